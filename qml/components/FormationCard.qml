pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Units that one leader commands, or one side of a fight: its badge, its name, and each unit below the other.
Rectangle {
    id: card

    required property string title
    required property string side
    required property string letters
    required property int strength // of all together; -1: not said
    required property list<string> lines
    property string nobody
    property alias model: units.model

    implicitHeight: column.implicitHeight + 2 * Theme.s2
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.List
    Accessible.name: letters + ", " + title + (strength < 0 ? "" : ": " + strength)

    ColumnLayout {
        id: column

        x: Theme.s3
        y: Theme.s2
        width: card.width - 2 * Theme.s3
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.s1
            spacing: Theme.s2

            CounterView {
                letters: card.letters
                side: card.side
                isSmall: true
                Accessible.ignored: true
            }

            Heading {
                Layout.fillWidth: true
                words: card.title
                font.pixelSize: Theme.big
            }

            Words {
                visible: card.strength >= 0
                text: card.strength
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.heading
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }

        Words {
            Layout.fillWidth: true
            visible: units.count === 0 && text !== ""
            text: card.nobody
            color: Theme.inkSoft
        }

        Repeater {
            id: units

            UnitLine {
                id: unit

                required property int index

                Layout.fillWidth: true

                Rectangle {
                    width: unit.width
                    height: 1
                    visible: unit.index > 0
                    color: Theme.line
                }
            }
        }

        Repeater {
            model: card.lines

            Words {
                required property string modelData

                Layout.fillWidth: true
                Layout.topMargin: Theme.s1
                text: modelData
                color: Theme.inkSoft
            }
        }
    }
}
