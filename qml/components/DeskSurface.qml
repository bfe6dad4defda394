pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Ui

// The walnut that everything lies on: one gradient for the light, one for the grain.
Rectangle {
    id: surface

    gradient: Gradient {
        GradientStop { position: 0.0; color: Theme.desk }
        GradientStop { position: 1.0; color: Theme.deskDark }
    }

    Accessible.ignored: true

    Row {
        anchors.fill: parent
        opacity: Theme.lantern ? 0.5 : 0.8

        Repeater {
            model: Math.ceil(surface.width / 167)

            Grain {
                height: surface.height
            }
        }
    }
}
