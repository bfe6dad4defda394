pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// The boxes beside the map with what lies in them, and how many cards each pile holds.
Column {
    id: strip

    required property Rows boxes
    required property Rows piles

    signal countAsked(string pile)

    spacing: Theme.s1

    Flow {
        width: strip.width
        spacing: Theme.s2

        Repeater {
            model: strip.boxes

            BoxCard {
                most: strip.width
            }
        }
    }

    Flow {
        width: strip.width
        spacing: Theme.s2

        Repeater {
            model: strip.piles

            PileCount {
                most: strip.width
                onClicked: strip.countAsked(pile)
            }
        }
    }

    Repeater {
        model: strip.piles

        HandCards {
            width: strip.width
        }
    }
}
