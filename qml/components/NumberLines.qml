pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Numbers, each with what it is for and the section that says so, and below a line what they come to.
ColumnLayout {
    id: lines

    property string title
    property string sum
    property alias model: numbers.model
    readonly property alias count: numbers.count

    spacing: Theme.s1
    Accessible.role: Accessible.List
    Accessible.name: title

    Repeater {
        id: numbers

        NumberLine {
            Layout.fillWidth: true
        }
    }

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        visible: lines.sum !== ""
        color: Theme.edge
    }

    NumberLine {
        Layout.fillWidth: true
        visible: lines.sum !== ""
        line: lines.title
        value: lines.sum
        section: ""
        isSum: true
    }
}
