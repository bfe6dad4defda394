pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// How a game stands, small enough for the shelf: a line for each front, a square for the Union and a ring for the
// Confederates. Places are counted from 0 at the left; below 0 nobody is there.
Item {
    id: picture

    required property list<int> unionAt
    required property list<int> confederateAt
    required property list<int> lengths

    readonly property real row: height / Math.max(1, lengths.length)
    readonly property real dot: Math.max(6, Math.min(row * 0.6, Theme.scaled(11)))

    implicitWidth: Theme.scaled(150)
    implicitHeight: Theme.scaled(17) * lengths.length

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How the fronts stand")

    function placeX(at: int, length: int): real {
        return length > 1 ? (picture.width - picture.dot) * at / (length - 1) : 0
    }

    Repeater {
        model: picture.lengths.length

        Item {
            id: front

            required property int index

            readonly property int length: picture.lengths[index]
            readonly property int union: index < picture.unionAt.length ? picture.unionAt[index] : -1
            readonly property int confederate: index < picture.confederateAt.length ? picture.confederateAt[index] : -1

            y: index * picture.row
            width: picture.width
            height: picture.row

            Rectangle {
                y: (front.height - height) / 2
                width: parent.width
                height: 2
                color: Theme.edge
                opacity: 0.7
            }

            Repeater {
                model: front.length

                Rectangle {
                    required property int index

                    x: picture.placeX(index, front.length) + (picture.dot - width) / 2
                    y: (front.height - height) / 2
                    width: 4
                    height: 4
                    radius: 2
                    color: Theme.edge
                }
            }

            Rectangle {
                visible: front.confederate >= 0
                x: picture.placeX(front.confederate, front.length)
                y: (front.height - height) / 2
                width: picture.dot
                height: picture.dot
                radius: picture.dot / 2
                color: Theme.confederate
                border.width: 2
                border.color: Theme.ink
            }

            Rectangle {
                visible: front.union >= 0
                x: picture.placeX(front.union, front.length)
                y: (front.height - height) / 2
                width: picture.dot
                height: picture.dot
                color: Theme.union
                border.width: Theme.lantern ? 1 : 0
                border.color: Theme.unionText
            }
        }
    }
}
