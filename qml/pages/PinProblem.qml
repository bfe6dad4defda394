import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// What is wrong with the PIN that was tried, and how long the next one waits.
Words {
    required property PinTrial trial

    readonly property string pause: trial.waits === 1 ? qsTr("The pause is over in 1 second.")
                                                      : qsTr("The pause is over in %1 seconds.").arg(trial.waits)

    visible: text !== ""
    text: trial.waits > 0 ? trial.problem + " " + pause : trial.problem
    color: Theme.bad
}
