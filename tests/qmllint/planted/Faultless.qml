import QtQuick

Item {
    id: page

    required property int count

    Item {
        width: page.count
    }
}
