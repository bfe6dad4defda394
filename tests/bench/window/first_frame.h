#pragma once

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

// Ends the program once its window has drawn a frame, so that a start can be timed from outside. Where a
// property of the window is named, the first frame that counts is the first with that property set.
inline int run_to_first_frame(QQmlApplicationEngine& engine, const char* wanted = nullptr) {
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (!window) return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, qApp, [window, wanted] {
        if (!wanted || window->property(wanted).value<QObject*>()) QCoreApplication::quit();
    });
    return QGuiApplication::exec();
}
