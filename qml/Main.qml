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

    title: !table.isOpen ? "Field Desk" : !table.openDesk.isThere ? table.title
         : qsTr("%1: %2 desk").arg(table.title).arg(table.openDesk.title)
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
            pages.goTo(window.later().tablePage)
        } else if (table.isSealed) {
            window.later().unseal()
        } else {
            pages.goTo(window.later().errorPage)
        }
    }

    function lookAtGame(path: string) {
        pages.goTo(table.look(path) ? window.later().tablePage : window.later().errorPage)
    }

    function backToShelf() {
        pages.backToFirst()
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
            pages.lay(page)
        }

        function onTurnWanted(page) {
            pages.turnTo(page)
        }

        function onBackWanted() {
            pages.back()
        }

        function onShelfWanted() {
            window.backToShelf()
        }
    }

    PageStack {
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

        function onNotesChosen(kit) {
            window.later().openNotes(kit)
        }

        function onFileWanted() {
            window.later().pickGame()
        }

        function onCopyWanted(path) {
            window.later().pickCopy(path)
        }

        function onSettingsWanted() {
            pages.lay(window.later().settingsPage)
        }

        function onHelpWanted() {
            pages.lay(window.later().helpPage)
        }
    }
}
