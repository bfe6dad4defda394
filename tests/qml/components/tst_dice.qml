import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 400
    height: 400

    property string faces: ""
    property int typedTimes: 0
    property int rolledTimes: 0

    DiceTray {
        id: tray

        width: 380
        diceCount: 2
        isAsked: true
        purpose: "Attack on the Peninsula"
        onTyped: {
            root.typedTimes += 1
            root.faces = entered[0] + (entered.length > 1 ? " " + entered[1] : "")
        }
        onRolled: root.rolledTimes += 1
    }

    DieFace {
        id: die

        y: 300
        face: 5
    }

    TestCase {
        name: "Dice"
        when: windowShown

        function init() {
            tray.diceCount = 2
            tray.isAsked = true
            tray.purpose = "Attack on the Peninsula"
            tray.shown = []
            tray.entered = []
            wait(Theme.deafMilliseconds + 50)
            root.faces = ""
            root.typedTimes = 0
            root.rolledTimes = 0
        }

        function test_facesAreTypedByKeys() {
            keyClick(Qt.Key_4)
            compare(root.typedTimes, 0)
            compare(tray.faceOf(0), 4)
            keyClick(Qt.Key_3)
            compare(root.typedTimes, 1)
            compare(root.faces, "4 3")
        }

        function test_theLastTypedFaceIsTakenBack() {
            keyClick(Qt.Key_6)
            keyClick(Qt.Key_Backspace)
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_2)
            compare(root.faces, "1 2")
        }

        function test_otherKeysAreNoFaces() {
            keyClick(Qt.Key_7)
            keyClick(Qt.Key_0)
            compare(tray.entered.length, 0)
        }

        function test_nothingCountsWhileNoDiceAreAskedFor() {
            tray.isAsked = false
            wait(Theme.deafMilliseconds + 50)
            keyClick(Qt.Key_4)
            keyClick(Qt.Key_3)
            tray.roll()
            compare(root.typedTimes, 0)
            compare(root.rolledTimes, 0)
        }

        function test_aFaceTypedTwiceInAMomentAnswersOneQuestion() {
            tray.diceCount = 1
            keyClick(Qt.Key_5)
            wait(80)
            keyClick(Qt.Key_5)
            compare(root.typedTimes, 1)
            compare(root.faces, "5")
        }

        function test_aNewQuestionForgetsWhatWasTyped() {
            keyClick(Qt.Key_5)
            tray.purpose = "Attack in the Valley"
            compare(tray.entered.length, 0)
        }

        function test_twoThrowsInAMomentAreOne() {
            tray.roll()
            tray.roll()
            compare(root.rolledTimes, 1)
        }

        function test_theTrayShowsWhatWasThrown() {
            tray.isAsked = false
            tray.shown = [6, 2]
            compare(tray.faceOf(0), 6)
            compare(tray.faceOf(1), 2)
        }

        function test_aDieHasAsManyPipsAsItsFace_data() {
            const rows = []
            for (let face = 1; face <= 6; ++face)
                rows.push({ tag: "face " + face, face: face })
            return rows
        }

        function test_aDieHasAsManyPipsAsItsFace(row) {
            die.face = row.face
            let pips = 0
            for (let spot = 0; spot < 9; ++spot)
                pips += die.hasPip(spot) ? 1 : 0
            compare(pips, row.face)
            verify(die.Accessible.name.includes(String(row.face)))
        }
    }
}
