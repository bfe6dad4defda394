pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// The pages and the file dialog that a start does not need. They are read when the first of them is asked for.
Item {
    id: later

    required property Table table
    required property Shelf shelf

    readonly property Component tablePage: tablePage
    readonly property Component settingsPage: settingsPage
    readonly property Component helpPage: helpPage
    readonly property alias devices: gear.devices
    readonly property alias play: gear.play
    readonly property alias tags: gear.tags
    readonly property alias handOver: seats.handOver
    readonly property alias sealed: seats.sealed
    readonly property alias watch: seats.watch
    readonly property alias notes: notes
    readonly property Component errorPage: errorPage

    signal gameWanted(string path)
    signal lookWanted(string path)
    signal pageWanted(Component page)
    signal turnWanted(Component page)
    signal backWanted()
    signal shelfWanted()

    // What was chosen on the table.
    function follow(command: string) {
        const parts = command.split("/")
        switch (parts[0]) {
        case "seat": seats.handTo(parts[1]); break
        case "card": notes.openCard(later.table.kitId, Number(parts[1])); break
        case "close-desk": seats.closeDesk(); break
        case "pin": later.pageWanted(seats.pinPage); break
        case "corrections": later.pageWanted(correctionsPage); break
        case "story": later.pageWanted(endPage); break
        case "devices": later.pageWanted(gear.devicesPage); break
        case "tags": later.pageWanted(gear.tagsPage); break
        case "notes": notes.open(later.table.kitId, true); break
        case "honesty": later.pageWanted(honestyPage); break
        case "settings": later.pageWanted(settingsPage); break
        case "help": later.pageWanted(helpPage); break
        default: later.shelfWanted()
        }
    }

    function beginGame(kit: string) {
        form.reset(kit)
        later.pageWanted(newGamePage)
    }

    function openNotes(kit: string) {
        notes.open(kit, false)
    }

    function unseal() {
        seats.unseal()
    }

    function pickGame() {
        pick.pickFile()
    }

    function pickCopy(path: string) {
        pick.pickTarget(path)
    }

    NewGameForm {
        id: form
    }

    DevicePages {
        id: gear

        table: later.table
        onPageWanted: page => later.pageWanted(page)
        onBackWanted: later.backWanted()
    }

    SeatPages {
        id: seats

        table: later.table
        tablePage: tablePage
        errorPage: errorPage
        onTurnWanted: page => later.turnWanted(page)
        onBackWanted: later.backWanted()
        onShelfWanted: later.shelfWanted()
        onGameOpened: later.shelf.remember(later.table.path)
    }

    NotesPages {
        id: notes

        folder: later.shelf.folder
        onPageWanted: page => later.pageWanted(page)
        onBackWanted: later.backWanted()
        onNotesClosed: later.shelf.refreshKits()
    }

    FilePick {
        id: pick

        folder: later.shelf.folder
        onPicked: file => later.gameWanted(later.shelf.pathOf(file))
        onTargetPicked: (path, target) => later.shelf.copy(path, target)
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
            devices: gear.devices
            play: gear.play
            tags: gear.tags
            handOver: seats.handOver
            onWanted: command => later.follow(command)
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
            onDevicesWanted: later.pageWanted(gear.devicesPage)
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
            copyRemark: later.shelf.problem !== "" ? later.shelf.problem : later.shelf.copied
            path: later.table.path
            onRetryWanted: path => later.gameWanted(path)
            onLookWanted: path => later.lookWanted(path)
            onCopyWanted: path => pick.pickTarget(path)
            onClosed: later.shelfWanted()
        }
    }
}
