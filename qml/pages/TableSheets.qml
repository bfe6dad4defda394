import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// What is laid over the table for a moment: the menu, the record, a ruling, a question.
Item {
    id: sheets

    required property Table table
    required property HandOver handOver
    required property DevicePlay play

    readonly property alias menu: menu
    readonly property alias phase: phase
    readonly property alias drawer: drawer
    readonly property alias ruling: ruling
    readonly property alias undoConfirm: undoConfirm
    readonly property alias error: error
    readonly property alias finder: finder
    readonly property alias words: words
    readonly property alias mend: mend

    signal wanted(string command)

    Connections {
        target: sheets.table

        function onProblemChanged() {
            if (sheets.table.problem !== "")
                error.open()
        }
    }

    // What holds dice or a card is asked about first.
    function takeBack() {
        if (!sheets.table.undoView.canUndo)
            return
        if (sheets.table.undoView.needsConfirmation)
            undoConfirm.open()
        else
            sheets.table.undo(false)
    }

    function explain(what: string) {
        sheets.table.explainNumber(what)
        ruling.open()
    }

    TableCommands {
        id: commands

        table: sheets.table
        seats: sheets.handOver.seats
    }

    TableMenu {
        id: menu

        titles: commands.titles
        onChosen: index => sheets.wanted(commands.all[index])
    }

    PhaseSheet {
        id: phase

        stages: sheets.table.stages
    }

    RecordDrawer {
        id: drawer

        record: sheets.table.record
        onWhyAsked: number => {
            sheets.table.explainRecord(number)
            ruling.open()
        }
    }

    RulingSheet {
        id: ruling

        heading: sheets.table.explanation.heading
        model: sheets.table.explanation.lines
        needed: sheets.table.explanation.needed
        chance: sheets.table.explanation.chance
        result: sheets.table.explanation.result
        notes: sheets.table.isLookOnly ? null : sheets.table.explanation.notes
        onMendWanted: note => mend.begin(sheets.table.explanation.entry, note)
    }

    ConfirmSheet {
        id: undoConfirm

        question: qsTr("Take back “%1”?").arg(sheets.table.undoView.what)
        explanation: sheets.table.undoView.mayNeedConsent
            ? qsTr("It holds dice or something that was seen, so the others have to agree: each is asked before its own desk is opened. The record says what they answer.")
            : qsTr("It holds dice or a card that was seen. The record will say that it was taken back.")
        confirmWord: qsTr("Take it back")
        onConfirmed: sheets.table.undo(true)
    }

    ErrorSheet {
        id: error

        what: sheets.table.problem
        onClosed: sheets.table.forgetProblem()
    }

    MendSheet {
        id: mend

        table: sheets.table
        onCardWanted: number => {
            mend.close()
            sheets.wanted("card/" + number)
        }
    }

    DoubtSheet {
        play: sheets.play
    }

    WordsSheet {
        id: words

        table: sheets.table
    }

    OfferFinder {
        id: finder

        table: sheets.table
        commands: commands
        onUndoAsked: sheets.takeBack()
        onWordsAsked: (action, title) => words.ask(action, title)
        onRecordWanted: drawer.open()
        onWanted: command => sheets.wanted(command)
    }
}
