pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Chooses a port and the device that hangs on it.
ColumnLayout {
    id: form

    required property Devices devices

    property string chosenPort: ""
    readonly property string port: path.text.trim() !== "" ? path.text.trim() : chosenPort
    readonly property string driver: devices.kinds.text(kind.chosen, "driver")
    readonly property bool saysLines: driver === "pattern"
    readonly property list<int> speeds: [0, 9600, 19200, 38400, 57600, 115200]

    spacing: Theme.s2

    function use() {
        if (form.devices.add(form.driver, form.port, form.speeds[speed.chosen], form.saysLines ? line.text : "",
                             form.saysLines ? after.text : ""))
            path.clear()
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Find devices that answer")
        detail: form.devices.searchWords
        isBarred: form.devices.isSearching
        barredReason: form.devices.searchWords
        onTaken: form.devices.search()
    }

    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.s2
        text: form.devices.ports.count === 0 ? qsTr("No serial port is there now. Plug the device in and look again.")
                                             : qsTr("Or choose the port, and what hangs on it. The name of a port tells its cable, not the device.")
    }

    Repeater {
        model: form.devices.ports

        ChoiceButton {
            required property string path
            required property string use

            Layout.fillWidth: true
            isChosen: form.chosenPort === path
            detail: use === "" ? "" : qsTr("used for: %1").arg(use)
            onPicked: form.chosenPort = path
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        QuietButton {
            title: qsTr("Look for ports again")
            onTaken: form.devices.refreshPorts()
        }
    }

    TextEntry {
        id: path

        name: qsTr("Path of a port that is not listed")
        placeholderText: name
        Layout.fillWidth: true
    }

    ChoiceBox {
        id: kind

        Layout.fillWidth: true
        name: qsTr("What hangs on the port")
        choices: form.titles(form.devices.kinds.count)
        chosen: 0
        onPicked: index => chosen = index
    }

    Words {
        Layout.fillWidth: true
        text: form.devices.kinds.text(kind.chosen, "help")
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    ChoiceBox {
        id: speed

        Layout.fillWidth: true
        name: qsTr("Speed of the port")
        choices: [qsTr("Its usual speed"), "9600", "19200", "38400", "57600", "115200"]
        chosen: 0
        onPicked: index => chosen = index
    }

    TextEntry {
        id: line

        name: qsTr("What a line looks like")
        Layout.fillWidth: true
        visible: form.saysLines
        placeholderText: qsTr("%1, for instance DICE:{dice}").arg(name)
    }

    TextEntry {
        id: after

        name: qsTr("The line after which it counts")
        Layout.fillWidth: true
        visible: form.saysLines
        placeholderText: qsTr("%1, if there is one: STATUS:THROWN").arg(name)
    }

    TextEntry {
        id: sample

        name: qsTr("A line of your device to try it on")
        Layout.fillWidth: true
        visible: form.saysLines
        placeholderText: name
    }

    Words {
        Layout.fillWidth: true
        visible: form.saysLines && sample.text !== ""
        text: visible ? form.devices.tryLine(line.text, sample.text) : ""
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: form.devices.problem
        color: Theme.bad
    }

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("Use this device")
        isMain: true
        onTaken: form.use()
    }

    function titles(count: int): list<string> {
        const all = []
        for (let row = 0; row < count; ++row)
            all.push(form.devices.kinds.text(row, "title"))
        return all
    }
}
