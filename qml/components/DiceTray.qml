pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// Where chance comes from: thrown by the app, or typed from the dice on the table, by key or by finger. It takes
// nothing while no dice are asked for.
Item {
    id: tray

    required property int diceCount
    required property bool isAsked
    required property string purpose
    property string ruling // or what came of the last order
    property list<int> shown
    property string source
    property bool areKeysHeard: true
    property bool isArmed: false // a tower is there to throw them
    property bool isStopped: false // it was lost in the middle of a throw
    property string remark // what came of a throw that could not be used

    // The faces typed so far; complete when `typed` comes.
    property list<int> entered

    readonly property bool isHearing: isAsked && visible && enabled
    readonly property bool isWide: width >= Theme.scaled(700)

    signal rolled()
    signal typed()

    implicitWidth: 320
    implicitHeight: layout.implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice tray")
    Accessible.description: purpose

    onIsAskedChanged: entered = []
    onPurposeChanged: entered = []

    function enter(face: int) {
        if (!tray.isHearing || guard.isDeaf || face < 1 || face > 6)
            return
        const faces = []
        for (const before of tray.entered)
            faces.push(before)
        faces.push(face)
        tray.entered = faces
        if (faces.length < tray.diceCount)
            return
        guard.rest()
        tray.typed()
        tray.entered = []
    }

    function takeBack() {
        const faces = []
        for (let index = 0; index + 1 < tray.entered.length; ++index)
            faces.push(tray.entered[index])
        tray.entered = faces
    }

    function roll() {
        if (!tray.isHearing || guard.isDeaf)
            return
        guard.rest()
        tray.entered = []
        tray.rolled()
    }

    // By a key nothing is thrown in the place of a tower.
    function rollByKey() {
        if (!tray.isArmed && !tray.isStopped)
            tray.roll()
    }

    function faceOf(index: int): int {
        if (tray.entered.length > 0 || tray.isAsked)
            return index < tray.entered.length ? tray.entered[index] : 0
        return index < tray.shown.length ? tray.shown[index] : 0
    }

    TapGuard {
        id: guard

        meaning: tray.purpose + tray.isAsked
        isShown: tray.visible
    }

    Instantiator {
        model: 6

        Shortcut {
            required property int index

            sequence: String(index + 1)
            enabled: tray.areKeysHeard && tray.isHearing
            onActivated: tray.enter(index + 1)
        }
    }

    Shortcut {
        sequence: "Backspace"
        enabled: tray.areKeysHeard && tray.isHearing && tray.entered.length > 0
        onActivated: tray.takeBack()
    }

    GridLayout {
        id: layout

        width: tray.width
        columns: tray.isWide ? 3 : 1
        columnSpacing: Theme.s5
        rowSpacing: Theme.s2

        GridLayout {
            Layout.fillWidth: true
            columns: tray.width > dice.width + Theme.scaled(150) ? 2 : 1
            columnSpacing: Theme.s3

            Row {
                id: dice

                spacing: Theme.s2

                Repeater {
                    model: tray.diceCount

                    DieFace {
                        required property int index

                        face: tray.faceOf(index)
                    }
                }
            }

            Column {
                id: purposes

                Layout.fillWidth: true

                Words {
                    width: purposes.width
                    text: tray.purpose
                    font.weight: Font.DemiBold
                }

                Words {
                    width: purposes.width
                    visible: text !== ""
                    text: tray.isAsked || tray.ruling !== "" ? tray.ruling : tray.source
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                Words {
                    width: purposes.width
                    visible: text !== ""
                    text: tray.remark !== "" ? tray.remark : tray.isArmed ? qsTr("Throw the dice into the tower.") : ""
                    color: tray.remark !== "" ? Theme.bad : Theme.ink
                    font.weight: Font.DemiBold
                }
            }
        }

        FaceKeys {
            Layout.fillWidth: !tray.isWide
            Layout.preferredWidth: wantedWidth
            visible: tray.isAsked
            onChosen: face => tray.enter(face)
        }

        ActionButton {
            Layout.fillWidth: !tray.isWide
            visible: tray.isAsked
            title: tray.isArmed || tray.isStopped ? qsTr("Let the desk throw")
                                                  : tray.diceCount > 1 ? qsTr("Throw the dice") : qsTr("Throw the die")
            isMain: !tray.isArmed && !tray.isStopped
            onTaken: tray.roll()
        }
    }
}
