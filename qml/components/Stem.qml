import QtQuick
import FieldDesk.Ui

// The line that ties a counter to the place where it stands.
Rectangle {
    x: -width / 2
    width: Math.max(2, Theme.scaled(2))
    color: Theme.edge
    Accessible.ignored: true
}
