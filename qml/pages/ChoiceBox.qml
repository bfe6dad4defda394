pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Ui

// One of a list of names, chosen from a list that opens.
ComboBox {
    id: box

    required property string name
    required property list<string> choices
    required property int chosen

    signal picked(int index)

    model: choices
    implicitHeight: Theme.touch
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.name: name
    onActivated: index => {
        if (index !== box.chosen)
            box.picked(index)
        box.follow()
    }
    onChosenChanged: follow()
    onModelChanged: follow()
    Component.onCompleted: follow()

    function follow() {
        box.currentIndex = box.chosen
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.paperLight
        border.width: box.visualFocus ? 3 : 1
        border.color: box.visualFocus ? Theme.focusRing : Theme.edge
    }

    contentItem: Words {
        leftPadding: Theme.s3
        text: box.displayText
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    indicator: Words {
        x: box.width - width - Theme.s3
        y: (box.height - height) / 2
        text: "▾"
        Accessible.ignored: true
    }

    delegate: ItemDelegate {
        id: item

        required property int index
        required property string modelData

        width: ListView.view.width
        implicitHeight: Theme.touch
        highlighted: box.highlightedIndex === index
        text: modelData

        contentItem: Words {
            text: item.text
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            color: item.highlighted ? Theme.brassSoft : Theme.paperLight
        }
    }

    popup: Popup {
        y: box.height
        width: Math.max(box.width, Theme.scaled(220))
        height: Math.min(implicitContentHeight + 2 * padding, Theme.scaled(360))
        padding: 2

        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: box.delegateModel
            currentIndex: box.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}
        }

        background: Rectangle {
            color: Theme.paperLight
            radius: Theme.radius
            border.width: 1
            border.color: Theme.edge
        }
    }
}
