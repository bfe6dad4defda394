#pragma once

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
    explicit Awake(QObject* parent = nullptr) : QObject(parent) {}
    ~Awake() override;

    bool is_on() const { return m_is_on; }
    void set_on(bool is_on);

Q_SIGNALS:
    void changed();

private:
    void ask();
    void release();

    bool m_is_on = false;
    uint m_cookie = 0; // what the service knows our wish by; 0 while it has not answered
};

} // namespace fielddesk
