import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// What the rulebook has one do in a phase.
Sheet {
    id: sheet

    required property Rows stages
    property string help

    function show(stage: int) {
        sheet.heading = sheet.stages.text(stage, "title")
        sheet.help = sheet.stages.text(stage, "help")
        sheet.open()
    }

    onOpened: done.forceActiveFocus(Qt.TabFocusReason)

    Words {
        Layout.fillWidth: true
        text: sheet.help
    }

    footer: ActionButton {
        id: done

        Layout.fillWidth: true
        title: qsTr("Close")
        isMain: true
        onTaken: sheet.close()
    }
}
