import QtQuick

// Two armies face one another, and their counters may be wider than the step between them. This says how far each
// moves aside: the wider one the further, so that both still lie over their places, and neither leaves the lane.
QtObject {
    id: shifts

    required property bool isBeside // whether the counters lie in one row
    required property real least
    required property real most
    required property PlaceStop union
    required property PlaceStop confederate

    readonly property bool isNeeded: isBeside && union !== null && confederate !== null
    readonly property real unionX: union === null ? 0 : union.x + union.unionX
    readonly property real unionWidth: union === null ? 0 : union.unionWidth
    readonly property real confederateX: confederate === null ? 0 : confederate.x + confederate.confederateX
    readonly property real confederateWidth: confederate === null ? 0 : confederate.confederateWidth

    readonly property bool isUnionRight: union === null || confederate === null || union.index >= confederate.index
    readonly property real leftX: isUnionRight ? confederateX : unionX
    readonly property real leftWidth: isUnionRight ? confederateWidth : unionWidth
    readonly property real rightX: isUnionRight ? unionX : confederateX
    readonly property real rightWidth: isUnionRight ? unionWidth : confederateWidth

    readonly property real overlap: isNeeded ? Math.max(0, leftX + leftWidth + 3 - rightX) : 0
    readonly property real roomLeft: leftX - least
    readonly property real roomRight: most - rightX - rightWidth
    readonly property real wish: overlap > 0 ? overlap * leftWidth / (leftWidth + rightWidth) : 0
    readonly property real leftShift: Math.max(Math.min(wish, roomLeft), overlap - roomRight)
    readonly property real rightShift: overlap - leftShift

    readonly property real ofUnion: isUnionRight ? rightShift : -leftShift
    readonly property real ofConfederate: isUnionRight ? -leftShift : rightShift
}
