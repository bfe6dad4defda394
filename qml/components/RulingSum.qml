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
        text: sum.label
        wrapMode: Text.NoWrap
        font.weight: Font.DemiBold
    }

    Words {
        Layout.fillWidth: true
        text: sum.value
        horizontalAlignment: Text.AlignRight
        font.weight: Font.Bold
        font.pixelSize: Theme.big
    }
}
