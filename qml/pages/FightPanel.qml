pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// A fight on one page that fills from top to bottom: who was declared, who lies open, what is added to the dice,
// and what comes of it.
Rectangle {
    id: panel

    required property FightView fight

    implicitHeight: column.implicitHeight + 2 * Theme.s3
    radius: Theme.radius
    color: Theme.paper
    border.width: 2
    border.color: Theme.brass
    Accessible.role: Accessible.Grouping
    Accessible.name: fight.title

    ColumnLayout {
        id: column

        x: Theme.s3
        y: Theme.s3
        width: panel.width - 2 * Theme.s3
        spacing: Theme.s3

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.s3

            Heading {
                Layout.fillWidth: true
                words: panel.fight.title
            }

            Chip {
                text: qsTr("round %1").arg(panel.fight.round)
            }
        }

        FightSteps {
            Layout.fillWidth: true
            model: panel.fight.steps
            first: 0
            last: 3
        }

        GridLayout {
            Layout.fillWidth: true
            columns: column.width > Theme.scaled(620) ? 2 : 1
            columnSpacing: Theme.s3
            rowSpacing: Theme.s3

            Repeater {
                model: panel.fight.forces

                FormationCard {
                    required property Rows units

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    nobody: qsTr("Nothing of it lies open yet.")
                    model: units
                }
            }
        }

        FightSteps {
            Layout.fillWidth: true
            model: panel.fight.steps
            first: 4
            last: 4
        }

        NumberLines {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.scaled(40)
            visible: panel.fight.modifiers.count > 0
            title: qsTr("modifiers together")
            sum: panel.fight.modified
            model: panel.fight.modifiers
        }

        Words {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.scaled(40)
            visible: text !== ""
            text: panel.fight.chancesTitle
            color: Theme.inkSoft
        }

        NumberLines {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.scaled(40)
            visible: panel.fight.chances.count > 0
            title: panel.fight.chancesTitle
            model: panel.fight.chances
        }

        NumberLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.scaled(40)
            visible: value !== ""
            line: qsTr("net roll")
            value: panel.fight.net
            section: ""
            isSum: true
        }

        FightSteps {
            Layout.fillWidth: true
            model: panel.fight.steps
            first: 5
            last: 5
        }

        NumberLines {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.scaled(40)
            visible: panel.fight.outcome.count > 0
            title: qsTr("still to be carried out")
            model: panel.fight.outcome
        }
    }
}
