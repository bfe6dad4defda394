import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Ui

// What may be longer than the window. The control that has the focus is always brought into
// view, also where it is laid elsewhere later.
Flickable {
    id: paper

    property real widest: Theme.scaled(900)
    // Beside the scroll bar, also while it is not there: what is as wide as its height lets it be never comes to rest.
    property real gutter: Theme.s4
    default property alias body: column.data

    readonly property Item focused: Window.activeFocusItem

    contentWidth: width
    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    implicitHeight: column.implicitHeight
    ScrollBar.vertical: ScrollBar {
        policy: paper.contentHeight > paper.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    onFocusedChanged: reveal()
    onContentHeightChanged: reveal()
    onHeightChanged: reveal()

    function isInside(item: Item): bool {
        for (let each = item; each !== null; each = each.parent) {
            if (each === column)
                return true
        }
        return false
    }

    function reveal() {
        if (paper.focused !== null && paper.isInside(paper.focused))
            paper.show(paper.focused)
    }

    function show(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        const bottom = top + item.height
        if (top < paper.contentY)
            paper.contentY = Math.max(0, top - Theme.s3)
        else if (bottom > paper.contentY + paper.height)
            paper.contentY = Math.min(bottom + Theme.s3, paper.contentHeight) - paper.height
    }

    function scrollBy(step: real) {
        paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, paper.contentY + step))
    }

    ColumnLayout {
        id: column

        x: Math.max(0, (paper.width - width) / 2)
        width: Math.min(paper.width - paper.gutter, paper.widest)
        spacing: Theme.s3
    }
}
