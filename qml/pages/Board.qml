pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// How we stand: the card in play, the fronts, and what lies beside them.
Panel {
    id: board

    required property Table table

    signal numberAsked(string what)

    padding: Theme.s2
    topPadding: Theme.s2

    ScrollPaper {
        id: paper

        anchors.fill: parent
        widest: Theme.scaled(1400)

        CardPanel {
            Layout.fillWidth: true
            visible: board.table.card.isThere
            number: board.table.card.number
            title: board.table.card.title
            date: board.table.card.date
            history: board.table.card.history
            wording: board.table.card.wording
            isPractice: board.table.card.isPractice
            model: board.table.cardLines
        }

        Words {
            Layout.fillWidth: true
            Layout.margins: Theme.s3
            visible: board.table.lanes.count > 0 && !board.table.card.isThere && !board.table.ending.isOver
            text: qsTr("What the card in play has you do is listed here.")
            color: Theme.inkSoft
        }

        FightPanel {
            Layout.fillWidth: true
            visible: board.table.fight.isThere
            fight: board.table.fight
        }

        Repeater {
            model: board.table.lanes

            FrontLane {
                id: lane

                required property Rows places
                required remarks

                Layout.fillWidth: true
                model: places
                onValueAsked: place => board.numberAsked(lane.places.text(place, "unionPiece"))
            }
        }

        Repeater {
            model: board.table.sheets

            SheetCard {
                Layout.fillWidth: true
            }
        }

        BattleOrder {
            Layout.fillWidth: true
            visible: board.table.formations.count > 0
            formations: board.table.formations
            onlySide: board.table.openDesk.side
        }

        HandPanel {
            Layout.fillWidth: true
            visible: count > 0
            model: board.table.hand
            onTaken: action => board.table.take(action)
        }

        NetworkPanel {
            Layout.fillWidth: true
            visible: board.table.network.isThere
            title: board.table.network.title
            places: board.table.network.places
            ways: board.table.network.ways
            traces: board.table.network.traces
            onWayLit: where => paper.show(where)
        }

        BattleOrder {
            Layout.fillWidth: true
            visible: board.table.formations.count > 0 && board.table.openDesk.isThere
            title: qsTr("The other side, as far as you know")
            formations: board.table.formations
            exceptSide: board.table.openDesk.side
        }

        BoxStrip {
            Layout.fillWidth: true
            boxes: board.table.boxes
            piles: board.table.piles
            onCountAsked: pile => board.numberAsked(pile)
        }

        AboutPractice {
            Layout.fillWidth: true
            visible: board.table.hasPractice
        }
    }
}
