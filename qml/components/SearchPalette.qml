pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Ui

// Finds anything that may be done by its name. `chosen` gives the place in `names`.
Sheet {
    id: finder

    required property list<string> names
    property list<string> details
    property list<string> groups
    property string within // only the names of this group; empty: all
    property alias typed: field.text

    // Every word that was typed must occur, in whatever order.
    readonly property list<int> matches: {
        const words = finder.typed.trim().toLowerCase().split(" ")
        const found = []
        for (let index = 0; index < finder.names.length; ++index) {
            const name = (finder.nameOf(index) + " " + finder.detailOf(index)).toLowerCase()
            const isWithin = finder.within === "" || finder.groups[index] === finder.within
            if (isWithin && words.every(word => name.includes(word)))
                found.push(index)
        }
        return found
    }

    signal chosen(int index)

    heading: finder.within === "" ? qsTr("Find") : finder.within
    onClosed: finder.within = ""
    onAboutToShow: field.clear()
    onOpened: field.forceActiveFocus(Qt.ShortcutFocusReason)

    function openWithin(group: string) {
        finder.within = group
        finder.open()
    }

    function nameOf(index: int): string {
        return index < finder.names.length ? finder.names[index] : ""
    }

    function detailOf(index: int): string {
        return index < finder.details.length ? finder.details[index] : ""
    }

    function choose(row: int) {
        if (row < 0 || row >= finder.matches.length)
            return
        const index = finder.matches[row]
        finder.close()
        finder.chosen(index)
    }

    TextField {
        id: field

        Layout.fillWidth: true
        implicitHeight: Theme.touch
        font.family: Theme.sans
        font.pixelSize: Theme.body
        color: Theme.ink
        placeholderText: qsTr("What do you want to do?")
        placeholderTextColor: Theme.inkSoft
        Accessible.name: qsTr("Find an action by name")
        Keys.onDownPressed: list.incrementCurrentIndex()
        Keys.onUpPressed: list.decrementCurrentIndex()
        onAccepted: finder.choose(list.currentIndex)

        background: Rectangle {
            radius: Theme.radius
            color: Theme.paperLight
            border.width: field.activeFocus ? 3 : 1
            border.color: field.activeFocus ? Theme.focusRing : Theme.edge
        }
    }

    ListView {
        id: list

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 6 * Theme.touch)
        clip: true
        model: finder.matches
        currentIndex: 0
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Actions found")

        delegate: PaletteRow {
            required property int index
            required property int modelData

            width: list.width
            title: finder.nameOf(modelData)
            detail: finder.detailOf(modelData)
            isCurrent: ListView.isCurrentItem
            onClicked: finder.choose(index)
        }
    }

    Words {
        Layout.fillWidth: true
        visible: finder.matches.length === 0
        text: qsTr("Nothing of that name may be done now.")
        color: Theme.inkSoft
    }
}
