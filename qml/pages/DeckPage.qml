pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The deck of a box, card by card: what each prints, and how the rules read it.
PageFrame {
    id: page

    required property Notebook notebook
    required property DeckSheet sheet

    readonly property alias wordPalette: wordPalette
    readonly property bool isWide: width >= Theme.scaled(900)

    title: qsTr("Cards")
    sideWidth: isWide ? Theme.scaled(260) : 0
    widest: Theme.scaled(1200)

    side: Panel {
        anchors.fill: parent

        DeckList {
            anchors.fill: parent
            sheet: page.sheet
        }
    }

    Panel {
        Layout.fillWidth: true
        visible: !page.isWide

        DeckList {
            anchors.fill: parent
            implicitHeight: Theme.scaled(180)
            sheet: page.sheet
        }
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            CardWords {
                Layout.fillWidth: true
                sheet: page.sheet
            }

            NotebookSteps {
                Layout.fillWidth: true
                notebook: page.notebook
            }
        }
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.width >= Theme.scaled(1080) ? 2 : 1
        columnSpacing: Theme.s3
        rowSpacing: Theme.s3

        Panel {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 3
            heading: qsTr("What it does")

            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.s3

                Repeater {
                    model: page.sheet.form

                    CardFormLine {
                        id: line

                        Layout.fillWidth: true
                        onWordWanted: wordPalette.ask(line.pointer, line.kind === "list", line.title, line.choices, line.choiceHelp)
                        onAdded: (pointer, choice) => page.sheet.add(pointer, choice)
                        onRemoved: pointer => page.sheet.remove(pointer)
                        onMoved: (pointer, steps) => page.sheet.move(pointer, steps)
                        onChose: (pointer, choice) => page.sheet.choose(pointer, choice)
                        onNumbered: (pointer, number) => page.sheet.setNumber(pointer, number)
                        onFlagged: (pointer, isOn) => page.sheet.setFlag(pointer, isOn)
                        onWrote: (pointer, text) => page.sheet.setText(pointer, text)
                    }
                }
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 2
            heading: qsTr("So the rules read it")

            Column {
                id: lines

                anchors.fill: parent
                spacing: Theme.s1 + 2

                Words {
                    width: lines.width
                    visible: !page.sheet.isChanged && page.sheet.provenance === "practice"
                    text: qsTr("This is the practice card of that number, as long as yours is not written.")
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                Repeater {
                    id: readings

                    model: page.sheet.lines

                    CardLine {
                        room: lines.width
                        partBefore: index > 0 ? page.partOf(index - 1) : ""
                    }
                }
            }
        }
    }

    WordPalette {
        id: wordPalette

        onPicked: (pointer, isNew, index) => {
            if (isNew)
                page.sheet.add(pointer, index)
            else
                page.sheet.choose(pointer, index)
        }
    }

    function partOf(index: int): string {
        const line = readings.itemAt(index) as CardLine
        return line === null ? "" : line.part
    }
}
