pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import FieldDesk.Backend
import FieldDesk.Ui

// A printed chart: its cells, with their rows and columns named around them. Where it is larger than its room the
// cells move under the names. The current row and column are lit.
Item {
    id: table

    required property chartFrame frame
    required property Rows cells
    property int currentRow: -1
    property int currentColumn: -1
    property bool isSmall: false
    property real room: width // that there is for it
    default property alias over: sheet.data

    readonly property int rows: frame.rowTitles.length
    readonly property int columns: frame.columnTitles.length
    readonly property real cellHeight: Theme.scaled(isSmall ? 28 : 40)
    readonly property real cellWidth: Math.max(Theme.scaled(isSmall ? 34 : 52), widestCell() + 2 * Theme.s3)
    readonly property real headWidth: Math.min(Theme.scaled(isSmall ? 96 : 150), room * 0.42, Math.max(widest(frame.rowTitles), corner.implicitWidth) + 2 * Theme.s2)
    readonly property real headHeight: Theme.scaled(isSmall ? 40 : 42)
    readonly property real titleHeight: axis.implicitHeight + Theme.s1
    readonly property real fullHeight: titleHeight + headHeight + rows * cellHeight
    readonly property ChartCell current: cellAt(currentRow * columns + currentColumn, items.count)
    readonly property real fullWidth: headWidth + columns * cellWidth

    signal cellTapped(int row, int column)

    implicitHeight: fullHeight
    Accessible.role: Accessible.Table
    Accessible.name: frame.title
    onCurrentRowChanged: reveal()
    onCurrentColumnChanged: reveal()
    onWidthChanged: reveal()

    function cellAt(index: int, count: int): ChartCell {
        return index >= 0 && index < count ? items.itemAt(index) as ChartCell : null
    }

    function reveal() {
        if (table.currentRow < 0 || table.currentColumn < 0)
            return
        const x = table.currentColumn * table.cellWidth
        const y = table.currentRow * table.cellHeight
        field.contentX = Math.max(0, Math.min(Math.max(x + table.cellWidth - field.width, field.contentX), x))
        field.contentY = Math.max(0, Math.min(Math.max(y + table.cellHeight - field.height, field.contentY), y))
    }

    function widest(titles: list<string>): real {
        let most = 0
        for (const title of titles)
            most = Math.max(most, metrics.advanceWidth(title))
        return most
    }

    function widestCell(): real {
        const titles = Math.min(table.widest(table.frame.columnTitles), Theme.scaled(table.isSmall ? 60 : 92))
        return Math.max(titles, letters.advanceWidth("n".repeat(table.frame.longest)))
    }

    FontMetrics {
        id: metrics

        font.family: Theme.sans
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    FontMetrics {
        id: letters

        font.family: Theme.sans
        font.pixelSize: table.isSmall ? Theme.small : Theme.body
    }

    Words {
        id: axis

        x: table.headWidth
        width: Math.min(implicitWidth, Math.max(0, table.room - x))
        text: table.frame.columnAxis
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    Words {
        id: corner

        y: table.titleHeight
        width: table.headWidth - Theme.s2
        height: table.headHeight
        text: table.frame.rowAxis
        verticalAlignment: Text.AlignBottom
        horizontalAlignment: Text.AlignRight
        bottomPadding: Theme.s1
        elide: Text.ElideRight
        maximumLineCount: 2
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }

    Item {
        x: table.headWidth
        y: table.titleHeight
        width: field.width
        height: table.headHeight
        clip: true

        Repeater {
            model: table.frame.columnTitles

            ChartHead {
                required property int index
                required property string modelData

                x: index * table.cellWidth - field.contentX
                width: table.cellWidth
                height: table.headHeight
                title: modelData
                isLit: index === table.currentColumn
            }
        }
    }

    Item {
        y: table.titleHeight + table.headHeight
        width: table.headWidth
        height: field.height
        clip: true

        Repeater {
            model: table.frame.rowTitles

            ChartHead {
                required property int index
                required property string modelData

                y: index * table.cellHeight - field.contentY
                width: table.headWidth
                height: table.cellHeight
                title: modelData
                isOfRow: true
                isLit: index === table.currentRow
            }
        }
    }

    Flickable {
        id: field

        x: table.headWidth
        y: table.titleHeight + table.headHeight
        width: Math.max(0, Math.min(table.width - x, sheet.width))
        height: Math.max(0, Math.min(table.height - y, sheet.height))
        contentWidth: sheet.width
        contentHeight: sheet.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.horizontal: ScrollBar {}
        ScrollBar.vertical: ScrollBar {}

        MouseArea {
            id: sheet

            width: table.columns * table.cellWidth
            height: table.rows * table.cellHeight
            onClicked: event => table.cellTapped(Math.floor(event.y / table.cellHeight), Math.floor(event.x / table.cellWidth))

            Repeater {
                id: items

                model: table.cells

                ChartCell {
                    required property int index

                    readonly property int row: Math.floor(index / Math.max(1, table.columns))
                    readonly property int column: index - row * table.columns

                    x: column * table.cellWidth
                    y: row * table.cellHeight
                    width: table.cellWidth
                    height: table.cellHeight
                    isSmall: table.isSmall
                    isLit: table.isSmall && (row === table.currentRow || column === table.currentColumn)
                    isCurrent: row === table.currentRow && column === table.currentColumn
                    z: isCurrent ? 1 : 0
                }
            }
        }
    }
}
