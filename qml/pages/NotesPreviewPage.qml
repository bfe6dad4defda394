pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Somebody else's notes before any is taken: what is new, and where both say different things, whose word counts.
PageFrame {
    id: page

    required property NotesPreview preview

    signal taken()

    title: qsTr("Notes of %1").arg(preview.file)
    backWord: qsTr("Notes")

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Words {
                Layout.fillWidth: true
                visible: page.preview.problem !== ""
                text: page.preview.problem
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                color: Theme.bad
            }

            Words {
                Layout.fillWidth: true
                visible: page.preview.isThere
                text: qsTr("New: %1. The same as yours: %2. Different from yours: %3.")
                    .arg(page.preview.fresh).arg(page.preview.equal).arg(page.preview.different)
                font.weight: Font.DemiBold
            }

            Words {
                Layout.fillWidth: true
                visible: page.preview.fresh > 0
                text: qsTr("New: %1").arg(page.preview.freshNames)
                color: Theme.inkSoft
            }

            ActionButton {
                Layout.fillWidth: true
                visible: page.preview.isThere
                title: qsTr("Take %1 notes").arg(page.preview.taken)
                detail: qsTr("In one step, which can be taken back")
                isMain: true
                isBarred: page.preview.taken === 0
                barredReason: qsTr("Nothing is new in this file, and where it differs yours are kept.")
                onTaken: {
                    if (page.preview.take())
                        page.taken()
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("Where both say different things")
        visible: page.preview.different > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Flow {
                Layout.fillWidth: true
                spacing: Theme.s2

                QuietButton {
                    title: qsTr("Keep all of mine")
                    onTaken: page.preview.chooseAll(false)
                }

                QuietButton {
                    title: qsTr("Take all of theirs")
                    onTaken: page.preview.chooseAll(true)
                }
            }

            Repeater {
                model: page.preview.choices

                NoteChoice {
                    Layout.fillWidth: true
                    onPicked: (row, takesTheirs) => page.preview.choose(row, takesTheirs)
                }
            }
        }
    }
}
