import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// The title of a card and its wording, as its owner copied it; and the way to keep it or to leave it.
ColumnLayout {
    id: words

    required property DeckSheet sheet

    spacing: Theme.s2

    RowLayout {
        spacing: Theme.s3

        CardNumber {
            number: words.sheet.number
        }

        TextEntry {
            id: title

            objectName: "cardTitle"
            Layout.fillWidth: true
            name: qsTr("Title of card %1").arg(words.sheet.number)
            placeholderText: qsTr("The title that is printed on it")
            maximumLength: 120
            onTextEdited: words.sheet.writeTitle(text)

            Binding on text {
                value: words.sheet.title
            }
        }

        Chip {
            text: words.sheet.provenance === "box" ? qsTr("from the box")
                : words.sheet.provenance === "practice" ? qsTr("practice") : qsTr("printed")
            tone: words.sheet.provenance === "box" ? "brass" : "plain"
        }
    }

    TextArea {
        id: wording

        Layout.fillWidth: true
        Layout.minimumHeight: Theme.scaled(84)
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        placeholderText: qsTr("What it says, in your words or in its own. It is shown with the card; the rules read what is put together below.")
        placeholderTextColor: Theme.inkSoft
        font.family: Theme.sans
        font.pixelSize: Theme.body
        color: Theme.ink
        selectByMouse: true
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: keep
        Accessible.name: qsTr("Wording")
        onTextChanged: if (activeFocus) words.sheet.writeWording(text)

        Binding on text {
            value: words.sheet.wording
        }

        background: Rectangle {
            radius: Theme.radius
            color: Theme.paperLight
            border.width: wording.activeFocus ? 3 : 1
            border.color: wording.activeFocus ? Theme.focusRing : Theme.edge
        }
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: words.sheet.problem === "" ? "" : qsTr("The rules cannot read this yet: %1").arg(words.sheet.problem)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.bad
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.s2

        ActionButton {
            id: keep

            title: qsTr("Keep this card")
            isMain: true
            isBarred: !words.sheet.isChanged || words.sheet.problem !== ""
            barredReason: words.sheet.isChanged ? qsTr("Mend what is named above first") : qsTr("Nothing was changed")
            onTaken: words.sheet.keep()
        }

        QuietButton {
            title: qsTr("Drop what is not kept")
            isBarred: !words.sheet.isChanged
            onTaken: words.sheet.drop()
        }

        QuietButton {
            title: qsTr("Back to the kit's own")
            isBarred: words.sheet.provenance !== "box"
            onTaken: words.sheet.takeOut()
        }
    }
}
