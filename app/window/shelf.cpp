#include "app/window/shelf.h"

#include "app/window/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fielddesk {

namespace {

QString& chosen_folder() {
    static QString folder;
    return folder;
}

QStringList games_in(const QString& folder) {
    QStringList paths;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.fielddesk")}, QDir::Files, QDir::Time))
        paths.append(dir.absoluteFilePath(name));
    return paths;
}

} // namespace

void set_games_folder(const QString& folder) {
    chosen_folder() = folder;
}

QString games_folder() {
    QString folder = chosen_folder();
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
    QDir().mkpath(folder);
    return folder;
}

QStringList games_on_shelf() {
    QStringList paths = games_in(games_folder());
    for (const QString& path : games_elsewhere())
        if (QFile::exists(path) && !paths.contains(path)) paths.append(path);
    return paths;
}

Shelf::Shelf(QObject* parent) : QObject(parent), m_kits(this), m_games(this) {
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &Shelf::read_next);
}

QUrl Shelf::folder() const {
    return QUrl::fromLocalFile(games_folder());
}

void Shelf::refresh() {
    m_kits.update(kit_rows());
    m_fresh.clear();
    m_waiting = games_on_shelf();
    m_reading.start();
    Q_EMIT isReadingChanged();
}

void Shelf::read_next() {
    if (!m_waiting.isEmpty()) {
        m_fresh.push_back(game_row(m_waiting.takeFirst()));
        return;
    }
    m_reading.stop();
    m_games.update(std::move(m_fresh));
    m_fresh = {};
    Q_EMIT isReadingChanged();
}

bool Shelf::copy(const QString& path, const QUrl& target) {
    const QString to = target.toLocalFile();
    if (QFile::exists(to)) {
        set_problem(tr("There is a file at %1 already. Nothing was copied; choose another name.").arg(to));
        return false;
    }
    if (!QFile::copy(path, to)) {
        set_problem(tr("The copy to %1 could not be written. The file itself was left untouched.").arg(to));
        return false;
    }
    set_problem({});
    return true;
}

void Shelf::remember(const QString& path) {
    if (QFileInfo(path).absolutePath() != QFileInfo(games_folder()).absoluteFilePath())
        remember_game_elsewhere(path);
}

void Shelf::forgetProblem() {
    set_problem({});
}

void Shelf::set_problem(const QString& problem) {
    if (m_problem == problem) return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace fielddesk
