pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Backend
import FieldDesk.Ui

// The window: one game on the table at most, and the pages over one another.
ApplicationWindow {
    id: window

    property string firstGame
    property Item shelfPage: null

    readonly property alias table: table
    readonly property alias shelf: shelf
    readonly property alias pages: pages
    readonly property alias laterPages: laterPages
    readonly property Settings settings: Settings

    title: table.isOpen ? table.title : "Field Desk"
    width: 1280
    height: 860
    minimumWidth: 360
    minimumHeight: 640
    visible: true

    background: DeskSurface {}

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

    // All pages but the shelf, read from their file when one of them is wanted.
    function later() {
        if (laterPages.status === Loader.Null)
            laterPages.setSource("pages/LaterPages.qml", {table: table, shelf: shelf})
        return laterPages.item as LaterPages
    }

    // The desk stands at once, and the shelf is laid on it after its first frame.
    function begin() {
        window.shelfPage = pages.push(Qt.resolvedUrl("pages/ShelfPage.qml"), {shelf: shelf}, StackView.Immediate)
        shelf.refresh()
        if (firstGame !== "")
            window.openGame(firstGame)
    }

    function openGame(path: string) {
        if (table.open(path)) {
            shelf.remember(path)
            window.goTo(window.later().tablePage)
        } else {
            window.goTo(window.later().errorPage)
        }
    }

    function lookAtGame(path: string) {
        window.goTo(table.look(path) ? window.later().tablePage : window.later().errorPage)
    }

    // A page over the shelf, in place of all others.
    function goTo(page: Component) {
        pages.pop(null, StackView.Immediate)
        pages.push(page, {}, StackView.Immediate)
    }

    function lay(page: Component) {
        pages.push(page, {}, StackView.Immediate)
    }

    function backToShelf() {
        pages.pop(null, StackView.Immediate)
        table.close()
        shelf.refresh()
    }

    Loader {
        id: laterPages
    }

    Connections {
        target: laterPages.item
        ignoreUnknownSignals: true

        function onGameWanted(path) {
            window.openGame(path)
        }

        function onLookWanted(path) {
            window.lookAtGame(path)
        }

        function onPageWanted(page) {
            window.lay(page)
        }

        function onBackWanted() {
            pages.pop(StackView.Immediate)
        }

        function onShelfWanted() {
            window.backToShelf()
        }
    }

    StackView {
        id: pages

        anchors.fill: parent
        focus: true
    }

    Timer {
        id: beginning

        interval: 0
        onTriggered: window.begin()
    }

    Connections {
        target: window
        enabled: pages.depth === 0

        function onFrameSwapped() {
            beginning.start()
        }
    }

    Connections {
        target: window.shelfPage
        ignoreUnknownSignals: true

        function onGameChosen(path) {
            window.openGame(path)
        }

        function onLookChosen(path) {
            window.lookAtGame(path)
        }

        function onNewGameChosen(kit) {
            window.later().beginGame(kit)
        }

        function onFileWanted() {
            window.later().pickGame()
        }

        function onCopyWanted(path) {
            window.later().pickCopy(path)
        }

        function onSettingsWanted() {
            window.lay(window.later().settingsPage)
        }

        function onHelpWanted() {
            window.lay(window.later().helpPage)
        }
    }
}
