import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// The PIN of a seat of a new game, typed twice, or none.
Panel {
    id: panel

    required property int index
    required property string seatTitle
    required property string letters
    required property string side
    required property bool hasPin

    readonly property bool isUnequal: pin.pin !== again.pin

    signal typed(int seat, string pin, string again)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.s2

        SeatPlate {
            Layout.fillWidth: true
            letters: panel.letters
            side: panel.side
            title: panel.seatTitle
            remark: panel.isUnequal ? qsTr("The two lines are not the same yet")
                                    : panel.hasPin ? qsTr("Opens its desk with this PIN")
                                                   : qsTr("No PIN: whoever holds the machine can open its desk")
        }

        PinEntry {
            id: pin

            Layout.fillWidth: true
            name: qsTr("PIN of %1").arg(panel.seatTitle)
            placeholderText: qsTr("PIN, if you like one")
            onEdited: panel.typed(panel.index, pin.pin, again.pin)
            onAccepted: again.takeFocus()
        }

        PinEntry {
            id: again

            Layout.fillWidth: true
            name: qsTr("PIN of %1 once more").arg(panel.seatTitle)
            placeholderText: qsTr("The same once more")
            onEdited: panel.typed(panel.index, pin.pin, again.pin)
        }
    }
}
