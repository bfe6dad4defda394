import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// What the dice will decide, with the way to its ruling.
ColumnLayout {
    id: words

    required property diceQuestion question

    property bool areKeysLikely: true

    signal whyAsked()

    spacing: Theme.s2

    Words {
        Layout.fillWidth: true
        visible: words.question.hasRuling
        text: words.question.ruling
        font.pixelSize: Theme.big
        font.weight: Font.DemiBold
    }

    Words {
        Layout.fillWidth: true
        visible: words.areKeysLikely
        text: words.question.dice > 1
            ? qsTr("Space throws the dice; the keys 1 to 6 enter what your own dice show.")
            : qsTr("Space throws the die; the keys 1 to 6 enter what your own die shows.")
        color: Theme.inkSoft
    }

    QuietButton {
        visible: words.question.hasRuling
        title: qsTr("Why?")
        onTaken: words.whyAsked()
    }
}
