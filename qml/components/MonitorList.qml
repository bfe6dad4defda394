pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Ui

// What a device said, the newest first: its bytes, and what was made of them.
ListView {
    id: list

    implicitHeight: Theme.scaled(240)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What the device says")
    ScrollBar.vertical: ScrollBar {}

    Words {
        visible: list.count === 0
        text: qsTr("Nothing has come yet.")
        color: Theme.inkSoft
    }

    delegate: Words {
        required property string what
        required text

        width: ListView.view.width - Theme.s4
        wrapMode: Text.WrapAnywhere
        font.family: what === "bytes" ? "monospace" : Theme.sans
        font.pixelSize: Theme.small
        font.weight: what === "reading" ? Font.DemiBold : Font.Normal
        color: what === "complaint" ? Theme.bad : what === "bytes" ? Theme.inkSoft : Theme.ink
    }
}
