pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A front as a track from one capital to the other, with both armies on it.
Item {
    id: lane

    required property string title
    property list<string> remarks
    property string unionLetters: "US"
    property string confederateLetters: "CS"
    property alias model: stops.model

    readonly property string form: ground.form

    // Counts up when a place comes or goes, so that the summary is read again.
    property int revision: 0
    readonly property string summary: describe(revision)

    signal valueAsked(int place)

    implicitWidth: 320
    implicitHeight: Math.max(ground.height, header.y + header.height + Theme.s1) + (ground.isCompact ? caption.height + Theme.s1 : 0)

    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Accessible.description: summary

    function stopAt(index: int): PlaceStop {
        return stops.itemAt(index) as PlaceStop
    }

    function stopWith(_: int, isWanted): PlaceStop {
        for (let index = 0; index < stops.count; ++index) {
            const stop = lane.stopAt(index)
            if (stop !== null && isWanted(stop))
                return stop
        }
        return null
    }

    function describe(_: int): string {
        const parts = []
        for (let index = 0; index < stops.count; ++index) {
            const stop = lane.stopAt(index)
            if (stop !== null && stop.showsConfederate)
                parts.push(qsTr("%1 at %2").arg(stop.confederateWords).arg(stop.placeName))
            if (stop !== null && stop.showsUnion)
                parts.push(qsTr("%1 at %2").arg(stop.unionWords).arg(stop.placeName))
        }
        return parts.join(", ")
    }

    ArmyShifts {
        id: shifts

        isBeside: !ground.isCompact
        least: ground.left
        most: ground.width
        union: lane.stopWith(lane.revision, stop => stop.hasUnion)
        confederate: lane.stopWith(lane.revision, stop => stop.hasConfederate)
    }

    LaneGeometry {
        id: ground

        width: lane.width
        count: stops.count
        headerHeight: header.height
        unionLetters: lane.unionLetters
        confederateLetters: lane.confederateLetters
    }

    Flow {
        id: header

        width: ground.isTitleBeside ? ground.left : lane.width
        y: ground.isTitleBeside ? ground.trackY - heading.height / 2 : 0
        spacing: Theme.s2

        Words {
            id: heading

            width: Math.min(implicitWidth, header.width)
            text: lane.title
            font.pixelSize: Theme.big
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: lane.remarks

            Chip {
                required property string modelData

                width: Math.min(implicitWidth, header.width)
                text: modelData
                tone: "brass"
            }
        }
    }

    Rectangle {
        x: ground.stopX(0)
        y: ground.trackY - height / 2
        width: ground.spacing * Math.max(0, stops.count - 1)
        height: Math.max(4, Theme.scaled(5))
        radius: height / 2
        color: Theme.edge
        opacity: 0.55
    }

    Repeater {
        id: stops

        onItemAdded: lane.revision += 1
        onItemRemoved: lane.revision += 1

        PlaceStop {
            geometry: ground
            unionShift: shifts.ofUnion
            confederateShift: shifts.ofConfederate
            onValueAsked: lane.valueAsked(index)
        }
    }

    Words {
        id: caption

        visible: ground.isCompact
        y: ground.height
        width: lane.width
        text: lane.endNames(lane.revision) + "\n" + lane.summary
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    function endNames(_: int): string {
        const first = lane.stopAt(0)
        const last = lane.stopAt(stops.count - 1)
        return first === null || last === null ? "" : qsTr("From %1 to %2.").arg(first.placeName).arg(last.placeName)
    }
}
