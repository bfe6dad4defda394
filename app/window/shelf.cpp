#include "app/window/shelf.h"

#include "app/devices/data_folder.h"
#include "app/phrasebook.h"
#include "app/window/settings.h"
#include "app/window/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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

// A game that was cut off keeps its last orders in a file beside it: a copy that is made by opening it holds
// them. What cannot be opened is taken byte for byte; what somebody plays may change meanwhile.
Result<void> copy_of(const std::filesystem::path& path, const std::filesystem::path& target) {
    const auto game = Journal::open(path, Journal::Mode::Look);
    if (game) return game->copy_to(target);
    if (game.error().code == Code("file.in-use")) return tl::unexpected<Refusal>(game.error());
    return Journal::rescue(path, target);
}

} // namespace

void set_games_folder(const QString& folder) {
    chosen_folder() = folder;
}

QString named_folder() {
    return chosen_folder();
}

QString games_folder() {
    QString folder = chosen_folder();
    if (folder.isEmpty()) folder = data_folder() + QStringLiteral("/games");
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

void Shelf::refreshKits() {
    m_kits.update(kit_rows());
}

void Shelf::refresh() {
    tell({});
    refreshKits();
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
    const auto copied = copy_of(path.toStdString(), to.toStdString());
    if (copied)
        tell({}, tr("The copy is saved: %1").arg(to));
    else
        tell(words(say_without_game(copied.error())));
    return copied.has_value();
}

void Shelf::remember(const QString& path) {
    if (QFileInfo(path).absolutePath() != QFileInfo(games_folder()).absoluteFilePath())
        remember_game_elsewhere(path);
}

void Shelf::forgetProblem() {
    tell({});
}

void Shelf::tell(const QString& problem, const QString& copied) {
    if (m_problem == problem && m_copied == copied) return;
    m_problem = problem;
    m_copied = copied;
    Q_EMIT problemChanged();
}

} // namespace fielddesk
