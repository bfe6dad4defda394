import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A game that was begun: how far it is and how it stands. A file that cannot be gone on with says why.
Rectangle {
    id: entry

    required property string path
    required property string title
    required property string file
    required property string date
    required property int turn
    required property int turns
    required property string state
    required property bool isOver
    required property bool isSealed // its seats have PINs
    required property list<int> lengths
    required property list<int> unionAt
    required property list<int> confederateAt
    required property string problem

    readonly property bool isSound: problem === ""
    readonly property bool isWide: width > Theme.scaled(520)

    signal chosen()
    signal lookChosen()
    signal copyWanted()

    implicitHeight: grid.implicitHeight + 2 * Theme.s3
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.line

    Accessible.role: Accessible.Grouping
    Accessible.name: title + ", " + file

    GridLayout {
        id: grid

        x: Theme.s3
        y: Theme.s3
        width: entry.width - 2 * Theme.s3
        columns: entry.isWide ? 3 : 1
        columnSpacing: Theme.s4
        rowSpacing: Theme.s2

        MiniFronts {
            visible: entry.isSound
            lengths: entry.lengths
            unionAt: entry.unionAt
            confederateAt: entry.confederateAt
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            Words {
                Layout.fillWidth: true
                text: entry.title
                font.weight: Font.DemiBold
                font.pixelSize: Theme.big
            }

            Words {
                Layout.fillWidth: true
                visible: entry.isSound
                text: entry.isOver ? entry.state : qsTr("Turn %1 of %2. %3").arg(entry.turn).arg(entry.turns).arg(entry.state)
            }

            Words {
                Layout.fillWidth: true
                visible: !entry.isSound
                text: entry.problem
                color: Theme.bad
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }

            Words {
                Layout.fillWidth: true
                text: !entry.isSound ? entry.date
                    : entry.isSealed ? qsTr("%1, sealed with PINs, last played %2").arg(entry.file).arg(entry.date)
                                     : qsTr("%1, last played %2").arg(entry.file).arg(entry.date)
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }

        ColumnLayout {
            spacing: Theme.s2
            Layout.fillWidth: !entry.isWide
            Layout.minimumWidth: entry.isWide ? Theme.scaled(150) : 0

            ActionButton {
                Layout.fillWidth: true
                visible: entry.isSound
                title: entry.isOver ? qsTr("Look at it") : qsTr("Go on")
                isMain: !entry.isOver
                Accessible.name: title + ": " + entry.title + ", " + entry.file
                onTaken: entry.chosen()
            }

            QuietButton {
                Layout.fillWidth: true
                visible: !entry.isSound
                title: qsTr("Look at it")
                onTaken: entry.lookChosen()
            }

            QuietButton {
                Layout.fillWidth: true
                visible: !entry.isSound
                title: qsTr("Save a copy")
                onTaken: entry.copyWanted()
            }
        }
    }
}
