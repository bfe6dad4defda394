import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 800
    height: 900

    component Row: QtObject {
        required property string title
        required property string said
        required property string side
        required property string place
        required property bool hasStrength
        required property int strength
        required property int full
        required property int rating
        required property bool isLost
        required property list<string> marks
        required property list<string> remarks
    }

    readonly property list<Row> rows: [
        Row { title: "Porter"; said: "Porter, leadership 2, Fairfield"; side: "us"; place: "Fairfield"; hasStrength: false; strength: -1; full: -1; rating: 2; isLost: false; marks: []; remarks: [] },
        Row { title: "Sykes"; said: "Sykes, strength 4 of 6, New Bridge, out of supply"; side: "us"; place: "New Bridge"; hasStrength: true; strength: 4; full: 6; rating: -1; isLost: false; marks: ["out of supply"]; remarks: ["leads"] },
        Row { title: "Huger"; said: "Huger, strength not known, place not known"; side: "cs"; place: "place not known"; hasStrength: true; strength: -1; full: -1; rating: -1; isLost: false; marks: []; remarks: [] },
        Row { title: "Stuart"; said: "Stuart, lost"; side: "cs"; place: "lost"; hasStrength: true; strength: 0; full: 3; rating: -1; isLost: true; marks: []; remarks: [] }
    ]

    FormationCard {
        id: card

        width: 420
        title: "V Corps"
        side: "us"
        letters: "US"
        strength: 10
        lines: ["Hidden markers left: 6"]
        nobody: "Nobody"
        model: root.rows
    }

    Tree { id: tree }

    TestCase {
        name: "Units"
        when: windowShown

        function cleanup() {
            card.width = 420
            Theme.textScale = 1
        }

        function lines() {
            return tree.collect(card, child => child instanceof UnitLine)
        }

        function gaugeOf(line) {
            return tree.collect(line, child => child instanceof StrengthGauge)
        }

        function pipsOf(line) {
            return tree.collect(gaugeOf(line)[0], child => child.isFilled !== undefined)
        }

        function wordsIn(item) {
            return tree.collect(item, child => child instanceof Words && child.text !== "").map(words => words.text)
        }

        function test_aStrengthIsSoManyFilledPipsOfAllThatArePrinted() {
            const pips = pipsOf(lines()[1])
            compare(pips.map(pip => pip.isFilled), [true, true, true, true, false, false])
            verify(pips[0].color.a > 0)
            compare(pips[5].color.a, 0)
            verify(wordsIn(lines()[1]).includes("4"))
        }

        function test_aStrengthThatIsNotKnownIsAQuestionMarkAndNoPips() {
            compare(gaugeOf(lines()[2]).length, 0)
            verify(wordsIn(lines()[2]).includes("?"))
            verify(wordsIn(lines()[2]).includes("place not known"))
        }

        function test_aLeaderAndALostUnitHaveNoGauge() {
            compare(gaugeOf(lines()[0]).length, 0)
            compare(gaugeOf(lines()[3]).length, 0)
            verify(wordsIn(lines()[0]).includes("leadership 2, Fairfield"))
            verify(wordsIn(lines()[3]).includes("lost"))
        }

        function test_theWholeOfAUnitIsSaidAsOne() {
            compare(lines().map(line => line.Accessible.name), Array.from(root.rows).map(row => row.said))
            compare(card.Accessible.name, "US, V Corps: 10")
        }

        function test_marksRemarksAndCountsAreShown() {
            verify(wordsIn(lines()[1]).includes("leads, New Bridge"))
            verify(wordsIn(lines()[1]).includes("out of supply"))
            verify(wordsIn(card).includes("Hidden markers left: 6"))
            verify(!wordsIn(card).includes("Nobody"))
        }

        function test_aLargeStrengthStaysInsideOfANarrowCard_data() {
            return [{ tag: "at 100 %", scale: 1 }, { tag: "at 200 %", scale: 2 }]
        }

        function test_aLargeStrengthStaysInsideOfANarrowCard(row) {
            Theme.textScale = row.scale
            card.width = 300
            wait(50)
            for (const line of lines()) {
                verify(line.mapToItem(card, line.width, 0).x <= card.width)
                for (const gauge of gaugeOf(line))
                    verify(gauge.mapToItem(card, gauge.width, 0).x <= card.width)
            }
        }
    }
}
