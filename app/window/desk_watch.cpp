#include "app/window/desk_watch.h"

#include <QEvent>
#include <QGuiApplication>

namespace fielddesk {

namespace {

// A mouse that is only moved may be a desk that is bumped into.
bool is_touch(QEvent::Type type) {
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

} // namespace

DeskWatch::DeskWatch(QObject* parent) : QObject(parent) {
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &DeskWatch::left);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &DeskWatch::look_up);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &DeskWatch::look_up);
}

void DeskWatch::set_on(bool is_on) {
    if (m_is_on == is_on) return;
    m_is_on = is_on;
    if (m_is_on) {
        m_window = QGuiApplication::focusWindow();
        qGuiApp->installEventFilter(this);
        m_silence.start();
    } else {
        qGuiApp->removeEventFilter(this);
        m_silence.stop();
    }
    Q_EMIT changed();
}

void DeskWatch::set_seconds(int seconds) {
    if (seconds == this->seconds()) return;
    m_silence.setInterval(seconds * 1000);
    Q_EMIT changed();
}

bool DeskWatch::eventFilter(QObject*, QEvent* event) {
    if (m_is_on && is_touch(event->type())) m_silence.start();
    return false;
}

void DeskWatch::look_up() {
    if (!m_is_on) return;
    if (!m_window) m_window = QGuiApplication::focusWindow();
    const bool is_in_use = m_window && m_window == QGuiApplication::focusWindow() &&
                           QGuiApplication::applicationState() == Qt::ApplicationActive;
    if (!is_in_use) Q_EMIT left();
}

} // namespace fielddesk
