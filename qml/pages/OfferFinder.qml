pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// Finds anything that may be done by its name: the offers of the moment first, then what is always there.
SearchPalette {
    id: finder

    required property Table table

    required property TableCommands commands

    readonly property int offers: table.offerNames.length
    readonly property list<string> own: [qsTr("Take back"), qsTr("Bring again"), qsTr("Record")]
    property int heldOffer: -1

    signal undoAsked()
    signal wordsAsked(int action, string title)
    signal recordWanted()
    signal wanted(string command)

    names: together(table.offerNames, commands.titles)
    details: table.offerDetails
    groups: table.offerGroups

    onChosen: index => index < offers ? give(index) : follow(index - offers)

    function together(offers: list<string>, titles: list<string>): list<string> {
        const all = []
        for (const names of [offers, finder.own, titles]) {
            for (const name of names)
                all.push(name)
        }
        return all
    }

    function give(offer: int) {
        finder.heldOffer = offer
        const spoken = finder.table.spokenOffer(offer)
        if (spoken >= 0)
            finder.wordsAsked(spoken, finder.table.offerNames[offer])
        else if (finder.table.isHeldOffer(offer))
            confirm.open()
        else
            finder.table.takeOffer(offer)
    }

    function follow(index: int) {
        switch (index) {
        case 0: return finder.undoAsked()
        case 1: return finder.table.redo()
        case 2: return finder.recordWanted()
        default: return finder.wanted(finder.commands.all[index - finder.own.length])
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
