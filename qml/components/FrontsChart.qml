pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// How far the Union stood from Richmond on each front, turn by turn: a band for each front, Richmond at its foot.
// `distances` holds front after front, a number for the start and one for each turn; below 0 nobody was there.
Item {
    id: chart

    required property list<string> names
    required property list<int> distances
    required property list<int> lengths // of each front, in steps from Richmond to its far end
    property string word: qsTr("turn")
    property string foot: qsTr("Richmond")

    readonly property int turns: names.length > 0 ? Math.floor(distances.length / names.length) : 0
    readonly property bool isWide: width >= Theme.scaled(520)
    readonly property real nameWidth: isWide ? Theme.scaled(110) : 0
    readonly property real bandHeight: (height - axis.height - legend.height - Theme.s1) / Math.max(1, names.length)

    implicitWidth: 320
    implicitHeight: names.length * Theme.scaled(isWide ? 70 : 92) + axis.height + legend.height + Theme.s1

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Distance from %1 on each front, by %2").arg(foot).arg(word)

    function distancesOf(front: int): list<int> {
        const own = []
        for (let turn = 0; turn < chart.turns; ++turn)
            own.push(chart.distances[front * chart.turns + turn])
        return own
    }

    Words {
        id: legend

        width: chart.width
        text: qsTr("Where the Union stood: the heavy line of each front is %1, the thin one its far end.").arg(chart.foot)
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    Repeater {
        model: chart.names.length

        FrontBand {
            required property int index

            y: legend.height + Theme.s1 + index * chart.bandHeight
            width: chart.width
            height: chart.bandHeight
            name: chart.names[index] ?? ""
            foot: chart.foot
            length: chart.lengths[index] ?? 1
            distances: chart.distancesOf(index)
            nameWidth: chart.nameWidth
        }
    }

    Item {
        id: axis

        anchors.bottom: parent.bottom
        x: chart.nameWidth
        width: chart.width - chart.nameWidth
        height: first.height + Theme.s1

        Words {
            id: first

            text: chart.turns > 0 ? qsTr("start") : ""
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Words {
            anchors.right: parent.right
            text: chart.turns > 1 ? qsTr("%1 %2").arg(chart.word).arg(chart.turns - 1) : ""
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
