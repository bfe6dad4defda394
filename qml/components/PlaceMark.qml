import QtQuick
import FieldDesk.Ui

// A place on a track: a circle, a pentagon where it is fortified, a square where an army is based, and a larger
// double circle for a capital.
Item {
    id: mark

    required property string kind // capital, point, fortified or base
    property real size: Theme.scaled(24)
    property bool isLit: false

    readonly property bool isRound: kind !== "fortified" && kind !== "base"
    readonly property real extent: kind === "capital" ? size * 1.35 : kind === "fortified" ? size * 1.3 : size
    readonly property color fill: kind === "capital" ? Theme.brassSoft : isLit ? Theme.brassSoft : Theme.paperLight

    implicitWidth: extent
    implicitHeight: extent
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        visible: mark.kind !== "fortified"
        radius: mark.isRound ? width / 2 : 3
        color: mark.fill
        border.width: Math.max(2, mark.size / 10)
        border.color: Theme.edge
    }

    Rectangle {
        anchors.centerIn: parent
        visible: mark.kind === "capital"
        width: mark.extent * 0.5
        height: width
        radius: width / 2
        color: Theme.brass
        border.width: 1
        border.color: Theme.edge
    }

    Pentagon {
        anchors.fill: parent
        visible: mark.kind === "fortified"
        fill: mark.fill
        stroke: Theme.edge
        strokeWidth: Math.max(2, mark.size / 10)
    }
}
