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
    readonly property alias arrivals: arrivals
    readonly property alias deck: deck
    readonly property alias connections: connections
    property bool isOfGame: false
    property bool isCardAsked: false // the deck was opened for one card that the table asks for
    property NoteSheet openSheet: chartSheet
    property string part // what is open; the cards and the connections are only worked out while they are

    signal pageWanted(Component page)
    signal backWanted()
    signal notesClosed()

    function open(kit: string, isOfGame: bool) {
        pages.isOfGame = isOfGame
        pages.isCardAsked = false
        notebook.open(kit)
        pages.pageWanted(notebookPage)
    }

    // One card of the deck, straight from the table that asks for it.
    function openCard(kit: string, number: int) {
        pages.isCardAsked = true
        notebook.open(kit)
        pages.part = "cards"
        deck.number = number
        pages.pageWanted(deckPage)
    }

    function openPart(kind: string, chart: string) {
        pages.part = kind
        switch (kind) {
        case "cells":
            chartSheet.chart = chart
            pages.laySheet(chartSheet)
            break
        case "cards": pages.pageWanted(deckPage); break
        case "ratings": pages.laySheet(roster); break
        case "connections": pages.pageWanted(connectionsPage); break
        case "places": pages.laySheet(places); break
        case "arrivals": pages.laySheet(arrivals); break
        }
    }

    function laySheet(sheet: NoteSheet) {
        pages.openSheet = sheet
        pages.pageWanted(sheetPage)
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

    ArrivalSheet {
        id: arrivals

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
            backWord: pages.isCardAsked ? qsTr("Table") : qsTr("Notes")
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: sheetPage

        SheetPage {
            notebook: notebook
            sheet: pages.openSheet
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
