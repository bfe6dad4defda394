pragma ComponentBehavior: Bound

import QtQuick
import FieldDesk.Backend
import FieldDesk.Ui

// Towers and readers, what they do in the game that is open, and their pages.
Item {
    id: pages

    required property Table table

    readonly property alias devices: devices
    readonly property alias play: play
    readonly property alias tags: tags
    readonly property Component devicesPage: devicesPage
    readonly property Component tagsPage: tagsPage

    signal pageWanted(Component page)
    signal backWanted()

    Component.onCompleted: devices.start()

    Devices {
        id: devices
    }

    DevicePlay {
        id: play

        table: pages.table
        devices: devices
    }

    CardTags {
        id: tags

        table: pages.table
        devices: devices
    }

    Component {
        id: devicesPage

        DevicesPage {
            devices: devices
            onClosed: pages.backWanted()
        }
    }

    Component {
        id: tagsPage

        CardTagsPage {
            tags: tags
            onDevicesWanted: pages.pageWanted(devicesPage)
            onClosed: pages.backWanted()
        }
    }
}
