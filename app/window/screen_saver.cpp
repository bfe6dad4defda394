#include "app/window/screen_saver.h"

#include <QCoreApplication>
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

class DesktopScreenSaver final : public ScreenSaver {
public:
    void inhibit(std::function<void(std::optional<Cookie>)> answer) override {
        const auto bus = QDBusConnection::sessionBus();
        if (!bus.isConnected()) return answer(std::nullopt);
        const QString reason = QCoreApplication::translate("Awake", "A game is open");
        auto* watcher = new QDBusPendingCallWatcher(
            bus.asyncCall(call(QStringLiteral("Inhibit"), {QStringLiteral("Field Desk"), reason})),
            &m_watchers);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, &m_watchers,
                         [answer](QDBusPendingCallWatcher* finished) {
                             const QDBusPendingReply<Cookie> reply = *finished;
                             finished->deleteLater();
                             answer(reply.isError() ? std::nullopt : std::optional(reply.value()));
                         });
    }

    void release(Cookie cookie) override {
        QDBusConnection::sessionBus().send(call(QStringLiteral("UnInhibit"), {cookie}));
    }

private:
    QObject m_watchers;
};

} // namespace

std::unique_ptr<ScreenSaver> desktop_screen_saver() {
    return std::make_unique<DesktopScreenSaver>();
}

} // namespace fielddesk
