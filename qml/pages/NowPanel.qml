pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// What is due: the one question, or the offers, the main one first.
Panel {
    id: panel

    required property Table table
    required property CardTags tags
    required property Rows seats
    property bool isWide: true
    property bool isTowerThere: false // or was, when dice were asked for

    readonly property real wantedHeight: paper.contentHeight + topPadding + bottomPadding
    readonly property ActionButton mainAction: ask.isAsked ? ask.action : findMain(offers.count, table.headline)
    readonly property alias ask: ask

    signal groupAsked(string group)
    signal whyAsked(int action)
    signal diceAsked()
    signal storyWanted()
    signal wordsAsked(int action, string title)
    signal seatChosen(string seat)
    signal cardWanted(int number)
    signal keyPassed(int key, int modifiers)

    padding: Theme.s3
    topPadding: Theme.s3

    function actionAt(index: int): ActionButton {
        return offers.itemAt(index) as ActionButton
    }

    function findMain(count: int, _: string): ActionButton {
        return panel.table.ending.isOver ? story : count > 0 && !panel.table.asksCard ? panel.actionAt(0) : null
    }

    function comeHome() {
        if (panel.table.asksCard)
            field.takeFocus()
        else
            home.forceActiveFocus(Qt.OtherFocusReason)
        paper.contentY = 0
    }

    // The main action by key: begun when Space goes down, done at once or after the hold.
    function press() {
        if (panel.mainAction === null)
            return
        if (panel.mainAction.isHeld)
            panel.mainAction.beginHold()
        else
            panel.mainAction.tap()
    }

    function letGo() {
        if (panel.mainAction !== null && panel.mainAction.isHeld)
            panel.mainAction.letGo()
    }

    ScrollPaper {
        id: paper

        anchors.fill: parent
        Item {
            id: home

            implicitHeight: headline.implicitHeight
            Layout.fillWidth: true
            focus: true
            Accessible.role: Accessible.StaticText
            Accessible.name: panel.table.headline
            Accessible.focusable: true

            Heading {
                id: headline

                width: parent.width
                words: panel.table.headline
            }
        }

        Words {
            Layout.fillWidth: true
            visible: panel.table.isLookOnly
            text: qsTr("This game is only being looked at. Open it from the shelf to play.")
        }

        DiceWords {
            Layout.fillWidth: true
            visible: panel.table.question.isAsked
            question: panel.table.question
            areKeysLikely: panel.isWide && !panel.isTowerThere
            onWhyAsked: panel.diceAsked()
        }

        CardField {
            id: field

            Layout.fillWidth: true
            visible: panel.table.asksCard || panel.tags.isAsked
            question: panel.tags.isAsked ? panel.tags.remark : qsTr("Turn the top card of your deck, and give its number.")
            onEntered: number => panel.tags.isAsked ? panel.tags.nameUnknown(number) : panel.table.turnCard(number)
            onKeyPassed: (key, modifiers) => panel.keyPassed(key, modifiers)
            onTagTyped: digits => panel.tags.typed(digits)
        }

        QuietButton {
            visible: panel.tags.isAsked
            title: qsTr("It is no card of this deck")
            onTaken: panel.tags.dropUnknown()
        }

        Words {
            Layout.fillWidth: true
            visible: text !== "" && !panel.tags.isAsked
            text: panel.tags.remark
            color: Theme.bad
        }

        NoteAsk {
            id: ask

            Layout.fillWidth: true
            table: panel.table
            onCardWanted: number => panel.cardWanted(number)
        }

        ActionButton {
            id: story

            Layout.fillWidth: true
            visible: panel.table.ending.isOver
            title: qsTr("Read the story of this game")
            detail: panel.table.ending.winner === "" ? qsTr("A draw") : qsTr("Won by the %1").arg(panel.table.ending.winner)
            isMain: true
            onTaken: panel.storyWanted()
        }

        Repeater {
            id: offers

            model: panel.table.actions

            ActionButton {
                id: action

                required property int actionIndex
                required property bool hasRuling
                required property bool asksCard
                required property bool takesWords
                required property string group
                required property bool isGroupHead
                required detail
                required value
                required isMain
                required isHeld
                required isBarred
                required barredReason

                Layout.fillWidth: true
                visible: !asksCard && (group === "" || isGroupHead)
                whyText: hasRuling ? qsTr("why?") : ""
                onTaken: group !== "" ? panel.groupAsked(group)
                         : takesWords ? panel.wordsAsked(action.actionIndex, title) : panel.table.take(action.actionIndex)
                onWhyAsked: panel.whyAsked(action.actionIndex)
            }
        }

        Words {
            Layout.fillWidth: true
            visible: panel.table.askedBack.isAsked
            text: qsTr("It is asked to take back “%1”. Waiting for %2, at the own desk.")
                .arg(panel.table.askedBack.what).arg(panel.table.askedBack.waitsFor)
        }

        Words {
            Layout.fillWidth: true
            visible: panel.table.openDesk.isThere && !panel.table.isLookOnly && offers.count === 0
                     && !panel.table.question.isAsked && !ask.isAsked && !panel.table.ending.isOver
            text: qsTr("Nothing is asked of you now. Close your desk, and hand it on.")
        }

        SeatButtons {
            Layout.fillWidth: true
            visible: panel.seats.count > 0 && !panel.table.openDesk.isThere
            seats: panel.seats
            onChosen: seat => panel.seatChosen(seat)
        }

        Words {
            Layout.fillWidth: true
            Layout.topMargin: Theme.s3
            visible: !panel.isWide && panel.table.happened !== ""
            text: qsTr("Just now: %1 %2").arg(panel.table.happened).arg(panel.table.cameOfIt)
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
