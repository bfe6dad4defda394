import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Sets right what a game was told of its box.
Sheet {
    id: sheet

    required property Table table

    readonly property alias mending: mending

    signal cardWanted(int number)

    heading: qsTr("Mend this note")

    function begin(entry: int, note: int) {
        mending.begin(entry, note)
        sheet.open()
    }

    // While the sheet is still seen: a layout that is hidden is not told of fields that go.
    onAboutToHide: mending.forget()

    NoteMending {
        id: mending

        table: sheet.table
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("What was read of it before stays as it was read; from now on the mended note counts, here and in later games.")
    }

    Words {
        Layout.fillWidth: true
        visible: mending.printed !== ""
        text: qsTr("Now: %1").arg(mending.printed)
        color: Theme.inkSoft
    }

    NoteFields {
        Layout.fillWidth: true
        form: mending
        onCardWanted: number => sheet.cardWanted(number)
    }

    footer: [
        ActionButton {
            Layout.fillWidth: true
            title: qsTr("Leave it")
            onTaken: sheet.close()
        },
        ActionButton {
            Layout.fillWidth: true
            title: qsTr("Set it right")
            isMain: true
            isBarred: !mending.isComplete
            barredReason: qsTr("Fill in every value first.")
            onTaken: {
                mending.mend()
                sheet.close()
            }
        }
    ]
}
