pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// One place of a front: its mark, its name, and the armies that stand there. It lies where the lane says.
Item {
    id: stop

    required property LaneGeometry geometry
    required property int index
    required property string placeName
    required property string kind
    required property bool hasUnion
    required property bool hasConfederate
    required property int unionValue
    required property string unionExtra
    required property string confederateExtra
    required property string placeProvenance

    signal valueAsked()

    // A leader may be there without an army.
    readonly property bool showsUnion: hasUnion || unionExtra !== ""
    readonly property bool showsConfederate: hasConfederate || confederateExtra !== ""
    readonly property bool isOccupied: showsUnion || showsConfederate

    // Where the counters lie, seen from the place, before they move aside for one another.
    readonly property real unionWidth: union.width
    readonly property real unionX: kept(-union.width / 2, union.width)
    readonly property real unionY: (geometry.isCompact ? geometry.belowTrack : geometry.counterTop) - geometry.trackY
    readonly property real confederateWidth: confederate.width
    readonly property real confederateX: kept(-confederate.width / 2, confederate.width)
    property real unionShift: 0
    property real confederateShift: 0

    readonly property bool isLowRow: geometry.isStaggered && index % 2 === 1
    readonly property string unionWords: joined(hasUnion ? geometry.unionLetters : "",
                                                unionValue < 0 ? "" : unionValue, unionExtra)
    readonly property string confederateWords: joined(hasConfederate ? geometry.confederateLetters : "", "",
                                                      confederateExtra)

    x: geometry.stopX(index)
    y: geometry.trackY

    function joined(letters: string, value: string, extra: string): string {
        let all = letters
        for (const word of [value, extra]) {
            if (word !== "")
                all += (all === "" ? "" : " ") + word
        }
        return all
    }

    // From the middle of this place to where something that wants to lie at `wanted` may lie.
    function kept(wanted: real, breadth: real): real {
        return stop.geometry.keptWithin(stop.x + wanted, breadth) - stop.x
    }

    PlaceMark {
        anchors.centerIn: parent
        kind: stop.kind
        size: stop.geometry.markSize
        isLit: stop.isOccupied
    }

    Words {
        id: label

        visible: !stop.geometry.isCompact
        width: Math.min(implicitWidth, stop.geometry.nameRoom)
        x: stop.kept(-width / 2, width)
        y: stop.geometry.belowTrack - stop.geometry.trackY + (stop.isLowRow ? stop.geometry.rowHeight : 0)
        text: stop.placeName
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        font.weight: stop.isOccupied ? Font.DemiBold : Font.Normal
        font.italic: stop.placeProvenance === "practice"
        color: stop.isOccupied ? Theme.ink : Theme.inkSoft
        Accessible.ignored: !visible
    }

    Stem {
        visible: stop.showsConfederate
        height: stop.geometry.trackY - stop.geometry.counterTop - stop.geometry.markSize / 2
        y: -height - stop.geometry.markSize / 2
    }

    Stem {
        visible: stop.showsUnion
        height: stop.unionY < 0 ? -stop.unionY - stop.geometry.markSize / 2 : stop.unionY - stop.geometry.markSize / 2
        y: stop.unionY < 0 ? stop.unionY : stop.geometry.markSize / 2
    }

    CounterView {
        id: confederate

        visible: stop.showsConfederate
        letters: stop.hasConfederate ? stop.geometry.confederateLetters : ""
        side: "cs"
        leader: stop.confederateExtra
        isSmall: stop.geometry.isCompact
        x: stop.confederateX + stop.confederateShift
        y: stop.geometry.counterTop - stop.geometry.trackY
    }

    CounterView {
        id: union

        visible: stop.showsUnion
        letters: stop.hasUnion ? stop.geometry.unionLetters : ""
        side: "us"
        value: stop.unionValue
        leader: stop.unionExtra
        isSmall: stop.geometry.isCompact
        x: stop.unionX + stop.unionShift
        y: stop.unionY
    }

    // A value answers "why?".
    WhyCounter {
        visible: stop.hasUnion && stop.unionValue >= 0
        counter: union
        subject: stop.unionWords
        onClicked: stop.valueAsked()
    }
}
