pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// How far the game has come. A tap asks how that number comes about.
TapArea {
    id: track

    required property int now
    required property int count
    required property string word

    readonly property string words: count > 0 ? qsTr("%1 %2 of %3").arg(word).arg(now).arg(count)
                                              : qsTr("%1 %2").arg(word).arg(now)

    text: words
    implicitHeight: Theme.touch
    implicitWidth: implicitContentWidth

    Accessible.name: words

    background: Item {
        FocusFrame {
            gap: 0
            isShown: track.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s3

        Words {
            text: track.words
            wrapMode: Text.NoWrap
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }

        TurnBoxes {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            now: track.now
            count: track.count
        }
    }
}
