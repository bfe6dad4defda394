pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A box beside the map and the counters in it.
Rectangle {
    id: box

    required property string title
    required property list<string> counters
    required property list<string> sides
    required property int counterCount

    implicitWidth: row.implicitWidth + 2 * Theme.s3
    implicitHeight: row.implicitHeight + Theme.s2
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.line

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Row {
        id: row

        x: Theme.s3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s2

        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: box.counterCount === 0 ? qsTr("%1: empty").arg(box.title) : box.title
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Repeater {
            model: box.counters

            CounterView {
                required property int index
                required property string modelData

                y: (row.height - height) / 2
                letters: modelData
                name: modelData
                side: box.sides[index] ?? "cs"
                isSmall: true
            }
        }
    }
}
