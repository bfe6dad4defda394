import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A number that lies on the board.
GridLayout {
    id: form

    required property int index
    required property string title
    required property int value
    required property int minimum
    required property int maximum

    signal given(int row, int number)

    columns: width > Theme.scaled(420) ? 2 : 1
    rowSpacing: Theme.s1

    Words {
        Layout.fillWidth: true
        text: form.title
    }

    NumberBox {
        name: form.title
        value: form.value
        minimum: form.minimum
        maximum: form.maximum
        onGiven: number => form.given(form.index, number)
    }
}
