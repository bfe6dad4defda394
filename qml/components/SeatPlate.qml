import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A seat by its badge and its name, and what is said of it.
RowLayout {
    id: plate

    required property string letters
    required property string side
    required property string title
    property string remark

    spacing: Theme.s3

    SeatBadge {
        letters: plate.letters
        side: plate.side
        name: plate.title
    }

    ColumnLayout {
        spacing: 0

        Heading {
            Layout.fillWidth: true
            words: plate.title
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: plate.remark
            color: Theme.inkSoft
        }
    }
}
