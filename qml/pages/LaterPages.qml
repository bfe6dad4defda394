pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// The pages and the file dialog that a start does not need. They are read when the first of them is asked for.
Item {
    id: later

    required property Table table
    required property Shelf shelf

    readonly property Component newGamePage: newGamePage
    readonly property Component tablePage: tablePage
    readonly property Component correctionsPage: correctionsPage
    readonly property Component endPage: endPage
    readonly property Component settingsPage: settingsPage
    readonly property Component helpPage: helpPage
    readonly property Component errorPage: errorPage

    signal gameWanted(string path)
    signal lookWanted(string path)
    signal pageWanted(Component page)
    signal backWanted()
    signal shelfWanted()

    function beginGame(kit: string) {
        form.kitId = kit
        later.pageWanted(newGamePage)
    }

    function pickGame() {
        pick.pickGame()
    }

    function pickCopy(path: string) {
        pick.pickCopy(path)
    }

    NewGameForm {
        id: form
    }

    FilePick {
        id: pick

        folder: later.shelf.folder
        onPicked: file => later.gameWanted(later.shelf.pathOf(file))
        onCopyPicked: (path, target) => later.shelf.copy(path, target)
    }

    Component {
        id: newGamePage

        NewGamePage {
            form: form
            onBegun: path => later.gameWanted(path)
            onClosed: later.backWanted()
        }
    }

    Component {
        id: tablePage

        TablePage {
            table: later.table
            onShelfWanted: later.shelfWanted()
            onCorrectionsWanted: later.pageWanted(correctionsPage)
            onStoryWanted: later.pageWanted(endPage)
            onSettingsWanted: later.pageWanted(settingsPage)
            onHelpWanted: later.pageWanted(helpPage)
        }
    }

    Component {
        id: correctionsPage

        CorrectionsPage {
            table: later.table
            onClosed: later.backWanted()
        }
    }

    Component {
        id: endPage

        EndPage {
            table: later.table
            onClosed: later.backWanted()
            onShelfWanted: later.shelfWanted()
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            onClosed: later.backWanted()
        }
    }

    Component {
        id: helpPage

        HelpPage {
            table: later.table
            onClosed: later.backWanted()
        }
    }

    Component {
        id: errorPage

        ErrorPage {
            problem: later.table.problem
            path: later.table.path
            onRetryWanted: path => later.gameWanted(path)
            onLookWanted: path => later.lookWanted(path)
            onCopyWanted: path => pick.pickCopy(path)
            onClosed: later.shelfWanted()
        }
    }
}
