pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// Six small faces, to enter by finger what the real die shows.
Flow {
    id: keys

    readonly property real keySize: Math.max(48, Theme.touch * 0.8)
    readonly property real wantedWidth: 6 * keySize + 5 * spacing

    signal chosen(int face)

    spacing: 2

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What the real die shows")

    Repeater {
        model: 6

        FaceKey {
            required property int index

            face: index + 1
            width: keys.keySize
            height: width
            onTaken: keys.chosen(index + 1)
        }
    }
}
