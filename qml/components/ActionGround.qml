import QtQuick
import FieldDesk.Ui

// The ground of an action: dark where it is the main one, dashed into the paper where it is barred, and filling
// from the left while it is held.
Rectangle {
    id: ground

    required property bool isMain
    required property bool isBarred
    required property bool isPressed
    required property bool isHovered
    required property real progress

    radius: Theme.radius
    color: isBarred ? "transparent" : isMain ? Theme.main : Theme.card
    border.width: isMain ? 0 : isHovered && !isBarred ? 2 : 1
    border.color: isBarred ? Theme.line : isHovered ? Theme.edge : Theme.line

    Rectangle {
        radius: ground.radius
        width: Math.max(2 * radius, ground.width * ground.progress)
        height: ground.height
        color: ground.isMain ? Theme.mainFill : Theme.brassSoft
        visible: ground.progress > 0
    }

    Rectangle {
        anchors.fill: parent
        radius: ground.radius
        color: ground.isPressed ? "#22000000" : ground.isHovered && ground.isMain ? "#14ffffff" : "transparent"
        visible: !ground.isBarred
    }
}
