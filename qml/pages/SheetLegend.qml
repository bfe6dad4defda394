pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// How a cell of this sheet is typed, and what the marks of the cells mean.
Panel {
    id: legend

    required property NoteSheet sheet

    heading: qsTr("How it is typed")

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        Words {
            Layout.fillWidth: true
            text: legend.sheet.isByColumn ? qsTr("Into each column:")
                : legend.sheet.fields.count > 1 ? qsTr("Into each cell these values, in this order, with a blank between them. Of a word its first letters are enough.")
                : qsTr("Into each cell one value.")
        }

        Repeater {
            model: legend.sheet.fields

            Words {
                required property string title
                required property string expected

                Layout.fillWidth: true
                text: qsTr("%1: %2").arg(title).arg(expected)
                font.weight: Font.DemiBold
            }
        }

        Words {
            Layout.fillWidth: true
            text: qsTr("Typing replaces a cell; Enter or Tab goes on, Escape leaves it as it was, Delete takes your value out. A table that was copied elsewhere is pasted with Ctrl+V, from the cell on that is framed.")
            color: Theme.inkSoft
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.s3

            Repeater {
                model: ["printed", "box", "inferred", "practice", "unknown"]

                Row {
                    id: sample

                    required property string modelData

                    spacing: Theme.s2

                    ChartCell {
                        id: cell

                        width: Theme.scaled(44)
                        height: Theme.scaled(30)
                        cellText: "2"
                        said: ""
                        provenance: sample.modelData
                        name: ""
                        isWrong: false
                        isSmall: true
                        Accessible.ignored: true
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: cell.provenanceWords
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
