import QtQuick
import QtTest
import FieldDesk.Ui

TestCase {
    name: "Contrast"

    function cleanup() {
        Theme.lantern = false
    }

    function channel(value) {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)
    }

    function luminance(named) {
        const colour = Qt.color(named)
        return 0.2126 * channel(colour.r) + 0.7152 * channel(colour.g) + 0.0722 * channel(colour.b)
    }

    function contrast(first, second) {
        const a = luminance(first)
        const b = luminance(second)
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }

    function inBothLights(pairs) {
        const rows = []
        for (const pair of pairs) {
            for (const light of ["day", "lantern"]) {
                const names = pair.split(" on ")
                rows.push({ tag: pair + " by " + light, front: names[0], back: names[1], lantern: light === "lantern" })
            }
        }
        return rows
    }

    function test_aKnownPairHasItsKnownContrast() {
        fuzzyCompare(contrast("#000000", "#ffffff"), 21, 0.01)
        fuzzyCompare(contrast("#777777", "#ffffff"), 4.48, 0.01)
    }

    function test_wordsAreLegible_data() {
        return inBothLights([
            "ink on paper", "ink on paperLight", "ink on card", "ink on brassSoft",
            "inkSoft on paper", "inkSoft on paperLight", "inkSoft on card", "inkSoft on brassSoft",
            "good on paper", "good on paperLight", "good on card",
            "bad on paper", "bad on paperLight", "bad on card",
            "brassText on brass", "mainText on main", "mainText on mainFill", "mainSoft on main",
            "mainSoft on mainFill", "unionText on union", "confederateText on confederate"])
    }

    function test_wordsAreLegible(row) {
        Theme.lantern = row.lantern
        const ratio = contrast(Theme[row.front], Theme[row.back])
        verify(ratio >= 4.5, row.tag + " has only " + ratio.toFixed(2))
    }

    function test_shapesStandOut_data() {
        return inBothLights([
            "focusRing on paper", "focusRing on paperLight", "focusRing on card", "focusRing on deskDark",
            "unionLine on paper", "edge on paper", "edge on paperLight", "edge on card", "main on paper"])
    }

    function test_shapesStandOut(row) {
        Theme.lantern = row.lantern
        const wanted = row.back === "deskDark" ? 2.4 : 3.0
        const ratio = contrast(Theme[row.front], Theme[row.back])
        verify(ratio >= wanted, row.tag + " has only " + ratio.toFixed(2))
    }

    function test_theSidesDifferInGrey_data() {
        return [{ tag: "day", lantern: false }, { tag: "lantern", lantern: true }]
    }

    function test_theSidesDifferInGrey(row) {
        Theme.lantern = row.lantern
        const ratio = contrast(Theme.union, Theme.confederate)
        verify(ratio >= 3, "the sides differ by only " + ratio.toFixed(2))
    }
}
