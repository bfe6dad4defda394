pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Everything that is not part of the play itself.
Sheet {
    id: menu

    required property list<string> titles

    // A layout that is hidden is not told of buttons that go, and would still place them; so they come and go
    // while the menu is seen.
    property list<string> shown

    signal chosen(int index)

    heading: qsTr("Menu")
    widest: Theme.scaled(420)
    onAboutToShow: shown = titles
    onAboutToHide: shown = []
    onOpened: {
        const first = buttons.itemAt(0) as ActionButton
        if (first !== null)
            first.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: buttons

        model: menu.shown

        ActionButton {
            required property int index
            required property string modelData

            Layout.fillWidth: true
            title: modelData
            onTaken: {
                menu.close()
                menu.chosen(index)
            }
        }
    }

    footer: QuietButton {
        Layout.fillWidth: true
        title: qsTr("Close")
        onTaken: menu.close()
    }
}
