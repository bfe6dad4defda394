#include "app/window/shelf_rows.h"

#include "app/library.h"
#include "app/phrasebook.h"
#include "app/window/own_notes.h"
#include "app/window/standing.h"
#include "app/window/words.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <map>
#include <mutex>

namespace fielddesk {

namespace {

KitRow read_kit_row(const std::string& id) {
    KitRow row;
    row.key = words(id);
    row.title = row.key;
    const auto own = own_kit(id);
    if (!own) {
        row.problem = words(own.error().detail);
        return row;
    }
    row.title = words(own->kit.title);
    row.is_practice = has_practice(own->kit);
    row.notes = own->notes ? own->notes->count : 0;
    row.notes_problem = own->problem;
    return row;
}

// A row that was read, and what it was read of: nothing where the notes could not be used.
struct KnownRow {
    KitRow row;
    std::optional<Notes> notes;
};

std::optional<Notes> notes_now(const std::string& id) {
    const auto library = own_notes();
    if (!library) return std::nullopt;
    const auto notes = (*library)->notes(id);
    return notes ? std::optional(*notes) : std::nullopt;
}

// When the last order was given. The file's own time is another one: it changes when the file is closed.
QString last_played(const Session& session) {
    const std::string at = session.record(Seat::table()).back().at;
    return QLocale().toString(QDateTime::fromString(words(at), Qt::ISODateWithMs).toLocalTime(),
                              QLocale::ShortFormat);
}

} // namespace

std::vector<KitRow> kit_rows() {
    static std::mutex guard;
    static std::map<std::string, KnownRow> known;
    const std::lock_guard lock(guard);
    std::vector<KitRow> rows;
    for (const ShippedKit& shipped : shipped_kits()) {
        auto notes = notes_now(shipped.id);
        const auto before = known.find(shipped.id);
        if (before == known.end() || !notes || before->second.notes != notes)
            known[shipped.id] = {read_kit_row(shipped.id), std::move(notes)};
        rows.push_back(known[shipped.id].row);
    }
    return rows;
}

// From what everyone may read alone: no PIN is asked for, and none is needed.
GameRow game_row(const QString& path) {
    const QFileInfo file(path);
    GameRow row;
    row.key = path;
    row.file = file.completeBaseName();
    row.title = row.file;
    row.date = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
    const auto session = Session::open(path.toStdString(), Journal::Mode::Look);
    if (!session) {
        row.problem = words(say_without_game(session.error()));
        return row;
    }
    const Kit& kit = (*session)->kit();
    const Desk desk = (*session)->desk(Seat::table());
    const FrontStanding standing = standing_of(kit, desk);
    row.date = last_played(**session);
    row.title = words(kit.title);
    row.turn = desk.turn;
    row.turns = desk.turns;
    const auto seats = (*session)->seats();
    row.is_sealed =
        std::any_of(seats.begin(), seats.end(), [](const SeatState& seat) { return seat.has_pin; });
    row.is_over = desk.outcome.has_value();
    row.state = words(Phrasebook(**session).say(desk.headline));
    row.lengths = standing.lengths;
    row.union_at = standing.union_at;
    row.confederate_at = standing.confederate_at;
    return row;
}

} // namespace fielddesk
