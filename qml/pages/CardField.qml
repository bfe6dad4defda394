import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Where the deck lies on the table: the number of the card that was turned over there. A USB reader that types
// like a keyboard types ten digits here, which are a tag.
ColumnLayout {
    id: entry

    property string question: qsTr("Turn the top card of your deck, and give its number.")

    signal entered(int number)
    signal tagTyped(string digits)
    signal keyPassed(int key, int modifiers)

    spacing: Theme.s2

    function takeFocus() {
        field.forceActiveFocus(Qt.OtherFocusReason)
    }

    function give() {
        const text = field.text
        const number = Number.parseInt(text)
        if (Number.isNaN(number))
            return
        field.clear()
        if (text.length > 3)
            entry.tagTyped(text)
        else
            entry.entered(number)
    }

    Words {
        Layout.fillWidth: true
        text: entry.question
    }

    RowLayout {
        spacing: Theme.s2

        TextEntry {
            id: field

            name: qsTr("Number of the card that was turned")
            Layout.fillWidth: true
            font.pixelSize: Theme.big
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 10
            placeholderText: qsTr("Card number")
            onAccepted: entry.give()
            // Letters, the space bar and commands mean what they mean on the table.
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                const isCommand = (event.modifiers & Qt.ControlModifier) !== 0
                const isDigit = event.text >= "0" && event.text <= "9"
                const isLetter = event.text.length === 1 && event.text >= " " && !isDigit
                event.accepted = isCommand || isLetter
                if (event.accepted)
                    entry.keyPassed(event.key, event.modifiers)
            }
        }

        ActionButton {
            title: qsTr("Turned")
            isMain: true
            onTaken: entry.give()
        }
    }
}
