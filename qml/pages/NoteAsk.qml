import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// What the game needs from the box now, and does not know yet.
ColumnLayout {
    id: ask

    required property Table table

    readonly property alias isAsked: question.isThere
    readonly property alias question: question
    readonly property alias action: answer

    signal cardWanted(int number)

    spacing: Theme.s3
    visible: isAsked
    onVisibleChanged: if (visible) question.readNotebook()

    NoteQuestion {
        id: question

        table: ask.table
    }

    Words {
        Layout.fillWidth: true
        text: question.isOfCell ? qsTr("Look it up on the chart of your box, and say what stands in the framed cell. It is asked this once and kept in your box notes.")
            : question.cardNumber >= 0 ? qsTr("Copy it from the card of your box. It is asked this once and kept in your box notes.")
                                : qsTr("Look it up in your box. It is asked this once and kept in your box notes.")
    }

    NoteFields {
        Layout.fillWidth: true
        form: question
        onCardWanted: number => ask.cardWanted(number)
    }

    ActionButton {
        id: answer

        Layout.fillWidth: true
        title: question.cardNumber >= 0 ? qsTr("Play it as it is written") : qsTr("So it is printed")
        isMain: true
        isBarred: !question.isComplete
        barredReason: question.cardNumber >= 0 ? qsTr("Write the card first.") : qsTr("Fill in every value first.")
        onTaken: question.answer()
    }
}
