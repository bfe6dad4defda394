pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Where the program begins: the games that were begun, and the boxed games to begin one with.
FocusScope {
    id: page

    required property Shelf shelf

    signal gameChosen(string path)
    signal lookChosen(string path)
    signal newGameChosen(string kit)
    signal notesChosen(string kit)
    signal copyWanted(string path)
    signal fileWanted()
    signal settingsWanted()
    signal helpWanted()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The shelf")

    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1) {
            event.accepted = true
            page.helpWanted()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.s3
        spacing: Theme.s3

        Panel {
            Layout.fillWidth: true
            topPadding: Theme.s2
            bottomPadding: Theme.s2

            GridLayout {
                anchors.fill: parent
                columns: page.width > Theme.scaled(340) ? 4 : 3
                columnSpacing: Theme.s2
                rowSpacing: Theme.s2

                Heading {
                    Layout.fillWidth: true
                    Layout.columnSpan: page.width > Theme.scaled(340) ? 1 : 3
                    words: "Field Desk"
                    font.pixelSize: Theme.title
                }

                QuietButton {
                    title: qsTr("Open a file")
                    isTitleShown: page.width > Theme.scaled(620)
                    iconText: "⇧"
                    onTaken: page.fileWanted()
                }

                QuietButton {
                    title: qsTr("Settings")
                    isTitleShown: page.width > Theme.scaled(620)
                    iconText: "⚙"
                    onTaken: page.settingsWanted()
                }

                QuietButton {
                    title: qsTr("Help")
                    isTitleShown: page.width > Theme.scaled(620)
                    iconText: "?"
                    onTaken: page.helpWanted()
                }
            }
        }

        ScrollPaper {
            Layout.fillWidth: true
            Layout.fillHeight: true
            widest: Theme.scaled(1100)

            Panel {
                Layout.fillWidth: true
                visible: page.shelf.problem + page.shelf.copied !== ""

                Words {
                    anchors.fill: parent
                    text: page.shelf.problem + page.shelf.copied
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    color: page.shelf.problem === "" ? Theme.ink : Theme.bad
                }
            }

            Panel {
                Layout.fillWidth: true
                heading: qsTr("Games to go on with")

                ColumnLayout {
                    anchors.fill: parent
                    spacing: Theme.s3

                    Words {
                        Layout.fillWidth: true
                        visible: page.shelf.isReading
                        text: qsTr("Reading the games…")
                        color: Theme.inkSoft
                    }

                    Words {
                        Layout.fillWidth: true
                        visible: !page.shelf.isReading && page.shelf.games.count === 0
                        text: qsTr("The games that you begin are kept here, saved after every order, and go on where they stood. None was begun yet: take a box from below.")
                    }

                    Repeater {
                        model: page.shelf.games

                        GameEntry {
                            id: entry

                            Layout.fillWidth: true
                            onChosen: page.gameChosen(entry.path)
                            onLookChosen: page.lookChosen(entry.path)
                            onCopyWanted: page.copyWanted(entry.path)
                        }
                    }
                }
            }

            Panel {
                Layout.fillWidth: true
                heading: qsTr("Boxed games")

                ColumnLayout {
                    anchors.fill: parent
                    spacing: Theme.s3

                    Repeater {
                        model: page.shelf.kits

                        KitEntry {
                            id: kit

                            Layout.fillWidth: true
                            isMain: page.shelf.games.count === 0
                            onChosen: page.newGameChosen(kit.kitId)
                            onNotesChosen: page.notesChosen(kit.kitId)
                        }
                    }
                }
            }
        }
    }
}
