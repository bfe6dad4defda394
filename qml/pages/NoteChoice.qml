import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One thing that two files say differently, side by side.
ColumnLayout {
    id: entry

    required property int index
    required property string subject
    required property string mine
    required property string theirs
    required property bool takesTheirs

    signal picked(int row, bool takesTheirs)

    spacing: Theme.s1

    Words {
        Layout.fillWidth: true
        text: entry.subject
        font.weight: Font.DemiBold
    }

    GridLayout {
        Layout.fillWidth: true
        columns: entry.width > Theme.scaled(460) ? 2 : 1
        columnSpacing: Theme.s2
        rowSpacing: Theme.s1

        ChoiceButton {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            title: qsTr("Mine")
            detail: entry.mine
            isChosen: !entry.takesTheirs
            onPicked: entry.picked(entry.index, false)
        }

        ChoiceButton {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            title: qsTr("Theirs")
            detail: entry.theirs
            isChosen: entry.takesTheirs
            onPicked: entry.picked(entry.index, true)
        }
    }
}
