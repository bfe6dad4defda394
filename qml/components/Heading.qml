import QtQuick
import FieldDesk.Ui

// A heading in the serif. Its figures are set in the sans, for the serif's own 1 reads as an I.
Text {
    id: heading

    property string words

    readonly property bool hasFigures: /[0-9]/.test(words)

    font.family: Theme.serif
    font.pixelSize: Theme.heading
    color: Theme.ink
    wrapMode: Text.Wrap
    textFormat: hasFigures ? Text.RichText : Text.PlainText
    text: hasFigures ? withLiningFigures(words) : words
    visible: words !== ""

    Accessible.role: Accessible.Heading
    Accessible.name: words
    Accessible.ignored: words === ""

    function withLiningFigures(plain: string): string {
        const escaped = plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
        const figures = "<span style=\"font-family:'" + Theme.sans + "'; font-size:"
                      + Math.round(heading.font.pixelSize * 0.86) + "px\">$1</span>"
        // A character reference such as &#39; never comes out of the escaping above, so digits are only digits.
        return escaped.replace(/([0-9]+)/g, figures)
    }
}
