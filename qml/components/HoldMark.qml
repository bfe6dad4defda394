import QtQuick
import FieldDesk.Ui

// A small ring that says "hold", and fills while one does.
Rectangle {
    id: mark

    required property real progress
    required property color colour
    property real size: Theme.scaled(17)

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: "transparent"
    border.width: 1.5
    border.color: colour
    antialiasing: true
    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: mark.size * (0.34 + 0.56 * mark.progress)
        height: width
        radius: width / 2
        color: mark.colour
        antialiasing: true
    }
}
