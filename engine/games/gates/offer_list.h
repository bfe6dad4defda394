#pragma once

#include "engine/games/gates/orders.h"
#include "engine/games/gates/situation.h"

namespace fielddesk::gates {

// The offers to one side, gathered from its own position.
class OfferList {
public:
    OfferList(const Board& board, const Position& position, SideId side)
        : m_now(board, position), m_board(board), m_side(side) {}

    std::vector<Offer> make() {
        const Position& position = m_now.position();
        if (position.question) {
            answer(*position.question);
        } else {
            add_phase();
        }
        add_cards();
        if (!is_early()) add_waivers();
        return std::move(m_offers);
    }

private:
    template <typename Ids>
    static Arguments arguments(const Ids& ids) {
        return {ids.begin(), ids.end()};
    }
    // Only what has something in every slot is an offer.
    void add(Code verb, std::vector<std::pair<Code, Arguments>> slots = {}, bool is_held = false,
             ByReader by_reader = ByReader::Alone) {
        Offer offer{verb, {}, is_held, false, by_reader};
        for (auto& [name, candidates] : slots) {
            if (candidates.empty()) return;
            offer.slots.push_back({name, std::move(candidates)});
        }
        m_offers.push_back(std::move(offer));
    }
    bool is_early() const {
        const PhaseId phase = m_now.position().phase;
        return phase == m_board.muster_phase || phase == m_board.set_up_phase;
    }
    template <typename Wanted>
    std::vector<PieceId> own(const Wanted& is_wanted) const {
        return m_now.pieces_where(m_side, is_wanted);
    }
    void add_phase();
    void add_set_up();
    void add_supply();
    void add_movement();
    bool has_stacks_left() const;
    void add_stacks();
    void add_diggers();
    void add_joiners(const std::vector<PieceId>& stack);
    void add_marches();
    void add_unseen_movement();
    void add_whereabouts_answers(const Question& question);
    void add_markers();
    void add_dummies();
    void add_cards();
    void add_waivers();
    void answer(const Question& question);
    void add_choosing();
    void add_retreats();
    void add_card_answers(const Question& question);
    static Arguments announceable();

    Situation m_now;
    const Board& m_board;
    SideId m_side;
    std::vector<Offer> m_offers;
};

} // namespace fielddesk::gates
