pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A box beside the map and the counters in it.
Rectangle {
    id: box

    required property string title
    required property list<string> counters
    required property list<string> sides
    required property list<int> values // -1 where this seat knows none
    required property int counterCount
    required property real most // as wide as it may be

    implicitWidth: Math.min(row.natural + 2 * Theme.s3, most)
    implicitHeight: row.height + Theme.s2
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.line

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Flow {
        id: row

        // As wide as it would like to be in one line.
        readonly property real natural: {
            let width = name.implicitWidth
            for (let index = 0; index < counters.count; ++index) {
                const counter = counters.itemAt(index) as CounterView
                if (counter !== null)
                    width += counter.implicitWidth + spacing
            }
            return Math.ceil(width)
        }

        x: Theme.s3
        y: Theme.s1
        width: box.width - 2 * Theme.s3
        spacing: Theme.s2

        Words {
            id: name

            text: box.counterCount === 0 ? qsTr("%1: empty").arg(box.title) : box.title
            wrapMode: Text.NoWrap
            height: Math.max(implicitHeight, Math.round(Theme.small * 1.7))
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Repeater {
            id: counters

            model: box.counters

            CounterView {
                required property int index
                required property string modelData

                letters: modelData
                name: modelData
                side: box.sides[index] ?? "cs"
                value: box.values[index] ?? -1
                isSmall: true
            }
        }
    }
}
