import QtQuick
import FieldDesk.Ui

// The ring that says where the keyboard is. It lies around its parent and inside of nothing.
Rectangle {
    property bool isShown: false
    property int gap: 3

    anchors.fill: parent
    anchors.margins: -gap
    radius: Theme.radius + gap
    color: "transparent"
    border.width: 3
    border.color: Theme.focusRing
    visible: isShown
    z: 2
}
