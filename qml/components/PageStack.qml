import QtQuick
import QtQuick.Controls.Basic

// The pages over one another. Where the machine changes hands the page before is gone for good, not only covered,
// before the next one is made.
StackView {
    id: pages

    property Component awaited: null
    // What has to be gone before the awaited page is made: the page on top, and the one over the first.
    property Item leaving: null
    property Item beneath: null

    visible: awaited === null

    // A page over the first one, in place of all others.
    function goTo(page: Component) {
        pages.awaited = null
        pages.pop(null, StackView.Immediate)
        pages.push(page, {}, StackView.Immediate)
    }

    // The same, and for a moment the desk is bare.
    function turnTo(page: Component) {
        pages.awaited = page
        if (pages.depth > 1) {
            pages.leaving = pages.currentItem
            pages.beneath = pages.get(1)
        }
        pages.pop(null, StackView.Immediate)
        turning.restart()
    }

    function lay(page: Component) {
        pages.push(page, {}, StackView.Immediate)
    }

    function back() {
        pages.pop(StackView.Immediate)
    }

    function backToFirst() {
        pages.awaited = null
        pages.pop(null, StackView.Immediate)
    }

    Timer {
        id: turning

        interval: 1
        repeat: true
        onTriggered: {
            if (pages.leaving !== null || pages.beneath !== null)
                return
            turning.stop()
            if (pages.awaited !== null)
                pages.goTo(pages.awaited)
        }
    }
}
