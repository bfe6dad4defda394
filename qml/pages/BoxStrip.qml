pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// The boxes beside the map with what lies in them, and how many cards each pile holds.
Flow {
    id: strip

    required property Rows boxes
    required property Rows piles

    spacing: Theme.s2

    Repeater {
        model: strip.boxes

        BoxCard {}
    }

    Repeater {
        model: strip.piles

        Chip {
            required property string title
            required property int cardCount

            width: Math.min(implicitWidth, strip.width)
            text: cardCount === 1 ? qsTr("%1: 1 card").arg(title) : qsTr("%1: %2 cards").arg(title).arg(cardCount)
        }
    }
}
