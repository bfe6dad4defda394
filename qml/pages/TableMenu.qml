import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Everything that is not part of the play itself.
Sheet {
    id: menu

    property bool isOver: false

    signal correctionsWanted()
    signal storyWanted()
    signal settingsWanted()
    signal helpWanted()
    signal devicesWanted()
    signal tagsWanted()
    signal honestyWanted()
    signal shelfWanted()

    heading: qsTr("Menu")
    widest: Theme.scaled(420)
    onOpened: first.forceActiveFocus(Qt.TabFocusReason)

    ActionButton {
        id: first

        Layout.fillWidth: true
        title: qsTr("Set the desk right: corrections")
        onTaken: {
            menu.close()
            menu.correctionsWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: menu.isOver ? qsTr("The story of this game") : qsTr("The story so far")
        onTaken: {
            menu.close()
            menu.storyWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Towers and readers")
        onTaken: {
            menu.close()
            menu.devicesWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Cards and their tags")
        onTaken: {
            menu.close()
            menu.tagsWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("How honest the dice are")
        onTaken: {
            menu.close()
            menu.honestyWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Settings")
        onTaken: {
            menu.close()
            menu.settingsWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Help: keys, phases, readings")
        onTaken: {
            menu.close()
            menu.helpWanted()
        }
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Back to the shelf (the game is saved)")
        onTaken: {
            menu.close()
            menu.shelfWanted()
        }
    }

    footer: QuietButton {
        Layout.fillWidth: true
        title: qsTr("Close")
        onTaken: menu.close()
    }
}
