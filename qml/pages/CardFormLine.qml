import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One line of what a card does: what it is, and the control that changes it.
ColumnLayout {
    id: line

    required property string pointer
    required property int depth
    required property string kind // list, word, number, flag, choice, text, absent or plain
    required property string title
    required property string help
    required property string value
    required property list<string> choices
    required property list<string> choiceHelp
    required property int chosen
    required property int minimum
    required property int maximum
    required property bool canRemove
    required property bool canMoveUp
    required property bool canMoveDown

    signal wordWanted()
    signal added(string pointer, int choice)
    signal removed(string pointer)
    signal moved(string pointer, int steps)
    signal chose(string pointer, int choice)
    signal numbered(string pointer, int number)
    signal flagged(string pointer, bool isOn)
    signal wrote(string pointer, string text)

    readonly property bool isStacked: width < Theme.scaled(420)

    // What the one button of the line says, where it has one.
    readonly property string button: kind === "word" ? choices[chosen] ?? "" : kind === "flag" ? (value === "true" ? qsTr("yes") : qsTr("no"))
        : kind === "absent" ? qsTr("Add: %1").arg(title) : kind === "list" && choices.length > 0 ? qsTr("Add") : ""

    function press() {
        if (line.kind === "flag")
            line.flagged(line.pointer, line.value !== "true")
        else if (line.kind === "absent" || (line.kind === "list" && line.choices.length === 1))
            line.added(line.pointer, 0)
        else
            line.wordWanted()
    }

    spacing: 0

    GridLayout {
        Layout.fillWidth: true
        Layout.leftMargin: line.depth * Theme.scaled(18)
        columns: line.isStacked ? 1 : 2
        columnSpacing: Theme.s2
        rowSpacing: Theme.s1

        ColumnLayout {
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: line.title
                font.weight: line.kind === "list" || line.depth === 0 ? Font.Bold : Font.DemiBold
                color: line.kind === "absent" ? Theme.inkSoft : Theme.ink
            }

            Words {
                Layout.fillWidth: true
                visible: text !== "" && line.kind !== "absent"
                text: line.help
                font.pixelSize: Theme.small
                color: Theme.inkSoft
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight | Qt.AlignTop
            spacing: Theme.s1

            NumberBox {
                visible: line.kind === "number"
                name: line.title
                value: line.kind === "number" ? Number.parseInt(line.value) : 0
                minimum: line.minimum
                maximum: line.maximum
                onGiven: number => line.numbered(line.pointer, number)
            }

            ChoiceBox {
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.scaled(150)
                visible: line.kind === "choice"
                name: line.title
                choices: line.kind === "choice" ? line.choices : []
                chosen: line.kind === "choice" ? line.chosen : -1
                onPicked: index => line.chose(line.pointer, index)
            }

            TextEntry {
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.scaled(200)
                visible: line.kind === "text"
                name: line.title
                text: line.kind === "text" ? line.value : ""
                maximumLength: 200
                onTextEdited: line.wrote(line.pointer, text)
            }

            QuietButton {
                visible: line.button !== ""
                title: line.button
                iconText: line.kind === "word" ? "▾" : line.kind === "flag" ? "" : "+"
                isTitleShown: line.kind !== "absent"
                help: line.kind === "absent" ? line.help : line.title
                onTaken: line.press()
            }

            QuietButton {
                visible: line.canMoveUp
                title: qsTr("Earlier: %1").arg(line.title)
                isTitleShown: false
                iconText: "↑"
                onTaken: line.moved(line.pointer, -1)
            }

            QuietButton {
                visible: line.canMoveDown
                title: qsTr("Later: %1").arg(line.title)
                isTitleShown: false
                iconText: "↓"
                onTaken: line.moved(line.pointer, 1)
            }

            QuietButton {
                visible: line.canRemove
                title: qsTr("Take out: %1").arg(line.title)
                isTitleShown: false
                iconText: "✕"
                onTaken: line.removed(line.pointer)
            }
        }
    }
}
