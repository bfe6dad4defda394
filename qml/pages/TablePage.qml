import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// One game on the table. What is where never changes: the turn above, the board in the middle, what is due
// now at the right (below it on a narrow window), chance at the foot.
FocusScope {
    id: page

    required property Table table

    readonly property bool isWide: width >= Theme.scaled(860)
    readonly property alias now: now
    readonly property alias tray: tray
    readonly property alias undoConfirm: undoConfirm
    readonly property alias drawer: drawer
    readonly property alias ruling: ruling
    readonly property alias error: error
    readonly property alias menu: menu
    readonly property alias finder: finder

    signal shelfWanted()
    signal correctionsWanted()
    signal storyWanted()
    signal settingsWanted()
    signal helpWanted()

    Accessible.role: Accessible.Pane
    Accessible.name: table.title

    Component.onCompleted: now.comeHome()
    onActiveFocusChanged: if (activeFocus) homecoming.restart()

    // After every order the keyboard is back where the next one is given.
    Connections {
        target: page.table

        function onChanged() {
            homecoming.restart()
        }

        function onProblemChanged() {
            if (page.table.problem !== "")
                error.open()
        }
    }

    Timer {
        id: homecoming

        interval: 0
        onTriggered: if (page.activeFocus) now.comeHome()
    }

    Keys.onPressed: event => {
        event.accepted = keys.press(event.key, event.modifiers, event.isAutoRepeat)
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            now.letGo()
    }

    TableKeys {
        id: keys

        onMainPressed: page.table.question.isAsked ? tray.roll() : now.press()
        onUndoAsked: page.takeBack()
        onRedoAsked: if (page.table.undoView.canRedo) page.table.redo()
        onFindAsked: finder.open()
        onHelpAsked: page.helpWanted()
    }

    function takeBack() {
        if (!page.table.undoView.canUndo)
            return
        if (page.table.undoView.needsConfirmation)
            undoConfirm.open()
        else
            page.table.undo(false)
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.s2
        columns: page.isWide ? 2 : 1
        columnSpacing: Theme.s2
        rowSpacing: Theme.s2

        TableHead {
            Layout.fillWidth: true
            Layout.columnSpan: page.isWide ? 2 : 1
            table: page.table
            isWide: page.isWide
            onMenuWanted: menu.open()
            onPhaseAsked: stage => phase.show(stage)
        }

        Board {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: page.table
            onPieceAsked: piece => {
                page.table.explainPiece(piece)
                ruling.open()
            }
        }

        NowPanel {
            id: now

            isWide: page.isWide
            Layout.fillWidth: !page.isWide
            Layout.fillHeight: page.isWide
            Layout.preferredWidth: page.isWide ? Math.min(Theme.scaled(400), page.width * 0.34) : -1
            Layout.preferredHeight: page.isWide ? -1 : Math.min(wantedHeight, page.height * 0.38)
            table: page.table
            onWhyAsked: action => {
                page.table.explainAction(action)
                ruling.open()
            }
            onDiceAsked: {
                page.table.explainDice()
                ruling.open()
            }
            onStoryWanted: page.storyWanted()
        }

        TableFoot {
            id: foot

            Layout.fillWidth: true
            Layout.columnSpan: page.isWide ? 2 : 1
            table: page.table
            isWide: page.isWide
            onUndoAsked: page.takeBack()
            onRedoAsked: page.table.redo()
            onRecordWanted: drawer.open()

            DiceTray {
                id: tray

                Layout.fillWidth: true
                areKeysHeard: page.activeFocus
                diceCount: page.table.question.isAsked ? page.table.question.dice : Math.max(1, shown.length)
                isAsked: page.table.question.isAsked
                purpose: isAsked ? page.table.question.purpose : qsTr("No dice are asked for")
                ruling: page.table.question.ruling
                shown: page.table.dice.faces
                source: page.table.dice.source
                onRolled: page.table.roll()
                onTyped: page.table.typeDice(tray.entered)
            }
        }
    }

    TableMenu {
        id: menu

        isOver: page.table.ending.isOver
        onCorrectionsWanted: page.correctionsWanted()
        onStoryWanted: page.storyWanted()
        onSettingsWanted: page.settingsWanted()
        onHelpWanted: page.helpWanted()
        onShelfWanted: page.shelfWanted()
    }

    PhaseSheet {
        id: phase

        stages: page.table.stages
    }

    RecordDrawer {
        id: drawer

        record: page.table.record
        onWhyAsked: number => {
            page.table.explainRecord(number)
            ruling.open()
        }
    }

    RulingSheet {
        id: ruling

        heading: page.table.explanation.heading
        model: page.table.explanation.lines
        needed: page.table.explanation.needed
        chance: page.table.explanation.chance
        result: page.table.explanation.result
    }

    ConfirmSheet {
        id: undoConfirm

        question: qsTr("Take back “%1”?").arg(page.table.undoView.what)
        explanation: qsTr("It holds dice or a card that was seen. The record will say that it was taken back.")
        confirmWord: qsTr("Take it back")
        onConfirmed: page.table.undo(true)
    }

    ErrorSheet {
        id: error

        what: page.table.problem
        kept: qsTr("Everything up to here is saved.")
        todo: qsTr("Go on with another order, or set the desk right under Corrections.")
        onClosed: page.table.forgetProblem()
    }

    OfferFinder {
        id: finder

        table: page.table
        onUndoAsked: page.takeBack()
        onRecordWanted: drawer.open()
        onCorrectionsWanted: page.correctionsWanted()
        onStoryWanted: page.storyWanted()
        onSettingsWanted: page.settingsWanted()
        onHelpWanted: page.helpWanted()
        onShelfWanted: page.shelfWanted()
    }
}
