pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One option of a new game with its choices. A reading is told as one: the rulebook can be read in two ways.
Panel {
    id: panel

    required property int index
    required property string title
    required property string explanation
    required property bool isReading
    required property list<string> choices
    required property int chosen

    signal picked(int option, int choice)

    heading: title

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        Chip {
            visible: panel.isReading
            text: qsTr("a reading of the rulebook")
        }

        Words {
            Layout.fillWidth: true
            text: panel.explanation
        }

        Repeater {
            model: panel.choices

            ChoiceButton {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                title: modelData
                isChosen: index === panel.chosen
                onPicked: panel.picked(panel.index, index)
            }
        }
    }
}
