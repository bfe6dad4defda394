import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Ui

// A number between two limits, one more or one less at a time, or typed.
RowLayout {
    id: box

    required property string name
    required property int value
    required property int minimum
    required property int maximum

    signal given(int number)

    spacing: Theme.s1

    function give(number: int) {
        if (number >= box.minimum && number <= box.maximum && number !== box.value)
            box.given(number)
        else
            field.text = box.value
    }

    QuietButton {
        title: qsTr("One less: %1").arg(box.name)
        isTitleShown: false
        iconText: "−"
        isBarred: box.value <= box.minimum
        onTaken: box.give(box.value - 1)
    }

    TextField {
        id: field

        implicitWidth: Theme.scaled(64)
        implicitHeight: Theme.touch
        horizontalAlignment: TextInput.AlignHCenter
        font.family: Theme.sans
        font.pixelSize: Theme.body
        color: Theme.ink
        text: box.value
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        Accessible.name: box.name
        onEditingFinished: box.give(Number.parseInt(field.text))

        background: Rectangle {
            radius: Theme.radius
            color: Theme.paperLight
            border.width: field.activeFocus ? 3 : 1
            border.color: field.activeFocus ? Theme.focusRing : Theme.edge
        }
    }

    QuietButton {
        title: qsTr("One more: %1").arg(box.name)
        isTitleShown: false
        iconText: "+"
        isBarred: box.value >= box.maximum
        onTaken: box.give(box.value + 1)
    }

    onValueChanged: field.text = value
}
