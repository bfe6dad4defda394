pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import FieldDesk.Backend
import FieldDesk.Ui

// Places and the ways between them. Where they lie here says nothing of the map; what hangs together does. A place
// that the largest island does not reach is hollow, and each bears the letter of its island.
Item {
    id: graph

    required property Rows places
    required property Rows connections
    property bool areNamed: width > Theme.scaled(420)

    readonly property real inset: Theme.scaled(areNamed ? 56 : 20)
    readonly property real roomX: width - 2 * inset
    readonly property real roomY: height - 2 * Theme.scaled(30)

    implicitHeight: Theme.scaled(380)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The places and the ways between them")

    function atX(share: real): real {
        return graph.inset + share * graph.roomX
    }

    function atY(share: real): real {
        return Theme.scaled(26) + share * graph.roomY
    }

    Repeater {
        model: graph.connections

        Shape {
            id: way

            required property real fromX
            required property real fromY
            required property real toX
            required property real toY
            required property int kindIndex

            visible: kindIndex >= 0

            ShapePath {
                strokeColor: Theme.inkSoft
                strokeWidth: way.kindIndex === 0 ? 3 : 2
                strokeStyle: way.kindIndex === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                dashPattern: [2 + 2 * way.kindIndex, 3]
                fillColor: "transparent"
                startX: graph.atX(way.fromX)
                startY: graph.atY(way.fromY)

                PathLine {
                    x: graph.atX(way.toX)
                    y: graph.atY(way.toY)
                }
            }
        }
    }

    Repeater {
        model: graph.places

        Rectangle {
            id: place

            required property string title
            required property real placeX
            required property real placeY
            required property string island
            required property bool isReached

            x: graph.atX(placeX) - width / 2
            y: graph.atY(placeY) - height / 2
            width: Theme.scaled(26)
            height: width
            radius: width / 2
            color: isReached ? Theme.brass : Theme.paperLight
            border.width: 2
            border.color: isReached ? Theme.edge : Theme.bad
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1, island %2").arg(title).arg(island)

            Words {
                anchors.centerIn: parent
                text: place.island
                font.pixelSize: Theme.small
                font.weight: Font.Bold
                color: place.isReached ? Theme.brassText : Theme.ink
                Accessible.ignored: true
            }

            // On paper of its own, so that no way runs through its letters.
            Rectangle {
                anchors.top: parent.bottom
                anchors.topMargin: 1
                anchors.horizontalCenter: parent.horizontalCenter
                width: name.width + Theme.s1
                height: name.height
                visible: graph.areNamed
                color: Theme.paper

                Words {
                    id: name

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, Theme.scaled(110))
                    text: place.title
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }
}
