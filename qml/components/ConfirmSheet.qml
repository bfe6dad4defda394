import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Asks once more before something that one might regret. The safe answer has the focus.
Sheet {
    id: sheet

    required property string question
    required property string confirmWord
    property string explanation
    property string cancelWord: qsTr("Leave it")
    property bool isHeld: false

    signal confirmed()
    signal cancelled()

    property bool isAnswered: false

    heading: question
    widest: Theme.scaled(460)
    onAboutToShow: isAnswered = false
    onOpened: leave.forceActiveFocus(Qt.TabFocusReason)
    onClosed: if (!isAnswered) cancelled()

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.explanation
    }

    footer: [
        ActionButton {
            id: leave

            Layout.fillWidth: true
            title: sheet.cancelWord
            onTaken: sheet.close()
        },
        ActionButton {
            Layout.fillWidth: true
            title: sheet.confirmWord
            isHeld: sheet.isHeld
            isMain: true
            onTaken: {
                sheet.isAnswered = true
                sheet.close()
                sheet.confirmed()
            }
        }
    ]
}
