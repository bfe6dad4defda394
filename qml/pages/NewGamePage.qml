pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// How a new game is played: the choices of the kit, and the readings of its rulebook.
PageFrame {
    id: page

    required property NewGameForm form

    signal begun(string path)

    title: qsTr("New game: %1").arg(form.title)

    function begin() {
        const path = page.form.begin()
        if (path !== "")
            page.begun(path)
    }

    function takeFocus() {
        begin.forceActiveFocus(Qt.OtherFocusReason)
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s3

            Words {
                Layout.fillWidth: true
                visible: page.form.problem !== ""
                text: page.form.problem
                color: Theme.bad
            }

            ActionButton {
                id: begin

                Layout.fillWidth: true
                title: qsTr("Begin the game")
                detail: qsTr("The usual choices are made below already")
                isMain: true
                onTaken: page.begin()
            }

            Words {
                Layout.fillWidth: true
                visible: page.form.notes > 0
                text: qsTr("Box notes laid over the kit: %1.").arg(page.form.notes)
                color: Theme.inkSoft
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: page.form.notesProblem
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                color: Theme.bad
            }

            AboutPractice {
                Layout.fillWidth: true
                visible: page.form.isPractice
            }
        }
    }

    Repeater {
        model: page.form.options

        OptionPanel {
            Layout.fillWidth: true
            onPicked: (option, choice) => page.form.choose(option, choice)
        }
    }

    Repeater {
        model: page.form.seats

        SeatPinPanel {
            Layout.fillWidth: true
            onTyped: (seat, pin, again) => page.form.typePin(seat, pin, again)
        }
    }

    FairPanel {
        Layout.fillWidth: true
        form: page.form
    }
}
