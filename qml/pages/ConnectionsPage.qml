pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Which places of the box are connected, and by what.
PageFrame {
    id: page

    required property Notebook notebook
    required property ConnectionSheet sheet

    property int from: 0
    property int to: 1
    property int kind: 0

    title: qsTr("Connections")
    backWord: qsTr("Notes")
    widest: Theme.scaled(1000)

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            GridLayout {
                Layout.fillWidth: true
                columns: page.width > Theme.scaled(560) ? 2 : 1
                columnSpacing: Theme.s3

                ChoiceBox {
                    Layout.fillWidth: true
                    name: qsTr("From")
                    choices: page.sheet.placeNames
                    chosen: page.from
                    onPicked: index => page.from = index
                }

                ChoiceBox {
                    Layout.fillWidth: true
                    name: qsTr("To")
                    choices: page.sheet.placeNames
                    chosen: page.to
                    onPicked: index => page.to = index
                }
            }

            ChoiceFlow {
                Layout.fillWidth: true
                name: qsTr("What is between them")
                choices: page.sheet.kindNames
                chosen: page.kind
                onPicked: index => page.kind = index
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("So it is on the map")
                isMain: true
                isBarred: page.from === page.to
                barredReason: qsTr("Choose two places.")
                onTaken: page.sheet.connectPlaces(page.from, page.to, page.kind)
            }

            NotebookSteps {
                Layout.fillWidth: true
                notebook: page.notebook
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("What hangs together")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            PlaceGraph {
                Layout.fillWidth: true
                places: page.sheet.places
                connections: page.sheet.connections
            }

            Words {
                Layout.fillWidth: true
                text: page.sheet.islands > 1 ? qsTr("Islands: %1. Not reached from the largest, A: %2").arg(page.sheet.islands).arg(page.sheet.unreached)
                                             : qsTr("Every place is reached from every other.")
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Known connections")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s1

            Words {
                Layout.fillWidth: true
                visible: page.sheet.connections.count === 0
                text: qsTr("None yet: choose two places above, and what is between them.")
            }

            Repeater {
                model: page.sheet.connections

                ConnectionLine {
                    Layout.fillWidth: true
                    onTakenOut: row => page.sheet.takeOut(row)
                }
            }
        }
    }
}
