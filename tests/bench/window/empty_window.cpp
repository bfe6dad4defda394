// An empty Qt Quick Controls window, to compare the program's start with.

#include "tests/bench/window/first_frame.h"

#include <QQuickStyle>

int main(int count, char** words) {
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QGuiApplication program(count, words);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls.Basic\n"
                    "ApplicationWindow { width: 1280; height: 860; visible: true }");
    return run_to_first_frame(engine);
}
