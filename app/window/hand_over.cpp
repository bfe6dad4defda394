#include "app/window/hand_over.h"

#include "engine/rules/rules.h"

#include <algorithm>

namespace fielddesk {

void HandOver::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) {
        connect(m_table, &Table::gameChanged, this, [this] {
            m_to = {};
            m_trial.forget();
            show();
        });
        connect(m_table, &Table::changed, this, &HandOver::show);
    }
    show();
}

void HandOver::show() {
    std::vector<SeatRow> rows;
    if (m_table && m_table->session()) {
        const Session& session = *m_table->session();
        rows = seat_rows(session);
        const auto request = session.position(Seat::table()).undo_request;
        for (SeatRow& row : rows) {
            if (!request || m_table->is_look_only()) continue;
            const auto silent = seats_to_agree(session.kit(), request->by);
            const auto side = session.kit().side(row.key.toStdString());
            const auto is_in = [&](const auto& sides) {
                return std::find(sides.begin(), sides.end(), side) != sides.end();
            };
            row.is_asked = is_in(silent) && !is_in(request->agreed);
        }
    }
    if (rows.size() < 2) rows.clear();
    m_seats.update(std::move(rows));
    Q_EMIT changed();
}

const SeatRow* HandOver::row_of(const QString& seat) const {
    const auto& rows = m_seats.rows();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const SeatRow& each) { return each.key == seat; });
    return row == rows.end() ? nullptr : &*row;
}

std::optional<SideId> HandOver::side_of(const QString& seat) const {
    if (!m_table || !m_table->session()) return std::nullopt;
    return m_table->session()->kit().side(seat.toStdString());
}

bool HandOver::asks_pin() const {
    const SeatRow* row = row_of(m_to.key);
    return row && row->has_pin;
}

bool HandOver::has_own_pin() const {
    const SeatRow* row = m_table ? row_of(m_table->open_desk().key) : nullptr;
    return row && row->has_pin;
}

QString HandOver::asked_back() const {
    const SeatRow* row = row_of(m_to.key);
    return row && row->is_asked ? m_table->asked_back().what : QString();
}

bool HandOver::ask(const QString& seat) {
    const auto side = side_of(seat);
    const SeatRow* row = row_of(seat);
    if (!side || !row || !row->is_readable) return false;
    m_table->closeDesk();
    m_trial.forget();
    m_to = seat_view(m_table->session()->kit(), *side);
    Q_EMIT changed();
    return true;
}

bool HandOver::open(const QString& pin) {
    const auto side = side_of(m_to.key);
    if (!side || !m_to.is_there) return false;
    const auto attempt = [&](const std::string& tried) { return m_table->expect_pin(*side, tried); };
    if (!m_trial.passes(pin, attempt)) return false;
    m_to = {};
    m_table->sit(Seat::of(*side));
    Q_EMIT changed();
    return true;
}

void HandOver::close() {
    if (m_table) m_table->closeDesk();
    m_to = {};
    m_trial.forget();
    Q_EMIT changed();
}

bool HandOver::changePin(const QString& old, const QString& pin, const QString& again) {
    const auto side = m_table ? m_table->seat().side() : std::nullopt;
    if (!side) return false;
    if (pin != again) {
        m_trial.tell(tr("The two new PINs are not the same. Nothing was changed; type both again."));
        return false;
    }
    const bool is_changed = m_trial.passes(
        old, [&](const std::string& tried) { return m_table->change_pin(*side, tried, pin.toStdString()); });
    show();
    return is_changed;
}

} // namespace fielddesk
