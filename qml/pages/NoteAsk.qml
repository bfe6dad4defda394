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

    spacing: Theme.s3
    visible: isAsked

    NoteQuestion {
        id: question

        table: ask.table
    }

    Words {
        Layout.fillWidth: true
        text: question.isOfCell ? qsTr("Look it up on the chart of your box, and say what stands in the framed cell. It is asked this once and kept in your box notes.")
                                : qsTr("Look it up in your box. It is asked this once and kept in your box notes.")
    }

    NoteFields {
        Layout.fillWidth: true
        form: question
    }

    ActionButton {
        id: answer

        Layout.fillWidth: true
        title: qsTr("So it is printed")
        isMain: true
        isBarred: !question.isComplete
        barredReason: qsTr("Fill in every value first.")
        onTaken: question.answer()
    }
}
