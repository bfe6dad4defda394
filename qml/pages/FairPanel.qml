import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Whether the seats add phrases of their own to every shuffle.
Panel {
    id: panel

    required property NewGameForm form

    heading: qsTr("Ask for phrases before every shuffle")

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        Words {
            Layout.fillWidth: true
            text: qsTr("The program commits to its part of a shuffle before it is made. With a phrase of each seat in it, nobody can have known the order, not even the program.")
        }

        ChoiceButton {
            Layout.fillWidth: true
            title: qsTr("Shuffle at once")
            isChosen: !panel.form.asksPhrases
            onPicked: panel.form.asksPhrases = false
        }

        ChoiceButton {
            Layout.fillWidth: true
            title: qsTr("Wait for phrases")
            isChosen: panel.form.asksPhrases
            onPicked: panel.form.asksPhrases = true
        }
    }
}
