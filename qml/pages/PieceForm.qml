import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Where a piece is and which face it shows.
GridLayout {
    id: form

    required property int index
    required property string title
    required property string side
    required property int placeIndex
    required property list<string> faces
    required property int faceIndex
    required property list<string> places

    signal moved(int piece, int place)
    signal turned(int piece, int face)

    columns: width > Theme.scaled(620) ? 3 : 1
    columnSpacing: Theme.s3
    rowSpacing: Theme.s1

    Words {
        Layout.fillWidth: true
        text: form.title
        font.weight: Font.DemiBold
    }

    ChoiceBox {
        Layout.preferredWidth: form.columns === 1 ? form.width : Theme.scaled(270)
        name: qsTr("Place of %1").arg(form.title)
        choices: form.places
        chosen: form.placeIndex
        onPicked: index => form.moved(form.index, index)
    }

    ChoiceBox {
        Layout.preferredWidth: form.columns === 1 ? form.width : Theme.scaled(120)
        opacity: form.faces.length > 0 ? 1 : 0
        enabled: form.faces.length > 0
        visible: form.faces.length > 0 || form.columns > 1
        name: qsTr("Face of %1").arg(form.title)
        choices: form.faces
        chosen: form.faceIndex
        onPicked: index => form.turned(form.index, index)
    }
}
