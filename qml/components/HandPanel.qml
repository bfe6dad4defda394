pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The cards of the open desk's hand, side by side where there is room.
ColumnLayout {
    id: hand

    property alias model: cards.model
    readonly property alias count: cards.count

    signal taken(int action)

    spacing: Theme.s2

    Heading {
        Layout.fillWidth: true
        words: qsTr("Your hand: %1").arg(cards.count)
    }

    GridLayout {
        Layout.fillWidth: true
        columns: Math.max(1, Math.floor(hand.width / Theme.scaled(230)))
        columnSpacing: Theme.s2
        rowSpacing: Theme.s2

        Repeater {
            id: cards

            HandCard {
                objectName: "handCard"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onTaken: action => hand.taken(action)
            }
        }
    }
}
