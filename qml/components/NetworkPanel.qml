pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A network as it is drawn, and below it what is found of each piece; a tap on one lights its way.
Rectangle {
    id: panel

    required property string title
    property alias places: graph.places
    property alias ways: graph.connections
    property alias traces: traces.model

    property int chosen: -1
    readonly property TraceLine lit: chosen < 0 || chosen >= traces.count ? null : traces.itemAt(chosen) as TraceLine

    // A way is lit here, which is to be in view.
    signal wayLit(Item where)

    implicitHeight: column.implicitHeight + 2 * Theme.s2
    radius: Theme.radius
    color: Theme.paper
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    ColumnLayout {
        id: column

        x: Theme.s3
        y: Theme.s2
        width: panel.width - 2 * Theme.s3
        spacing: Theme.s2

        Heading {
            Layout.fillWidth: true
            words: panel.title
        }

        PlaceGraph {
            id: graph

            Layout.fillWidth: true
            litX: panel.lit === null ? [] : panel.lit.wayX
            litY: panel.lit === null ? [] : panel.lit.wayY
        }

        Words {
            Layout.fillWidth: true
            text: qsTr("Thick: a way in use. Dashed: it ends on one bank. Square: where it begins. Points to which no road is told are not drawn. Tap a unit to light its way.")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }

        GridLayout {
            Layout.fillWidth: true
            columns: Math.max(1, Math.floor(column.width / Theme.scaled(250)))
            columnSpacing: Theme.s2
            rowSpacing: Theme.s2

            Repeater {
                id: traces

                TraceLine {
                    objectName: "trace" + index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    isChosen: panel.chosen === index
                    onClicked: {
                        panel.chosen = isChosen ? -1 : index
                        if (panel.chosen >= 0 && hasWay)
                            panel.wayLit(graph)
                    }
                }
            }
        }
    }
}
