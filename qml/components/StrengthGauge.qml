pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A unit's strength as a row of pips: those that it has are filled, those that it lost are hollow. Where nobody
// told how strong it is there is one question mark.
Row {
    id: gauge

    required property int strength // -1: not known
    required property int full // the most that it is printed with; -1: not known
    required property string side
    property real room: Theme.scaled(120)

    readonly property int pips: Math.max(strength, full, 0)
    readonly property real pipWidth: Math.max(3, Math.min(Theme.scaled(13), (room - (pips - 1) * spacing) / Math.max(1, pips)))

    spacing: pips > 10 ? 2 : 3
    Accessible.ignored: true

    Repeater {
        model: gauge.strength < 0 ? 0 : gauge.pips

        Rectangle {
            required property int index
            readonly property bool isFilled: index < gauge.strength

            width: gauge.pipWidth
            height: Theme.scaled(18)
            radius: 2
            color: isFilled ? Theme.sideColour(gauge.side) : "transparent"
            border.width: 1
            border.color: isFilled ? Qt.darker(color, 1.7) : Theme.inkSoft
        }
    }

    Words {
        visible: gauge.strength < 0
        text: "?"
        font.weight: Font.Bold
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
