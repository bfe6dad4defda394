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
        const std::array<SideId, 2> sides{attacker(now), defender(now)};
        for (std::size_t index = 0; index < sides.size(); ++index)
            m_strengths[index] = now.strength_of(fighters(now, sides[index]));
        const auto there = present(now, defender(now));
        m_has_reserve = now.strength_of(there) > m_strengths[1];
    }

    void throw_two(int net) {
        const auto cell = told(m_now.board().charts.crt, net, 0);
        if (!cell) {
            m_chances.not_known += faces;
            return;
        }
        for (std::size_t side = 0; side < m_strengths.size(); ++side)
            m_chances.lost[side] += faces * std::min((*cell)[side], m_strengths[side]);
        const bool is_decided =
            (*cell)[0] >= m_strengths[0] || ((*cell)[1] >= m_strengths[1] && !m_has_reserve);
        if (is_decided) {
            m_chances.decided += faces;
        } else if (const auto after = after_losses((*cell)[4])) {
            count(*after, faces);
        } else {
            throw_third(net);
        }
    }

    const Chances& chances() const { return m_chances; }

private:
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
    std::array<int, 2> m_strengths{};
    bool m_has_reserve = false;
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
