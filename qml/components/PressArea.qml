import QtQuick
import QtQuick.Templates as T
import FieldDesk.Ui

// What every button here has in common: it is tapped or held, by finger, mouse, Space or Enter, and it is deaf
// while its meaning is fresh. `taken` comes once for one tap or one full hold.
T.AbstractButton {
    id: area

    property bool isHeld: false
    property bool isBarred: false
    property string meaning: text

    readonly property bool isDeaf: guard.isDeaf
    property real progress: 0
    property bool enterIsDown: false

    signal taken()
    signal refused()

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: Theme.touch
    implicitWidth: Theme.touch

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: take()

    function take() {
        if (guard.isDeaf)
            return
        guard.rest()
        if (area.isBarred)
            area.refused()
        else
            area.taken()
    }

    function beginHold() {
        if (area.isHeld && !area.isBarred && !guard.isDeaf)
            hold.start()
    }

    function letGo() {
        hold.stop()
        area.progress = 0
    }

    function tap() {
        if (!area.isHeld || area.isBarred)
            area.take()
    }

    onPressedChanged: pressed ? beginHold() : letGo()
    onEnterIsDownChanged: enterIsDown ? beginHold() : letGo()
    onCanceled: letGo()
    onActiveFocusChanged: if (!activeFocus) enterIsDown = false
    onClicked: tap()

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
            return
        event.accepted = true
        if (event.isAutoRepeat)
            return
        area.enterIsDown = true
        area.tap()
    }
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat) {
            event.accepted = true
            area.enterIsDown = false
        }
    }

    TapGuard {
        id: guard

        meaning: area.meaning
        isShown: area.visible
        onChanged: area.letGo()
    }

    NumberAnimation {
        id: hold

        target: area
        property: "progress"
        from: 0
        to: 1
        duration: Theme.holdMilliseconds
        onFinished: {
            area.progress = 0
            area.take()
        }
    }
}
