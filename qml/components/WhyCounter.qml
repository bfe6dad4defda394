import QtQuick
import FieldDesk.Ui

// Lies over a counter and asks how its value comes about; as large as a finger where the counter is not.
TapArea {
    id: why

    required property CounterView counter
    required property string subject

    readonly property real spare: Math.max(0, Theme.touch - counter.width) / 2
    readonly property real spareAbove: Math.max(0, Theme.touch - counter.height) / 2

    x: counter.x - spare
    y: counter.y - spareAbove
    width: counter.width + 2 * spare
    height: counter.height + 2 * spareAbove
    Accessible.name: qsTr("%1, why?").arg(subject)

    background: Item {
        FocusFrame {
            gap: -2
            isShown: why.visualFocus
        }
    }
}
