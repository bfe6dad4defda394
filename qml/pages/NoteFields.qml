pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// A form for one thing of the box: the chart with its row and column lit, and the values that stand there.
ColumnLayout {
    id: fields

    required property NoteForm form

    readonly property bool isOfCell: form.isOfCell
    readonly property bool isOfCard: form.cardNumber >= 0

    signal cardWanted(int number)

    spacing: Theme.s3

    ChartTable {
        id: chart

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(chart.fullHeight, Theme.scaled(220))
        visible: fields.isOfCell
        frame: fields.form.frame
        cells: fields.form.cells
        currentRow: fields.form.row
        currentColumn: fields.form.column
        isSmall: true
    }

    Words {
        Layout.fillWidth: true
        text: fields.form.subject
        font.pixelSize: Theme.big
        font.weight: Font.DemiBold
    }

    Repeater {
        model: fields.form.fields

        NoteField {
            Layout.fillWidth: true
            onPicked: (field, choice) => fields.form.choose(field, choice)
            onTyped: (field, text) => fields.form.typeNumber(field, text)
        }
    }

    Words {
        Layout.fillWidth: true
        visible: fields.isOfCard
        text: fields.form.unfit !== "" ? fields.form.unfit
            : fields.form.written === "" ? qsTr("It is not written in your box notes yet.")
                                         : qsTr("Written in your box notes: %1").arg(fields.form.written)
        color: fields.form.unfit !== "" ? Theme.bad : Theme.inkSoft
    }

    ActionButton {
        Layout.fillWidth: true
        visible: fields.isOfCard
        title: fields.form.written === "" ? qsTr("Write card %1").arg(fields.form.cardNumber)
                                          : qsTr("Look at what is written")
        isMain: fields.form.written === ""
        onTaken: fields.cardWanted(fields.form.cardNumber)
    }
}
