import QtQuick
import FieldDesk.Ui

// From one turn to the next: along at the old distance, then up or down to the new one.
Item {
    id: step

    required property real fromX
    required property real toX
    required property real fromY
    required property real toY

    readonly property real stroke: Math.max(3, Theme.scaled(3))
    readonly property color colour: Theme.unionLine

    Rectangle {
        x: step.fromX - step.stroke / 2
        y: step.fromY - step.stroke / 2
        width: step.toX - step.fromX + step.stroke
        height: step.stroke
        radius: step.stroke / 2
        color: step.colour
    }

    Rectangle {
        x: step.toX - step.stroke / 2
        y: Math.min(step.fromY, step.toY) - step.stroke / 2
        width: step.stroke
        height: Math.abs(step.toY - step.fromY) + step.stroke
        radius: step.stroke / 2
        color: step.colour
    }
}
