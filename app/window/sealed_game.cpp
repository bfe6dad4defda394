#include "app/window/sealed_game.h"

#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

void SealedGame::set_table(Table* table) {
    if (m_table == table) return;
    m_table = table;
    Q_EMIT changed();
}

bool SealedGame::begin() {
    if (!m_table) return false;
    forget();
    m_path = m_table->path();
    auto locked = Session::open(m_path.toStdString(), Journal::Mode::Look);
    if (!locked) {
        open(Journal::Mode::Look, {}); // so that the table says what is wrong
        return false;
    }
    m_locked = *std::move(locked);
    m_title = words(m_locked->kit().title);
    std::vector<SeatRow> rows = seat_rows(*m_locked);
    std::erase_if(rows, [](const SeatRow& row) { return row.is_readable; });
    m_seats.update(std::move(rows));
    ask_next();
    return true;
}

void SealedGame::forget() {
    m_locked.reset();
    m_pins.clear();
    m_seats.update({});
    m_to = {};
    m_trial.forget();
    Q_EMIT changed();
}

void SealedGame::ask_next() {
    m_to = {};
    for (const SeatRow& row : m_seats.rows())
        if (!row.is_readable) return ask(row.key);
}

void SealedGame::ask(const QString& seat) {
    const auto side = m_locked ? m_locked->kit().side(seat.toStdString()) : std::nullopt;
    if (!side) return;
    m_to = seat_view(m_locked->kit(), *side);
    m_trial.forget();
    Q_EMIT changed();
}

bool SealedGame::give(const QString& pin) {
    const auto side = m_locked ? m_locked->kit().side(m_to.key.toStdString()) : std::nullopt;
    if (!side) return false;
    const auto attempt = [&](const std::string& tried) { return m_locked->expect_pin(*side, tried); };
    if (!m_trial.passes(pin, attempt)) return false;
    m_pins.emplace_back(m_to.key.toStdString(), pin.toStdString());
    for (std::size_t at = 0; at < m_seats.rows().size(); ++at) {
        SeatRow row = m_seats.rows()[at];
        row.is_readable = row.is_readable || row.key == m_to.key;
        m_seats.replace(at, std::move(row));
    }
    ask_next();
    if (!m_to.is_there) open(Journal::Mode::Play, m_pins);
    return true;
}

bool SealedGame::lookAs(const QString& pin) {
    const auto side = m_locked ? m_locked->kit().side(m_to.key.toStdString()) : std::nullopt;
    if (!side) return false;
    const auto attempt = [&](const std::string& tried) { return m_locked->expect_pin(*side, tried); };
    if (!m_trial.passes(pin, attempt)) return false;
    const Pins pins{{m_to.key.toStdString(), pin.toStdString()}};
    return open(Journal::Mode::Look, pins);
}

bool SealedGame::look() {
    return open(Journal::Mode::Look, {});
}

// The file is let go first, for who plays has it alone. A single PIN is that of who looks.
bool SealedGame::open(Journal::Mode mode, const Pins& given) {
    const Pins pins = given;
    const QString path = m_path;
    forget();
    const bool is_open = m_table->open(path, mode, pins);
    if (is_open && mode == Journal::Mode::Look && !pins.empty())
        if (const auto side = m_table->session()->kit().side(pins.front().first))
            m_table->sit(Seat::of(*side));
    if (is_open)
        Q_EMIT opened();
    else
        Q_EMIT refused();
    return is_open;
}

} // namespace fielddesk
