pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Sets the desk to what the board shows. Each change is recorded and can be taken back.
PageFrame {
    id: page

    required property Table table

    title: qsTr("Set the desk right")
    backWord: qsTr("Table")

    Corrections {
        id: corrections

        table: page.table
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Words {
                Layout.fillWidth: true
                text: page.table.problem === ""
                    ? qsTr("Where the desk and the board have drifted apart, say here what the board shows. It is done at once, stands in the record, and can be taken back.")
                    : page.table.problem
                color: page.table.problem === "" ? Theme.ink : Theme.bad
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Take back the last order")
                barredReason: page.table.undoView.needsConfirmation ? qsTr("It holds dice or a card that was seen: take it back on the page of the table, which asks first.")
                                                                   : qsTr("There is nothing to take back.")
                isBarred: !page.table.undoView.canUndo || page.table.undoView.needsConfirmation
                onTaken: page.table.undo(false)
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Pieces")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Repeater {
                model: corrections.pieces

                PieceForm {
                    Layout.fillWidth: true
                    places: corrections.placeNames
                    onMoved: (piece, place) => corrections.movePiece(piece, place)
                    onTurned: (piece, face) => corrections.turnPiece(piece, face)
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Marks")
        visible: corrections.marks.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Repeater {
                model: corrections.marks

                ChoiceButton {
                    required property int index
                    required property string bearer
                    required property string mark
                    required property bool isOn

                    Layout.fillWidth: true
                    title: qsTr("%1: %2").arg(bearer).arg(mark)
                    isChosen: isOn
                    onPicked: corrections.setMark(index, !isOn)
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Numbers")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Repeater {
                model: corrections.tracks

                TrackForm {
                    Layout.fillWidth: true
                    onGiven: (row, number) => corrections.setTrack(row, number)
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Cards")

        PileForm {
            anchors.fill: parent
            piles: corrections.piles
            names: corrections.pileNames
            onCardMoved: (number, pile) => corrections.moveCard(number, pile)
            onPileMoved: (from, to, count) => corrections.movePile(from, to, count)
        }
    }
}
