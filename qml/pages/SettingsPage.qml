pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

PageFrame {
    id: page

    signal devicesWanted()

    title: qsTr("Settings")

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Light")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("Daylight")
                isChosen: !Settings.lantern
                onPicked: Settings.lantern = false
            }

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("Lantern")
                isChosen: Settings.lantern
                onPicked: Settings.lantern = true
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Text size")

        GridLayout {
            anchors.fill: parent
            columns: page.width > Theme.scaled(640) ? 5 : 1
            columnSpacing: Theme.s2
            rowSpacing: Theme.s2

            Repeater {
                model: [1.0, 1.25, 1.5, 1.75, 2.0]

                ChoiceButton {
                    required property real modelData

                    Layout.fillWidth: true
                    title: qsTr("%1 %").arg(Math.round(modelData * 100))
                    isChosen: Math.abs(Settings.textScale - modelData) < 0.01
                    onPicked: Settings.textScale = modelData
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Screen")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("Stays awake while a game is open")
                isChosen: Settings.staysAwake
                onPicked: Settings.staysAwake = true
            }

            ChoiceButton {
                Layout.fillWidth: true
                title: qsTr("Goes to sleep as usual")
                isChosen: !Settings.staysAwake
                onPicked: Settings.staysAwake = false
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("A desk that nobody touches closes after")

        GridLayout {
            anchors.fill: parent
            columns: page.width > Theme.scaled(760) ? 6 : page.width > Theme.scaled(420) ? 3 : 1
            columnSpacing: Theme.s2
            rowSpacing: Theme.s2

            Repeater {
                model: [15, 30, 60, 120, 300, 600]

                ChoiceButton {
                    required property int modelData

                    Layout.fillWidth: true
                    title: modelData < 60 ? qsTr("%1 s").arg(modelData) : qsTr("%1 min").arg(modelData / 60)
                    isChosen: Settings.deskSeconds === modelData
                    onPicked: Settings.deskSeconds = modelData
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Dice towers and card readers")

        ActionButton {
            anchors.fill: parent
            title: qsTr("Towers and readers")
            onTaken: page.devicesWanted()
        }
    }
}
