import QtQuick
import FieldDesk.Ui

// A short remark in a rounded frame. A tone adds a mark, so that it is told without its colour.
Rectangle {
    id: chip

    required property string text
    property string tone: "plain" // plain, good, bad or brass

    readonly property color toneColour: tone === "good" ? Theme.good : tone === "bad" ? Theme.bad : Theme.ink

    readonly property real markWidth: tone === "good" || tone === "bad" ? Theme.small + Theme.s2 : 0

    implicitWidth: Math.ceil(natural.advanceWidth) + 1 + markWidth + 2 * Theme.s3
    implicitHeight: words.implicitHeight + Theme.s2
    radius: Math.min(height / 2, Theme.scaled(13))
    color: tone === "brass" ? Theme.brassSoft : Theme.paperLight
    border.width: tone === "plain" ? 1 : 1.5
    border.color: tone === "brass" ? Theme.brass : tone === "plain" ? Theme.line : toneColour

    // The width that the words would like, whatever they have got.
    TextMetrics {
        id: natural

        font: words.font
        text: chip.text
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        x: Theme.s3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s1 + 2

        TickMark {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.tone === "good"
        }

        Words {
            visible: chip.tone === "bad"
            text: "!"
            font.pixelSize: Theme.small
            font.weight: Font.Black
            color: Theme.bad
            Accessible.ignored: true
        }

        Words {
            id: words

            width: Math.max(Theme.s5, chip.width - chip.markWidth - 2 * Theme.s3)
            text: chip.text
            font.pixelSize: Theme.small
            color: chip.toneColour
            Accessible.ignored: true
        }
    }
}
