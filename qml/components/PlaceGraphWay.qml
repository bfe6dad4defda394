pragma ComponentBehavior: Bound

import QtQuick

// A way of a graph: a line from point to point, whole or dashed by its kind. It is made of bars, which every
// renderer clips where the paper ends.
Item {
    id: way

    required property list<point> points
    property real thickness: 2
    property color colour
    property int dash: 0

    readonly property real step: dash === 0 ? 0 : thickness * (5 + 2 * dash)

    Accessible.ignored: true

    Repeater {
        model: Math.max(0, way.points.length - 1)

        Item {
            id: bar

            required property int index
            readonly property point from: way.points[index]
            readonly property point to: way.points[index + 1]
            readonly property real length: Math.hypot(to.x - from.x, to.y - from.y)

            x: from.x
            y: from.y - way.thickness / 2
            width: length
            height: way.thickness
            transformOrigin: Item.Left
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI

            Repeater {
                model: way.step > 0 ? Math.ceil(bar.length / way.step) : 1

                Rectangle {
                    required property int index

                    x: way.step > 0 ? index * way.step : -way.thickness / 2
                    width: way.step > 0 ? Math.min(way.step - 2 * way.thickness, bar.length - x) : bar.length + way.thickness
                    height: way.thickness
                    radius: way.step > 0 ? 0 : height / 2
                    color: way.colour
                    antialiasing: true
                }
            }
        }
    }
}
