import QtQuick
import FieldDesk.Ui

// One cell of a chart. Where it comes from is told by its letters and by a mark, never by colour alone: what the
// owner copied has a bar at its left, practice is slanted behind a ~, what is inferred has a ≈, what is not known
// a question mark.
Rectangle {
    id: cell

    required property string cellText
    required property string said
    required property string provenance // printed, inferred, practice, box, unknown or none
    required property string name
    required property bool isWrong
    property bool isLit: false
    property bool isCurrent: false
    property bool isSmall: false

    readonly property bool isKnown: (provenance !== "unknown" && provenance !== "none") || isWrong
    readonly property string mark: isWrong ? "!" : provenance === "practice" ? "~" : provenance === "inferred" ? "≈" : ""
    readonly property string provenanceWords: isWrong ? qsTr("does not fit") : provenance === "box" ? qsTr("from the box")
        : provenance === "practice" ? qsTr("practice") : provenance === "inferred" ? qsTr("inferred")
        : provenance === "printed" ? qsTr("printed") : provenance === "none" ? qsTr("nothing is printed there") : qsTr("not known")

    color: isCurrent || isLit ? Theme.brassSoft : isKnown ? Theme.paperLight : Theme.paper
    border.width: isCurrent ? 3 : isWrong ? 2 : 1
    border.color: isCurrent ? Theme.focusRing : isWrong ? Theme.bad : Theme.line

    Accessible.role: Accessible.Cell
    Accessible.name: cell.name + ": " + (said === "" || isWrong ? cellText : said)
    Accessible.description: provenanceWords

    Rectangle {
        x: cell.border.width
        y: cell.border.width
        width: cell.isSmall ? 3 : 5
        height: cell.height - 2 * y
        visible: cell.provenance === "box" && !cell.isWrong
        color: Theme.brass
    }

    Words {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, cell.width - 2 * Theme.s1)
        text: cell.isKnown ? cell.cellText : cell.provenance === "none" ? "–" : "?"
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        font.pixelSize: cell.isSmall ? Theme.small : Theme.body
        font.italic: cell.provenance === "practice"
        font.weight: cell.provenance === "box" ? Font.DemiBold : Font.Normal
        color: cell.isWrong ? Theme.bad : cell.isKnown ? Theme.ink : Theme.inkSoft
        Accessible.ignored: true
    }

    Words {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s1
        y: 1
        visible: cell.mark !== ""
        text: cell.mark
        font.pixelSize: Theme.small
        font.weight: Font.Bold
        color: cell.isWrong ? Theme.bad : Theme.inkSoft
        Accessible.ignored: true
    }
}
