#pragma once

#include "app/window/screen_saver.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace fielddesk {

// Keeps the screen from going dark while `isOn`, where the desktop has a service for it; elsewhere it does
// nothing.
class Awake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOn READ is_on WRITE set_on NOTIFY changed)

public:
    explicit Awake(QObject* parent = nullptr) : Awake(desktop_screen_saver(), parent) {}
    explicit Awake(std::unique_ptr<ScreenSaver> screen_saver, QObject* parent = nullptr)
        : QObject(parent), m_screen_saver(std::move(screen_saver)) {}
    ~Awake() override;

    bool is_on() const { return m_is_on; }
    void set_on(bool is_on);

Q_SIGNALS:
    void changed();

private:
    void ask();
    void release();

    std::unique_ptr<ScreenSaver> m_screen_saver;
    bool m_is_on = false;
    bool m_is_asking = false; // one wish at a time, so that each is released
    std::optional<ScreenSaver::Cookie> m_cookie;
};

} // namespace fielddesk
