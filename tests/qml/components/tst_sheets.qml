import QtQuick
import QtTest
import FieldDesk.Ui

Item {
    id: root

    width: 360
    height: 640

    property int confirmed: 0
    property int cancelled: 0
    property int chosen: -1

    ConfirmSheet {
        id: confirm

        question: "Take back a throw of the die?"
        explanation: "The record will say so. ".repeat(30)
        confirmWord: "Take it back"
        onConfirmed: root.confirmed += 1
        onCancelled: root.cancelled += 1
    }

    ErrorSheet {
        id: fault

        what: "The disk is full."
    }

    SearchPalette {
        id: finder

        names: ["Attack on the Peninsula", "Attack in the Valley", "Take back"]
        details: ["5 or 6", "4 or more"]
        onChosen: index => root.chosen = index
    }

    RulingSheet {
        id: ruling

        heading: "Why 5 or 6?"
        needed: "5 or 6"
        chance: "2 in 6"
        model: ListModel {
            ListElement { text: "McClellan commands"; value: "+1"; section: "McClellan" }
        }
    }

    Tree { id: tree }

    TestCase {
        name: "Sheets"
        when: windowShown

        function init() {
            root.confirmed = 0
            root.cancelled = 0
            root.chosen = -1
        }

        function cleanup() {
            for (const sheet of [confirm, fault, finder, ruling]) {
                sheet.close()
                tryCompare(sheet, "visible", false)
            }
            Theme.textScale = 1
        }

        function show(sheet: Sheet) {
            sheet.open()
            tryCompare(sheet, "opened", true)
            wait(Theme.deafMilliseconds + 50)
        }

        function buttonsOf(item) {
            return tree.collect(item, child => child instanceof ActionButton)
        }

        function test_theSafeAnswerHasTheFocus() {
            show(confirm)
            keyClick(Qt.Key_Space)
            tryCompare(confirm, "visible", false)
            compare(root.confirmed, 0)
            compare(root.cancelled, 1)
        }

        function test_tabGoesOnToTheConfirmation() {
            show(confirm)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Return)
            tryCompare(confirm, "visible", false)
            compare(root.confirmed, 1)
            compare(root.cancelled, 0)
        }

        function test_escapeCancels() {
            show(confirm)
            keyClick(Qt.Key_Escape)
            tryCompare(confirm, "visible", false)
            compare(root.cancelled, 1)
        }

        function test_everyButtonOfASheetIsInReach_data() {
            return [{ tag: "confirm", sheet: confirm, scale: 1, count: 2 },
                    { tag: "confirm at 200 %", sheet: confirm, scale: 2, count: 2 },
                    { tag: "error at 200 %", sheet: fault, scale: 2, count: 1 },
                    { tag: "ruling at 200 %", sheet: ruling, scale: 2, count: 1 }]
        }

        function test_everyButtonOfASheetIsInReach(row) {
            Theme.textScale = row.scale
            show(row.sheet)
            const buttons = buttonsOf(row.sheet.contentItem)
            compare(buttons.length, row.count)
            for (const button of buttons) {
                const corner = button.mapToItem(root, 0, 0)
                verify(corner.x >= 0 && corner.x + button.width <= root.width, button.title + " is out of reach")
                verify(corner.y >= 0 && corner.y + button.height <= root.height, button.title + " is out of reach")
            }
        }

        function found(typed) {
            finder.typed = typed
            return Array.from(finder.matches)
        }

        function test_thePaletteFindsByWordsInAnyOrder() {
            compare(found("valley att"), [1])
            compare(found("  ATTACK "), [0, 1])
            compare(found("5 or"), [0])
            compare(found(""), [0, 1, 2])
            compare(found("moon"), [])
        }

        function test_thePaletteIsUsedByKeysAlone() {
            show(finder)
            keyClick(Qt.Key_A)
            keyClick(Qt.Key_T)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryCompare(finder, "visible", false)
            compare(root.chosen, 1)
        }

        function test_thePaletteChoosesNothingWhereNothingMatches() {
            show(finder)
            keyClick(Qt.Key_X)
            keyClick(Qt.Key_Return)
            wait(50)
            compare(root.chosen, -1)
            verify(finder.visible)
        }
    }
}
