pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// Places and the ways between them. Where they lie here says nothing of the map; what hangs together does. A place
// that is not reached is hollow, one where ways begin is square, and a way that is in use is thick.
Item {
    id: graph

    property alias places: stops.model
    property alias connections: ways.model
    property bool areNamed: width > Theme.scaled(420)
    // The way that is lit, from place to place.
    property list<real> litX
    property list<real> litY

    readonly property real inset: Theme.scaled(areNamed ? 56 : 20)
    readonly property real roomX: width - 2 * inset
    readonly property real roomY: height - 2 * Theme.scaled(30)

    implicitHeight: Theme.scaled(380)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The places and the ways between them")

    function atX(share: real): real {
        return graph.inset + share * graph.roomX
    }

    function atY(share: real): real {
        return Theme.scaled(26) + share * graph.roomY
    }

    // Behind the ways, so that the kind of each is still seen on it.
    PlaceGraphWay {
        objectName: "lit"
        visible: graph.litX.length > 1
        points: {
            const points = []
            for (let index = 0; index < graph.litX.length; ++index)
                points.push(Qt.point(graph.atX(graph.litX[index]), graph.atY(graph.litY[index])))
            return points
        }
        thickness: Theme.scaled(12)
        colour: Theme.brass
    }

    Repeater {
        id: ways

        PlaceGraphWay {
            required property real fromX
            required property real fromY
            required property real toX
            required property real toY
            required property int kindIndex
            required property bool isUsed

            visible: kindIndex >= 0
            points: [Qt.point(graph.atX(fromX), graph.atY(fromY)), Qt.point(graph.atX(toX), graph.atY(toY))]
            thickness: isUsed ? 5 : kindIndex === 0 ? 3 : 2
            colour: isUsed ? Theme.ink : Theme.inkSoft
            dash: kindIndex
        }
    }

    Repeater {
        id: stops

        PlaceGraphStop {
            required property real placeX
            required property real placeY

            centreX: graph.atX(placeX)
            centreY: graph.atY(placeY)
            isNamed: graph.areNamed
        }
    }
}
