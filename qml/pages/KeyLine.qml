import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A word and what it means, side by side where there is room.
GridLayout {
    id: line

    required property string key
    required property string meaning
    property string remark

    columns: width > Theme.scaled(520) ? 2 : 1
    columnSpacing: Theme.s4
    rowSpacing: 0
    Layout.fillWidth: true

    Words {
        Layout.preferredWidth: line.columns === 2 ? Theme.scaled(200) : line.width
        Layout.alignment: Qt.AlignTop
        text: line.key
        font.weight: Font.DemiBold
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 2

        Words {
            Layout.fillWidth: true
            text: line.meaning
        }

        Chip {
            visible: text !== ""
            text: line.remark
        }
    }
}
