#include "app/window/settings.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr qsizetype games_remembered = 12;

constexpr int shortest_desk = 15;
constexpr int usual_desk = 60;
constexpr int longest_desk = 600;

QString elsewhere_key() {
    return QStringLiteral("games-elsewhere");
}

} // namespace

void Settings::keep(const QString& name, const QVariant& value) {
    if (m_settings.value(name) == value) return;
    m_settings.setValue(name, value);
    Q_EMIT changed();
}

bool Settings::lantern() const {
    return m_settings.value("lantern", false).toBool();
}
void Settings::set_lantern(bool lantern) {
    keep("lantern", lantern);
}

double Settings::text_scale() const {
    return std::clamp(m_settings.value("text-scale", 1.0).toDouble(), 1.0, 2.0);
}
void Settings::set_text_scale(double scale) {
    keep("text-scale", std::clamp(scale, 1.0, 2.0));
}

bool Settings::stays_awake() const {
    return m_settings.value("stays-awake", true).toBool();
}
void Settings::set_stays_awake(bool stays_awake) {
    keep("stays-awake", stays_awake);
}

int Settings::desk_seconds() const {
    return std::clamp(m_settings.value("desk-seconds", usual_desk).toInt(), shortest_desk, longest_desk);
}
void Settings::set_desk_seconds(int seconds) {
    keep("desk-seconds", std::clamp(seconds, shortest_desk, longest_desk));
}

QStringList games_elsewhere() {
    return QSettings().value(elsewhere_key()).toStringList();
}

void remember_game_elsewhere(const QString& path) {
    QStringList games = games_elsewhere();
    games.removeAll(path);
    games.prepend(path);
    QSettings().setValue(elsewhere_key(), games.mid(0, games_remembered));
}

} // namespace fielddesk
