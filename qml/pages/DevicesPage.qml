pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Dice towers and card readers: which there are, how it stands with them, and what they say. As long as the page is
// open they are only rehearsed.
PageFrame {
    id: page

    required property Devices devices

    title: qsTr("Towers and readers")
    Component.onCompleted: devices.isRehearsing = true
    Component.onDestruction: devices.isRehearsing = false

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Your devices")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                visible: page.devices.devices.count === 0
                text: qsTr("A dice tower can throw for you, and a card reader can tell which card you turned. None is chosen yet: plug one in, and let it be found below. You never need one: dice are typed or thrown by the desk as ever.")
            }

            Repeater {
                model: page.devices.devices

                DeviceEntry {
                    Layout.fillWidth: true
                    onWatchAsked: page.devices.watch(index)
                    onForgetAsked: page.devices.forget(index)
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Rehearsal")
        visible: page.devices.devices.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Words {
                Layout.fillWidth: true
                text: qsTr("Throw now, or hold a card to the reader. No game hears of it while this page is open.")
            }

            Row {
                spacing: Theme.s2
                visible: page.devices.lastDice.length > 0

                Repeater {
                    model: page.devices.lastDice

                    DieFace {
                        required property int modelData

                        face: modelData
                    }
                }
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: page.devices.lastWords
                font.weight: Font.DemiBold
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Add a device")

        NewDeviceForm {
            anchors.fill: parent
            devices: page.devices
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("What it says")
        visible: page.devices.devices.count > 0

        MonitorList {
            anchors.fill: parent
            model: page.devices.monitor
        }
    }
}
