import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A number, what it is for, and the section of the rulebook that says so.
RowLayout {
    id: number

    required property string line
    required property string value
    required property string section
    property bool isSum: false

    spacing: Theme.s3
    Accessible.role: Accessible.ListItem
    Accessible.name: line + (value === "" ? "" : ": " + value) + (section === "" ? "" : ", " + section)

    Words {
        Layout.fillWidth: true
        text: number.line
        font.weight: number.isSum ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    Words {
        Layout.maximumWidth: number.width / 2
        visible: text !== ""
        text: number.section
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Accessible.ignored: true
    }

    Words {
        Layout.minimumWidth: Theme.scaled(30)
        visible: text !== ""
        text: number.value
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        font.pixelSize: number.isSum ? Theme.big : Theme.body
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
