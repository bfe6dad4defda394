pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The words of the kit's vocabulary that may stand in one place, each with what it means.
Sheet {
    id: palette

    property string pointer
    property bool isNew: false
    property list<string> words: []
    property list<string> help: []

    signal picked(string pointer, bool isNew, int index)

    function ask(pointer: string, isNew: bool, title: string, words: list<string>, help: list<string>) {
        palette.pointer = pointer
        palette.isNew = isNew
        palette.heading = title
        palette.words = words
        palette.help = help
        palette.open()
    }

    onOpened: {
        const first = buttons.itemAt(0) as ActionButton
        if (first !== null)
            first.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: buttons

        model: palette.words

        ActionButton {
            required property int index
            required property string modelData

            Layout.fillWidth: true
            title: modelData
            detail: palette.help[index] ?? ""
            onTaken: {
                palette.close()
                palette.picked(palette.pointer, palette.isNew, index)
            }
        }
    }

    footer: QuietButton {
        Layout.fillWidth: true
        title: qsTr("Close")
        onTaken: palette.close()
    }
}
