import QtQuick
import QtQuick.Layouts
import FieldDesk.Ui

// A device of the player's: what it is, how it stands with it, and what to do where it does not work.
ColumnLayout {
    id: entry

    required property int index
    required property string title
    required property string port
    required property string linkState
    required property string sentence
    required property bool isWatched

    signal watchAsked()
    signal forgetAsked()

    readonly property string stateWord: {
        switch (linkState) {
        case "looking": return qsTr("not there yet")
        case "waiting": return qsTr("waiting")
        case "working": return qsTr("works")
        case "silent": return qsTr("silent")
        case "gone": return qsTr("gone")
        default: return qsTr("refused")
        }
    }
    readonly property bool isBad: linkState === "silent" || linkState === "gone" || linkState === "refused"

    spacing: Theme.s1

    Accessible.role: Accessible.Grouping
    Accessible.name: title + ", " + stateWord

    Flow {
        id: head

        Layout.fillWidth: true
        spacing: Theme.s3

        Words {
            width: Math.min(implicitWidth, head.width)
            text: entry.title
            font.weight: Font.DemiBold
            font.pixelSize: Theme.big
        }

        Chip {
            text: entry.stateWord
            tone: entry.linkState === "working" ? "good" : entry.isBad ? "bad" : "plain"
        }
    }

    Words {
        Layout.fillWidth: true
        text: entry.sentence
        color: entry.isBad ? Theme.bad : Theme.inkSoft
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        QuietButton {
            title: entry.isWatched ? qsTr("Listened to") : qsTr("Listen to it")
            isBarred: entry.isWatched
            onTaken: entry.watchAsked()
        }

        QuietButton {
            title: qsTr("Forget it")
            onTaken: entry.forgetAsked()
        }
    }
}
