#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/sheets.h"
#include "engine/rules/box.h"

#include <algorithm>
#include <functional>

// The units of both sides by who commands them, as one seat knows them.
namespace fielddesk::gates {

namespace {

bool has_rating(Kind kind) {
    return is_combat(kind) || is_leader(kind);
}

class BattleOrder {
public:
    explicit BattleOrder(const Situation& now) : m_now(now), m_board(now.board()) {}

    void add_side(SideId side, std::vector<DeskCommand>& commands) const {
        std::set<PieceId> named;
        for (const Command& command : m_board.commands) {
            if (command.side != side) continue;
            DeskCommand row{command.id, {"command.corps", {command.id}}, side, {}};
            row.units.push_back(unit(command.leader));
            named.insert(command.leader);
            for (const PieceId piece : command.units) {
                row.units.push_back(unit(piece));
                named.insert(piece);
            }
            commands.push_back(std::move(row));
        }
        commands.push_back(army(side, named));
    }

    DeskUnit unit(PieceId piece) const { return desk_unit(m_now, piece); }

private:
    // Who leads the army, and what is under no corps.
    DeskCommand army(SideId side, const std::set<PieceId>& named) const {
        const Party& party = m_board.party(side);
        DeskCommand row{m_board.kit.sides[side].id, {"command.army", {side}}, side, {}};
        row.units.push_back(unit(party.army_leader));
        for (const PieceId piece : m_now.pieces_where(side, [&](PieceId each) {
                 return has_rating(m_now.kind(each)) && !named.contains(each) && each != party.army_leader;
             })) {
            // 7.1: who may take the army over is none of it until then.
            const bool is_waiting = is_leader(m_now.kind(piece)) && !m_now.is_in_play(piece);
            if (!is_waiting) row.units.push_back(unit(piece));
        }
        add_counts(side, row);
        return row;
    }

    int count(SideId side, const std::function<bool(PieceId)>& is_counted) const {
        return static_cast<int>(m_now.pieces_where(side, is_counted).size());
    }

    // 5.0: markers are everyone's to count; dummies only where this reader knows where each of them is.
    void add_counts(SideId side, DeskCommand& row) const {
        const auto is_marker = [&](PieceId piece) { return m_now.kind(piece) == Kind::Marker; };
        row.lines.push_back({{"command.markers-left", {}}, count(side, [&](PieceId piece) {
                                 return is_marker(piece) && m_now.place(piece) == m_board.aside;
                             })});
        const auto of_dummies = [&](const std::function<bool(PieceId)>& is_counted) {
            return count(side,
                         [&](PieceId piece) { return is_dummy(m_now.kind(piece)) && is_counted(piece); });
        };
        if (of_dummies([&](PieceId piece) { return !m_now.place(piece); }) > 0) return;
        row.lines.push_back({{"command.dummies-out", {}},
                             of_dummies([&](PieceId piece) { return m_now.is_in_play(piece); })});
        row.lines.push_back({{"command.dummies-left", {}},
                             of_dummies([&](PieceId piece) { return !m_now.is_in_play(piece); })});
    }

    const Situation& m_now;
    const Board& m_board;
};

} // namespace

DeskUnit desk_unit(const Situation& now, PieceId piece) {
    const Board& board = now.board();
    const Marks& marks = board.marks;
    DeskUnit unit{piece};
    const auto place = now.place(piece);
    unit.is_lost = place == board.eliminated;
    if (place && !unit.is_lost) unit.place = place;
    for (const MarkId mark : {marks.moving, marks.moved, marks.out_of_supply, marks.attrition, marks.replaced,
                              marks.breastworks, marks.looting})
        if (now.bears(piece, mark)) unit.marks.push_back(mark);
    unit.has_strength = is_combat(now.kind(piece));
    if (unit.has_strength) {
        unit.full = rating_of(board.kit, now.position(), piece, 0, Code("strength")).value;
        if (now.position().pieces[piece].face && place) unit.strength = now.strength(piece);
    }
    // Which side of the counter is up is not known of one that is not seen.
    if (has_rating(now.kind(piece)) && place) unit.rating = leadership(now, piece);
    return unit;
}

std::vector<DeskCommand> make_order_of_battle(const Situation& now, Seat seat) {
    const BattleOrder order(now);
    const SideId first = seat.side().value_or(now.board().confederate().side);
    std::vector<DeskCommand> commands;
    order.add_side(first, commands);
    order.add_side(now.board().enemy_of(first).side, commands);
    return commands;
}

} // namespace fielddesk::gates
