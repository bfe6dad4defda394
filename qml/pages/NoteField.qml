import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One value that the box prints: few choices as buttons, a number typed, many names in a list.
ColumnLayout {
    id: field

    required property int index
    required property string title
    required property list<string> choices
    required property int chosen
    required property bool isTyped
    required property int minimum
    required property int maximum

    readonly property bool isListed: !isTyped && choices.length > 8
    readonly property bool isBeside: !isTyped && !isListed
    readonly property bool isCountable: isTyped && minimum >= 0 && maximum <= 20
    readonly property int entered: /^[0-9]+$/.test(entry.text) ? Number.parseInt(entry.text) : 0

    signal picked(int field, int choice)
    signal typed(int field, string text)

    spacing: Theme.s1

    Words {
        Layout.fillWidth: true
        text: field.title
        font.weight: Font.DemiBold
    }

    ChoiceFlow {
        Layout.fillWidth: true
        visible: field.isBeside
        name: field.title
        choices: field.isBeside ? field.choices : []
        chosen: field.chosen
        onPicked: index => field.picked(field.index, index)
    }

    TextEntry {
        id: entry

        Layout.fillWidth: true
        visible: field.isTyped
        name: field.title
        placeholderText: qsTr("%1 to %2").arg(field.minimum).arg(field.maximum)
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 5
        onTextEdited: field.typed(field.index, text)
    }

    // What was typed as it is shown later, so that a wrong number is seen at once.
    StrengthGauge {
        objectName: "gauge"
        Layout.fillWidth: true
        visible: field.isCountable && field.entered >= field.minimum && field.entered <= field.maximum
        strength: field.entered
        full: field.entered
        side: ""
        room: Math.min(field.width, Theme.scaled(320))
    }

    ChoiceBox {
        Layout.fillWidth: true
        visible: field.isListed
        name: field.title
        choices: field.isListed ? field.choices : []
        chosen: field.chosen
        displayText: field.chosen < 0 ? qsTr("Choose") : currentText
        onPicked: index => field.picked(field.index, index)
    }
}
