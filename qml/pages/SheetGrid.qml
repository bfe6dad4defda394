import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// A sheet that is typed in as a spreadsheet is: arrows, Tab and Enter go from cell to cell, typing replaces, Escape
// leaves a cell as it was, Delete takes the owner's value out, and what was copied elsewhere is pasted from here on.
Item {
    id: grid

    required property NoteSheet sheet

    readonly property alias row: table.currentRow
    readonly property alias column: table.currentColumn
    readonly property alias current: table.current
    readonly property int at: row * table.columns + column
    readonly property alias isEditing: editor.visible
    readonly property real fullHeight: implicitHeight

    activeFocusOnTab: true
    implicitHeight: table.fullHeight + 2 * Theme.s2
    Accessible.role: Accessible.Table
    Accessible.name: sheet.frame.title
    Accessible.description: current === null ? "" : current.Accessible.name + ". " + current.provenanceWords
    Accessible.focusable: true

    function goTo(row: int, column: int) {
        table.currentRow = Math.max(0, Math.min(table.rows - 1, row))
        table.currentColumn = Math.max(0, Math.min(table.columns - 1, column))
    }

    // The next cell or the one before, in reading order. Where there is none the key is not ours.
    function stepOn(cells: int): bool {
        const next = grid.at + cells
        if (next < 0 || next >= table.rows * table.columns)
            return false
        grid.goTo(Math.floor(next / table.columns), next % table.columns)
        return true
    }

    function edit(text: string) {
        editor.text = text
        editor.visible = true
        editor.forceActiveFocus(Qt.OtherFocusReason)
        editor.cursorPosition = editor.length
    }

    function editShown() {
        if (table.current !== null)
            grid.edit(table.current.cellText)
    }

    // What stands in the editor goes into its cell; what does not fit is marked there.
    function keepTyped() {
        if (!editor.visible)
            return
        editor.visible = false
        if (table.current !== null && editor.text !== table.current.cellText)
            grid.sheet.type(table.currentRow, table.currentColumn, editor.text)
    }

    function home() {
        editor.visible = false
        grid.forceActiveFocus(Qt.OtherFocusReason)
    }

    function enter(rows: int) {
        grid.keepTyped()
        grid.home()
        grid.goTo(table.currentRow + rows, table.currentColumn)
    }

    function enterAndStep(cells: int) {
        grid.keepTyped()
        grid.home()
        grid.stepOn(cells)
    }

    function pressInCell(key: int): bool {
        switch (key) {
        case Qt.Key_Escape: grid.home(); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Down: grid.enter(1); break
        case Qt.Key_Up: grid.enter(-1); break
        case Qt.Key_Tab: grid.enterAndStep(1); break
        case Qt.Key_Backtab: grid.enterAndStep(-1); break
        default: return false
        }
        return true
    }

    function press(key: int, text: string): bool {
        switch (key) {
        case Qt.Key_Left: grid.goTo(table.currentRow, table.currentColumn - 1); break
        case Qt.Key_Right: grid.goTo(table.currentRow, table.currentColumn + 1); break
        case Qt.Key_Up: grid.goTo(table.currentRow - 1, table.currentColumn); break
        case Qt.Key_Down: grid.goTo(table.currentRow + 1, table.currentColumn); break
        case Qt.Key_Home: grid.goTo(table.currentRow, 0); break
        case Qt.Key_End: grid.goTo(table.currentRow, table.columns - 1); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_F2: grid.editShown(); break
        case Qt.Key_Delete:
        case Qt.Key_Backspace: grid.sheet.takeOut(table.currentRow, table.currentColumn); break
        case Qt.Key_Tab: return grid.stepOn(1)
        case Qt.Key_Backtab: return grid.stepOn(-1)
        default: return grid.begin(text)
        }
        return true
    }

    function pressWithControl(key: int): bool {
        if (key === Qt.Key_V)
            grid.sheet.pasteClipboard(table.currentRow, table.currentColumn)
        else if (key === Qt.Key_C)
            grid.sheet.copyClipboard()
        else
            return false
        return true
    }

    // A letter that is typed begins the cell anew.
    function begin(text: string): bool {
        if (text <= " " || text === "\x7f")
            return false
        grid.edit(text)
        return true
    }

    Keys.onPressed: event => {
        if (editor.visible)
            event.accepted = grid.pressInCell(event.key)
        else if (event.modifiers & Qt.ControlModifier)
            event.accepted = grid.pressWithControl(event.key)
        else
            event.accepted = grid.press(event.key, event.text)
    }

    ChartTable {
        id: table

        x: Theme.s2
        y: Theme.s2
        width: Math.min(table.fullWidth, grid.width - 2 * Theme.s2)
        height: grid.height - 2 * Theme.s2
        room: grid.width - 2 * Theme.s2
        frame: grid.sheet.frame
        cells: grid.sheet.cells
        currentRow: 0
        currentColumn: 0
        onCellTapped: (row, column) => {
            const isAgain = row === table.currentRow && column === table.currentColumn && grid.activeFocus
            grid.keepTyped()
            grid.home()
            grid.goTo(row, column)
            if (isAgain)
                grid.editShown()
        }

        TextInput {
            id: editor

            x: table.currentColumn * table.cellWidth + 3
            y: table.currentRow * table.cellHeight + 3
            z: 2
            width: table.cellWidth - 6
            height: table.cellHeight - 6
            visible: false
            clip: true
            horizontalAlignment: TextInput.AlignHCenter
            verticalAlignment: TextInput.AlignVCenter
            font.family: Theme.sans
            font.pixelSize: Theme.body
            color: Theme.ink
            selectByMouse: true
            Accessible.role: Accessible.EditableText
            Accessible.name: table.current === null ? "" : table.current.name
            onActiveFocusChanged: if (!activeFocus) grid.keepTyped()
            Keys.onPressed: event => {
                event.accepted = grid.pressInCell(event.key)
            }

            Rectangle {
                anchors.fill: parent
                z: -1
                color: Theme.paperLight
            }
        }
    }

    FocusFrame {
        anchors.fill: table
        anchors.margins: -Theme.s2
        isShown: grid.activeFocus
    }
}
