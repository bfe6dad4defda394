pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// How often each face came, and how little a few dice show of their honesty.
PageFrame {
    id: page

    required property Table table

    title: qsTr("How honest the dice are")

    Honesty {
        id: honesty

        table: page.table
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Words {
                Layout.fillWidth: true
                text: qsTr("Every die that the record holds is counted, by where it came from; those of orders that were taken back too, for they were thrown.")
            }

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("The dice of this game")
                isChosen: !honesty.isOfAll
                onPicked: honesty.isOfAll = false
            }

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("The dice of every game on the shelf")
                isChosen: honesty.isOfAll
                onPicked: honesty.isOfAll = true
            }

            Words {
                Layout.fillWidth: true
                visible: honesty.isReading
                text: qsTr("Reading the games…")
                color: Theme.inkSoft
            }

            Words {
                Layout.fillWidth: true
                visible: !honesty.isReading && honesty.tallies.count === 0
                text: qsTr("No dice have been thrown yet. Come back after some.")
            }
        }
    }

    Repeater {
        model: honesty.tallies

        Panel {
            id: tally

            required property string title
            required property list<int> counts
            required property string sentences

            Layout.fillWidth: true
            heading: title

            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.s3

                FaceCounts {
                    Layout.fillWidth: true
                    counts: tally.counts
                }

                Words {
                    Layout.fillWidth: true
                    text: tally.sentences
                }
            }
        }
    }
}
