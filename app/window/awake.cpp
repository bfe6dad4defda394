#include "app/window/awake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace fielddesk {

namespace {

QDBusMessage call(const QString& method, const QVariantList& arguments) {
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("/org/freedesktop/ScreenSaver"),
        QStringLiteral("org.freedesktop.ScreenSaver"), method);
    message.setArguments(arguments);
    message.setAutoStartService(false);
    return message;
}

} // namespace

Awake::~Awake() {
    release();
}

void Awake::set_on(bool is_on) {
    if (m_is_on == is_on) return;
    m_is_on = is_on;
    if (is_on)
        ask();
    else
        release();
    Q_EMIT changed();
}

void Awake::ask() {
    const auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    auto* watcher = new QDBusPendingCallWatcher(
        bus.asyncCall(call(QStringLiteral("Inhibit"), {QStringLiteral("Field Desk"), tr("A game is open")})),
        this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* finished) {
        const QDBusPendingReply<uint> reply = *finished;
        if (!reply.isError()) m_cookie = reply.value();
        if (!m_is_on) release();
        finished->deleteLater();
    });
}

void Awake::release() {
    if (m_cookie == 0) return;
    QDBusConnection::sessionBus().send(call(QStringLiteral("UnInhibit"), {m_cookie}));
    m_cookie = 0;
}

} // namespace fielddesk
