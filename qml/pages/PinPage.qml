import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Sets, changes or takes away the PIN of the seat whose desk is open.
PageFrame {
    id: page

    required property Table table
    required property HandOver handOver
    required property bool hasPin

    title: qsTr("The PIN of %1").arg(table.openDesk.title)
    backWord: qsTr("Desk")

    function takeFocus() {
        if (page.hasPin)
            old.takeFocus()
        else
            fresh.takeFocus()
    }

    function change() {
        const isChanged = page.handOver.changePin(old.pin, fresh.pin, again.pin)
        for (const field of [old, fresh, again])
            field.clear()
        if (isChanged)
            page.closed()
        else
            page.takeFocus()
    }

    Panel {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(560)
        Layout.alignment: Qt.AlignHCenter

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                text: page.hasPin ? qsTr("Leave both new lines empty to take the PIN away. A PIN that is forgotten cannot be found again.")
                                  : qsTr("This desk has no PIN yet: whoever holds the file can open it. A PIN that is forgotten cannot be found again.")
            }

            PinEntry {
                id: old

                Layout.fillWidth: true
                visible: page.hasPin
                name: qsTr("PIN until now")
                placeholderText: name
                onAccepted: fresh.takeFocus()
            }

            PinEntry {
                id: fresh

                Layout.fillWidth: true
                name: qsTr("New PIN")
                placeholderText: name
                onAccepted: again.takeFocus()
            }

            PinEntry {
                id: again

                Layout.fillWidth: true
                name: qsTr("New PIN once more")
                placeholderText: name
                onAccepted: change.forceActiveFocus(Qt.TabFocusReason)
            }

            PinProblem {
                Layout.fillWidth: true
                trial: page.handOver.trial
            }

            ActionButton {
                id: change

                Layout.fillWidth: true
                title: page.hasPin && fresh.pin === "" && again.pin === "" ? qsTr("Take the PIN away") : qsTr("Set the PIN")
                isMain: true
                isBarred: page.handOver.trial.waits > 0
                barredReason: qsTr("After a wrong PIN the next one waits for a moment")
                onTaken: page.change()
            }
        }
    }
}
