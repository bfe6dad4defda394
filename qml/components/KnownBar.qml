import QtQuick
import FieldDesk.Ui

// How much of something is known, as a bar and as numbers.
Item {
    id: bar

    required property int known
    required property int total

    implicitHeight: Math.max(figure.implicitHeight, Theme.scaled(12))
    implicitWidth: Theme.scaled(220)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: figure.text

    Rectangle {
        id: ground

        anchors.verticalCenter: parent.verticalCenter
        width: bar.width - figure.width - Theme.s3
        height: Theme.scaled(12)
        radius: height / 2
        color: Theme.paper
        border.width: 1
        border.color: Theme.edge

        Rectangle {
            width: bar.total > 0 ? Math.max(bar.known > 0 ? height : 0, ground.width * bar.known / bar.total) : 0
            height: parent.height
            radius: height / 2
            color: Theme.brass
            border.width: 1
            border.color: Theme.edge
        }
    }

    Words {
        id: figure

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, Theme.scaled(70))
        text: qsTr("%1 of %2").arg(bar.known).arg(bar.total)
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
