import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A chapter of a fight by its letter: behind us, due now, or to come.
GridLayout {
    id: step

    required property string letter
    required property string line
    required property string section
    required property string progress // done, skipped, now or ahead

    readonly property bool isNow: progress === "now"
    readonly property bool isDone: progress === "done" || progress === "skipped"
    readonly property string progressWord: isNow ? qsTr("now") : isDone ? qsTr("done") : qsTr("to come")

    readonly property bool isWide: width > Theme.scaled(560)

    columnSpacing: Theme.s3
    rowSpacing: 0
    Accessible.role: Accessible.ListItem
    Accessible.name: letter + ", " + progressWord + ": " + line + (section === "" ? "" : ", " + section)

    Rectangle {
        Layout.row: 0
        Layout.column: 0
        Layout.alignment: Qt.AlignTop
        implicitWidth: Theme.scaled(28)
        implicitHeight: Theme.scaled(28)
        radius: height / 2
        color: step.isNow ? Theme.brass : step.isDone ? Theme.good : "transparent"
        border.width: step.isNow ? 3 : 1
        border.color: step.isNow ? Theme.edge : step.isDone ? Theme.good : Theme.inkSoft

        Words {
            anchors.centerIn: parent
            text: step.letter
            font.weight: Font.Bold
            color: step.isNow ? Theme.brassText : step.isDone ? Theme.paper : Theme.inkSoft
            Accessible.ignored: true
        }
    }

    Words {
        Layout.row: 0
        Layout.column: 1
        Layout.fillWidth: true
        text: step.line
        font.pixelSize: step.isNow ? Theme.big : Theme.body
        font.weight: step.isNow ? Font.Bold : Font.Normal
        color: step.progress === "ahead" ? Theme.inkSoft : Theme.ink
        Accessible.ignored: true
    }

    TickMark {
        Layout.row: 0
        Layout.column: 2
        visible: step.isDone
        size: Theme.body
    }

    Words {
        Layout.row: step.isWide ? 0 : 1
        Layout.column: step.isWide ? 3 : 1
        Layout.fillWidth: !step.isWide
        visible: text !== ""
        text: step.section
        wrapMode: step.isWide ? Text.NoWrap : Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
