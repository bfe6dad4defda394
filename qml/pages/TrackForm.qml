import QtQuick
import FieldDesk.Ui

// A number that lies on the board.
Flow {
    id: form

    required property int index
    required property string title
    required property int value
    required property int minimum
    required property int maximum

    readonly property bool isWide: width > Theme.scaled(460)

    signal given(int row, int number)

    spacing: Theme.s2

    Words {
        width: form.isWide ? form.width - number.width - form.spacing : form.width
        height: form.isWide ? Theme.touch : implicitHeight
        verticalAlignment: Text.AlignVCenter
        text: form.title
    }

    NumberBox {
        id: number

        name: form.title
        value: form.value
        minimum: form.minimum
        maximum: form.maximum
        onGiven: value => form.given(form.index, value)
    }
}
