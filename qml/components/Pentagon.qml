import QtQuick

// A pentagon that stands on its side.
Canvas {
    id: pentagon

    required property color fill
    required property color stroke
    required property real strokeWidth

    onFillChanged: requestPaint()
    onStrokeChanged: requestPaint()
    onStrokeWidthChanged: requestPaint()

    onPaint: {
        const pen = pentagon.getContext("2d")
        pen.reset()
        pen.beginPath()
        for (let corner = 0; corner < 5; ++corner) {
            const angle = -Math.PI / 2 + corner * 2 * Math.PI / 5
            const reach = pentagon.width / 2 - pentagon.strokeWidth / 2
            const x = pentagon.width / 2 + reach * Math.cos(angle)
            const y = pentagon.height / 2 + pentagon.height * 0.04 + reach * Math.sin(angle)
            if (corner === 0)
                pen.moveTo(x, y)
            else
                pen.lineTo(x, y)
        }
        pen.closePath()
        pen.fillStyle = pentagon.fill
        pen.fill()
        pen.lineWidth = pentagon.strokeWidth
        pen.strokeStyle = pentagon.stroke
        pen.stroke()
    }
}
