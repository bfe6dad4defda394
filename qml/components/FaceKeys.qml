pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// Six small faces, to enter by finger what the real die shows.
Flow {
    id: keys

    signal chosen(int face)

    spacing: 2
    implicitWidth: 6 * Math.max(48, Theme.touch * 0.8) + 5 * spacing

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What the real die shows")

    Repeater {
        model: 6

        FaceKey {
            required property int index

            face: index + 1
            width: Math.max(48, Theme.touch * 0.8)
            height: width
            onTaken: keys.chosen(index + 1)
        }
    }
}
