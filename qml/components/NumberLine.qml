import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A number, what it is for, and the section of the rulebook that says so.
GridLayout {
    id: number

    required property string line
    required property string value
    required property string section
    property bool isSum: false

    readonly property bool isWide: width > Theme.scaled(460)

    columnSpacing: Theme.s3
    rowSpacing: 0
    Accessible.role: Accessible.ListItem
    Accessible.name: line + (value === "" ? "" : ": " + value) + (section === "" ? "" : ", " + section)

    Words {
        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true
        text: number.line
        font.weight: number.isSum ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    Words {
        Layout.row: number.isWide ? 0 : 1
        Layout.column: number.isWide ? 1 : 0
        Layout.fillWidth: !number.isWide
        visible: text !== ""
        text: number.section
        wrapMode: number.isWide ? Text.NoWrap : Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Accessible.ignored: true
    }

    Words {
        Layout.row: 0
        Layout.column: number.isWide ? 2 : 1
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
