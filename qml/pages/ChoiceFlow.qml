pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A few choices side by side, each as wide as its words.
Flow {
    id: flow

    required property list<string> choices
    required property int chosen
    property string name

    signal picked(int index)

    spacing: Theme.s2

    FontMetrics {
        id: letters

        font.family: Theme.sans
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }

    Repeater {
        model: flow.choices

        ChoiceButton {
            required property int index
            required property string modelData

            width: Math.min(flow.width, Math.ceil(letters.advanceWidth(modelData)) + Theme.scaled(20) + 3 * Theme.s3 + 4)
            title: modelData
            isChosen: index === flow.chosen
            Accessible.description: flow.name
            onPicked: flow.picked(index)
        }
    }
}
