import QtQuick
import FieldDesk.Ui

// What an action is called, with the ring where it is held, and a sentence below.
Item {
    id: words

    required property string title
    required property string detail
    required property bool isMain
    required property bool isHeld
    required property real progress
    required property color titleColour
    required property color detailColour

    readonly property real lead: isHeld ? ring.width + Theme.s2 : 0

    implicitWidth: Math.ceil(Math.max(lead + name.implicitWidth, sentence.implicitWidth))
    implicitHeight: column.height

    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        width: words.width
        spacing: 1

        Item {
            width: column.width
            height: name.height

            HoldMark {
                id: ring

                anchors.verticalCenter: parent.verticalCenter
                visible: words.isHeld
                progress: words.progress
                colour: words.titleColour
            }

            Words {
                id: name

                x: words.lead
                width: parent.width - words.lead
                text: words.title
                font.weight: Font.DemiBold
                font.pixelSize: words.isMain ? Theme.big : Theme.body
                color: words.titleColour
                Accessible.ignored: true
            }
        }

        Words {
            id: sentence

            width: column.width
            visible: text !== ""
            text: words.detail
            font.pixelSize: Theme.small
            color: words.detailColour
            Accessible.ignored: true
        }
    }
}
