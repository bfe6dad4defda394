pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// How a result comes about, as a ledger: every number with its rule section, then what is needed and the chance.
Sheet {
    id: sheet

    property alias model: lines.model
    property alias notes: mendable.model // what of the box was read for it
    property string needed
    property string chance
    property string result

    signal mendWanted(int note)

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

    Repeater {
        id: mendable

        QuietButton {
            required property int index
            required property string subject

            Layout.fillWidth: true
            title: qsTr("Mend this note: %1").arg(subject)
            onTaken: {
                sheet.close()
                sheet.mendWanted(index)
            }
        }
    }

    footer: ActionButton {
        id: done

        Layout.fillWidth: true
        title: qsTr("Close")
        isMain: true
        onTaken: sheet.close()
    }
}
