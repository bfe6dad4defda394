import QtQuick
import QtQuick.Shapes
import FieldDesk.Ui

// A drawn tick, for fonts often lack one.
Shape {
    id: tick

    property color colour: Theme.good
    property real size: Theme.small

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    ShapePath {
        strokeWidth: Math.max(1.6, tick.size / 7)
        strokeColor: tick.colour
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        startX: tick.size * 0.14
        startY: tick.size * 0.55

        PathLine { x: tick.size * 0.40; y: tick.size * 0.80 }
        PathLine { x: tick.size * 0.88; y: tick.size * 0.22 }
    }
}
