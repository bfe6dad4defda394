import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A word and what it means, side by side where there is room.
Item {
    id: line

    required property string key
    required property string meaning
    property string remark

    readonly property bool isWide: width > Theme.scaled(520)

    Layout.fillWidth: true
    implicitWidth: Theme.scaled(280)
    implicitHeight: Math.max(name.height, column.y + column.height)

    Words {
        id: name

        width: line.isWide ? Theme.scaled(190) : line.width
        text: line.key
        font.weight: Font.DemiBold
    }

    Column {
        id: column

        x: line.isWide ? name.width + Theme.s4 : 0
        y: line.isWide ? 0 : name.height
        width: line.width - x
        spacing: 2

        Words {
            width: column.width
            text: line.meaning
        }

        Chip {
            visible: text !== ""
            text: line.remark
        }
    }
}
