import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 700
    height: 700

    ListModel {
        id: chapters

        ListElement { letter: "A"; line: "Declared"; section: "6.1"; progress: "done" }
        ListElement { letter: "B"; line: "Both lie open; cards"; section: "6.4"; progress: "now" }
        ListElement { letter: "C"; line: "Losses"; section: ""; progress: "ahead" }
    }

    ListModel {
        id: modifiers

        ListElement { line: "army leader"; value: "+1"; section: "6.4 Combat Sequence" }
        ListElement { line: "river or bridge point"; value: "−1"; section: "" }
    }

    FightSteps {
        id: first

        width: 340
        model: chapters
        first: 0
        last: 1
    }

    FightSteps {
        id: rest

        y: 300
        width: 340
        model: chapters
        first: 2
        last: 2
    }

    NumberLines {
        id: numbers

        y: 450
        width: 340
        title: "modifiers together"
        sum: "0"
        model: modifiers
    }

    Tree { id: tree }

    TestCase {
        name: "Fight"
        when: windowShown

        function cleanup() {
            Theme.textScale = 1
        }

        function stepsOf(item) {
            return tree.collect(item, child => child instanceof FightStep)
        }

        function linesOf(item) {
            return tree.collect(item, child => child instanceof NumberLine)
        }

        function test_aPartOfThePageShowsItsOwnChaptersAlone() {
            compare(stepsOf(first).map(step => step.letter), ["A", "B"])
            compare(stepsOf(rest).map(step => step.letter), ["C"])
        }

        function test_howFarAChapterIsIsSaidAndDrawnWithoutColour() {
            compare(stepsOf(first).map(step => step.Accessible.name),
                    ["A, done: Declared, 6.1", "B, now: Both lie open; cards, 6.4"])
            compare(stepsOf(rest)[0].Accessible.name, "C, to come: Losses")
            const ticks = step => tree.collect(step, child => child instanceof TickMark).length
            compare(stepsOf(first).map(ticks), [1, 0])
            compare(stepsOf(rest).map(ticks), [0])
        }

        function test_modifiersStandAboveWhatTheyComeTo() {
            const lines = linesOf(numbers)
            compare(lines.map(line => line.Accessible.name),
                    ["army leader: +1, 6.4 Combat Sequence", "river or bridge point: −1", "modifiers together: 0"])
            verify(lines[2].y > lines[1].y)
            compare(lines.map(line => line.isSum), [false, false, true])
        }

        function test_aSectionNeverRunsIntoTheNextLine_data() {
            return [{ tag: "wide", width: 690 }, { tag: "narrow", width: 300 }]
        }

        function test_aSectionNeverRunsIntoTheNextLine(row) {
            numbers.width = row.width
            wait(50)
            for (const line of linesOf(numbers)) {
                for (const words of tree.collect(line, child => child instanceof Words))
                    verify(words.y + words.contentHeight <= line.height + 1, words.text)
            }
            numbers.width = 340
        }

        function test_everyLineStaysInsideWithLargeText() {
            Theme.textScale = 2
            wait(50)
            for (const item of stepsOf(first).concat(linesOf(numbers)))
                verify(item.x + item.width <= 341, item.line)
        }
    }
}
