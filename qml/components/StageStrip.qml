pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// The phases of this turn, the present one lit. Where they do not fit, only the present one keeps its name.
Flickable {
    id: strip

    property alias model: stages.model

    // Counts up when a phase comes or goes, so that the width of all names is measured again.
    property int revision: 0
    readonly property real fullWidth: measured(revision)
    readonly property bool isCompact: width < fullWidth

    signal helpAsked(int index)

    implicitWidth: fullWidth
    implicitHeight: Theme.touch
    contentWidth: row.width
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases of this turn")

    onWidthChanged: bringNowIntoView()
    onContentWidthChanged: bringNowIntoView()

    function measured(_: int): real {
        let sum = 0
        for (let index = 0; index < stages.count; ++index) {
            const step = stages.itemAt(index) as StageStep
            sum += step === null ? 0 : step.fullWidth + row.spacing
        }
        return sum
    }

    function bringNowIntoView() {
        strip.contentX = 0
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

            onItemAdded: strip.revision += 1
            onItemRemoved: strip.revision += 1

            StageStep {
                isCompact: strip.isCompact
                most: strip.width
                onAsked: strip.helpAsked(index)
                onShownAt: (from, to) => strip.bringIntoView(from, to)
            }
        }
    }
}
