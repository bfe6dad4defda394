import QtQuick
import QtQuick.Shapes
import FieldDesk.Ui

// A small ring that says "hold", and closes while one does.
Shape {
    id: mark

    required property real progress
    required property color colour
    property real size: Theme.scaled(17)

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    ShapePath {
        strokeWidth: 1.4
        strokeColor: mark.colour
        fillColor: "transparent"

        PathAngleArc {
            centerX: mark.size / 2
            centerY: mark.size / 2
            radiusX: mark.size / 2 - 2
            radiusY: mark.size / 2 - 2
            startAngle: 0
            sweepAngle: 360
        }
    }

    ShapePath {
        strokeWidth: 4
        strokeColor: mark.progress > 0 ? mark.colour : "transparent"
        fillColor: "transparent"

        PathAngleArc {
            centerX: mark.size / 2
            centerY: mark.size / 2
            radiusX: mark.size / 2 - 2
            radiusY: mark.size / 2 - 2
            startAngle: -90
            sweepAngle: 360 * mark.progress
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.round(mark.size / 3.4)
        height: width
        radius: width / 2
        color: mark.colour
    }
}
