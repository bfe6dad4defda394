pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// A sheet of the box, typed in cell by cell or pasted: a chart, the counters, the places.
PageFrame {
    id: page

    required property Notebook notebook
    required property NoteSheet sheet

    readonly property alias grid: grid

    title: sheet.frame.title
    backWord: qsTr("Notes")

    function takeFocus() {
        grid.forceActiveFocus(Qt.OtherFocusReason)
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            SheetGrid {
                id: grid

                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(grid.fullHeight, Math.max(Theme.scaled(240), page.height - Theme.scaled(330)))
                sheet: page.sheet
            }

            Words {
                Layout.fillWidth: true
                text: grid.current === null ? ""
                    : qsTr("%1: %2 (%3)").arg(grid.current.name)
                                         .arg(grid.current.isWrong ? grid.current.cellText
                                              : grid.current.said === "" ? qsTr("nothing") : grid.current.said)
                                         .arg(grid.current.provenanceWords)
                font.weight: Font.DemiBold
            }

            Repeater {
                model: page.sheet.wrong

                Words {
                    required property string modelData

                    Layout.fillWidth: true
                    text: "! " + modelData
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    color: Theme.bad
                }
            }

            NotebookSteps {
                Layout.fillWidth: true
                notebook: page.notebook
                isHeard: !grid.isEditing

                QuietButton {
                    title: qsTr("Paste here")
                    help: qsTr("Lays what was copied from a table down from this cell on. Ctrl+V does it too.")
                    onTaken: page.sheet.pasteClipboard(grid.row, grid.column)
                }

                QuietButton {
                    title: qsTr("Copy all")
                    onTaken: page.sheet.copyClipboard()
                }

                QuietButton {
                    title: qsTr("The kit's own again")
                    isBarred: grid.current === null || (grid.current.provenance !== "box" && !grid.current.isWrong)
                    help: qsTr("Takes your value out of this cell. Delete does it too.")
                    onTaken: page.sheet.takeOut(grid.row, grid.column)
                }
            }
        }
    }

    SheetLegend {
        Layout.fillWidth: true
        sheet: page.sheet
    }
}
