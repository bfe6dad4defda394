import QtCore
import QtQml.Models
import QtQml.WorkerScript
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Shapes
import QtQuick.Templates as T
import QtQuick.Window
import QtTest

Item {
    id: page

    width: 400
    height: 600

    ColumnLayout {
        ComboBox {
            id: choices
            model: 3
        }
        T.Label {
            text: StandardPaths.writableLocation(StandardPaths.HomeLocation)
        }
        ListView {
            model: ListModel {}
        }
        Shape {
            ShapePath {}
        }
    }
    WorkerScript {}

    // Qt 6.4 opens no dialog whose window is not named.
    FileDialog {
        id: file
        parentWindow: page.Window.window
    }
    FolderDialog {
        id: folder
        parentWindow: page.Window.window
    }
    MessageDialog {
        id: message
        parentWindow: page.Window.window
    }

    TestCase {
        name: "Modules"
        when: windowShown

        function test_a_dialog_opens_data() {
            return [
                { tag: "of a file", dialog: file },
                { tag: "of a folder", dialog: folder },
                { tag: "of a message", dialog: message },
            ];
        }

        function test_a_dialog_opens(data) {
            data.dialog.open();
            tryVerify(() => data.dialog.visible);
            data.dialog.close();
            tryVerify(() => !data.dialog.visible);
        }

        function test_a_popup_opens() {
            choices.popup.open();
            tryVerify(() => choices.popup.opened);
        }
    }
}
