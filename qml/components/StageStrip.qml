pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// The phases of this turn, the present one lit. Where they do not fit, only the present one keeps its name.
Flickable {
    id: strip

    property alias model: stages.model

    readonly property bool isCompact: width < stages.count * Theme.scaled(140)

    signal helpAsked(int index)

    implicitWidth: row.width
    implicitHeight: Theme.touch
    contentWidth: row.width
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    clip: contentWidth > width

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases of this turn")

    onWidthChanged: bringNowIntoView()
    onContentWidthChanged: bringNowIntoView()

    function bringNowIntoView() {
        for (let index = 0; index < stages.count; ++index) {
            const step = stages.itemAt(index) as StageStep
            if (step !== null && step.isNow)
                strip.bringIntoView(step.x, step.x + step.width)
        }
    }

    function bringIntoView(from: real, to: real) {
        if (from < strip.contentX)
            strip.contentX = Math.max(0, from)
        else if (to > strip.contentX + strip.width)
            strip.contentX = to - strip.width
    }

    Row {
        id: row

        height: strip.height
        spacing: Theme.s1

        Repeater {
            id: stages

            StageStep {
                isCompact: strip.isCompact
                onAsked: strip.helpAsked(index)
                onShownAt: (from, to) => strip.bringIntoView(from, to)
            }
        }
    }
}
