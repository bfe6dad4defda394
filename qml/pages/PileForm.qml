pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Puts a card that was seen on a pile, or the top cards of a pile, unseen, on another one.
ColumnLayout {
    id: form

    required property Rows piles
    required property list<string> names

    property int card: 1
    property int cardTo: 0
    property int from: 0
    property int to: 1
    property int count: 1

    signal cardMoved(int number, int pile)
    signal pileMoved(int from, int to, int count)

    spacing: Theme.s3

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        Repeater {
            model: form.piles

            Chip {
                required property string title
                required property int cardCount

                text: qsTr("%1: %2").arg(title).arg(cardCount)
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        NumberBox {
            name: qsTr("Card number")
            value: form.card
            minimum: 1
            maximum: 999
            onGiven: number => form.card = number
        }

        ChoiceBox {
            width: Math.min(form.width, Theme.scaled(220))
            name: qsTr("Pile to put the card on")
            choices: form.names
            chosen: form.cardTo
            onPicked: index => form.cardTo = index
        }

        ActionButton {
            width: Math.min(implicitWidth, form.width)
            title: qsTr("Put the card there")
            onTaken: form.cardMoved(form.card, form.cardTo)
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        NumberBox {
            name: qsTr("How many cards")
            value: form.count
            minimum: 1
            maximum: 99
            onGiven: number => form.count = number
        }

        ChoiceBox {
            width: Math.min(form.width, Theme.scaled(220))
            name: qsTr("Pile to take from")
            choices: form.names
            chosen: form.from
            onPicked: index => form.from = index
        }

        ChoiceBox {
            width: Math.min(form.width, Theme.scaled(220))
            name: qsTr("Pile to lay on")
            choices: form.names
            chosen: form.to
            onPicked: index => form.to = index
        }

        ActionButton {
            width: Math.min(implicitWidth, form.width)
            title: qsTr("Lay them over, unseen")
            onTaken: form.pileMoved(form.from, form.to, form.count)
        }
    }
}
