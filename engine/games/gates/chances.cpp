#include "engine/games/gates/chances.h"

#include "engine/games/gates/combat_state.h"
#include "engine/rules/box.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

constexpr int faces = 6;

// Counts the throws of one open round.
class Counter {
public:
    explicit Counter(const Situation& now) : m_now(now) {
        m_lines = {line_of(attacker(now)), line_of(defender(now))};
        // Of the defender also those stand who hold back; the attacker's stay out of it.
        auto reserve = present(now, defender(now));
        for (const PieceId unit : fighters(now, defender(now)))
            std::erase(reserve, unit);
        m_lines[1].has_reserve = now.has_real(reserve);
    }

    void throw_two(int net) {
        const auto cell = told(m_now.board().charts.crt, net, 0);
        if (!cell) {
            m_chances.not_known += faces;
            return;
        }
        for (std::size_t side = 0; side < m_lines.size(); ++side)
            m_chances.lost[side] += faces * std::min((*cell)[side], m_lines[side].strength);
        if (m_lines[0].is_broken_by((*cell)[0]) || m_lines[1].is_broken_by((*cell)[1])) {
            m_chances.decided += faces;
        } else if (const auto after = after_losses((*cell)[4])) {
            count(*after, faces);
        } else {
            throw_third(net);
        }
    }

    const Chances& chances() const { return m_chances; }

private:
    // Who fights on one side.
    struct Line {
        int strength = 0;
        bool is_cavalry = false; // all of it; 6.2: then no infantry is there
        bool has_reserve = false;

        // 6.7: where cavalry loses a point, all cavalry goes back.
        bool is_broken_by(int loss) const {
            return loss > 0 && (is_cavalry || (loss >= strength && !has_reserve));
        }
    };

    Line line_of(SideId side) const {
        const auto units = fighters(m_now, side);
        return {m_now.strength_of(units), std::all_of(units.begin(), units.end(), [&](PieceId unit) {
                    return is_mounted(m_now.kind(unit));
                })};
    }

    std::optional<CellValue> told(ChartId id, int net, int column) const {
        const auto row = m_now.board().kit.charts[id].rows.step_of(net);
        if (!row) return std::nullopt;
        return cell_of(m_now.board().kit, m_now.position(), id, {*row, static_cast<std::uint8_t>(column)})
            .value;
    }

    void count(After after, int throws) {
        int& those = after == After::GoesOn ? m_chances.goes_on
                     : after == After::Ends ? m_chances.ends
                                            : m_chances.retreats;
        those += throws;
    }

    void throw_third(int net) {
        for (int face = 0; face < faces; ++face) {
            if (const auto cell = told(m_now.board().charts.third_die, net, face)) {
                count(after_third(cell->front()), 1);
            } else {
                ++m_chances.not_known;
            }
        }
    }

    const Situation& m_now;
    std::array<Line, 2> m_lines{};
    Chances m_chances;
};

} // namespace

Chances chances_of(const Situation& now, int drm) {
    Counter counter(now);
    for (int first = 1; first <= faces; ++first)
        for (int second = 1; second <= faces; ++second)
            counter.throw_two(first + second + drm);
    return counter.chances();
}

} // namespace fielddesk::gates
