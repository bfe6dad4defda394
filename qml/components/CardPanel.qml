pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// The card in play: its number, what it tells, and what it has one do, ticked off as it is done.
Rectangle {
    id: panel

    required property int number
    required property string title
    property string date
    property string history
    property string wording // as its owner copied it
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

    Column {
        id: stub

        x: Theme.s4
        y: Theme.s3
        visible: !panel.isNarrow

        CardNumber {
            anchors.horizontalCenter: parent.horizontalCenter
            number: panel.number
        }

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: panel.isPractice
            text: qsTr("practice")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }

    Column {
        id: column

        x: Theme.s4 + (panel.isNarrow ? 0 : Math.max(Theme.scaled(44), stub.width) + Theme.s4)
        y: Theme.s3
        width: panel.width - x - Theme.s4
        spacing: Theme.s1

        Row {
            width: column.width
            spacing: Theme.s3

            CardNumber {
                id: cornerNumber

                visible: panel.isNarrow
                number: panel.number
            }

            Heading {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - (panel.isNarrow ? cornerNumber.width + Theme.s3 : 0)
                words: panel.title
            }
        }

        Words {
            width: column.width
            visible: text !== ""
            text: (panel.isNarrow && panel.isPractice ? qsTr("Practice deck.") + " " : "")
                  + (panel.date === "" ? "" : panel.date + ": ") + panel.history
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Words {
            width: column.width
            visible: text !== ""
            text: panel.wording
            font.italic: true
        }

        Flow {
            id: flow

            width: column.width
            topPadding: Theme.s1
            spacing: Theme.s1 + 2
            visible: lines.count > 0

            Repeater {
                id: lines

                CardLine {
                    room: flow.width
                    partBefore: index > 0 ? panel.partOf(index - 1) : ""
                }
            }
        }
    }

    function partOf(index: int): string {
        const line = lines.itemAt(index) as CardLine
        return line === null ? "" : line.part
    }
}
