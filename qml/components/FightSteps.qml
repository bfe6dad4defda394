pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The chapters of a fight from one to another, each with a line above it.
ColumnLayout {
    id: steps

    required property int first
    required property int last
    property alias model: lines.model

    spacing: Theme.s2

    Repeater {
        id: lines

        FightStep {
            required property int index

            Layout.fillWidth: true
            visible: index >= steps.first && index <= steps.last
        }
    }
}
