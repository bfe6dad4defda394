import QtQuick
import FieldDesk.Ui

// Says whether a tap may count. After the meaning of a button has changed, after it was shown and after it
// was taken it is deaf for a moment, so that a double tap never does two things.
QtObject {
    id: guard

    required property string meaning
    required property bool isShown

    readonly property bool isDeaf: pause.running

    signal changed()

    property Timer pause: Timer {
        interval: Theme.deafMilliseconds
    }

    function rest() {
        guard.pause.restart()
        guard.changed()
    }

    onMeaningChanged: rest()
    onIsShownChanged: rest()
    Component.onCompleted: rest()
}
