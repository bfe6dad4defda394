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

    PlaceMark {
        id: works

        x: 700
        y: 400
        size: 40
        kind: "fortified"
        isLit: true
    }

    TestCase {
        name: "Fronts"
        when: windowShown

        function init() {
            Theme.textScale = 1
            lane.width = 360
            valley.place(3, 4, "+1")
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

        function test_aLeaderWithoutAnArmyIsShownByName() {
            valley.set(1, { hasUnion: false, unionExtra: "McClellan" })
            const alone = countersOf(lane).filter(counter => counter.visible && counter.leader === "McClellan")
            compare(alone.length, 1)
            compare(alone[0].letters, "")
            compare(alone[0].Accessible.name, "McClellan")
            verify(lane.summary.includes("McClellan at Gordonsville"))
            verify(lane.summary.includes("US 3 +1 at Winchester"))
        }

        function test_aFortifiedPlaceIsAPentagon() {
            const picture = grabImage(works)
            const middle = works.width / 2
            verify(Qt.colorEqual(picture.pixel(middle, middle), Theme.brassSoft))
            // A square or a circle of this size would reach these two corners of its lower half.
            verify(!Qt.colorEqual(picture.pixel(2, works.height * 0.75), Theme.brassSoft))
            verify(!Qt.colorEqual(picture.pixel(middle, 3), Theme.brassSoft))
        }

        function test_bothArmiesAreShownAtEveryWidth_data() {
            const widths = [{ tag: "phone", width: 304, scale: 1, form: "compact" },
                            { tag: "phone, large text", width: 304, scale: 2, form: "compact" },
                            { tag: "tablet", width: 580, scale: 1, form: "staggered" },
                            { tag: "desktop", width: 1100, scale: 1, form: "full" },
                            { tag: "desktop, large text", width: 1140, scale: 2, form: "staggered" }]
            const places = [[3, 4], [0, 0], [0, 1], [6, 7], [7, 7], [4, 4], [5, 2]]
            const rows = []
            for (const row of widths) {
                for (const at of places) {
                    rows.push({ tag: row.tag + ", CS at " + at[0] + ", US at " + at[1], width: row.width,
                                scale: row.scale, form: row.form, confederateAt: at[0], unionAt: at[1] })
                }
            }
            return rows
        }

        function test_bothArmiesAreShownAtEveryWidth(row) {
            Theme.textScale = row.scale
            lane.width = row.width
            valley.place(row.confederateAt, row.unionAt, row.scale === 1 ? "McClellan +1" : "+1")
            compare(lane.form, row.form)
            const counters = countersOf(lane)
            compare(counters.length, 2)
            const places = counters.map(counter => counter.mapToItem(lane, 0, 0))
            for (let index = 0; index < 2; ++index) {
                verify(places[index].x >= -0.5, "it begins left of the lane")
                verify(places[index].x + counters[index].width <= lane.width + 0.5, "it ends right of the lane")
                verify(places[index].y + counters[index].height <= lane.implicitHeight, "it ends below the lane")
            }
            const isBeside = places[0].x + counters[0].width <= places[1].x
                          || places[1].x + counters[1].width <= places[0].x
            const isAbove = places[0].y + counters[0].height <= places[1].y
                         || places[1].y + counters[1].height <= places[0].y
            verify(isBeside || isAbove, "one counter covers the other")
        }

        function test_theLaneTellsInWordsWhereTheArmiesStand() {
            compare(lane.Accessible.description, "CS Lee at New Market, US 3 +1 at Winchester")
        }

        function test_theWordsFollowTheModel() {
            valley.place(4, 5, "")
            compare(lane.summary, "CS Lee at Winchester, US 3 at Harper's Ferry")
        }

        function test_theChartHasANumberForEachTurnOfAFront() {
            compare(chart.turns, 3)
            compare(chart.distancesOf(0), [5, 4, 4])
            compare(chart.distancesOf(1), [3, 3, -1])
        }
    }
}
