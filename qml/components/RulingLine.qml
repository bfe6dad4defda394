import QtQuick
import FieldDesk.Ui

// One number of a ruling: what it is for, where the rulebook says so, and how much it is.
Item {
    id: line

    required property string text
    required property string value
    required property string section

    implicitWidth: 320
    implicitHeight: Math.max(column.height, number.height)

    Accessible.role: Accessible.ListItem
    Accessible.name: text + ": " + value + (section === "" ? "" : ", " + section)

    Column {
        id: column

        width: line.width - number.width - Theme.s3

        Words {
            width: parent.width
            text: line.text
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: line.section
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }
    }

    Words {
        id: number

        anchors.right: parent.right
        text: line.value
        wrapMode: Text.NoWrap
        font.weight: Font.Bold
        font.pixelSize: Theme.big
        Accessible.ignored: true
    }
}
