import QtQuick
import FieldDesk.Ui

// A few sentences under a small label.
Column {
    id: group

    required property string label
    required property string text

    visible: text !== ""

    Words {
        width: group.width
        text: group.label
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.inkSoft
    }

    Words {
        width: group.width
        text: group.text
    }
}
