import QtQuick
import FieldDesk.Ui

// How many cards a pile holds. A tap asks how that number comes about.
TapArea {
    id: count

    required property string pile
    required property string title
    required property int cardCount
    required property real most // as wide as it may be

    text: cardCount === 1 ? qsTr("%1: 1 card").arg(title) : qsTr("%1: %2 cards").arg(title).arg(cardCount)
    topPadding: Math.max(0, (Theme.touch - implicitContentHeight) / 2)
    bottomPadding: topPadding
    implicitWidth: Math.min(implicitContentWidth, most)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding

    background: Item {
        FocusFrame {
            gap: 0
            isShown: count.visualFocus
        }
    }

    contentItem: Chip {
        text: count.text
        Accessible.ignored: true
    }
}
