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
    readonly property Component devicesPage: devicesPage
    readonly property Component tagsPage: tagsPage
    readonly property Component honestyPage: honestyPage
    readonly property alias devices: devices
    readonly property alias play: play
    readonly property alias tags: tags
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

    Devices {
        id: devices
    }

    DevicePlay {
        id: play

        table: later.table
        devices: devices
    }

    CardTags {
        id: tags

        table: later.table
        devices: devices
    }

    Component.onCompleted: devices.start()

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
            devices: devices
            play: play
            tags: tags
            onShelfWanted: later.shelfWanted()
            onDevicesWanted: later.pageWanted(devicesPage)
            onTagsWanted: later.pageWanted(tagsPage)
            onHonestyWanted: later.pageWanted(honestyPage)
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
            onDevicesWanted: later.pageWanted(devicesPage)
            onClosed: later.backWanted()
        }
    }

    Component {
        id: devicesPage

        DevicesPage {
            devices: devices
            onClosed: later.backWanted()
        }
    }

    Component {
        id: tagsPage

        CardTagsPage {
            tags: tags
            onDevicesWanted: later.pageWanted(devicesPage)
            onClosed: later.backWanted()
        }
    }

    Component {
        id: honestyPage

        HonestyPage {
            table: later.table
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
