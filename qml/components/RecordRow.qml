import QtQuick
import QtQuick.Templates as T
import FieldDesk.Ui

// One entry of the record. What was taken back is struck through and says so.
T.AbstractButton {
    id: row

    required property int index
    required property int number
    required property string headline
    required property string sentences // a line for each
    required property bool isLive
    required property bool hasRuling

    signal asked()
    signal shown()

    text: headline
    enabled: hasRuling
    hoverEnabled: true
    focusPolicy: hasRuling ? Qt.StrongFocus : Qt.NoFocus
    padding: Theme.s2
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)

    Accessible.role: hasRuling ? Accessible.Button : Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(number).arg(headline)
    Accessible.description: (isLive ? "" : qsTr("Taken back.") + " ") + sentences
                            + (hasRuling ? " " + qsTr("Opens its ruling.") : "")
    Keys.onReturnPressed: asked()
    Keys.onEnterPressed: asked()
    onClicked: asked()
    onActiveFocusChanged: if (activeFocus) shown()

    background: Rectangle {
        radius: Theme.radius
        color: row.hovered && row.hasRuling ? Theme.card : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }

        FocusFrame {
            gap: -2
            isShown: row.visualFocus
        }
    }

    contentItem: Item {
        implicitHeight: column.height

        Words {
            id: count

            y: Theme.scaled(2)
            width: Theme.scaled(28)
            text: row.number
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }

        Column {
            id: column

            x: count.width + Theme.s3
            width: parent.width - x - why.implicitWidth - Theme.s3
            spacing: 2

            Words {
                width: column.width
                text: row.headline
                font.weight: Font.DemiBold
                font.strikeout: !row.isLive
                color: row.isLive ? Theme.ink : Theme.inkSoft
                Accessible.ignored: true
            }

            Words {
                width: column.width
                visible: text !== ""
                text: row.sentences
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                Accessible.ignored: true
            }

            Chip {
                visible: !row.isLive
                text: qsTr("taken back")
            }
        }

        Words {
            id: why

            anchors.right: parent.right
            visible: row.hasRuling
            text: qsTr("why?")
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.small
            font.underline: true
            color: Theme.inkSoft
            Accessible.ignored: true
        }
    }
}
