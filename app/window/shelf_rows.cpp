#include "app/window/shelf_rows.h"

#include "app/library.h"
#include "app/phrasebook.h"
#include "app/window/standing.h"
#include "app/window/words.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>

namespace fielddesk {

namespace {

std::vector<KitRow> read_kit_rows() {
    std::vector<KitRow> rows;
    for (const ShippedKit& shipped : shipped_kits()) {
        KitRow row;
        row.key = words(shipped.id);
        row.title = row.key;
        const auto kit = read_shipped_kit(shipped.id);
        if (kit && kit->has_value()) {
            row.title = words((*kit)->title);
            row.is_practice = has_practice(**kit);
        } else if (kit) {
            row.problem = words(first_line(kit->error()));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

// When the last order was given. The file's own time is another one: it changes when the file is closed.
QString last_played(const Session& session) {
    const std::string at = session.record(Seat::table()).back().at;
    return QLocale().toString(QDateTime::fromString(words(at), Qt::ISODateWithMs).toLocalTime(),
                              QLocale::ShortFormat);
}

} // namespace

const std::vector<KitRow>& kit_rows() {
    static const std::vector<KitRow> rows = read_kit_rows();
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
    const Standing standing = standing_of(kit, desk);
    row.date = last_played(**session);
    row.title = words(kit.title);
    row.turn = desk.turn;
    row.turns = desk.turns;
    const auto seats = (*session)->seats();
    row.is_sealed =
        std::any_of(seats.begin(), seats.end(), [](const SeatState& seat) { return seat.has_pin; });
    row.is_over = desk.outcome.has_value();
    row.state = words(Phrasebook((*session)->rules()).say(desk.headline));
    row.lengths = standing.lengths;
    row.union_at = standing.union_at;
    row.confederate_at = standing.confederate_at;
    return row;
}

} // namespace fielddesk
