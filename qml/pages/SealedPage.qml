pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// A game that is sealed with PINs: each seat in turn takes the machine and gives its own. Or it is only looked at.
PageFrame {
    id: page

    required property SealedGame sealed

    readonly property bool waits: sealed.trial.waits > 0
    readonly property string reasonToWait: qsTr("After a wrong PIN the next one waits for a moment")

    title: qsTr("This game is sealed")
    backWord: qsTr("Shelf")

    function takeFocus() {
        pin.takeFocus()
    }

    function taken(): string {
        const given = pin.pin
        pin.clear()
        pin.takeFocus()
        return given
    }

    Panel {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(640)
        Layout.alignment: Qt.AlignHCenter
        heading: page.sealed.title

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                text: qsTr("Its seats have PINs. It goes on when every one of them has taken the machine and given its own; the others look away meanwhile.")
            }

            Repeater {
                model: page.sealed.seats

                ChoiceButton {
                    required property string seat
                    required property string seatTitle
                    required property bool isReadable

                    Layout.fillWidth: true
                    title: seatTitle
                    enabled: !isReadable
                    isChosen: page.sealed.to.key === seat
                    detail: isReadable ? qsTr("has given its PIN") : isChosen ? qsTr("takes the machine now") : qsTr("its PIN is still to come")
                    onPicked: {
                        pin.clear()
                        page.sealed.ask(seat)
                        page.takeFocus()
                    }
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(640)
        Layout.alignment: Qt.AlignHCenter
        visible: page.sealed.to.isThere

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            SeatPlate {
                Layout.fillWidth: true
                letters: page.sealed.to.letters
                side: page.sealed.to.side
                title: page.sealed.to.title
                remark: qsTr("takes the machine now")
            }

            PinEntry {
                id: pin

                Layout.fillWidth: true
                name: qsTr("PIN of %1").arg(page.sealed.to.title)
                placeholderText: qsTr("PIN")
                onAccepted: give.forceActiveFocus(Qt.TabFocusReason)
            }

            PinProblem {
                Layout.fillWidth: true
                trial: page.sealed.trial
            }

            ActionButton {
                id: give

                Layout.fillWidth: true
                title: qsTr("Give the PIN of %1").arg(page.sealed.to.title)
                isMain: true
                isHeld: true
                isBarred: page.waits
                barredReason: page.reasonToWait
                onTaken: page.sealed.give(page.taken())
            }

            ActionButton {
                Layout.fillWidth: true
                title: qsTr("Only look at it, as %1").arg(page.sealed.to.title)
                detail: qsTr("With this PIN alone: what that seat may see, and no order can be given")
                isHeld: true
                isBarred: page.waits
                barredReason: page.reasonToWait
                onTaken: page.sealed.lookAs(page.taken())
            }
        }
    }

    ActionButton {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scaled(640)
        Layout.alignment: Qt.AlignHCenter
        title: qsTr("Only look at the table")
        detail: qsTr("Without any PIN: what everyone may see")
        onTaken: page.sealed.look()
    }
}
