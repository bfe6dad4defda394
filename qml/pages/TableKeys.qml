import QtQuick

// What the keys of the table mean.
QtObject {
    id: keys

    signal mainPressed()
    signal undoAsked()
    signal redoAsked()
    signal findAsked()
    signal helpAsked()

    // Whether the key means anything.
    function press(key: int, modifiers: int, isRepeat: bool): bool {
        if (isRepeat)
            return key === Qt.Key_Space
        const isControl = (modifiers & Qt.ControlModifier) !== 0
        const isShift = (modifiers & Qt.ShiftModifier) !== 0
        if (key === Qt.Key_Space)
            keys.mainPressed()
        else if ((key === Qt.Key_U && !isControl) || (key === Qt.Key_Z && isControl && !isShift))
            keys.undoAsked()
        else if ((key === Qt.Key_R && !isControl) || (key === Qt.Key_Z && isControl && isShift)
                 || (key === Qt.Key_Y && isControl))
            keys.redoAsked()
        else if (key === Qt.Key_K && isControl)
            keys.findAsked()
        else if (key === Qt.Key_F1)
            keys.helpAsked()
        else
            return false
        return true
    }
}
