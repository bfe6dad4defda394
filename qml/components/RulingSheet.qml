pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// How a result comes about, as a ledger: every number with its rule section, then what is needed and the chance.
Sheet {
    id: sheet

    property alias model: lines.model
    property string needed
    property string chance
    property string result

    onOpened: done.forceActiveFocus(Qt.TabFocusReason)

    Repeater {
        id: lines

        RulingLine {
            Layout.fillWidth: true
        }
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 2
        visible: lines.count > 0
        color: Theme.edge
    }

    RulingSum {
        Layout.fillWidth: true
        label: qsTr("Needed")
        value: sheet.needed
    }

    RulingSum {
        Layout.fillWidth: true
        label: qsTr("Chance")
        value: sheet.chance
    }

    Chip {
        Layout.maximumWidth: sheet.availableWidth
        visible: text !== ""
        text: sheet.result
        tone: "brass"
    }

    footer: ActionButton {
        id: done

        Layout.fillWidth: true
        title: qsTr("Close")
        isMain: true
        onTaken: sheet.close()
    }
}
