import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Asks for the line of text that an action says. It stays, with what was typed, until the line is taken.
Sheet {
    id: sheet

    required property Table table

    property int action: -1
    readonly property alias typed: line.text

    function ask(action: int, title: string) {
        sheet.action = action
        sheet.heading = title
        line.clear()
        sheet.open()
    }

    function give() {
        if (line.text !== "" && sheet.table.say(sheet.action, line.text))
            sheet.close()
    }

    onOpened: line.forceActiveFocus(Qt.TabFocusReason)
    onClosed: line.clear()

    Words {
        Layout.fillWidth: true
        text: qsTr("Any words do. They go into the shuffle, so that nobody can have known its order, and stand in the record.")
    }

    TextEntry {
        id: line

        Layout.fillWidth: true
        name: qsTr("Your phrase")
        maximumLength: 200
        placeholderText: name
        onAccepted: sheet.give()
    }

    footer: [
        ActionButton {
            Layout.fillWidth: true
            title: qsTr("Leave it")
            onTaken: sheet.close()
        },
        ActionButton {
            Layout.fillWidth: true
            title: qsTr("Put it in")
            isMain: true
            isBarred: line.text === ""
            barredReason: qsTr("Type a line first")
            onTaken: sheet.give()
        }
    ]
}
