import FieldDesk.Ui

// Whose seat this is: its letters in the shape of its counters, large.
CounterView {
    implicitWidth: Math.max(Theme.scaled(48), implicitHeight * 1.3)
    implicitHeight: Theme.scaled(36)
}
