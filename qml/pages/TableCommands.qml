import QtQuick
import FieldDesk.Backend

// What is always there besides the play itself, for the menu and for the finder: each command and its title.
QtObject {
    id: commands

    required property Table table
    required property Rows seats

    readonly property list<string> all: {
        const all = ["story", "devices", "tags", "notes", "honesty", "settings", "help", "shelf"]
        if (!table.isLookOnly)
            all.unshift("corrections")
        if (!table.isLookOnly && table.openDesk.isThere)
            all.unshift("pin")
        for (let seat = seats.count - 1; seat >= 0; --seat) {
            if (seats.text(seat, "seat") !== table.openDesk.key)
                all.unshift("seat/" + seats.text(seat, "seat"))
        }
        if (table.openDesk.isThere)
            all.unshift("close-desk")
        return all
    }
    readonly property list<string> titles: {
        const titles = []
        for (const command of commands.all)
            titles.push(commands.titleOf(command))
        return titles
    }

    function titleOf(command: string): string {
        for (let seat = 0; seat < seats.count; ++seat) {
            if (command === "seat/" + seats.text(seat, "seat"))
                return qsTr("Hand the desk to %1").arg(seats.text(seat, "seatTitle"))
        }
        switch (command) {
        case "close-desk": return qsTr("Close this desk")
        case "pin": return qsTr("The PIN of this desk")
        case "corrections": return qsTr("Set the desk right: corrections")
        case "story": return table.ending.isOver ? qsTr("The story of this game") : qsTr("The story so far")
        case "devices": return qsTr("Towers and readers")
        case "tags": return qsTr("Cards and their tags")
        case "notes": return qsTr("Box notes")
        case "honesty": return qsTr("How honest the dice are")
        case "settings": return qsTr("Settings")
        case "help": return qsTr("Help: keys, phases, readings, rules")
        case "shelf": return qsTr("Back to the shelf (the game is saved)")
        default: return ""
        }
    }
}
