import QtQuick
import QtQuick.Templates as T
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 360
    height: 640

    ListModel {
        id: stages

        ListElement { title: "Event"; progress: "done"; help: "Do what the card says." }
        ListElement { title: "Union advances"; progress: "now"; help: "Move each army." }
        ListElement { title: "Discard"; progress: "ahead"; help: "Lay the card aside." }
    }

    ListModel {
        id: record

        ListElement { number: 2; headline: "Card 17 turned"; sentences: ""; isLive: true; hasRuling: true }
        ListElement { number: 1; headline: "The game begins"; sentences: "Four fronts."; isLive: false; hasRuling: false }
    }

    Column {
        id: page

        width: 340

        StageStrip { id: strip; width: 340; model: stages; onHelpAsked: index => root.helped = index }
        ActionButton { width: 340; title: "Peninsula"; value: "5 or 6"; whyText: "why?"; isMain: true }
        ActionButton { width: 340; title: "James"; isBarred: true; barredReason: "not in Roanoke Island" }
        QuietButton { title: "Record" }
        DiceTray { width: 340; diceCount: 1; isAsked: true; purpose: "Attack" }
        RecordList { id: list; width: 340; height: 200; model: record; onWhyAsked: number => root.asked = number }
    }

    property int asked: -1
    property int helped: -1

    Tree { id: tree }

    TestCase {
        name: "Reach"
        when: windowShown

        function cleanup() {
            Theme.textScale = 1
        }

        function buttonsOf(item) {
            return tree.collect(item, child => child instanceof T.AbstractButton && child.enabled)
        }

        function test_everyButtonIsLargeEnoughForAFinger_data() {
            return [{ tag: "normal text", scale: 1 }, { tag: "text at 200 %", scale: 2 }]
        }

        function test_everyButtonIsLargeEnoughForAFinger(row) {
            Theme.textScale = row.scale
            wait(50)
            const buttons = buttonsOf(page)
            verify(buttons.length >= 13, "only " + buttons.length + " buttons were found")
            for (const button of buttons) {
                verify(button.width >= 48, button.text + " is " + button.width + " wide")
                verify(button.height >= 48, button.text + " is " + button.height + " high")
            }
        }

        function test_everyButtonHasANameAndARole() {
            for (const button of buttonsOf(page)) {
                verify(button.Accessible.name !== "", "a button has no name")
                compare(button.Accessible.role, Accessible.Button)
            }
        }

        function test_noButtonReachesOutOfThePage_data() {
            return [{ tag: "normal text", scale: 1 }, { tag: "text at 200 %", scale: 2 }]
        }

        function test_noButtonReachesOutOfThePage(row) {
            Theme.textScale = row.scale
            wait(50)
            for (const button of buttonsOf(page)) {
                if (button instanceof StageStep)
                    continue // the strip scrolls
                const right = button.mapToItem(page, button.width, 0).x
                verify(right <= page.width + 0.5, button.text + " ends at " + right)
            }
        }

        function test_theKeyboardIsSeen() {
            const first = buttonsOf(page)[0]
            first.forceActiveFocus(Qt.TabFocusReason)
            verify(first.visualFocus)
        }

        function test_tabGoesDownThePage() {
            const buttons = buttonsOf(page)
            buttons[0].forceActiveFocus(Qt.TabFocusReason)
            for (let index = 1; index < buttons.length; ++index) {
                keyClick(Qt.Key_Tab)
                verify(buttons[index].activeFocus, "Tab passed over " + buttons[index].text)
            }
        }

        function test_aPhaseTellsItsHelpWhenTapped() {
            mouseClick(buttonsOf(strip)[1])
            compare(root.helped, 1)
        }

        function test_aPhaseSaysItsProgressInWords() {
            const steps = buttonsOf(strip)
            compare(steps[0].Accessible.name, "Event, done")
            compare(steps[1].Accessible.name, "Union advances, now")
            compare(steps[2].Accessible.name, "Discard, to come")
        }

        function test_theStripNamesEveryPhaseWhereItHasRoom() {
            strip.width = strip.implicitWidth
            verify(!strip.isCompact)
            strip.width = 200
            verify(strip.isCompact)
            verify(strip.contentX <= Math.max(0, strip.contentWidth - strip.width), "the strip is scrolled past its end")
            strip.width = 340
        }

        function test_thePresentPhaseKeepsItsNameInsideTheStrip_data() {
            return [{ tag: "normal text", scale: 1 }, { tag: "text at 200 %", scale: 2 }]
        }

        function test_thePresentPhaseKeepsItsNameInsideTheStrip(row) {
            Theme.textScale = row.scale
            strip.width = 200
            wait(50)
            const now = buttonsOf(strip)[1]
            verify(now.isNamed)
            verify(now.width > 100, "it is only " + now.width + " wide")
            const left = now.mapToItem(strip, 0, 0).x
            verify(left >= -1 && left + now.width <= strip.width + 1, "it lies at " + left + ", " + now.width + " wide")
            strip.width = 340
        }

        function test_anEntryOpensItsRuling() {
            const entry = list.itemAtIndex(0)
            entry.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(root.asked, 2)
        }

        function test_anEntryTakenBackSaysSo() {
            verify(list.itemAtIndex(1).Accessible.description.includes("Taken back"))
        }
    }
}
