import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One thing that may be done now: what it is, what it takes, and on request why. Where it is barred it stays
// in its place and says the reason.
PressArea {
    id: button

    required property string title
    property string detail
    property string value
    property bool isMain: false
    property string barredReason
    property string whyText

    signal whyAsked()

    readonly property bool hasWhy: value !== "" || whyText !== ""
    readonly property bool isStrong: isMain && !isBarred
    readonly property color titleColour: isBarred ? Theme.inkSoft : isStrong ? Theme.mainText : Theme.ink
    readonly property color detailColour: isStrong ? Theme.mainSoft : Theme.inkSoft
    readonly property string explanation: isBarred ? barredReason
                                                : isHeld && detail === "" ? qsTr("Hold it down") : detail

    text: title
    meaning: title + "\n" + value + "\n" + isHeld + isBarred
    leftPadding: Theme.s4
    rightPadding: hasWhy ? 0 : Theme.s4
    topPadding: Theme.s2
    bottomPadding: Theme.s2
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch + (isMain ? Theme.s2 : 0), implicitContentHeight + topPadding + bottomPadding)

    Accessible.description: isBarred ? qsTr("Not possible now: %1").arg(barredReason)
                                     : (value === "" ? "" : value + ". ") + detail
                                       + (isHeld ? " " + qsTr("Hold to do it.") : "")

    background: ActionGround {
        isMain: button.isStrong
        isBarred: button.isBarred
        isPressed: button.pressed || button.enterIsDown
        isHovered: button.hovered
        progress: button.progress

        FocusFrame {
            isShown: button.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s2

        ActionWords {
            Layout.fillWidth: true
            title: button.title
            detail: button.explanation
            isMain: button.isMain
            isHeld: button.isHeld && !button.isBarred
            progress: button.progress
            titleColour: button.titleColour
            detailColour: button.detailColour
        }

        WhyArea {
            Layout.fillHeight: true
            Layout.minimumWidth: Theme.touch
            visible: button.hasWhy
            value: button.value
            whyText: button.whyText
            subject: button.title
            isBig: button.isMain
            valueColour: button.titleColour
            whyColour: button.detailColour
            onAsked: button.whyAsked()
        }
    }
}
