import QtQuick

// A stroke of the pen that begins where it is put and turns about its beginning.
Rectangle {
    radius: height / 2
    antialiasing: true
    transformOrigin: Item.Left
}
