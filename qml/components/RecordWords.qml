import QtQuick
import FieldDesk.Ui

// What one entry of the record says: its number, its headline, its sentences.
Item {
    id: words

    required property int number
    required property string headline
    required property string sentences
    required property bool isLive
    required property bool hasRuling

    implicitHeight: column.height

    Words {
        id: count

        y: Theme.scaled(2)
        width: Theme.scaled(28)
        text: words.number
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Accessible.ignored: true
    }

    Column {
        id: column

        x: count.width + Theme.s3
        width: words.width - x - why.implicitWidth - Theme.s3
        spacing: 2

        Words {
            width: column.width
            text: words.headline
            font.weight: Font.DemiBold
            font.strikeout: !words.isLive
            color: words.isLive ? Theme.ink : Theme.inkSoft
            Accessible.ignored: true
        }

        Words {
            width: column.width
            visible: text !== ""
            text: words.sentences
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }

        Chip {
            visible: !words.isLive
            text: qsTr("taken back")
        }
    }

    Words {
        id: why

        anchors.right: parent.right
        visible: words.hasRuling
        text: qsTr("why?")
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.small
        font.underline: true
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
