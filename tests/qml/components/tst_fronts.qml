import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 1200
    height: 600

    FrontModel { id: valley }

    FrontLane {
        id: lane

        width: 360
        title: "Valley"
        model: valley
    }

    CounterView {
        id: union

        y: 400
        letters: "US"
        side: "us"
        value: 3
    }

    CounterView {
        id: confederate

        y: 440
        letters: "CS"
        side: "cs"
        leader: "Lee"
    }

    FrontsChart {
        id: chart

        y: 480
        width: 400
        names: ["Valley", "James"]
        lengths: [7, 4]
        distances: [5, 4, 4, 3, 3, -1]
    }

    Tree { id: tree }

    TestCase {
        name: "Fronts"
        when: windowShown

        function init() {
            Theme.textScale = 1
            lane.width = 360
        }

        function cleanup() {
            Theme.textScale = 1
        }

        function countersOf(item) {
            return tree.collect(item, child => child instanceof CounterView)
        }

        function test_aSideIsToldByLettersAndShape() {
            compare(union.letters, "US")
            compare(confederate.letters, "CS")
            verify(union.radius <= 2)
            verify(confederate.radius >= confederate.height / 4)
            verify(union.Accessible.name.includes("US"))
            verify(confederate.Accessible.name.includes("CS"))
            verify(confederate.Accessible.name.includes("Lee"))
        }

        function test_bothArmiesAreShownAtEveryWidth_data() {
            return [{ tag: "phone", width: 304, scale: 1, form: "compact" },
                    { tag: "phone, large text", width: 304, scale: 2, form: "compact" },
                    { tag: "tablet", width: 620, scale: 1, form: "staggered" },
                    { tag: "desktop", width: 1100, scale: 1, form: "full" },
                    { tag: "desktop, large text", width: 1100, scale: 2, form: "staggered" }]
        }

        function test_bothArmiesAreShownAtEveryWidth(row) {
            Theme.textScale = row.scale
            lane.width = row.width
            compare(lane.form, row.form)
            const counters = countersOf(lane)
            compare(counters.length, 2)
            const places = counters.map(counter => counter.mapToItem(lane, 0, 0))
            for (let index = 0; index < 2; ++index) {
                verify(places[index].x >= 0, "it begins left of the lane")
                verify(places[index].x + counters[index].width <= lane.width + 0.5, "it ends right of the lane")
                verify(places[index].y + counters[index].height <= lane.implicitHeight, "it ends below the lane")
            }
            const isApart = places[0].x + counters[0].width <= places[1].x
                          || places[0].y + counters[0].height <= places[1].y
            verify(isApart, "one counter covers the other")
        }

        function test_theLaneTellsInWordsWhereTheArmiesStand() {
            compare(lane.Accessible.description, "CS Lee at New Market, US 3 +1 at Winchester")
        }

        function test_theWordsFollowTheModel() {
            valley.setProperty(4, "hasUnion", false)
            valley.setProperty(5, "hasUnion", true)
            compare(lane.summary, "CS Lee at New Market, US at Harper's Ferry")
            valley.setProperty(5, "hasUnion", false)
            valley.setProperty(4, "hasUnion", true)
        }

        function test_theChartHasANumberForEachTurnOfAFront() {
            compare(chart.turns, 3)
            compare(chart.distancesOf(0), [5, 4, 4])
            compare(chart.distancesOf(1), [3, 3, -1])
        }
    }
}
