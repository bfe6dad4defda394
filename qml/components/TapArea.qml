import QtQuick
import QtQuick.Templates as T

// What every button that is only tapped has in common: a finger, the mouse, Space and Enter all click it.
T.AbstractButton {
    id: area

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
