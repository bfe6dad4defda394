import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// Finds anything that may be done by its name: the offers of the moment first, then what is always there.
SearchPalette {
    id: finder

    required property Table table

    readonly property int offers: table.offerNames.length
    property int heldOffer: -1

    signal undoAsked()
    signal recordWanted()
    signal correctionsWanted()
    signal storyWanted()
    signal settingsWanted()
    signal helpWanted()
    signal devicesWanted()
    signal tagsWanted()
    signal honestyWanted()
    signal shelfWanted()

    names: withCommands(table.offerNames)
    details: table.offerDetails

    onChosen: index => index < offers ? give(index) : follow(index - offers)

    function withCommands(offers: list<string>): list<string> {
        const all = []
        for (const offer of offers)
            all.push(offer)
        all.push(qsTr("Take back"), qsTr("Bring again"), qsTr("Record"), qsTr("Corrections"), qsTr("Story"),
                 qsTr("Settings"), qsTr("Help"), qsTr("Towers and readers"), qsTr("Cards and their tags"),
                 qsTr("How honest the dice are"), qsTr("Back to the shelf"))
        return all
    }

    function give(offer: int) {
        finder.heldOffer = offer
        if (finder.table.isHeldOffer(offer))
            confirm.open()
        else
            finder.table.takeOffer(offer)
    }

    function follow(index: int) {
        switch (index) {
        case 0: return finder.undoAsked()
        case 1: return finder.table.redo()
        case 2: return finder.recordWanted()
        case 3: return finder.correctionsWanted()
        case 4: return finder.storyWanted()
        case 5: return finder.settingsWanted()
        case 6: return finder.helpWanted()
        case 7: return finder.devicesWanted()
        case 8: return finder.tagsWanted()
        case 9: return finder.honestyWanted()
        default: return finder.shelfWanted()
        }
    }

    readonly property ConfirmSheet confirm: ConfirmSheet {
        question: finder.table.offerNames[finder.heldOffer] ?? ""
        explanation: qsTr("What it shows cannot be unseen.")
        confirmWord: qsTr("Do it")
        isHeld: true
        onConfirmed: finder.table.takeOffer(finder.heldOffer)
    }
}
