import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// What a ruling comes to: a word and the number under the line.
RowLayout {
    id: sum

    required property string label
    required property string value

    visible: value !== ""
    spacing: Theme.s3

    Words {
        Layout.fillWidth: true
        text: sum.label
        font.weight: Font.DemiBold
    }

    Words {
        Layout.maximumWidth: sum.width * 0.6
        text: sum.value
        horizontalAlignment: Text.AlignRight
        font.weight: Font.Bold
        font.pixelSize: Theme.big
    }
}
