import QtQuick
import FieldDesk.Ui

// The number of a card, large enough to be read across the table.
Words {
    required property int number

    text: number
    wrapMode: Text.NoWrap
    font.pixelSize: Theme.title
    font.weight: Font.Bold
    color: Theme.ink
    Accessible.ignored: true
}
