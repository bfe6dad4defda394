import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A few sentences under a small label.
ColumnLayout {
    id: group

    required property string label
    required property string text

    spacing: 0
    visible: text !== ""

    Words {
        Layout.fillWidth: true
        text: group.label
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.inkSoft
    }

    Words {
        Layout.fillWidth: true
        text: group.text
    }
}
