import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 400
    height: 400

    Column {
        width: 360

        ActionButton {
            id: tapped

            width: 360
            title: "Turn the card"
            onTaken: root.taken += 1
            onRefused: root.refused += 1
            onWhyAsked: root.asked += 1
        }

        ActionButton {
            id: held

            width: 360
            title: "Hand over the desk"
            isHeld: true
            onTaken: root.heldTaken += 1
        }

        QuietButton {
            id: quiet

            title: "Take back"
            onTaken: root.quietTaken += 1
        }

        TapArea {
            id: area

            width: 100
            height: 44
            text: "Why?"
            onClicked: root.clicks += 1
        }
    }

    property int taken: 0
    property int refused: 0
    property int asked: 0
    property int heldTaken: 0
    property int quietTaken: 0
    property int clicks: 0

    TestCase {
        name: "Pressing"
        when: windowShown

        readonly property int aMoment: 80
        readonly property int longEnough: Theme.holdMilliseconds + 250

        function init() {
            tapped.title = "Turn the card"
            tapped.isBarred = false
            tapped.value = ""
            tapped.whyText = ""
            held.title = "Hand over the desk"
            tryCompare(tapped, "isDeaf", false, 2000)
            tryCompare(held, "isDeaf", false, 2000)
            tryCompare(quiet, "isDeaf", false, 2000)
            root.taken = 0
            root.refused = 0
            root.asked = 0
            root.heldTaken = 0
            root.quietTaken = 0
        }

        function test_aTapAreaIsClickedByEveryKeyOfAButton_data() {
            return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Enter", key: Qt.Key_Enter },
                    { tag: "Space", key: Qt.Key_Space }]
        }

        function test_aTapAreaIsClickedByEveryKeyOfAButton(row) {
            root.clicks = 0
            area.forceActiveFocus(Qt.TabFocusReason)
            keyClick(row.key)
            compare(root.clicks, 1)
            compare(area.Accessible.name, "Why?")
        }

        function test_twoTapsInAMomentDoOneThing() {
            mouseClick(tapped)
            wait(aMoment)
            mouseClick(tapped)
            compare(root.taken, 1)
        }

        function test_aSecondTapIsNotHeardWhenTheTitleHasChanged() {
            mouseClick(tapped)
            wait(Theme.deafMilliseconds + 50)
            tapped.title = "Attack on the Peninsula"
            wait(aMoment)
            mouseClick(tapped)
            compare(root.taken, 1)
            wait(Theme.deafMilliseconds + 50)
            mouseClick(tapped)
            compare(root.taken, 2)
        }

        function test_aButtonIsDeafWhenItsValueHasChanged() {
            tapped.value = "5 or 6"
            mouseClick(tapped, 20)
            compare(root.taken, 0)
        }

        function test_aButtonIsDeafWhenItWasJustShown() {
            tapped.visible = false
            wait(Theme.deafMilliseconds + 50)
            tapped.visible = true
            wait(aMoment)
            mouseClick(tapped)
            compare(root.taken, 0)
        }

        function test_theQuietButtonIsDeafAfterATap() {
            mouseClick(quiet)
            wait(aMoment)
            mouseClick(quiet)
            compare(root.quietTaken, 1)
        }

        function test_keysTapOnce_data() {
            return [{ tag: "Space", key: Qt.Key_Space }, { tag: "Return", key: Qt.Key_Return },
                    { tag: "Enter", key: Qt.Key_Enter }]
        }

        function test_keysTapOnce(row) {
            tapped.forceActiveFocus(Qt.TabFocusReason)
            keyClick(row.key)
            wait(aMoment)
            keyClick(row.key)
            compare(root.taken, 1)
        }

        function test_aBarredActionIsRefusedAndSaysWhy() {
            tapped.isBarred = true
            tapped.barredReason = "not in Roanoke Island"
            wait(Theme.deafMilliseconds + 50)
            mouseClick(tapped)
            compare(root.taken, 0)
            compare(root.refused, 1)
            verify(tapped.Accessible.description.includes("not in Roanoke Island"))
        }

        function test_theNumberOfAnActionOpensItsRulingAndDoesNotTakeIt() {
            tapped.value = "5 or 6"
            tapped.whyText = "why?"
            wait(Theme.deafMilliseconds + 50)
            mouseClick(tapped, tapped.width - 24, tapped.height / 2)
            compare(root.asked, 1)
            compare(root.taken, 0)
        }

        function test_aTapDoesNotTakeWhatIsHeld() {
            mouseClick(held)
            wait(Theme.holdMilliseconds + 100)
            compare(root.heldTaken, 0)
        }

        function test_aHoldNeedsTheWholeTime() {
            mousePress(held)
            wait(Theme.holdMilliseconds / 2)
            compare(root.heldTaken, 0)
            verify(held.progress > 0 && held.progress < 1)
            tryCompare(root, "heldTaken", 1, longEnough)
            wait(longEnough)
            compare(root.heldTaken, 1)
            mouseRelease(held)
            compare(root.heldTaken, 1)
        }

        function test_aHoldThatIsLetGoIsCancelled() {
            mousePress(held)
            wait(Theme.holdMilliseconds / 2)
            mouseRelease(held)
            compare(held.progress, 0)
            wait(longEnough)
            compare(root.heldTaken, 0)
        }

        function test_aHoldIsCancelledWhenTheTitleChanges() {
            mousePress(held)
            wait(Theme.holdMilliseconds / 2)
            held.title = "Draw a card"
            wait(longEnough)
            mouseRelease(held)
            compare(root.heldTaken, 0)
        }

        function test_aHoldIsCancelledWhenThePointerLeaves() {
            mousePress(held)
            wait(Theme.holdMilliseconds / 3)
            mouseMove(held, 10, held.height + 120)
            wait(longEnough)
            mouseRelease(held, 10, held.height + 120)
            compare(root.heldTaken, 0)
        }

        function test_keysHoldTheWholeTime_data() {
            return [{ tag: "Space", key: Qt.Key_Space }, { tag: "Return", key: Qt.Key_Return }]
        }

        function test_keysHoldTheWholeTime(row) {
            held.forceActiveFocus(Qt.TabFocusReason)
            keyPress(row.key)
            wait(Theme.holdMilliseconds / 2)
            keyRelease(row.key)
            wait(longEnough)
            compare(root.heldTaken, 0)
            keyPress(row.key)
            tryCompare(root, "heldTaken", 1, longEnough)
            keyRelease(row.key)
            compare(root.heldTaken, 1)
        }
    }
}
