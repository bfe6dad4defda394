pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The story of a game: how it ended, how the fronts moved over the turns, and what happened in sentences.
PageFrame {
    id: page

    required property Table table

    signal shelfWanted()

    title: table.ending.isOver ? qsTr("The story of this game") : qsTr("The story so far")
    backWord: qsTr("Table")

    Story {
        id: story

        table: page.table
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            RowLayout {
                visible: page.table.ending.isOver
                spacing: Theme.s3

                SeatBadge {
                    visible: page.table.ending.letters !== ""
                    letters: page.table.ending.letters
                    side: letters.toLowerCase()
                }

                Heading {
                    Layout.fillWidth: true
                    words: page.table.headline
                }
            }

            Words {
                Layout.fillWidth: true
                text: page.table.ending.isOver
                    ? (page.table.ending.winner === "" ? qsTr("Nobody won: a draw after turn %1.").arg(page.table.turn)
                                                       : qsTr("Won by the %1 in turn %2.").arg(page.table.ending.winner).arg(page.table.turn))
                    : qsTr("Turn %1 of %2.").arg(page.table.turn).arg(page.table.turns)
            }

            ActionButton {
                Layout.fillWidth: true
                visible: page.table.ending.isOver
                title: qsTr("Back to the shelf")
                isMain: true
                onTaken: page.shelfWanted()
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("The fronts over the turns")

        FrontsChart {
            anchors.fill: parent
            names: story.fronts
            lengths: story.lengths
            distances: story.distances
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("What happened")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s1

            Words {
                visible: story.lines.count === 0
                text: qsTr("Nothing has happened yet.")
                color: Theme.inkSoft
            }

            Repeater {
                model: story.lines

                Words {
                    required property string sentence
                    required property bool isTurn

                    Layout.fillWidth: true
                    Layout.topMargin: isTurn ? Theme.s3 : 0
                    text: sentence
                    font.weight: isTurn ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
