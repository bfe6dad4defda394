pragma Singleton

import QtQuick

// Every colour, size and pause of the window. Pages set `lantern` and `textScale`; all else follows.
QtObject {
    id: theme

    property bool lantern: false
    property real textScale: 1.0

    // The desk itself, and what lies on it.
    readonly property color desk: lantern ? "#20160f" : "#4d3426"
    readonly property color deskDark: lantern ? "#0d0805" : "#2b1b13"
    readonly property color paper: lantern ? "#2b211a" : "#f6eedf"
    readonly property color paperLight: lantern ? "#352a21" : "#fffaee"
    readonly property color card: lantern ? "#41342a" : "#efe4ce"
    readonly property color line: lantern ? "#5e4d3c" : "#d3c19c"
    readonly property color edge: lantern ? "#a68c66" : "#8a7350"
    readonly property color shadow: lantern ? "#90000000" : "#59190d06"

    // What is written, and with what.
    readonly property color ink: lantern ? "#f3e6cb" : "#2a1f18"
    readonly property color inkSoft: lantern ? "#c9b796" : "#62543f"
    readonly property color good: lantern ? "#9ccf8f" : "#2f6330"
    readonly property color bad: lantern ? "#f7a392" : "#97291d"

    // Brass marks what is due now; the main action is the darkest thing by day and the brightest by lantern.
    readonly property color brass: lantern ? "#dcae55" : "#b98d3e"
    readonly property color brassText: "#20150c"
    readonly property color brassSoft: lantern ? "#5a4526" : "#e8d6a6"
    readonly property color main: lantern ? "#dcae55" : "#543a2b"
    readonly property color mainText: lantern ? "#20150c" : "#fff8ea"
    readonly property color mainSoft: lantern ? "#3f2b12" : "#ead9b8"
    readonly property color mainFill: lantern ? "#f0cd86" : "#7a5637"

    // The sides differ in lightness as well, so that a grey picture tells them apart.
    readonly property color union: lantern ? "#3c62a3" : "#28467a"
    readonly property color unionLine: lantern ? "#8fb0ea" : union
    readonly property color unionText: "#ffffff"
    readonly property color confederate: lantern ? "#cfb78d" : "#c8b083"
    readonly property color confederateText: "#2a1d10"

    readonly property color focusRing: lantern ? "#ffe3a3" : "#1a6480"

    // Where the fonts of the project are not installed, others with a clear face and lining figures stand in.
    readonly property string serif: firstInstalled(["EB Garamond", "Libre Caslon Text", "Noto Serif",
                                                    "Liberation Serif", "DejaVu Serif"], "serif")
    readonly property string sans: firstInstalled(["Inter", "Noto Sans", "Open Sans", "Liberation Sans",
                                                   "DejaVu Sans"], "sans-serif")

    readonly property int small: scaled(13)
    readonly property int body: scaled(16)
    readonly property int big: scaled(19)
    readonly property int heading: scaled(23)
    readonly property int title: scaled(30)

    readonly property int s1: 4
    readonly property int s2: 8
    readonly property int s3: 12
    readonly property int s4: 16
    readonly property int s5: 24
    readonly property int radius: 8
    readonly property int touch: Math.round(48 * Math.max(1, textScale * 0.9))

    readonly property int deafMilliseconds: 300
    readonly property int holdMilliseconds: 600

    function scaled(size: real): int {
        return Math.round(size * theme.textScale)
    }

    function sideColour(side: string): color {
        return side === "us" ? theme.union : theme.confederate
    }

    function sideText(side: string): color {
        return side === "us" ? theme.unionText : theme.confederateText
    }

    function firstInstalled(wanted: list<string>, otherwise: string): string {
        const installed = Qt.fontFamilies()
        for (const family of wanted) {
            if (installed.indexOf(family) >= 0)
                return family
        }
        return otherwise
    }
}
