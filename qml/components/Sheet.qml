import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import FieldDesk.Ui

// A sheet laid over the desk. What it says scrolls where it is longer than the window; its buttons stay in reach.
Popup {
    id: sheet

    property string heading
    property real widest: Theme.scaled(560)
    property alias footer: buttons.data
    default property alias body: column.data

    readonly property real room: parent === null ? 640 : parent.height
    readonly property real needed: title.height + column.implicitHeight + buttons.implicitHeight
                                   + (buttons.implicitHeight > 0 ? 2 : 1) * Theme.s3 + 2 * padding

    modal: true
    focus: true
    parent: T.Overlay.overlay
    x: parent === null ? 0 : Math.round((parent.width - width) / 2)
    y: parent === null ? 0 : Math.round((parent.height - height) / 2)
    width: parent === null ? widest : Math.min(widest, parent.width - 2 * Theme.s3)
    height: Math.min(needed, room - 2 * Theme.s3)
    padding: Theme.s4
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: "#99120a04"
    }

    background: PaperSheet {
        border.width: 1
        border.color: Theme.edge
    }

    contentData: FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.heading

        Heading {
            id: title

            width: parent.width
            words: sheet.heading
        }

        Flickable {
            id: paper

            anchors.top: title.bottom
            anchors.topMargin: Theme.s3
            anchors.bottom: buttons.top
            anchors.bottomMargin: buttons.implicitHeight > 0 ? Theme.s3 : 0
            width: parent.width
            contentWidth: width
            contentHeight: column.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            ColumnLayout {
                id: column

                width: paper.width
                spacing: Theme.s2
            }
        }

        GridLayout {
            id: buttons

            anchors.bottom: parent.bottom
            width: parent.width
            columns: width >= Theme.scaled(360) ? 2 : 1
            columnSpacing: Theme.s3
            rowSpacing: Theme.s2
        }
    }
}
