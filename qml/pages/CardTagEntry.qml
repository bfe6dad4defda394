import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A card of the deck and its tag.
RowLayout {
    id: entry

    required property int index
    required property int number
    required property string title
    required property bool hasTag
    required property bool isWanted

    signal learnAsked()
    signal forgetAsked()

    spacing: Theme.s2

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Card %1, %2: %3").arg(number).arg(title)
        .arg(isWanted ? qsTr("hold it to the reader") : hasTag ? qsTr("has its tag") : qsTr("no tag yet"))

    Item {
        implicitWidth: Theme.scaled(22)
        implicitHeight: Theme.scaled(22)

        TickMark {
            anchors.centerIn: parent
            visible: entry.hasTag
        }
    }

    Words {
        Layout.fillWidth: true
        text: entry.number + ", " + entry.title
        font.weight: entry.isWanted ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    QuietButton {
        title: entry.hasTag ? qsTr("Learn again") : qsTr("Learn")
        isBarred: entry.isWanted
        help: entry.title
        onTaken: entry.learnAsked()
    }

    QuietButton {
        title: qsTr("Forget")
        isTitleShown: false
        iconText: "×"
        isBarred: !entry.hasTag
        help: entry.title
        onTaken: entry.forgetAsked()
    }
}
