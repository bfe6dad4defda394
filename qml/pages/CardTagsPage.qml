pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import FieldDesk.Backend
import FieldDesk.Ui

// Which tag stands for which card of the deck.
PageFrame {
    id: page

    required property CardTags tags

    signal devicesWanted()

    title: qsTr("Cards and their tags")
    Component.onCompleted: tags.onlyLearns = true
    Component.onDestruction: {
        tags.stop()
        tags.onlyLearns = false
    }

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s2

            Words {
                Layout.fillWidth: true
                text: page.tags.wanted !== "" ? qsTr("Hold this card to the reader: %1").arg(page.tags.wanted)
                                              : qsTr("Put a tag on each card of your deck, and tell once which is which. Then a card that is held to the reader is turned by that.")
                font.weight: page.tags.wanted !== "" ? Font.Bold : Font.Normal
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: page.tags.remark
            }

            Words {
                text: qsTr("%1 of %2 cards have their tag.").arg(page.tags.known).arg(page.tags.count)
            }

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: Theme.s3
                radius: height / 2
                color: Theme.card
                border.width: 1
                border.color: Theme.edge
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTr("%1 of %2 cards").arg(page.tags.known).arg(page.tags.count)

                Rectangle {
                    width: page.tags.count > 0 ? parent.width * page.tags.known / page.tags.count : 0
                    height: parent.height
                    radius: height / 2
                    color: Theme.brass
                }
            }

            ActionButton {
                Layout.fillWidth: true
                title: page.tags.wanted !== "" ? qsTr("Stop learning") : qsTr("Learn every card without a tag")
                isMain: true
                isBarred: page.tags.wanted === "" && page.tags.known === page.tags.count
                barredReason: qsTr("Every card has its tag.")
                onTaken: page.tags.wanted !== "" ? page.tags.stop() : page.tags.learnAll()
            }

            TextEntry {
                id: wedge

                Layout.fillWidth: true
                name: qsTr("For a USB reader that types like a keyboard: click here, then hold the card to it")
                placeholderText: qsTr("A reader that types: click here first")
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 12
                onAccepted: {
                    page.tags.typed(wedge.text)
                    wedge.clear()
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.s2

                QuietButton {
                    title: qsTr("Towers and readers")
                    onTaken: page.devicesWanted()
                }

                QuietButton {
                    title: qsTr("Forget every tag")
                    isHeld: true
                    isBarred: page.tags.known === 0
                    onTaken: page.tags.forgetAll()
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        heading: qsTr("The deck")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.s1

            Repeater {
                model: page.tags.cards

                CardTagEntry {
                    Layout.fillWidth: true
                    onLearnAsked: page.tags.learn(index)
                    onForgetAsked: page.tags.forget(index)
                }
            }
        }
    }
}
