import QtQuick
import QtQuick.Dialogs

// Picks files. The dialog is only made when it is asked for.
Item {
    id: pick

    required property url folder
    property string filter: qsTr("Games (*.fielddesk)")
    property string suffix: "fielddesk"
    property string dialogName: "fileDialog"

    signal picked(url file)
    signal targetPicked(string path, url target)

    property string copied

    function pickFile() {
        dialog.fileMode = FileDialog.OpenFile
        dialog.open()
    }

    // Where something is to be written: a copy of the file of this path, if it is one.
    function pickTarget(path: string) {
        pick.copied = path
        dialog.fileMode = FileDialog.SaveFile
        dialog.open()
    }

    FileDialog {
        id: dialog

        objectName: pick.dialogName
        currentFolder: pick.folder
        defaultSuffix: pick.suffix
        nameFilters: [pick.filter, qsTr("All files (*)")]
        onAccepted: {
            if (dialog.fileMode === FileDialog.SaveFile)
                pick.targetPicked(pick.copied, dialog.selectedFile)
            else
                pick.picked(dialog.selectedFile)
        }
    }
}
