import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 800
    height: 900

    property Item shown: null

    ListModel {
        id: places

        ListElement { title: "White House"; said: "White House, supply comes from here"; placeX: 0; placeY: 0.5; letters: "US"; remark: ""; isReached: true; isSource: true }
        ListElement { title: "Barker"; said: "Barker"; placeX: 0.5; placeY: 0.5; letters: ""; remark: ""; isReached: true; isSource: false }
        ListElement { title: "New Bridge"; said: "New Bridge, bridge down"; placeX: 1; placeY: 0.5; letters: "CS"; remark: "bridge down"; isReached: true; isSource: false }
    }

    ListModel {
        id: ways

        ListElement { fromX: 0; fromY: 0.5; toX: 0.5; toY: 0.5; kindIndex: 0; isUsed: true }
        ListElement { fromX: 0.5; fromY: 0.5; toX: 1; toY: 0.5; kindIndex: 1; isUsed: false }
    }

    // A list of numbers is no value of a ListElement, so these rows are made by hand.
    component Row: QtObject {
        required property string title
        required property string line
        required property string value
        required property string finding
        required property list<real> wayX
        required property list<real> wayY
    }

    readonly property list<Row> traces: [
        Row { title: "Slocum"; line: "in supply from White House, points"; value: "1"; finding: "good"; wayX: [0, 0.5]; wayY: [0.5, 0.5] },
        Row { title: "Smith"; line: "out of supply"; value: ""; finding: "bad"; wayX: []; wayY: [] }
    ]

    NetworkPanel {
        id: panel

        width: 780
        title: "Supply of your units"
        places: places
        ways: ways
        traces: root.traces
        onWayLit: where => root.shown = where
    }

    Tree { id: tree }

    TestCase {
        name: "Graph"
        when: windowShown

        function cleanup() {
            panel.chosen = -1
            root.shown = null
            panel.width = 780
            Theme.textScale = 1
        }

        function ofKind(kind) {
            return tree.collect(panel, child => child instanceof kind)
        }

        function lit() {
            return tree.collect(panel, child => child.objectName === "lit")
        }

        function test_aTapOnAUnitLightsItsWayAndAnotherPutsItOut() {
            compare(lit().length, 0)
            const lines = ofKind(TraceLine)
            compare(lines.length, 2)
            mouseClick(lines[0])
            compare(panel.chosen, 0)
            compare(lit().length, 1)
            verify(root.shown instanceof PlaceGraph)
            const points = lit()[0].points
            compare(points.length, 2)
            const stops = ofKind(PlaceGraphStop)
            compare(points[0].x, stops[0].centreX)
            compare(points[1].x, stops[1].centreX)
            compare(lines[0].Accessible.description, "its way is lit")
            mouseClick(lines[0])
            compare(lit().length, 0)
        }

        function test_aUnitWithoutAWayLightsNone() {
            const lines = ofKind(TraceLine)
            mouseClick(lines[1])
            compare(panel.chosen, 1)
            compare(lit().length, 0)
            compare(root.shown, null)
            compare(lines[1].Accessible.description, "no way to show")
        }

        function test_aLineIsFoundByKeysAndSaysItsVerdict() {
            const line = ofKind(TraceLine)[0]
            compare(line.Accessible.name, "Slocum: in supply from White House, points, 1")
            line.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(panel.chosen, 0)
            verify(line.height >= 48)
        }

        function test_aWayInUseIsThickerThanTheOthers() {
            const drawn = ofKind(PlaceGraphWay)
            compare(drawn.length, 2)
            verify(drawn[0].thickness > drawn[1].thickness)
            verify(drawn[0].dash !== drawn[1].dash)
        }

        function test_placesSayWhatIsToBeSeenOfThemAndDifferInShape() {
            const stops = ofKind(PlaceGraphStop)
            compare(stops.map(stop => stop.Accessible.name),
                    ["White House, supply comes from here", "Barker", "New Bridge, bridge down"])
            verify(stops[0].radius < stops[2].radius)
        }

        function test_everythingStaysInsideOfANarrowPanelWithLargeText() {
            Theme.textScale = 2
            panel.width = 330
            wait(50)
            for (const line of ofKind(TraceLine))
                verify(line.mapToItem(panel, line.width, 0).x <= panel.width)
            for (const stop of ofKind(PlaceGraphStop)) {
                verify(stop.mapToItem(panel, 0, 0).x >= 0)
                verify(stop.mapToItem(panel, stop.width, 0).x <= panel.width)
            }
        }
    }
}
