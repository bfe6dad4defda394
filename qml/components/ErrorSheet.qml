import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Says what went wrong, what was kept, and what to do now.
Sheet {
    id: sheet

    required property string what
    required property string kept
    required property string todo

    heading: qsTr("That did not work")
    onOpened: understood.forceActiveFocus(Qt.TabFocusReason)

    LabelledWords {
        Layout.fillWidth: true
        label: qsTr("What happened")
        text: sheet.what
    }

    LabelledWords {
        Layout.fillWidth: true
        label: qsTr("What was kept")
        text: sheet.kept
    }

    LabelledWords {
        Layout.fillWidth: true
        label: qsTr("What to do")
        text: sheet.todo
    }

    footer: ActionButton {
        id: understood

        Layout.fillWidth: true
        title: qsTr("Go on")
        isMain: true
        onTaken: sheet.close()
    }
}
