import QtQuick

// One plank of the desk; its lines are uneven, as wood is.
Rectangle {
    width: 167

    gradient: Gradient {
        orientation: Gradient.Horizontal

        GradientStop { position: 0.000; color: "#38000000" }
        GradientStop { position: 0.012; color: "#00000000" }
        GradientStop { position: 0.070; color: "#0affffff" }
        GradientStop { position: 0.085; color: "#14000000" }
        GradientStop { position: 0.170; color: "#02000000" }
        GradientStop { position: 0.185; color: "#18000000" }
        GradientStop { position: 0.210; color: "#00000000" }
        GradientStop { position: 0.330; color: "#0cffffff" }
        GradientStop { position: 0.360; color: "#16000000" }
        GradientStop { position: 0.380; color: "#04000000" }
        GradientStop { position: 0.480; color: "#10000000" }
        GradientStop { position: 0.500; color: "#00000000" }
        GradientStop { position: 0.610; color: "#08ffffff" }
        GradientStop { position: 0.625; color: "#1a000000" }
        GradientStop { position: 0.660; color: "#02000000" }
        GradientStop { position: 0.790; color: "#0affffff" }
        GradientStop { position: 0.800; color: "#12000000" }
        GradientStop { position: 0.900; color: "#00000000" }
        GradientStop { position: 0.915; color: "#14000000" }
        GradientStop { position: 0.985; color: "#04ffffff" }
        GradientStop { position: 1.000; color: "#30000000" }
    }
}
