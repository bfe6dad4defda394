import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The number at the right of an action, and the way to its ruling. Without a ruling it is only a number.
TapArea {
    id: area

    required property string value
    required property string whyText
    required property string subject
    required property bool isBig
    required property color valueColour
    required property color whyColour

    signal asked()

    text: whyText
    enabled: whyText !== ""
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    leftPadding: Theme.s2
    rightPadding: Theme.s4
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight)
    onClicked: asked()

    Accessible.name: qsTr("%1: %2").arg(subject).arg(whyText === "" ? value : whyText)
    Accessible.ignored: !enabled

    background: Item {
        FocusFrame {
            gap: -4
            isShown: area.visualFocus
        }
    }

    contentItem: ColumnLayout {
        spacing: 0

        Item { Layout.fillHeight: true }

        Words {
            Layout.alignment: Qt.AlignRight
            visible: text !== ""
            text: area.value
            wrapMode: Text.NoWrap
            font.weight: Font.Bold
            font.pixelSize: area.isBig ? Theme.big : Theme.body
            color: area.valueColour
            Accessible.ignored: true
        }

        Words {
            Layout.alignment: Qt.AlignRight
            visible: text !== ""
            text: area.whyText
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.small
            font.underline: true
            color: area.whyColour
            Accessible.ignored: true
        }

        Item { Layout.fillHeight: true }
    }
}
