import QtQuick
import FieldDesk.Ui

// A line for a PIN. What is typed is neither shown nor copied, and no keyboard learns it.
TextEntry {
    id: entry

    font.pixelSize: Theme.big
    echoMode: TextInput.Password
    passwordMaskDelay: 0
    selectByMouse: false
    maximumLength: 100
    inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
    Accessible.passwordEdit: true
}
