pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// What the owner of a box copied out of it: part by part what is known and what is missing.
PageFrame {
    id: page

    required property Notebook notebook
    property bool isOfGame: false // it was opened from a game of this kit

    signal partWanted(string kind, string chart)
    signal importWanted()
    signal exportWanted()

    title: qsTr("Box notes: %1").arg(notebook.title)

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                text: qsTr("Charts, cards and numbers that the rulebook does not print stand in your box. What you copy from there once is kept here for every later game.")
            }

            Words {
                Layout.fillWidth: true
                visible: page.isOfGame
                text: qsTr("The game on the table began with the notes of that day and keeps them. What it needs now it asks for itself; a note that it was told wrongly is mended in its record.")
                color: Theme.inkSoft
            }

            NotebookSteps {
                Layout.fillWidth: true
                notebook: page.notebook

                QuietButton {
                    title: qsTr("Take in a file")
                    iconText: "⇩"
                    isBarred: !page.notebook.isOpen
                    onTaken: page.importWanted()
                }

                QuietButton {
                    title: qsTr("Write a file")
                    iconText: "⇧"
                    isBarred: page.notebook.count === 0
                    onTaken: page.exportWanted()
                }
            }

            Words {
                Layout.fillWidth: true
                visible: page.notebook.isOpen
                text: page.notebook.count === 0 ? qsTr("No note was made yet. Open a part below and type what your box says.")
                                                : qsTr("Notes: %1").arg(page.notebook.count)
                color: Theme.inkSoft
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("What the box holds")
        visible: page.notebook.isOpen

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Repeater {
                model: page.notebook.parts

                NotebookPart {
                    id: entry

                    Layout.fillWidth: true
                    onClicked: page.partWanted(entry.kind, entry.chart)
                }
            }

            ActionButton {
                Layout.fillWidth: true
                visible: page.notebook.hasConnections
                title: qsTr("Connections")
                detail: qsTr("Which places are connected, and by what")
                onTaken: page.partWanted("connections", "")
            }
        }
    }
}
