import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// What is found of one piece. A tap lights the way that shows it.
TapArea {
    id: trace

    required property int index
    required property string title
    required property string line
    required property string value
    required property string finding // good, bad or not-known
    required property list<real> wayX
    required property list<real> wayY
    property bool isChosen: false

    readonly property bool hasWay: wayX.length > 0

    text: title + ": " + line + (value === "" ? "" : ", " + value)
    leftPadding: Theme.s2
    rightPadding: Theme.s2
    topPadding: Theme.s1
    bottomPadding: Theme.s1
    implicitWidth: Theme.scaled(240)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    checkable: false
    Accessible.description: !hasWay ? qsTr("no way to show") : isChosen ? qsTr("its way is lit") : qsTr("shows its way")

    background: Rectangle {
        radius: Theme.radius
        color: trace.isChosen ? Theme.brassSoft : trace.hovered ? Theme.card : "transparent"
        border.width: trace.isChosen ? 2 : 1
        border.color: trace.isChosen ? Theme.brass : Theme.line

        FocusFrame {
            gap: 0
            isShown: trace.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s2

        FindingMark {
            finding: trace.finding
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: trace.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Words {
                Layout.fillWidth: true
                text: trace.line
                font.pixelSize: Theme.small
                color: trace.finding === "bad" ? Theme.bad : Theme.inkSoft
                Accessible.ignored: true
            }
        }

        Words {
            visible: text !== ""
            text: trace.value
            wrapMode: Text.NoWrap
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
