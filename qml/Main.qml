pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Backend
import FieldDesk.Ui

// The window: one game on the table at most, and the pages over one another.
ApplicationWindow {
    id: window

    property string firstGame

    readonly property alias table: table
    readonly property alias shelf: shelf
    readonly property alias pages: pages
    readonly property Settings settings: Settings

    title: table.isOpen ? table.title : "Field Desk"
    width: 1280
    height: 860
    minimumWidth: 360
    minimumHeight: 640
    visible: true

    background: DeskSurface {}

    Component.onCompleted: {
        shelf.refresh()
        if (firstGame !== "")
            window.openGame(firstGame)
    }

    Binding {
        target: Theme
        property: "lantern"
        value: Settings.lantern
    }

    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textScale
    }

    Table {
        id: table
    }

    Shelf {
        id: shelf
    }

    Awake {
        isOn: table.isOpen && Settings.staysAwake
    }

    function openGame(path: string) {
        if (table.open(path)) {
            shelf.remember(path)
            window.goTo(tablePage)
        } else {
            window.goTo(errorPage)
        }
    }

    function lookAtGame(path: string) {
        window.goTo(table.look(path) ? tablePage : errorPage)
    }

    // A page over the shelf, in place of all others.
    function goTo(page: Component) {
        pages.pop(null, StackView.Immediate)
        pages.push(page, {}, StackView.Immediate)
    }

    function lay(page: Component) {
        pages.push(page, {}, StackView.Immediate)
    }

    function back() {
        pages.pop(StackView.Immediate)
    }

    function backToShelf() {
        pages.pop(null, StackView.Immediate)
        table.close()
        shelf.refresh()
    }

    function beginGame(kit: string) {
        form.kitId = kit
        window.lay(newGamePage)
    }

    NewGameForm {
        id: form
    }

    FilePick {
        id: pick

        folder: shelf.folder
        onPicked: file => window.openGame(shelf.pathOf(file))
        onCopyPicked: (path, target) => shelf.copy(path, target)
    }

    StackView {
        id: pages

        anchors.fill: parent
        focus: true
        initialItem: shelfPage
    }

    Component {
        id: shelfPage

        ShelfPage {
            shelf: window.shelf
            onGameChosen: path => window.openGame(path)
            onLookChosen: path => window.lookAtGame(path)
            onNewGameChosen: kit => window.beginGame(kit)
            onFileWanted: pick.pickGame()
            onCopyWanted: path => pick.pickCopy(path)
            onSettingsWanted: window.lay(settingsPage)
            onHelpWanted: window.lay(helpPage)
        }
    }

    Component {
        id: newGamePage

        NewGamePage {
            form: form
            onBegun: path => window.openGame(path)
            onClosed: window.back()
        }
    }

    Component {
        id: tablePage

        TablePage {
            table: window.table
            onShelfWanted: window.backToShelf()
            onCorrectionsWanted: window.lay(correctionsPage)
            onStoryWanted: window.lay(endPage)
            onSettingsWanted: window.lay(settingsPage)
            onHelpWanted: window.lay(helpPage)
        }
    }

    Component {
        id: correctionsPage

        CorrectionsPage {
            table: window.table
            onClosed: window.back()
        }
    }

    Component {
        id: endPage

        EndPage {
            table: window.table
            onClosed: window.back()
            onShelfWanted: window.backToShelf()
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            onClosed: window.back()
        }
    }

    Component {
        id: helpPage

        HelpPage {
            table: window.table
            onClosed: window.back()
        }
    }

    Component {
        id: errorPage

        ErrorPage {
            problem: table.problem
            path: table.path
            onRetryWanted: path => window.openGame(path)
            onLookWanted: path => window.lookAtGame(path)
            onCopyWanted: path => pick.pickCopy(path)
            onClosed: window.backToShelf()
        }
    }
}
