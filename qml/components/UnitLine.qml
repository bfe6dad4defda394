pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A unit or a leader: its name, where it is, how strong, and what it bears. The whole of it is said as one.
Item {
    id: unit

    required property string title
    required property string said
    required property string side
    required property string place
    required property bool hasStrength
    required property int strength // -1: not known
    required property int full
    required property int rating
    required property bool isLost
    required property list<string> marks
    required property list<string> remarks

    readonly property bool isWide: width > Theme.scaled(330)
    readonly property bool hasGauge: hasStrength && !isLost

    readonly property string detail: {
        let all = ""
        for (const remark of unit.remarks)
            all += remark + ", "
        if (unit.rating >= 0)
            all += qsTr("leadership %1").arg(unit.rating) + ", "
        return all + unit.place
    }

    implicitWidth: Theme.scaled(300)
    implicitHeight: grid.implicitHeight + 2 * Theme.s1
    Accessible.role: Accessible.ListItem
    Accessible.name: said

    GridLayout {
        id: grid

        y: Theme.s1
        width: unit.width
        columns: unit.isWide ? 3 : 2
        columnSpacing: Theme.s3
        rowSpacing: Theme.s1

        ColumnLayout {
            Layout.fillWidth: true
            Layout.columnSpan: unit.hasGauge || unit.isWide ? 1 : 2
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: unit.title
                font.weight: Font.DemiBold
                font.strikeout: unit.isLost
                Accessible.ignored: true
            }

            Words {
                Layout.fillWidth: true
                text: unit.detail
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                Accessible.ignored: true
            }
        }

        StrengthGauge {
            Layout.row: unit.isWide ? 0 : 1
            Layout.column: unit.isWide ? 1 : 0
            Layout.columnSpan: unit.isWide ? 1 : 2
            Layout.preferredWidth: implicitWidth
            visible: unit.hasGauge && unit.strength >= 0
            strength: unit.strength
            full: unit.full
            side: unit.side
            room: unit.isWide ? Theme.scaled(120) : unit.width
        }

        Words {
            Layout.row: 0
            Layout.column: unit.isWide ? 2 : 1
            Layout.minimumWidth: Theme.scaled(34)
            visible: unit.hasGauge
            text: unit.strength < 0 ? "?" : unit.strength
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.big
            font.weight: Font.Bold
            color: unit.strength < 0 ? Theme.inkSoft : Theme.ink
            Accessible.ignored: true
        }

        Flow {
            Layout.row: 2
            Layout.column: 0
            Layout.fillWidth: true
            Layout.columnSpan: unit.isWide ? 3 : 2
            visible: unit.marks.length > 0
            spacing: Theme.s1

            Repeater {
                model: unit.marks

                Chip {
                    required property string modelData

                    text: modelData
                    Accessible.ignored: true
                }
            }
        }
    }
}
