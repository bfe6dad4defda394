import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One connection that is known, and where that comes from.
RowLayout {
    id: line

    required property int index
    required property string from
    required property string to
    required property string kind
    required property string provenance

    signal takenOut(int row)

    spacing: Theme.s2

    Words {
        Layout.fillWidth: true
        text: qsTr("%1 and %2: %3").arg(line.from).arg(line.to).arg(line.kind)
        font.weight: line.provenance === "box" ? Font.DemiBold : Font.Normal
    }

    Words {
        text: line.provenance === "box" ? qsTr("from the box") : line.provenance === "practice" ? qsTr("practice")
            : line.provenance === "inferred" ? qsTr("inferred") : qsTr("printed")
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    QuietButton {
        visible: line.provenance === "box"
        title: qsTr("The kit's own again: %1 and %2").arg(line.from).arg(line.to)
        isTitleShown: false
        iconText: "✕"
        onTaken: line.takenOut(line.index)
    }
}
