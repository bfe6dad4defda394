pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A counter of a side. The side is told by its letters, its shape (square or rounded) and its lightness, and by
// its colour only besides.
Rectangle {
    id: counter

    required property string letters // none where a leader is alone
    required property string side // us or cs
    property int value: -1 // none below zero
    property string leader
    property string name
    property bool isSmall: false

    readonly property bool isSquare: side === "us"
    readonly property string told: (name === "" ? letters : name) + (value < 0 ? "" : " " + value)
    readonly property color textColour: Theme.sideText(side)
    readonly property int fontSize: isSmall ? Theme.small : Theme.body

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + (isSmall ? Theme.s3 : Theme.s4))
    implicitHeight: Math.round(fontSize * (isSmall ? 1.7 : 1.9))
    radius: isSquare ? 1 : height / 2.6
    color: Theme.sideColour(side)
    border.width: 1
    border.color: Qt.darker(color, 1.7)

    Accessible.role: Accessible.StaticText
    Accessible.name: told === "" || leader === "" ? told + leader : told + ", " + leader

    // The cut edge of the cardboard catches the light at the top and throws a shadow at the bottom.
    Rectangle {
        z: -1
        y: 2
        width: parent.width
        height: parent.height
        radius: parent.radius
        color: Qt.darker(parent.color, 2.2)
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: Math.max(0, parent.radius - 2)
        color: "transparent"
        border.width: 1
        border.color: counter.textColour
        opacity: counter.isSquare ? 0.25 : 0.4
    }

    Row {
        id: words

        anchors.centerIn: parent
        spacing: Theme.scaled(5)

        Words {
            visible: counter.letters !== ""
            text: counter.letters
            wrapMode: Text.NoWrap
            font.pixelSize: counter.fontSize
            font.weight: Font.Bold
            font.letterSpacing: 0.5
            color: counter.textColour
            Accessible.ignored: true
        }

        Words {
            visible: counter.value >= 0
            text: counter.value
            font.pixelSize: counter.fontSize
            font.weight: Font.Bold
            color: counter.textColour
            Accessible.ignored: true
        }

        Words {
            visible: counter.leader !== ""
            text: counter.leader
            wrapMode: Text.NoWrap
            font.pixelSize: counter.fontSize
            font.weight: Font.DemiBold
            font.italic: /^[A-Za-z]/.test(counter.leader)
            color: counter.textColour
            Accessible.ignored: true
        }
    }
}
