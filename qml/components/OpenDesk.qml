import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Whose desk is open, and how to close it: what must not be forgotten stands on brass.
Rectangle {
    id: strip

    required property string title
    required property string letters
    required property string side

    signal closeWanted()

    implicitHeight: grid.implicitHeight + 2 * Theme.s1
    implicitWidth: grid.implicitWidth + 2 * Theme.s2
    radius: Theme.radius
    color: Theme.brassSoft
    border.width: 2
    border.color: Theme.brass

    GridLayout {
        id: grid

        x: Theme.s2
        y: Theme.s1
        width: strip.width - 2 * Theme.s2
        columns: strip.width > Theme.scaled(300) ? 2 : 1
        columnSpacing: Theme.s3
        rowSpacing: Theme.s1

        RowLayout {
            spacing: Theme.s3
            Layout.fillWidth: true

            SeatBadge {
                letters: strip.letters
                side: strip.side
                name: strip.title
            }

            Words {
                Layout.fillWidth: true
                text: qsTr("%1 desk").arg(strip.title)
                font.weight: Font.DemiBold
            }
        }

        QuietButton {
            Layout.fillWidth: grid.columns === 1
            title: qsTr("Close this desk")
            help: qsTr("Esc closes it too")
            onTaken: strip.closeWanted()
        }
    }
}
