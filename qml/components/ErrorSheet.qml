import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Says what went wrong, what was kept, and what to do now: the sentence tells all three.
Sheet {
    id: sheet

    required property string what

    heading: qsTr("That did not work")
    onOpened: understood.forceActiveFocus(Qt.TabFocusReason)

    Words {
        Layout.fillWidth: true
        text: sheet.what
    }

    footer: ActionButton {
        id: understood

        Layout.fillWidth: true
        title: qsTr("Go on")
        isMain: true
        onTaken: sheet.close()
    }
}
