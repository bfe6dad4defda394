import QtQuick
import FieldDesk.Ui

// A drawn tick, for fonts often lack one: two strokes that meet.
Item {
    id: tick

    property color colour: Theme.good
    property real size: Theme.small

    readonly property real stroke: Math.max(1.6, size / 7)

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    TickStroke {
        x: tick.size * 0.14
        y: tick.size * 0.52
        width: tick.size * 0.42
        height: tick.stroke
        rotation: 45
        color: tick.colour
    }

    TickStroke {
        x: tick.size * 0.14 + tick.size * 0.42 * Math.SQRT1_2
        y: tick.size * 0.52 + tick.size * 0.42 * Math.SQRT1_2
        width: tick.size * 0.78
        height: tick.stroke
        rotation: -51
        color: tick.colour
    }
}
