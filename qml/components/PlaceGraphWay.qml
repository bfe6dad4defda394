import QtQuick
import QtQuick.Shapes

// A way of a graph: a line from point to point, whole or dashed by its kind.
Shape {
    id: way

    required property list<point> points
    property real thickness: 2
    property color colour
    property int dash: 0

    Accessible.ignored: true

    ShapePath {
        strokeColor: way.colour
        strokeWidth: way.thickness
        strokeStyle: way.dash === 0 ? ShapePath.SolidLine : ShapePath.DashLine
        dashPattern: [2 + 2 * way.dash, 3]
        capStyle: way.dash === 0 ? ShapePath.RoundCap : ShapePath.FlatCap
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"

        PathPolyline {
            path: way.points
        }
    }
}
