import QtQuick
import FieldDesk.Ui

// A place of a graph: its mark with the letters that it bears, and its name on paper of its own.
Rectangle {
    id: place

    required property string title
    required property string said // all of it in words
    required property string letters
    required property string remark
    required property bool isReached
    required property bool isSource
    required property real centreX
    required property real centreY
    required property bool isNamed

    x: centreX - width / 2
    y: centreY - height / 2
    width: Math.max(height, mark.implicitWidth + Theme.s2)
    height: Theme.scaled(26)
    radius: isSource ? 2 : height / 2
    color: isReached && letters !== "" ? Theme.brass : Theme.paperLight
    border.width: isSource ? 4 : 2
    border.color: letters === "" ? Theme.inkSoft : isReached ? Theme.edge : Theme.bad
    Accessible.role: Accessible.Graphic
    Accessible.name: said

    Words {
        id: mark

        anchors.centerIn: parent
        text: place.letters
        font.pixelSize: Theme.small
        font.weight: Font.Bold
        color: place.isReached ? Theme.brassText : Theme.ink
        Accessible.ignored: true
    }

    // So that no way runs through its letters.
    Rectangle {
        anchors.top: parent.bottom
        anchors.topMargin: 1
        anchors.horizontalCenter: parent.horizontalCenter
        width: name.width + Theme.s1
        height: name.height
        visible: place.isNamed || place.remark !== ""
        color: Theme.paper

        Words {
            id: name

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.scaled(110))
            text: !place.isNamed ? place.remark : place.remark === "" ? place.title : place.title + "\n" + place.remark
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
