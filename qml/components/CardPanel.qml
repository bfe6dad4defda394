pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The card in play: its number, what it tells, and what it has one do, ticked off as it is done.
Rectangle {
    id: panel

    required property int number
    required property string title
    property string date
    property string history
    property bool isPractice: false
    property alias model: lines.model

    readonly property bool isNarrow: width < Theme.scaled(460)

    implicitWidth: 320
    implicitHeight: column.implicitHeight + 2 * Theme.s3
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.edge

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Card %1, %2").arg(number).arg(title)
    Accessible.description: (isPractice ? qsTr("From the practice deck.") + " " : "") + history

    RowLayout {
        id: column

        x: Theme.s4
        y: Theme.s3
        width: panel.width - 2 * Theme.s4
        spacing: Theme.s4

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            visible: !panel.isNarrow
            spacing: 0

            CardNumber {
                Layout.alignment: Qt.AlignHCenter
                number: panel.number
            }

            Words {
                Layout.alignment: Qt.AlignHCenter
                visible: panel.isPractice
                text: qsTr("practice")
                font.pixelSize: Theme.small
                color: Theme.inkSoft
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.s1

            RowLayout {
                spacing: Theme.s3

                CardNumber {
                    visible: panel.isNarrow
                    number: panel.number
                }

                Heading {
                    Layout.fillWidth: true
                    words: panel.title
                }
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: (panel.isNarrow && panel.isPractice ? qsTr("Practice deck.") + " " : "")
                      + (panel.date === "" ? "" : panel.date + ": ") + panel.history
                font.pixelSize: Theme.small
                color: Theme.inkSoft
            }

            Flow {
                id: flow

                Layout.fillWidth: true
                Layout.topMargin: Theme.s1
                spacing: Theme.s1 + 2
                visible: lines.count > 0

                Repeater {
                    id: lines

                    CardLine {
                        width: Math.min(implicitWidth, flow.width)
                        partBefore: index > 0 ? panel.partOf(index - 1) : ""
                    }
                }
            }
        }
    }

    function partOf(index: int): string {
        const line = lines.itemAt(index) as CardLine
        return line === null ? "" : line.part
    }
}
