import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Ui

// Where the deck lies on the table: the number of the card that was turned over there.
ColumnLayout {
    id: entry

    signal entered(int number)

    spacing: Theme.s2

    function takeFocus() {
        field.forceActiveFocus(Qt.OtherFocusReason)
    }

    function give() {
        const number = Number.parseInt(field.text)
        if (Number.isNaN(number))
            return
        field.clear()
        entry.entered(number)
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Turn the top card of your deck, and give its number.")
    }

    RowLayout {
        spacing: Theme.s2

        TextField {
            id: field

            Layout.fillWidth: true
            implicitHeight: Theme.touch
            font.family: Theme.sans
            font.pixelSize: Theme.big
            color: Theme.ink
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 3
            placeholderText: qsTr("Card number")
            placeholderTextColor: Theme.inkSoft
            Accessible.name: qsTr("Number of the card that was turned")
            onAccepted: entry.give()
            // Letters and the space bar mean what they mean on the table.
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                if (event.text.length === 1 && event.text >= " " && (event.text < "0" || event.text > "9"))
                    field.passOn(event)
            }

            function passOn(event: KeyEvent) {
                event.accepted = false
                field.focus = false
            }

            background: Rectangle {
                radius: Theme.radius
                color: Theme.paperLight
                border.width: field.activeFocus ? 3 : 1
                border.color: field.activeFocus ? Theme.focusRing : Theme.edge
            }
        }

        ActionButton {
            title: qsTr("Turned")
            isMain: true
            onTaken: entry.give()
        }
    }
}
