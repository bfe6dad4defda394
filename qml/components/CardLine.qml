import QtQuick
import FieldDesk.Ui

// One instruction of a card. A tick says that it is done, a stroke through it that it was passed over, a brass
// frame that it is being done. What hangs on a condition is set in behind an angle for each condition.
Item {
    id: line

    required property int index
    required property string text
    required property int depth
    required property string progress // done, skipped, now or ahead
    required property string part
    required property real room
    property string partBefore

    readonly property bool isNow: progress === "now"
    readonly property bool isDone: progress === "done"
    readonly property bool isSkipped: progress === "skipped"
    readonly property bool hasLabel: part !== "" && part !== partBefore
    readonly property real labelWidth: hasLabel ? partLabel.implicitWidth + Theme.s2 : 0
    readonly property real frameWidth: frame.lead + Math.ceil(natural.advanceWidth) + 2 * Theme.s3 + 1

    // Where label and frame do not fit beside one another, the label lies above.
    readonly property bool isStacked: hasLabel && labelWidth + frameWidth > room

    width: Math.min(room, isStacked ? Math.max(labelWidth, frameWidth) : labelWidth + frameWidth)
    height: frame.y + frame.height

    Accessible.role: Accessible.ListItem
    Accessible.name: (part === "" ? "" : part + ": ") + text
    Accessible.description: isDone ? qsTr("done") : isSkipped ? qsTr("passed over") : isNow ? qsTr("now") : qsTr("to come")

    // The width that the words would like, whatever they have got.
    TextMetrics {
        id: natural

        font: words.font
        text: line.text
    }

    Words {
        id: partLabel

        y: line.isStacked ? 0 : (frame.height - height) / 2
        visible: line.hasLabel
        text: line.part
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: line.isNow ? Theme.ink : Theme.inkSoft
        Accessible.ignored: true
    }

    Rectangle {
        id: frame

        readonly property real lead: (line.isDone ? Theme.small + Theme.s2 : 0)
                                     + (line.depth > 0 ? angles.implicitWidth + Theme.s2 : 0)

        x: line.isStacked ? 0 : line.labelWidth
        y: line.isStacked ? partLabel.height + 2 : 0
        width: Math.min(line.frameWidth, line.room - x)
        height: words.height + Theme.s2
        radius: Math.min(height / 2, Theme.scaled(13))
        color: line.isNow ? Theme.brassSoft : "transparent"
        border.width: line.isNow ? 2 : 1
        border.color: line.isNow ? Theme.brass : Theme.line

        Row {
            x: Theme.s3
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s2

            TickMark {
                id: tick

                anchors.verticalCenter: parent.verticalCenter
                visible: line.isDone
            }

            Words {
                id: angles

                visible: line.depth > 0
                text: "›".repeat(line.depth)
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.small
                font.weight: Font.Bold
                color: Theme.inkSoft
                Accessible.ignored: true
            }

            Words {
                id: words

                width: Math.max(Theme.s5, frame.width - frame.lead - 2 * Theme.s3)
                text: line.text
                font.pixelSize: Theme.small
                font.weight: line.isNow ? Font.DemiBold : Font.Normal
                font.strikeout: line.isSkipped
                color: line.isDone || line.isSkipped ? Theme.inkSoft : Theme.ink
                Accessible.ignored: true
            }
        }
    }
}
