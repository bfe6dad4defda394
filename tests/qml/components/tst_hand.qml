import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 800
    height: 900

    property int taken: -1

    component Row: QtObject {
        required property int number
        required property string title
        required property string date
        required property string history
        required property string wording
        required property string barred
        required property list<string> does
        required property list<string> offers
        required property list<string> offerNames
        required property list<int> offerActions
        required property list<bool> offerHolds
    }

    readonly property list<Row> rows: [
        Row { number: 25; title: "Massed Union Guns"; date: ""; history: "On Malvern Hill."; wording: ""; barred: "It is played in a combat."; does: ["-2 to the combat roll."]; offers: []; offerNames: []; offerActions: []; offerHolds: [] },
        Row { number: 16; title: "Replacements"; date: ""; history: ""; wording: ""; barred: ""; does: ["A die."]; offers: ["Play", "Discard"]; offerNames: ["Play Replacements", "Discard Replacements"]; offerActions: [7, 9]; offerHolds: [true, false] }
    ]

    HandPanel {
        id: hand

        width: 780
        model: root.rows
        onTaken: action => root.taken = action
    }

    Tree { id: tree }

    TestCase {
        name: "Hand"
        when: windowShown

        function init() {
            root.taken = -1
            wait(Theme.deafMilliseconds + 50)
        }

        function cleanup() {
            hand.width = 780
            Theme.textScale = 1
        }

        function cards() {
            return tree.collect(hand, child => child instanceof HandCard)
        }

        function buttonsOf(item) {
            return tree.collect(item, child => child instanceof ActionButton)
        }

        function wordsIn(item) {
            return tree.collect(item, child => child instanceof Words && child.text !== "").map(words => words.text)
        }

        function test_aCardSaysItsNumberItsTitleAndWhatItDoes() {
            compare(cards()[0].Accessible.name, "Card 25, Massed Union Guns")
            compare(cards()[0].Accessible.description, "-2 to the combat roll.")
            for (const text of ["25", "Massed Union Guns", "-2 to the combat roll.", "On Malvern Hill.", "It is played in a combat."])
                verify(wordsIn(cards()[0]).includes(text), text)
        }

        function test_onlyWhatMayBeDoneWithACardHasAButton() {
            compare(buttonsOf(cards()[0]).length, 0)
            compare(buttonsOf(cards()[1]).map(button => button.title), ["Play", "Discard"])
            compare(buttonsOf(cards()[1]).map(button => button.Accessible.name), ["Play Replacements", "Discard Replacements"])
        }

        function test_playingIsHeldAndGivesItsOwnAction() {
            const play = buttonsOf(cards()[1])[0]
            mouseClick(play)
            wait(50)
            compare(root.taken, -1)
            mousePress(play)
            wait(Theme.holdMilliseconds + 150)
            mouseRelease(play)
            compare(root.taken, 7)
        }

        function test_whatIsTappedGivesItsOwnAction() {
            mouseClick(buttonsOf(cards()[1])[1])
            compare(root.taken, 9)
        }

        function test_cardsLieSideBySideOnlyWhereThereIsRoom() {
            compare(cards()[0].y, cards()[1].y)
            hand.width = 320
            wait(50)
            verify(cards()[1].y > cards()[0].y)
            for (const card of cards())
                verify(card.x + card.width <= hand.width)
        }
    }
}
