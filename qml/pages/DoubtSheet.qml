pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The tower is not sure of a throw: the player looks at the dice and says what they show, or throws again.
Sheet {
    id: sheet

    required property DevicePlay play

    property list<int> faces

    readonly property bool isWhole: isAllRead(faces)
    readonly property bool isDoubted: play.isDoubted

    heading: qsTr("Look at the dice")
    closePolicy: Popup.NoAutoClose
    onOpened: again.forceActiveFocus(Qt.TabFocusReason)
    onIsDoubtedChanged: {
        sheet.faces = sheet.play.doubtedFaces
        if (sheet.isDoubted)
            sheet.open()
        else
            sheet.close()
    }

    function isAllRead(faces: list<int>): bool {
        for (const face of faces) {
            if (face === 0)
                return false
        }
        return faces.length > 0
    }

    function setFace(die: int, face: int) {
        const all = []
        for (let index = 0; index < sheet.faces.length; ++index)
            all.push(index === die ? face : sheet.faces[index])
        sheet.faces = all
    }

    Words {
        Layout.fillWidth: true
        text: sheet.play.remark
    }

    Repeater {
        model: sheet.play.doubtedDice

        GridLayout {
            id: row

            required property int modelData

            Layout.fillWidth: true
            columns: sheet.availableWidth > Theme.scaled(420) ? 2 : 1
            columnSpacing: Theme.s3

            DieFace {
                face: sheet.faces[row.modelData] ?? 0
            }

            FaceKeys {
                Layout.fillWidth: true
                onChosen: face => sheet.setFace(row.modelData, face)
            }
        }
    }

    footer: [
        ActionButton {
            Layout.fillWidth: true
            title: qsTr("The dice show this")
            isMain: true
            isBarred: !sheet.isWhole
            barredReason: qsTr("Say first what each die shows.")
            onTaken: sheet.play.settle(sheet.faces)
        },
        ActionButton {
            id: again

            Layout.fillWidth: true
            title: qsTr("It does not count: throw again")
            onTaken: sheet.play.dropDoubt()
        }
    ]
}
