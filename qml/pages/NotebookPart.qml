import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One part of the box in the notebook: how much of it is known, and what is missing. A tap opens it.
TapArea {
    id: entry

    required property string part
    required property string kind
    required property string title
    required property string chart
    required property int known
    required property int total
    required property string missing

    readonly property bool isWhole: known === total
    readonly property string missingWords: isWhole ? qsTr("All of it is known.") : qsTr("Missing: %1").arg(missing)

    text: title
    leftPadding: Theme.s4
    rightPadding: Theme.s4
    topPadding: Theme.s2
    bottomPadding: Theme.s2
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    Accessible.description: qsTr("%1 of %2").arg(known).arg(total) + ". " + missingWords

    background: Rectangle {
        radius: Theme.radius
        color: entry.pressed ? Theme.brassSoft : entry.hovered ? Theme.card : Theme.paperLight
        border.width: 1
        border.color: Theme.edge

        FocusFrame {
            isShown: entry.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s3

        ColumnLayout {
            spacing: Theme.s1

            Words {
                Layout.fillWidth: true
                text: entry.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            KnownBar {
                Layout.fillWidth: true
                known: entry.known
                total: entry.total
            }

            Words {
                Layout.fillWidth: true
                text: entry.missingWords
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                elide: Text.ElideRight
                maximumLineCount: 2
                Accessible.ignored: true
            }
        }

        Words {
            text: "›"
            font.pixelSize: Theme.heading
            Accessible.ignored: true
        }
    }
}
