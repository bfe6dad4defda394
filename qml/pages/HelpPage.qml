pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The keys, the phases of a turn, the readings of the rulebook by which this game is played, and what the
// program does about each of its sections.
PageFrame {
    id: page

    required property Table table

    title: qsTr("Help")

    function standingWords(standing: string): string {
        switch (standing) {
        case "asked": return qsTr("asks you where you alone know")
        case "noted": return qsTr("yours to see to")
        default: return qsTr("seen to by the program")
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Keys")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            KeyLine { key: qsTr("Space"); meaning: qsTr("does the main action; hold it where the button is held, or throw the dice that are asked for") }
            KeyLine { key: qsTr("1 to 6"); meaning: qsTr("enter what your own die shows") }
            KeyLine { key: qsTr("U, Ctrl+Z"); meaning: qsTr("take back the last order") }
            KeyLine { key: qsTr("R, Ctrl+Shift+Z"); meaning: qsTr("bring it again") }
            KeyLine { key: qsTr("Ctrl+K"); meaning: qsTr("finds anything that may be done by its name") }
            KeyLine { key: qsTr("Tab"); meaning: qsTr("goes on to the next control, Enter takes it") }
            KeyLine { key: qsTr("Esc"); meaning: qsTr("closes what is open, a side's desk last") }
            KeyLine { key: qsTr("F1"); meaning: qsTr("this page") }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("A turn")
        visible: page.table.isOpen

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Repeater {
                model: page.table.stages

                KeyLine {
                    required property string title
                    required property string help

                    key: title
                    meaning: help
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("How this game is played")
        visible: page.table.isOpen

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Repeater {
                model: page.table.options

                KeyLine {
                    required property string title
                    required property string explanation
                    required property string chosenTitle
                    required property bool isReading

                    key: title
                    meaning: qsTr("%1. %2").arg(chosenTitle).arg(explanation)
                    remark: isReading ? qsTr("a reading of the rulebook") : ""
                }
            }
        }
    }

    RuleBook {
        id: book

        table: page.table
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("The rulebook, section by section")
        visible: book.sections.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Repeater {
                model: book.sections

                KeyLine {
                    required property string title
                    required property string summary
                    required property string standing

                    key: title
                    meaning: summary
                    remark: page.standingWords(standing)
                }
            }
        }
    }

    AboutPractice {
        Layout.fillWidth: true
        visible: page.table.hasPractice
    }
}
