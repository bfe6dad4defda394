import QtQuick
import FieldDesk.Ui

// One phase: ticked when done, filled when it is now, plain when it is to come.
TapArea {
    id: step

    required property int index
    required property string title
    required property string progress // done, now or ahead
    required property string help
    required property bool isCompact
    required property real most // as wide as it may be

    readonly property bool isNow: progress === "now"
    readonly property bool isDone: progress === "done"
    readonly property real fullWidth: Math.ceil(measure.advanceWidth) + leftPadding + rightPadding
                                      + (isDone ? Theme.small + Theme.s2 : 0)
    // A name that is wider than the strip is set smaller.
    readonly property real fit: Math.min(1, (most - 2 * Theme.s3) / (fullWidth - 2 * Theme.s3 + 1))
    readonly property bool isNamed: isNow || !isCompact

    signal asked()
    signal shownAt(real from, real to)

    text: title
    height: Theme.touch
    implicitHeight: Theme.touch
    implicitWidth: Math.max(48, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Theme.s3
    rightPadding: Theme.s3

    Accessible.name: isNow ? qsTr("%1, now").arg(title) : isDone ? qsTr("%1, done").arg(title)
                                                                 : qsTr("%1, to come").arg(title)
    Accessible.description: help
    onClicked: asked()
    onActiveFocusChanged: if (activeFocus) shownAt(x, x + width)
    onIsNowChanged: if (isNow) shownAt(x, x + width)

    TextMetrics {
        id: measure

        font.family: Theme.sans
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: step.title
    }

    background: Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.s1
        anchors.bottomMargin: Theme.s1
        radius: Theme.radius - 2
        color: step.isNow ? Theme.brass : step.hovered ? Theme.card : "transparent"

        FocusFrame {
            gap: 0
            isShown: step.visualFocus
        }
    }

    contentItem: Row {
        spacing: Theme.s1 + 2

        TickMark {
            anchors.verticalCenter: parent.verticalCenter
            visible: step.isDone
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: step.isNamed ? step.title : step.isDone ? "" : step.index + 1
            wrapMode: Text.NoWrap
            font.pixelSize: step.isNamed ? Math.max(13, Math.floor(Theme.body * step.fit)) : Theme.body
            font.weight: step.isNow ? Font.Bold : Font.Normal
            color: step.isNow ? Theme.brassText : step.isDone ? Theme.good : Theme.inkSoft
            Accessible.ignored: true
        }
    }
}
