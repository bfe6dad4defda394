pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// How far the game has come: a box for each turn, dark behind us, tall brass now, hollow ahead.
RowLayout {
    id: track

    required property int now
    required property int count
    required property string word

    readonly property string words: count > 0 ? qsTr("%1 %2 of %3").arg(word).arg(now).arg(count)
                                              : qsTr("%1 %2").arg(word).arg(now)
    readonly property real step: count > 0 ? Math.min(Theme.scaled(17), boxes.width / count) : 0

    spacing: Theme.s3

    Accessible.role: Accessible.ProgressBar
    Accessible.name: words

    Words {
        text: track.words
        wrapMode: Text.NoWrap
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }

    Item {
        id: boxes

        Layout.fillWidth: true
        Layout.preferredWidth: Theme.scaled(17) * track.count
        Layout.preferredHeight: Theme.scaled(26)
        Layout.maximumWidth: Theme.scaled(17) * track.count
        visible: track.count > 0
        opacity: track.step >= 4 ? 1 : 0

        Repeater {
            model: track.count

            Rectangle {
                required property int index

                readonly property bool isNow: index + 1 === track.now
                readonly property bool isDone: index + 1 < track.now

                x: index * track.step
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, track.step - Math.min(4, track.step * 0.25))
                height: isNow ? Theme.scaled(26) : Theme.scaled(18)
                radius: Math.min(3, width / 3)
                color: isNow ? Theme.brass : isDone ? (Theme.lantern ? Theme.edge : Theme.main) : Theme.card
                border.width: isDone ? 0 : 1
                border.color: isNow ? Theme.ink : Theme.edge
            }
        }
    }
}
