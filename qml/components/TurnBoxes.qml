pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A box for each turn, dark behind us, tall brass now, hollow ahead.
Item {
    id: boxes

    required property int now
    required property int count

    readonly property real step: count > 0 ? Math.min(Theme.scaled(17), width / count) : 0

    implicitWidth: Theme.scaled(17) * count
    implicitHeight: Theme.scaled(26)
    visible: count > 0
    opacity: step >= 4 ? 1 : 0

    Repeater {
        model: boxes.count

        Rectangle {
            required property int index

            readonly property bool isNow: index + 1 === boxes.now
            readonly property bool isDone: index + 1 < boxes.now

            x: index * boxes.step
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(2, boxes.step - Math.min(4, boxes.step * 0.25))
            height: isNow ? Theme.scaled(26) : Theme.scaled(18)
            radius: Math.min(3, width / 3)
            color: isNow ? Theme.brass : isDone ? (Theme.lantern ? Theme.edge : Theme.main) : Theme.card
            border.width: isDone ? 0 : 1
            border.color: isNow ? Theme.ink : Theme.edge
        }
    }
}
