import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One number of a ruling: what it is for, where the rulebook says so, and how much it is.
RowLayout {
    id: line

    required property string text
    required property string value
    required property string section

    spacing: Theme.s3

    Accessible.role: Accessible.ListItem
    Accessible.name: text + ": " + value + (section === "" ? "" : ", " + section)

    ColumnLayout {
        spacing: 0

        Words {
            Layout.fillWidth: true
            text: line.text
            Accessible.ignored: true
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.section
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }
    }

    Words {
        Layout.alignment: Qt.AlignTop
        text: line.value
        wrapMode: Text.NoWrap
        font.weight: Font.Bold
        font.pixelSize: Theme.big
        Accessible.ignored: true
    }
}
