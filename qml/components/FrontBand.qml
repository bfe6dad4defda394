pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// One front over the turns: a line that climbs with the distance, and a square where it ended.
Item {
    id: band

    required property string name
    required property string foot
    required property int length
    required property list<int> distances
    required property real nameWidth

    readonly property real headHeight: nameWidth > 0 ? Theme.s2 : label.height + Theme.s1
    readonly property real ground: height - Theme.s3
    readonly property int last: distances.length > 0 ? distances[distances.length - 1] : -1

    Accessible.role: Accessible.StaticText
    Accessible.name: last < 0 ? name : qsTr("%1: ended %2 from %3").arg(name).arg(last).arg(foot)

    function pointX(turn: int): real {
        const steps = Math.max(1, band.distances.length - 1)
        return band.nameWidth + Theme.s2 + (band.width - band.nameWidth - 2 * Theme.s2) * turn / steps
    }

    function pointY(distance: int): real {
        return band.ground - (band.ground - band.headHeight) * distance / Math.max(1, band.length)
    }

    Words {
        id: label

        y: band.nameWidth > 0 ? band.ground - height : 0
        width: band.nameWidth > 0 ? band.nameWidth - Theme.s2 : band.width
        text: band.name
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Rectangle {
        x: band.nameWidth
        y: band.ground
        width: band.width - band.nameWidth
        height: 2
        color: Theme.edge
    }

    Rectangle {
        x: band.nameWidth
        y: band.headHeight
        width: band.width - band.nameWidth
        height: 1
        color: Theme.line
    }

    Repeater {
        model: Math.max(0, band.distances.length - 1)

        FrontStep {
            required property int index

            fromX: band.pointX(index)
            toX: band.pointX(index + 1)
            fromY: band.pointY(band.distances[index])
            toY: band.pointY(band.distances[index + 1])
            visible: band.distances[index] >= 0 && band.distances[index + 1] >= 0
        }
    }

    Rectangle {
        visible: band.last >= 0
        x: band.pointX(band.distances.length - 1) - width / 2
        y: band.pointY(Math.max(0, band.last)) - height / 2
        width: Theme.scaled(12)
        height: width
        color: Theme.union
        border.width: 1
        border.color: Theme.unionText
    }
}
