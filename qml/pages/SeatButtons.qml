pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Whom the machine can be handed to, from the table.
ColumnLayout {
    id: buttons

    required property Rows seats

    signal chosen(string seat)

    spacing: Theme.s2

    Repeater {
        model: buttons.seats

        ActionButton {
            required property string seat
            required property string seatTitle
            required property bool hasPin
            required property bool isReadable
            required property bool isAsked

            Layout.fillWidth: true
            title: qsTr("Hand the desk to %1").arg(seatTitle)
            detail: isAsked ? qsTr("It is asked to agree that an order is taken back")
                            : hasPin ? qsTr("It gives its PIN first") : ""
            isBarred: !isReadable
            barredReason: qsTr("Its PIN was not given, so nothing of it can be read here")
            onTaken: buttons.chosen(seat)
        }
    }
}
