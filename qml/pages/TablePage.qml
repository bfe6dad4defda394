import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// One game on the table. What is where never changes: the turn above, the board in the middle, what is due
// now at the right (below it on a narrow window), chance at the foot.
FocusScope {
    id: page

    required property Table table
    required property Devices devices
    required property DevicePlay play
    required property CardTags tags
    required property HandOver handOver

    readonly property bool isWide: width >= Theme.scaled(860)
    readonly property real nowHeight: Math.min(now.wantedHeight, Math.max(page.height * 0.38, Theme.scaled(190)))
    readonly property real smallestBoard: Theme.scaled(90)
    readonly property real neededHeight: head.implicitHeight + foot.implicitHeight + 4 * Theme.s2
                                         + (page.isWide ? Math.max(smallestBoard, Theme.scaled(190)) : smallestBoard + nowHeight)

    readonly property alias now: now
    readonly property alias tray: tray
    readonly property alias sheets: sheets

    signal wanted(string command)

    Accessible.role: Accessible.Pane
    Accessible.name: table.title

    Component.onCompleted: now.comeHome()
    onActiveFocusChanged: if (activeFocus) homecoming.restart()

    // After every order the keyboard is back where the next one is given.
    Connections {
        target: page.table

        function onChanged() {
            homecoming.restart()
        }
    }

    Timer {
        id: homecoming

        interval: 0
        onTriggered: if (page.activeFocus) now.comeHome()
    }

    // A key that is held down repeats itself, and not every system says so: a press that follows its release at
    // once is no new one.
    function press(key: int, modifiers: int, isRepeat: bool): bool {
        const isHeldOn = key === Qt.Key_Space && releasing.running
        if (isHeldOn)
            releasing.stop()
        return keys.press(key, modifiers, isRepeat || isHeldOn)
    }

    Timer {
        id: releasing

        interval: 60
        onTriggered: now.letGo()
    }

    Keys.onPressed: event => {
        event.accepted = page.press(event.key, event.modifiers, event.isAutoRepeat)
    }
    Keys.onEscapePressed: event => {
        event.accepted = page.table.openDesk.isThere
        if (event.accepted)
            page.wanted("close-desk")
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            releasing.restart()
    }

    TableKeys {
        id: keys

        onMainPressed: page.table.question.isAsked ? tray.rollByKey() : now.press()
        onUndoAsked: sheets.takeBack()
        onRedoAsked: if (page.table.undoView.canRedo) page.table.redo()
        onFindAsked: sheets.finder.open()
        onHelpAsked: page.wanted("help")
    }

    // Where the window is too small for its text, all of it scrolls.
    ScrollPaper {
        id: paper

        anchors.fill: parent
        anchors.margins: Theme.s2
        widest: width
        gutter: 0

        GridLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(paper.height, page.neededHeight)
            columns: page.isWide ? 2 : 1
            columnSpacing: Theme.s2
            rowSpacing: Theme.s2

            TableHead {
                id: head

                Layout.fillWidth: true
                Layout.columnSpan: page.isWide ? 2 : 1
                table: page.table
                isWide: page.isWide
                onMenuWanted: sheets.menu.open()
                onPhaseAsked: stage => sheets.phase.show(stage)
                onTurnAsked: sheets.explain("turn")
                onCloseWanted: page.wanted("close-desk")
            }

            Board {
                Layout.minimumHeight: page.smallestBoard
                Layout.fillWidth: true
                Layout.fillHeight: true
                table: page.table
                onNumberAsked: what => sheets.explain(what)
            }

            NowPanel {
                id: now

                isWide: page.isWide
                Layout.fillWidth: !page.isWide
                Layout.fillHeight: page.isWide
                Layout.preferredWidth: page.isWide ? Math.min(Theme.scaled(400), page.width * 0.34) : -1
                Layout.preferredHeight: page.isWide ? -1 : page.nowHeight
                table: page.table
                tags: page.tags
                seats: page.handOver.seats
                isTowerThere: page.play.isArmed || page.play.isStopped
                onWhyAsked: action => {
                    page.table.explainAction(action)
                    sheets.ruling.open()
                }
                onGroupAsked: group => sheets.finder.openWithin(group)
                onDiceAsked: {
                    page.table.explainDice()
                    sheets.ruling.open()
                }
                onWordsAsked: (action, title) => sheets.words.ask(action, title)
                onSeatChosen: seat => page.wanted("seat/" + seat)
                onCardWanted: number => page.wanted("card/" + number)
                onStoryWanted: page.wanted("story")
                onKeyPassed: (key, modifiers) => page.press(key, modifiers, false)
            }

            TableFoot {
                id: foot

                Layout.fillWidth: true
                Layout.columnSpan: page.isWide ? 2 : 1
                table: page.table
                isWide: page.isWide
                devices: page.devices
                hasRemark: page.play.remark !== ""
                onDevicesWanted: page.wanted("devices")
                onUndoAsked: sheets.takeBack()
                onRedoAsked: page.table.redo()
                onRecordWanted: sheets.drawer.open()

                DiceTray {
                    id: tray

                    Layout.fillWidth: true
                    areKeysHeard: page.activeFocus
                    diceCount: page.table.question.isAsked ? page.table.question.dice : Math.max(1, shown.length)
                    isAsked: page.table.question.isAsked
                    purpose: isAsked ? page.table.question.purpose
                                     : page.table.happened === "" ? qsTr("No dice are asked for") : page.table.happened
                    ruling: isAsked ? page.table.question.ruling : page.table.cameOfIt
                    shown: page.table.dice.faces
                    source: page.table.dice.source
                    isArmed: page.play.isArmed
                    isStopped: page.play.isStopped
                    remark: page.play.remark
                    onRolled: page.table.roll()
                    onTyped: page.table.typeDice(tray.entered)
                }
            }
        }
    }

    TableSheets {
        id: sheets

        table: page.table
        handOver: page.handOver
        play: page.play
        onWanted: command => page.wanted(command)
    }
}
