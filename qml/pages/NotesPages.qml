pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// The box notes of a kit, and the pages of their parts.
Item {
    id: pages

    required property url folder

    readonly property alias notebook: notebook
    readonly property alias preview: preview
    readonly property alias sheet: chartSheet
    readonly property alias roster: roster
    readonly property alias places: places
    readonly property alias deck: deck
    readonly property alias connections: connections
    property bool isOfGame: false
    property string part // what is open; the cards and the connections are only worked out while they are

    signal pageWanted(Component page)
    signal backWanted()
    signal notesClosed()

    function open(kit: string, isOfGame: bool) {
        pages.isOfGame = isOfGame
        notebook.open(kit)
        pages.pageWanted(notebookPage)
    }

    function openPart(kind: string, chart: string) {
        pages.part = kind
        switch (kind) {
        case "cells":
            chartSheet.chart = chart
            pages.pageWanted(chartPage)
            break
        case "cards": pages.pageWanted(deckPage); break
        case "ratings": pages.pageWanted(rosterPage); break
        case "connections": pages.pageWanted(connectionsPage); break
        case "places": pages.pageWanted(placesPage); break
        }
    }

    Notebook {
        id: notebook
    }

    ChartSheet {
        id: chartSheet

        notebook: notebook
    }

    RosterSheet {
        id: roster

        notebook: notebook
    }

    PlaceSheet {
        id: places

        notebook: notebook
    }

    ConnectionSheet {
        id: connections

        notebook: pages.part === "connections" ? notebook : null
    }

    DeckSheet {
        id: deck

        notebook: pages.part === "cards" ? notebook : null
    }

    NotesPreview {
        id: preview

        notebook: notebook
    }

    FilePick {
        id: pick

        folder: pages.folder
        dialogName: "notesDialog"
        filter: qsTr("Box notes (*.json)")
        suffix: "json"
        onPicked: file => {
            preview.read(file)
            pages.pageWanted(previewPage)
        }
        onTargetPicked: (_, target) => notebook.exportTo(target)
    }

    Component {
        id: notebookPage

        NotebookPage {
            notebook: notebook
            isOfGame: pages.isOfGame
            onPartWanted: (kind, chart) => pages.openPart(kind, chart)
            onImportWanted: pick.pickFile()
            onExportWanted: pick.pickTarget("")
            onClosed: {
                pages.notesClosed()
                pages.backWanted()
            }
        }
    }

    Component {
        id: previewPage

        NotesPreviewPage {
            preview: preview
            onTaken: pages.backWanted()
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: deckPage

        DeckPage {
            notebook: notebook
            sheet: deck
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: chartPage

        SheetPage {
            notebook: notebook
            sheet: chartSheet
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: rosterPage

        SheetPage {
            notebook: notebook
            sheet: roster
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: placesPage

        SheetPage {
            notebook: notebook
            sheet: places
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: connectionsPage

        ConnectionsPage {
            notebook: notebook
            sheet: connections
            onClosed: pages.backWanted()
        }
    }
}
