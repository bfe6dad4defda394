import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The turn and its phases, and whose desk is open.
Panel {
    id: head

    required property Table table
    required property bool isWide

    signal menuWanted()
    signal phaseAsked(int stage)
    signal turnAsked()
    signal closeWanted()

    padding: Theme.s2
    topPadding: Theme.s2
    leftPadding: Theme.s3

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        GridLayout {
            Layout.fillWidth: true
            columns: 3
            columnSpacing: Theme.s4
            rowSpacing: 0

            // In a row of their own: a grid of Qt 6.4 does not make room for what becomes visible later.
            RowLayout {
                Layout.row: 0
                Layout.column: 0
                Layout.fillWidth: true
                spacing: Theme.s4

                Heading {
                    visible: head.isWide && head.width > Theme.scaled(1300)
                    words: head.table.title
                    Layout.maximumWidth: head.width * 0.22
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }

                TurnTrack {
                    objectName: "turnTrack"
                    Layout.fillWidth: true
                    Layout.maximumWidth: head.isWide ? Theme.scaled(head.width > Theme.scaled(1300) ? 560 : 300) : -1
                    now: head.table.turn
                    count: head.table.turns
                    word: qsTr("Turn")
                    onClicked: head.turnAsked()
                }
            }

            QuietButton {
                id: menuButton

                Layout.column: 2
                Layout.row: 0
                title: qsTr("Menu")
                isTitleShown: false
                iconText: "☰"
                onTaken: head.menuWanted()
            }

            StageStrip {
                Layout.row: head.isWide ? 0 : 1
                Layout.column: head.isWide ? 1 : 0
                Layout.columnSpan: head.isWide ? 1 : 3
                Layout.fillWidth: true
                Layout.preferredWidth: head.isWide ? implicitWidth : 1
                model: head.table.stages
                onHelpAsked: index => head.phaseAsked(index)
            }
        }

        OpenDesk {
            Layout.fillWidth: true
            visible: head.table.openDesk.isThere
            title: head.table.openDesk.title
            letters: head.table.openDesk.letters
            side: head.table.openDesk.side
            onCloseWanted: head.closeWanted()
        }
    }
}
