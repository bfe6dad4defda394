#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

namespace fielddesk {

// Sees whether somebody is still at an open desk: it is left when no key and no touch came for a while, or
// when the window is not the one in use any more.
class DeskWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOn READ is_on WRITE set_on NOTIFY changed)
    Q_PROPERTY(int seconds READ seconds WRITE set_seconds NOTIFY changed)

public:
    explicit DeskWatch(QObject* parent = nullptr);

    bool is_on() const { return m_is_on; }
    void set_on(bool is_on);
    int seconds() const { return m_silence.interval() / 1000; }
    void set_seconds(int seconds);

    bool eventFilter(QObject* object, QEvent* event) override;

Q_SIGNALS:
    void changed();
    void left();

private:
    void look_up();

    bool m_is_on = false;
    QPointer<QWindow> m_window; // the one that had the focus when the watch began
    QTimer m_silence;
};

} // namespace fielddesk
