pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Both sides by who commands them, as far as this seat knows, side by side where there is room.
GridLayout {
    id: order

    required property Rows formations
    property string title: qsTr("Order of battle")
    property string onlySide // its letters, in lower case; empty: both
    property string exceptSide

    columns: width > Theme.scaled(660) ? 2 : 1
    columnSpacing: Theme.s3
    rowSpacing: Theme.s3

    Heading {
        Layout.fillWidth: true
        Layout.columnSpan: order.columns
        words: order.title
    }

    Repeater {
        model: order.formations

        FormationCard {
            required property Rows units

            visible: (order.onlySide === "" || side === order.onlySide) && side !== order.exceptSide
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            model: units
        }
    }
}
