pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The foot of the table: the dice tray, taking back, and the record.
Panel {
    id: foot

    required property Table table
    required property bool isWide
    required property Devices devices
    required property bool hasRemark // about a throw
    default property alias tray: place.data

    signal undoAsked()
    signal redoAsked()
    signal recordWanted()
    signal devicesWanted()

    padding: Theme.s2
    topPadding: Theme.s2

    GridLayout {
        anchors.fill: parent
        columns: foot.isWide ? 2 : 1
        columnSpacing: Theme.s4
        rowSpacing: Theme.s2

        RowLayout {
            id: place

            Layout.fillWidth: true
            visible: foot.isWide || foot.table.question.isAsked || foot.hasRemark
        }

        RowLayout {
            spacing: Theme.s2
            Layout.fillWidth: !foot.isWide

            Repeater {
                model: foot.devices.devices

                DeviceState {
                    onTaken: foot.devicesWanted()
                }
            }

            QuietButton {
                Layout.fillWidth: !foot.isWide
                title: qsTr("Take back")
                isTitleShown: foot.width > Theme.scaled(1250)
                iconText: "↶"
                isBarred: !foot.table.undoView.canUndo
                help: foot.table.undoView.what
                onTaken: foot.undoAsked()
            }

            QuietButton {
                Layout.fillWidth: !foot.isWide
                title: qsTr("Bring again")
                isTitleShown: foot.width > Theme.scaled(1350)
                iconText: "↷"
                isBarred: !foot.table.undoView.canRedo
                onTaken: foot.redoAsked()
            }

            QuietButton {
                Layout.fillWidth: !foot.isWide
                title: qsTr("Record")
                onTaken: foot.recordWanted()
            }
        }
    }
}
