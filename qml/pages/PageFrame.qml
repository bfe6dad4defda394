import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A page that is laid over the table or the shelf: what it is, the way back, and its paper.
FocusScope {
    id: page

    required property string title
    property string backWord: qsTr("Back")
    property real sideWidth: 0 // of what stands at the left and does not scroll
    property alias side: side.data
    property alias widest: paper.widest
    default property alias body: paper.body

    signal closed()

    function takeFocus() {
        back.forceActiveFocus(Qt.OtherFocusReason)
    }

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Keys.onEscapePressed: page.closed()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            event.accepted = true
            paper.scrollBy((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * paper.height)
        }
    }
    Component.onCompleted: takeFocus()

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.s3
        spacing: Theme.s3

        Panel {
            Layout.fillWidth: true
            padding: Theme.s3
            topPadding: Theme.s2
            bottomPadding: Theme.s2

            RowLayout {
                anchors.fill: parent
                spacing: Theme.s3

                QuietButton {
                    id: back

                    title: page.backWord
                    iconText: "‹"
                    onTaken: page.closed()
                }

                Heading {
                    Layout.fillWidth: true
                    words: page.title
                }
            }
        }

        RowLayout {
            spacing: Theme.s3

            Item {
                id: side

                Layout.fillHeight: true
                Layout.preferredWidth: page.sideWidth
                visible: page.sideWidth > 0
            }

            ScrollPaper {
                id: paper

                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
}
