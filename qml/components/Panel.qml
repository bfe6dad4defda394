import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Ui

// A sheet of paper on the desk, with a heading where it needs one. Put one layout inside, anchored to fill it.
Pane {
    id: panel

    property string heading

    padding: Theme.s4
    topPadding: heading === "" ? Theme.s4 : Theme.s3 + title.height + Theme.s2

    background: PaperSheet {}

    Heading {
        id: title

        parent: panel
        x: panel.leftPadding
        y: Theme.s3
        width: panel.availableWidth
        words: panel.heading
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: heading
}
