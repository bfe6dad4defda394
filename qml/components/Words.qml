import QtQuick
import FieldDesk.Ui

// Text that one reads in a hurry, numbers included.
Text {
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: Theme.ink
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
