import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A file that could not be opened: what is wrong, that it was left alone, and every way out.
PageFrame {
    id: page

    required property string problem
    required property string path
    property string copyRemark // what came of the last copy

    signal retryWanted(string path)
    signal lookWanted(string path)
    signal copyWanted(string path)

    title: qsTr("This game could not be opened")
    backWord: qsTr("Shelf")

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                text: page.problem
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Back to the shelf")
                isMain: true
                onTaken: page.closed()
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Try again")
                onTaken: page.retryWanted(page.path)
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Look at it without playing")
                detail: qsTr("Where it cannot be written to")
                onTaken: page.lookWanted(page.path)
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Save a copy of the file")
                onTaken: page.copyWanted(page.path)
            }

            Words {
                Layout.fillWidth: true
                visible: page.copyRemark !== ""
                text: page.copyRemark
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
}
