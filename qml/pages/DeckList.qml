pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The cards of a deck by their numbers; which of them are copied from the box is told by a bar and by words.
ListView {
    id: list

    required property DeckSheet sheet

    clip: true
    spacing: Theme.s1
    model: sheet.cards
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Cards")

    delegate: TapArea {
        id: row

        required property int index
        required property int number
        required property string title
        required property string provenance
        required property bool isChanged

        readonly property bool isOpen: number === list.sheet.number
        readonly property string standing: isChanged ? qsTr("not kept yet") : provenance === "box" ? qsTr("from the box")
            : provenance === "practice" ? qsTr("practice") : qsTr("printed")

        width: list.width - Theme.s3
        text: qsTr("%1, %2").arg(number).arg(title)
        leftPadding: Theme.s3
        rightPadding: Theme.s2
        topPadding: Theme.s1
        bottomPadding: Theme.s1
        implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
        Accessible.role: Accessible.ListItem
        Accessible.description: standing
        Accessible.selected: isOpen
        onClicked: list.sheet.number = row.number
        onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(index, ListView.Contain)

        background: Rectangle {
            radius: Theme.radius
            color: row.isOpen ? Theme.brassSoft : row.hovered ? Theme.card : "transparent"
            border.width: row.isOpen ? 2 : 0
            border.color: Theme.brass

            Rectangle {
                x: 2
                y: Theme.s2
                width: 4
                height: parent.height - 2 * Theme.s2
                visible: row.provenance === "box"
                color: Theme.brass
            }

            FocusFrame {
                gap: -2
                isShown: row.visualFocus
            }
        }

        contentItem: RowLayout {
            spacing: Theme.s2

            Words {
                Layout.preferredWidth: Theme.scaled(26)
                text: row.number
                horizontalAlignment: Text.AlignRight
                font.weight: Font.Bold
                Accessible.ignored: true
            }

            ColumnLayout {
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    text: row.title
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.italic: row.provenance === "practice"
                    Accessible.ignored: true
                }

                Words {
                    Layout.fillWidth: true
                    text: row.standing
                    font.pixelSize: Theme.small
                    color: row.isChanged ? Theme.bad : Theme.inkSoft
                    Accessible.ignored: true
                }
            }
        }
    }
}
