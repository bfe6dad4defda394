import QtQuick
import FieldDesk.Backend

// What is always there besides the play itself, for the menu and for the finder: each command and its title.
QtObject {
    id: commands

    required property Table table

    readonly property list<string> all: {
        const all = ["story", "devices", "tags", "honesty", "settings", "help", "shelf"]
        if (!table.isLookOnly)
            all.unshift("corrections")
        return all
    }
    readonly property list<string> titles: {
        const titles = []
        for (const command of commands.all)
            titles.push(commands.titleOf(command))
        return titles
    }

    function titleOf(command: string): string {
        switch (command) {
        case "corrections": return qsTr("Set the desk right: corrections")
        case "story": return table.ending.isOver ? qsTr("The story of this game") : qsTr("The story so far")
        case "devices": return qsTr("Towers and readers")
        case "tags": return qsTr("Cards and their tags")
        case "honesty": return qsTr("How honest the dice are")
        case "settings": return qsTr("Settings")
        case "help": return qsTr("Help: keys, phases, readings")
        case "shelf": return qsTr("Back to the shelf (the game is saved)")
        default: return ""
        }
    }
}
