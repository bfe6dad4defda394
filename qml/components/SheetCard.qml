pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Things that belong together, one below the other, each with its number where it has one.
Rectangle {
    id: card

    required property string title
    required property list<string> lines
    required property list<string> values
    required property list<string> sections // of the rulebook

    implicitHeight: column.implicitHeight + 2 * Theme.s2
    radius: Theme.radius
    color: Theme.paperLight
    border.width: 1
    border.color: Theme.line

    Accessible.role: Accessible.List
    Accessible.name: title

    ColumnLayout {
        id: column

        x: Theme.s3
        y: Theme.s2
        width: card.width - 2 * Theme.s3
        spacing: Theme.s1

        Heading {
            Layout.fillWidth: true
            words: card.title
        }

        Repeater {
            model: card.lines

            RowLayout {
                id: line

                required property int index
                required property string modelData
                readonly property string value: card.values[index] ?? ""
                readonly property string section: card.sections[index] ?? ""

                Layout.fillWidth: true
                spacing: Theme.s3
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData + (value === "" ? "" : ": " + value) + (section === "" ? "" : ", " + section)

                Words {
                    Layout.fillWidth: true
                    text: line.modelData
                    Accessible.ignored: true
                }

                Words {
                    visible: text !== ""
                    text: line.section
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                    Accessible.ignored: true
                }

                Words {
                    visible: text !== ""
                    text: line.value
                    wrapMode: Text.NoWrap
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }
}
