import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Said wherever practice material is shown.
RowLayout {
    id: note

    spacing: Theme.s2

    Chip {
        text: qsTr("practice")
        tone: "brass"
        Layout.alignment: Qt.AlignTop
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("The cards and the places in italics are this program's own, made to practise with. Those of your box differ.")
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }
}
