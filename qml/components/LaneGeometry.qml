import QtQuick
import FieldDesk.Ui

// Where things lie on a front, worked out from its width and the number of its places.
QtObject {
    id: geometry

    required property real width
    required property int count
    required property real headerHeight
    required property string unionLetters
    required property string confederateLetters

    readonly property bool isRoomy: width >= Theme.scaled(760)
    readonly property bool isTitleBeside: width >= Theme.scaled(560)
    readonly property real left: isRoomy ? Theme.scaled(118) : isTitleBeside ? Theme.scaled(104) : 0
    readonly property real margin: isRoomy ? Theme.scaled(46) : Theme.scaled(28)
    readonly property real spacing: count > 1 ? (width - left - 2 * margin) / (count - 1) : 0

    // With room each place has its name beside its neighbours'; with less the names lie in two rows; on a phone
    // there are none, and a line below tells where the armies stand.
    readonly property string form: spacing >= Theme.scaled(100) ? "full"
                                   : spacing >= Theme.scaled(54) ? "staggered" : "compact"
    readonly property bool isCompact: form === "compact"
    readonly property bool isStaggered: form === "staggered"

    readonly property real markSize: isCompact ? Math.min(Theme.scaled(18), spacing * 0.62) : Theme.scaled(24)
    readonly property real counterHeight: isCompact ? Theme.scaled(24) : Theme.scaled(32)
    readonly property real counterTop: isTitleBeside ? Theme.s1 : headerHeight + Theme.s2
    readonly property real trackY: counterTop + counterHeight + Theme.s1 + markSize * 0.7
    readonly property real belowTrack: trackY + markSize * 0.7 + Theme.s1
    readonly property real rowHeight: Theme.scaled(18)
    readonly property real nameRoom: spacing * (isStaggered ? 2 : 1) - Theme.s2
    readonly property real height: belowTrack + (isCompact ? counterHeight + Theme.s2 : rowHeight * (isStaggered ? 2 : 1) + Theme.s1)

    function stopX(index: int): real {
        return geometry.left + geometry.margin + index * geometry.spacing
    }

    // Keeps what is `breadth` wide within the lane, though its place is at an end.
    function keptWithin(wanted: real, breadth: real): real {
        return Math.max(geometry.left, Math.min(geometry.width - breadth, wanted))
    }
}
