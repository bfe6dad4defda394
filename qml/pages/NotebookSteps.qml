import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Takes a step of the notebook back, or brings it again, and says what the last one was.
ColumnLayout {
    id: steps

    required property Notebook notebook
    property bool isHeard: true // its keys count
    default property alias more: buttons.data

    spacing: Theme.s2

    Flow {
        id: buttons

        Layout.fillWidth: true
        spacing: Theme.s2

        QuietButton {
            title: qsTr("Take back")
            iconText: "↶"
            isBarred: !steps.notebook.canUndo
            help: qsTr("Takes the last step of these notes back. Ctrl+Z does it too.")
            onTaken: steps.notebook.undo()
        }

        QuietButton {
            title: qsTr("Do again")
            iconText: "↷"
            isBarred: !steps.notebook.canRedo
            help: qsTr("Brings back what was taken back. Ctrl+Shift+Z does it too.")
            onTaken: steps.notebook.redo()
        }
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: steps.notebook.problem === "" ? steps.notebook.happened : steps.notebook.problem
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: steps.notebook.problem === "" ? Theme.inkSoft : Theme.bad
        Accessible.role: Accessible.AlertMessage
    }

    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: steps.isHeard && steps.visible && steps.notebook.canUndo
        onActivated: steps.notebook.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: steps.isHeard && steps.visible && steps.notebook.canRedo
        onActivated: steps.notebook.redo()
    }
}
