pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// What lies between the desks: handing over, closing, PINs, and games that are sealed. Whoever is to see the next
// page, the one before is gone first.
Item {
    id: seats

    required property Table table
    required property Component tablePage
    required property Component errorPage

    readonly property alias handOver: handOver
    readonly property alias sealed: sealed
    readonly property alias watch: watch
    readonly property Component pinPage: pinPage

    signal turnWanted(Component page)
    signal backWanted()
    signal shelfWanted()
    signal gameOpened()

    function handTo(seat: string) {
        if (handOver.ask(seat))
            seats.turnWanted(handOverPage)
    }

    function closeDesk() {
        handOver.close()
        seats.turnWanted(seats.tablePage)
    }

    function unseal() {
        if (sealed.begin())
            seats.turnWanted(sealedPage)
    }

    HandOver {
        id: handOver

        table: seats.table
    }

    SealedGame {
        id: sealed

        table: seats.table
        onOpened: {
            seats.turnWanted(seats.tablePage)
            seats.gameOpened()
        }
        onRefused: seats.turnWanted(seats.errorPage)
    }

    DeskWatch {
        id: watch

        isOn: seats.table.openDesk.isThere
        seconds: Settings.deskSeconds
        onLeft: seats.closeDesk()
    }

    Component {
        id: handOverPage

        HandOverPage {
            handOver: handOver
            onOpened: seats.turnWanted(seats.tablePage)
            onClosed: seats.closeDesk()
        }
    }

    Component {
        id: sealedPage

        SealedPage {
            sealed: sealed
            onClosed: {
                sealed.forget()
                seats.shelfWanted()
            }
        }
    }

    Component {
        id: pinPage

        PinPage {
            table: seats.table
            handOver: handOver
            hasPin: handOver.hasOwnPin
            onClosed: seats.backWanted()
        }
    }
}
