pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A sheet of paper with the shadow that it throws on the desk.
Rectangle {
    id: sheet

    radius: Theme.radius
    color: Theme.paper
    border.width: Theme.lantern ? 1 : 0
    border.color: Theme.line

    Repeater {
        model: 3

        Rectangle {
            required property int index

            z: -1
            x: -index
            y: 1 + index
            width: sheet.width + 2 * index
            height: sheet.height + index
            radius: sheet.radius + index
            color: Theme.shadow
            opacity: 0.5 - 0.13 * index
        }
    }
}
