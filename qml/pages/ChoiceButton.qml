import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// One of several; the chosen one is filled in and ticked.
TapArea {
    id: choice

    required property string title
    required property bool isChosen
    property string detail

    signal picked()

    text: title
    leftPadding: Theme.s3
    rightPadding: Theme.s3
    topPadding: Theme.s2
    bottomPadding: Theme.s2
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    onClicked: picked()

    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: isChosen
    Accessible.onPressAction: picked()

    background: Rectangle {
        radius: Theme.radius
        color: choice.isChosen ? Theme.brassSoft : choice.hovered ? Theme.card : Theme.paperLight
        border.width: choice.isChosen ? 2 : 1
        border.color: choice.isChosen ? Theme.brass : Theme.edge

        FocusFrame {
            isShown: choice.visualFocus
        }
    }

    contentItem: RowLayout {
        spacing: Theme.s3

        Rectangle {
            implicitWidth: Theme.scaled(20)
            implicitHeight: Theme.scaled(20)
            radius: height / 2
            color: Theme.paperLight
            border.width: 2
            border.color: Theme.ink

            Rectangle {
                anchors.centerIn: parent
                width: parent.width / 2
                height: width
                radius: width / 2
                visible: choice.isChosen
                color: Theme.ink
            }
        }

        ColumnLayout {
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: choice.title
                font.weight: choice.isChosen ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: choice.detail
                font.pixelSize: Theme.small
                color: Theme.inkSoft
                Accessible.ignored: true
            }
        }
    }
}
