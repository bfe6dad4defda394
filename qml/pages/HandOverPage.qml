import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Between two seats: it names who is to take the machine, and shows nothing of anyone.
PageFrame {
    id: page

    required property HandOver handOver

    readonly property bool waits: handOver.trial.waits > 0

    signal opened()

    title: qsTr("Hand over the desk")
    backWord: qsTr("Table")

    function takeFocus() {
        if (page.handOver.asksPin)
            pin.takeFocus()
        else
            open.forceActiveFocus(Qt.OtherFocusReason)
    }

    function open() {
        const given = pin.pin
        pin.clear()
        if (page.handOver.open(given))
            page.opened()
        else
            pin.takeFocus()
    }

    Panel {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(560)
        Layout.alignment: Qt.AlignHCenter

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            SeatPlate {
                Layout.fillWidth: true
                letters: page.handOver.to.letters
                side: page.handOver.to.side
                title: page.handOver.to.title
                remark: qsTr("takes the machine now")
            }

            Words {
                Layout.fillWidth: true
                text: qsTr("Everybody else looks away. When you are alone with it, hold the button below: it opens your desk, and nobody else's.")
            }

            Words {
                Layout.fillWidth: true
                visible: page.handOver.askedBack !== ""
                text: qsTr("You are asked to agree that “%1” is taken back. Say so at your desk.").arg(page.handOver.askedBack)
                font.weight: Font.DemiBold
            }

            PinEntry {
                id: pin

                Layout.fillWidth: true
                visible: page.handOver.asksPin
                name: qsTr("PIN of %1").arg(page.handOver.to.title)
                placeholderText: qsTr("PIN")
                onAccepted: open.forceActiveFocus(Qt.TabFocusReason)
            }

            PinProblem {
                Layout.fillWidth: true
                trial: page.handOver.trial
            }

            ActionButton {
                id: open

                Layout.fillWidth: true
                title: qsTr("I am alone: open the %1 desk").arg(page.handOver.to.title)
                isMain: true
                isHeld: true
                isBarred: page.waits
                barredReason: qsTr("After a wrong PIN the next one waits for a moment")
                onTaken: page.open()
            }

            QuietButton {
                Layout.fillWidth: true
                title: qsTr("Not now")
                onTaken: page.closed()
            }
        }
    }
}
