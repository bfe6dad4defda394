#pragma once

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

// Ends the program once its window has drawn a frame, so that a start can be timed from outside.
inline int run_to_first_frame(QQmlApplicationEngine& engine) {
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (!window) return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, qApp, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    return QGuiApplication::exec();
}
