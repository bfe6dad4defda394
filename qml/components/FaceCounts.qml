pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// How often each face of a die came, as bars over a line that says what would be even.
Item {
    id: chart

    required property list<int> counts

    readonly property int most: largest(counts)
    readonly property real even: counts.length > 0 ? sum(counts) / counts.length : 0
    readonly property real step: width / Math.max(1, counts.length)
    readonly property real ground: height - Theme.scaled(26)

    implicitWidth: 320
    implicitHeight: Theme.scaled(170)
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("How often each face came")
    Accessible.description: spoken(counts)

    function largest(counts: list<int>): int {
        let most = 1
        for (const count of counts)
            most = Math.max(most, count)
        return most
    }

    function sum(counts: list<int>): int {
        let all = 0
        for (const count of counts)
            all += count
        return all
    }

    function spoken(counts: list<int>): string {
        let all = ""
        for (let face = 0; face < counts.length; ++face)
            all += qsTr("%1: %2. ").arg(face + 1).arg(counts[face])
        return all
    }

    function heightOf(count: real): real {
        return (chart.ground - Theme.scaled(24)) * count / chart.most
    }

    Rectangle {
        y: chart.ground - chart.heightOf(chart.even)
        width: chart.width
        height: 2
        color: Theme.brass
    }

    Repeater {
        model: chart.counts

        Item {
            id: face

            required property int index
            required property int modelData

            x: index * chart.step
            width: chart.step
            height: chart.height

            Rectangle {
                id: bar

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(4, Math.min(Theme.scaled(48), parent.width * 0.6))
                height: chart.heightOf(face.modelData)
                y: chart.ground - height
                radius: 2
                color: Theme.main
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: bar.top
                text: face.modelData
                font.pixelSize: Theme.small
                font.weight: Font.Bold
                Accessible.ignored: true
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                text: face.index + 1
                Accessible.ignored: true
            }
        }
    }
}
