pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A card of a hand: its number and title, what it does, what happened then, and what may be done with it.
Rectangle {
    id: card

    required property int number
    required property string title
    required property string date
    required property string history
    required property string wording
    required property string barred
    required property list<string> does
    required property list<string> offers
    required property list<string> offerNames
    required property list<int> offerActions
    required property list<bool> offerHolds

    readonly property string said: {
        let all = ""
        for (const line of card.does)
            all += (all === "" ? "" : " ") + line
        return all
    }

    signal taken(int action)

    implicitWidth: Theme.scaled(220)
    implicitHeight: column.implicitHeight + 2 * Theme.s3
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.edge
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Card %1, %2").arg(number).arg(title)
    Accessible.description: said

    ColumnLayout {
        id: column

        x: Theme.s3
        y: Theme.s3
        width: card.width - 2 * Theme.s3
        height: card.height - 2 * Theme.s3
        spacing: Theme.s1

        Words {
            text: card.number
            font.pixelSize: Theme.title
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Words {
            Layout.fillWidth: true
            text: card.title
            font.pixelSize: Theme.big
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Repeater {
            model: card.does

            Words {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                Accessible.ignored: true
            }
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: card.wording
            font.italic: true
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: card.date === "" || card.history === "" ? card.history : card.date + ". " + card.history
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Item {
            Layout.fillHeight: true
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: card.barred
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        Repeater {
            model: card.offers

            ActionButton {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                title: modelData
                isMain: index === 0 && card.offers.length > 1
                Accessible.name: card.offerNames[index] ?? modelData
                isHeld: card.offerHolds[index] ?? false
                onTaken: card.taken(card.offerActions[index] ?? -1)
            }
        }
    }
}
