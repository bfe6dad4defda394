import QtQuick
import FieldDesk.Ui

// Where a piece is and which face it shows.
Flow {
    id: form

    required property int index
    required property string title
    required property string side
    required property int placeIndex
    required property list<string> faces
    required property int faceIndex
    required property list<string> places

    readonly property bool isWide: width > Theme.scaled(640)

    signal moved(int piece, int place)
    signal turned(int piece, int face)

    spacing: Theme.s2

    Words {
        width: form.isWide ? form.width - place.width - Theme.scaled(140) - 2 * form.spacing : form.width
        height: form.isWide ? Theme.touch : implicitHeight
        verticalAlignment: Text.AlignVCenter
        text: form.title
        font.weight: Font.DemiBold
    }

    ChoiceBox {
        id: place

        width: form.isWide ? Theme.scaled(260) : form.width
        name: qsTr("Place of %1").arg(form.title)
        choices: form.places
        chosen: form.placeIndex
        onPicked: index => form.moved(form.index, index)
    }

    ChoiceBox {
        width: form.isWide ? Theme.scaled(140) : form.width
        visible: form.faces.length > 0
        name: qsTr("Face of %1").arg(form.title)
        choices: form.faces
        chosen: form.faceIndex
        onPicked: index => form.turned(form.index, index)
    }
}
