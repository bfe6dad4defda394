import QtQuick
import QtQuick.Shapes

Item {
    id: page

    required property int count

    Item {
        width: page.count
    }
}
