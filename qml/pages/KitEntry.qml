import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A boxed game on the shelf.
ColumnLayout {
    id: entry

    required property string kitId
    required property string title
    required property bool isPractice
    required property int notes
    required property string notesProblem
    required property string problem
    property bool isMain: false

    signal chosen()
    signal notesChosen()

    spacing: Theme.s2

    ActionButton {
        Layout.fillWidth: true
        title: qsTr("New game: %1").arg(entry.title)
        detail: qsTr("Choose how it is played, then set up the board")
        isMain: entry.isMain
        isBarred: entry.problem !== ""
        barredReason: qsTr("This kit is broken, so no game can begin with it: %1").arg(entry.problem)
        onTaken: entry.chosen()
    }

    QuietButton {
        title: entry.notes > 0 ? qsTr("Box notes (%1)").arg(entry.notes) : qsTr("Box notes")
        isBarred: entry.problem !== ""
        help: qsTr("What your box prints and the rulebook does not, for %1").arg(entry.title)
        onTaken: entry.notesChosen()
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: entry.notesProblem
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.bad
    }

    AboutPractice {
        Layout.fillWidth: true
        visible: entry.isPractice
    }
}
