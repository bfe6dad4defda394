import QtQuick
import FieldDesk.Ui

// A verdict at a glance: a tick, an exclamation mark, or a question mark.
Item {
    id: mark

    required property string finding // good, bad or not-known

    implicitWidth: Theme.scaled(18)
    implicitHeight: Theme.scaled(18)
    Accessible.ignored: true

    TickMark {
        anchors.centerIn: parent
        visible: mark.finding === "good"
        size: Theme.body
    }

    Words {
        anchors.centerIn: parent
        visible: mark.finding !== "good"
        text: mark.finding === "bad" ? "!" : "?"
        font.weight: Font.Black
        color: mark.finding === "bad" ? Theme.bad : Theme.inkSoft
        Accessible.ignored: true
    }
}
