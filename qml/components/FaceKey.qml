import QtQuick
import FieldDesk.Ui

// One face of a die as a button.
PressArea {
    id: key

    required property int face

    text: qsTr("Enter %1").arg(face)

    background: Item {
        FocusFrame {
            gap: 0
            isShown: key.visualFocus
        }
    }

    contentItem: Item {
        DieFace {
            anchors.centerIn: parent
            face: key.face
            size: key.width * (key.pressed ? 0.68 : 0.74)
            Accessible.ignored: true
        }
    }
}
