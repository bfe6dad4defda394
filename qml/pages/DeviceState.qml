import QtQuick
import FieldDesk.Ui

// How it stands with a device, at a glance: a filled mark works, a hollow one waits, a cross is trouble.
QuietButton {
    required property string linkState
    required title
    required property string sentence

    readonly property bool isBad: linkState === "silent" || linkState === "gone" || linkState === "refused"

    isTitleShown: false
    iconText: linkState === "working" ? "●" : isBad ? "✕" : "○"
    help: sentence
}
