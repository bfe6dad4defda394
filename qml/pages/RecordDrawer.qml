import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The record of the game in a drawer at the right, the newest first.
Drawer {
    id: drawer

    required property Rows record

    readonly property real windowWidth: parent === null ? 360 : parent.width

    signal whyAsked(int number)

    edge: Qt.RightEdge
    width: Math.min(windowWidth, Theme.scaled(480))
    height: parent === null ? 640 : parent.height
    topPadding: Theme.s3
    bottomPadding: Theme.s3
    leftPadding: Theme.s3
    rightPadding: Theme.s3
    interactive: opened
    onOpened: close.forceActiveFocus(Qt.TabFocusReason)

    enter: Transition {}
    exit: Transition {}

    background: PaperSheet {}

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        RowLayout {
            Heading {
                Layout.fillWidth: true
                words: qsTr("Record")
            }

            QuietButton {
                id: close

                title: qsTr("Close")
                onTaken: drawer.close()
            }
        }

        RecordList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: drawer.record
            onWhyAsked: number => drawer.whyAsked(number)
        }
    }
}
