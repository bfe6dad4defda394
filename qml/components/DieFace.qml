pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// A die as it lies. A die that is not thrown yet shows a query.
Rectangle {
    id: die

    required property int face // 0 is not yet
    property real size: Theme.scaled(46)

    readonly property real pip: size * 0.19

    implicitWidth: size
    implicitHeight: size
    radius: size * 0.2
    color: face > 0 ? "#fffaf0" : Theme.card
    border.width: 1.5
    border.color: face > 0 ? "#8a7350" : Theme.edge
    opacity: face > 0 ? 1 : 0.85

    Accessible.role: Accessible.StaticText
    Accessible.name: face > 0 ? qsTr("die shows %1").arg(face) : qsTr("die not thrown yet")

    // Which of the nine spots, read row by row, carry a pip.
    function hasPip(spot: int): bool {
        switch (spot) {
        case 0: case 8: return die.face >= 2
        case 2: case 6: return die.face >= 4
        case 3: case 5: return die.face === 6
        case 4: return die.face % 2 === 1
        default: return false
        }
    }

    Rectangle {
        z: -1
        y: 3
        width: die.width
        height: die.height
        radius: die.radius
        color: Theme.edge
    }

    Repeater {
        model: die.face < 1 ? 0 : 9

        Rectangle {
            required property int index

            visible: die.hasPip(index)
            width: die.pip
            height: die.pip
            radius: die.pip / 2
            x: die.width * (0.26 + 0.24 * (index % 3)) - width / 2
            y: die.height * (0.26 + 0.24 * Math.floor(index / 3)) - height / 2
            color: "#2a1d10"
        }
    }

    Words {
        anchors.centerIn: parent
        visible: die.face < 1
        text: "?"
        font.pixelSize: Math.round(die.size * 0.52)
        font.weight: Font.Bold
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
