import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A button that waits at the side: undo, record, back.
PressArea {
    id: button

    required property string title
    property string iconText
    property bool isTitleShown: true
    property string help

    text: title
    enabled: !isBarred
    leftPadding: Theme.s3
    rightPadding: Theme.s3
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    Accessible.description: help

    background: Rectangle {
        radius: Theme.radius
        color: button.pressed || button.enterIsDown ? Theme.brassSoft : Theme.card
        border.width: button.hovered ? 2 : 1
        border.color: button.hovered ? Theme.edge : Theme.line
        opacity: button.enabled ? 1 : 0.35

        FocusFrame {
            isShown: button.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s2

        Item { Layout.fillWidth: true }

        HoldMark {
            visible: button.isHeld
            progress: button.progress
            colour: Theme.ink
        }

        Words {
            visible: text !== ""
            text: button.iconText
            font.pixelSize: Theme.big
            color: button.enabled ? Theme.ink : Theme.inkSoft
            Accessible.ignored: true
        }

        Words {
            visible: button.isTitleShown
            text: button.title
            wrapMode: Text.NoWrap
            color: button.enabled ? Theme.ink : Theme.inkSoft
            Accessible.ignored: true
        }

        Item { Layout.fillWidth: true }
    }
}
