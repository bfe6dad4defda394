import QtQuick
import FieldDesk.Ui

// The title of a row or a column of a chart.
Rectangle {
    id: head

    required property string title
    property bool isLit: false
    property bool isSmall: false
    property bool isOfRow: false

    color: isLit ? Theme.brass : Theme.card
    border.width: 1
    border.color: Theme.line
    Accessible.role: isOfRow ? Accessible.RowHeader : Accessible.ColumnHeader
    Accessible.name: title

    Words {
        anchors.fill: parent
        anchors.margins: Theme.s1
        text: head.title
        horizontalAlignment: head.isOfRow ? Text.AlignRight : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.small
        font.weight: head.isLit ? Font.Bold : Font.DemiBold
        elide: Text.ElideRight
        maximumLineCount: 2
        color: head.isLit ? Theme.brassText : Theme.ink
        Accessible.ignored: true
    }
}
