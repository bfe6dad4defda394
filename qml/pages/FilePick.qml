import QtQuick
import QtQuick.Dialogs

// Picks files. The dialog is only made when it is asked for.
Item {
    id: pick

    required property url folder

    signal picked(url file)
    signal copyPicked(string path, url target)

    property string copied

    function pickGame() {
        dialog.fileMode = FileDialog.OpenFile
        dialog.open()
    }

    function pickCopy(path: string) {
        pick.copied = path
        dialog.fileMode = FileDialog.SaveFile
        dialog.open()
    }

    FileDialog {
        id: dialog

        objectName: "fileDialog"
        currentFolder: pick.folder
        nameFilters: [qsTr("Games (*.fielddesk)"), qsTr("All files (*)")]
        onAccepted: {
            if (dialog.fileMode === FileDialog.SaveFile)
                pick.copyPicked(pick.copied, dialog.selectedFile)
            else
                pick.picked(dialog.selectedFile)
        }
    }
}
