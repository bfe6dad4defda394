import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    width: 400
    height: 300

    Heading {
        id: heading

        width: 380
    }

    ListModel {
        id: lines

        ListElement { text: "One reserve returns"; depth: 0; progress: "done"; part: "Event" }
        ListElement { text: "if Lee is in play"; depth: 1; progress: "ahead"; part: "Event" }
        ListElement { text: "3 attacks"; depth: 0; progress: "now"; part: "Attacks" }
    }

    CardPanel {
        id: card

        y: 60
        width: 340
        number: 17
        title: "Stuart rides around"
        isPractice: true
        model: lines
    }

    TurnTrack {
        id: track

        width: 340
        now: 9
        count: 24
        word: "card"
    }

    Tree { id: tree }

    TestCase {
        name: "Words"
        when: windowShown

        function cleanup() {
            Theme.textScale = 1
        }

        function linesOf(item) {
            return tree.collect(item, child => child instanceof CardLine)
        }

        function test_aHeadingSetsItsFiguresInTheSans() {
            heading.words = "Attack: 2 left"
            verify(heading.text.includes("font-family:'" + Theme.sans + "'"))
            compare(heading.Accessible.name, "Attack: 2 left")
        }

        function test_aHeadingNeverReadsMarkupFromItsWords() {
            heading.words = "<b>2</b> & more"
            verify(!heading.text.includes("<b>"))
            verify(heading.text.startsWith("&lt;b&gt;<span"))
            verify(heading.text.endsWith("&amp; more"))
        }

        function test_aHeadingWithoutFiguresIsPlain() {
            heading.words = "Fronts <i>"
            compare(heading.text, "Fronts <i>")
            compare(heading.textFormat, Text.PlainText)
        }

        function test_sizesFollowTheTextScale() {
            compare(Theme.body, 16)
            compare(Theme.touch, 48)
            Theme.textScale = 2
            compare(Theme.body, 32)
            verify(Theme.touch >= 86)
        }

        function test_everyLineOfACardStaysInsideOfIt() {
            for (const scale of [1, 2]) {
                Theme.textScale = scale
                wait(50)
                const found = linesOf(card)
                compare(found.length, 3)
                for (const line of found) {
                    verify(line.mapToItem(card, line.width, 0).x <= card.width)
                    verify(line.mapToItem(card, 0, line.height).y <= card.height)
                }
            }
        }

        function test_aPartIsNamedOnceAndProgressIsSaid() {
            const found = linesOf(card)
            compare(found.map(line => line.hasLabel), [true, false, true])
            compare(found.map(line => line.Accessible.description), ["done", "to come", "now"])
        }

        function test_aPracticeCardSaysSo() {
            verify(card.Accessible.description.includes("practice"))
        }

        function test_theTrackSaysWhereTheGameIs() {
            compare(track.words, "card 9 of 24")
            compare(track.Accessible.name, "card 9 of 24")
        }
    }
}
