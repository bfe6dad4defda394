import QtQuick
import FieldDesk.Ui

// One entry of the record. What was taken back is struck through and says so.
TapArea {
    id: row

    required property int index
    required property int number
    required property string headline
    required property string sentences // a line for each
    required property bool isLive
    required property bool hasRuling

    signal asked()
    signal shown()

    text: headline
    enabled: hasRuling
    focusPolicy: hasRuling ? Qt.StrongFocus : Qt.NoFocus
    padding: Theme.s2
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)

    Accessible.role: hasRuling ? Accessible.Button : Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(number).arg(headline)
    Accessible.description: (isLive ? "" : qsTr("Taken back.") + " ") + sentences
                            + (hasRuling ? " " + qsTr("Opens its ruling.") : "")
    onClicked: asked()
    onActiveFocusChanged: if (activeFocus) shown()

    background: Rectangle {
        radius: Theme.radius
        color: row.hovered && row.hasRuling ? Theme.card : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }

        FocusFrame {
            gap: -2
            isShown: row.visualFocus
        }
    }

    contentItem: RecordWords {
        number: row.number
        headline: row.headline
        sentences: row.sentences
        isLive: row.isLive
        hasRuling: row.hasRuling
    }
}
