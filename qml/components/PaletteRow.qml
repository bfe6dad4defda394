import QtQuick
import QtQuick.Templates as T
import FieldDesk.Ui

// One thing found by the palette.
T.AbstractButton {
    id: row

    required property string title
    required property string detail
    required property bool isCurrent

    text: title
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    padding: Theme.s2
    leftPadding: Theme.s3
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)

    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: detail
    Accessible.selected: isCurrent

    background: Rectangle {
        radius: Theme.radius
        color: row.isCurrent ? Theme.brassSoft : row.hovered ? Theme.card : "transparent"
        border.width: row.isCurrent ? 2 : 0
        border.color: Theme.edge
    }

    contentItem: Column {
        Words {
            width: row.availableWidth
            text: row.title
            font.weight: row.isCurrent ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        Words {
            width: row.availableWidth
            visible: text !== ""
            text: row.detail
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }
    }
}
