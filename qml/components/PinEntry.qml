import QtQuick
import FieldDesk.Ui

// A line for a PIN. What is typed is neither shown, nor spoken, nor copied, and no keyboard learns it.
FocusScope {
    id: entry

    required property string name
    property alias pin: field.text
    property alias placeholderText: field.placeholderText

    signal accepted()
    signal edited()

    function clear() {
        field.clear()
    }

    function takeFocus() {
        field.forceActiveFocus(Qt.OtherFocusReason)
    }

    implicitHeight: field.implicitHeight
    implicitWidth: field.implicitWidth

    // Qt tells a screen reader the text of a field, hidden or not; so the field is told as what has none.
    Accessible.role: Accessible.EditableText
    Accessible.passwordEdit: true
    Accessible.focusable: true
    Accessible.name: name

    TextEntry {
        id: field

        anchors.fill: parent
        name: entry.name
        focus: true
        font.pixelSize: Theme.big
        echoMode: TextInput.Password
        passwordMaskDelay: 0
        selectByMouse: false
        maximumLength: 100
        inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Accessible.role: Accessible.StaticText
        Accessible.ignored: true
        onAccepted: entry.accepted()
        onTextEdited: entry.edited()
    }
}
