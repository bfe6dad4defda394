pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Ui

// The record as sentences, in the order of its model; each entry opens its ruling.
ListView {
    id: list

    signal whyAsked(int number)

    clip: true
    spacing: Theme.s1
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: false
    // Rows that are not seen are not made ahead: what a screen reader finds does not hang on how busy the machine is.
    cacheBuffer: 0
    ScrollBar.vertical: ScrollBar {}

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Record")

    delegate: RecordRow {
        width: list.width
        onAsked: list.whyAsked(number)
        onShown: list.positionViewAtIndex(index, ListView.Contain)
    }

    Words {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.s5
        visible: list.count === 0
        text: qsTr("Nothing has happened yet. Every order, throw and card will be told here, with its ruling.")
        horizontalAlignment: Text.AlignHCenter
        color: Theme.inkSoft
    }
}
