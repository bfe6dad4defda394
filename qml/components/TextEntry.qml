import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Ui

// A line that is typed.
TextField {
    id: field

    required property string name

    implicitHeight: Theme.touch
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: Theme.ink
    placeholderTextColor: Theme.inkSoft
    selectByMouse: true
    Accessible.name: name

    background: Rectangle {
        radius: Theme.radius
        color: Theme.paperLight
        border.width: field.activeFocus ? 3 : 1
        border.color: field.activeFocus ? Theme.focusRing : Theme.edge
    }
}
