pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// The cards of a hand, where this seat may see them.
Flow {
    id: hand

    required property string title
    required property list<string> cards

    visible: cards.length > 0
    topPadding: Theme.s1
    spacing: Theme.s2

    Accessible.role: Accessible.List
    Accessible.name: title
    Accessible.ignored: !visible

    Words {
        topPadding: Theme.s1
        text: qsTr("%1:").arg(hand.title)
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    Repeater {
        model: hand.cards

        Chip {
            required property string modelData

            text: modelData
            tone: "brass"
        }
    }
}
