#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/offer_list.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// What a side may answer to what it is asked.
namespace fielddesk::gates {

namespace {

// 15.1: as much as a stack can be said to be.
constexpr int most_announced = 60;

} // namespace

void OfferList::answer(const Question& question) {
    if (question.kind != Question::Kind::Choice) return;
    if (first_of<SideId>(question.subjects) != m_side) return;
    if (question.purpose == purposes::open_fight) add(verbs::roll, {}, true);
    if (question.purpose == purposes::defence || question.purpose == purposes::assault) add_choosing();
    if (question.purpose == purposes::losses || question.purpose == purposes::no_path)
        add(verbs::lose, {{"piece", arguments(may_lose(m_now, m_side))}});
    if (question.purpose == purposes::breaking_off) {
        add(verbs::break_off, {{"piece", arguments(may_break_off(m_now, m_side))}});
        add(verbs::press_on);
    }
    if (question.purpose == purposes::retreat || question.purpose == purposes::displaced) add_retreats();
    if (question.purpose == purposes::supply_word) {
        const auto asked = m_now.marked(effects::supply_asked, m_side);
        add(verbs::supplied, {{"piece", arguments(asked)}});
        add(verbs::cut_off, {{"piece", arguments(asked)}});
        add(verbs::all_supplied);
        add(verbs::all_cut_off);
    }
    add_whereabouts_answers(question);
    add_card_answers(question);
}

void OfferList::add_choosing() {
    const bool is_defence = m_now.position().question->purpose == purposes::defence;
    const auto able_now = able(m_now, m_side);
    const auto taking_part = m_now.marked(effects::fights, m_side);
    std::vector<PieceId> staying = able_now;
    std::erase_if(staying, [&](PieceId piece) {
        return std::find(taking_part.begin(), taking_part.end(), piece) != taking_part.end();
    });
    if (is_defence)
        for (const PieceId piece : own([&](PieceId each) { return may_withdraw(m_now, each); }))
            add(verbs::withdraw,
                {{"piece", {piece}}, {"place", arguments(ways_out(m_now, m_now.combat()->place, m_side))}});
    add(verbs::hold_back, {{"piece", arguments(taking_part)}});
    add(verbs::commit, {{"piece", arguments(staying)}});
    add(verbs::lead, {{"piece", arguments(may_lead(m_now, m_side))}});
    if (!ready_refusal(m_now, m_side)) add(verbs::done, {}, true);
}

void OfferList::add_retreats() {
    const auto going = retreating(m_now, m_side);
    if (going.empty()) return;
    const auto places = retreat_places(m_now, m_side, going.front());
    if (m_now.position().question->purpose == purposes::retreat) {
        if (!m_now.are_places_told() && !m_now.has(effects::no_path)) {
            add(verbs::no_way_out, {}, true);
        } else if (!m_now.unknown_neighbours(m_now.combat()->place).empty()) {
            add(verbs::no_more_roads, {{"place", {m_now.combat()->place}}});
        }
        add(verbs::fall_back, {{"place", arguments(places)}});
        add(verbs::retreat, {{"piece", arguments(going)}, {"place", arguments(places)}});
        return;
    }
    add(verbs::retreat, {{"piece", {going.front()}}, {"place", arguments(places)}});
}

void OfferList::add_card_answers(const Question& question) {
    const Code purpose = question.purpose;
    if (purpose == purposes::recon) add(verbs::announce, {{"number", announceable()}});
    if (purpose == purposes::card_place) add(verbs::bar, {{"place", arguments(points_of(m_board))}});
    if (purpose == purposes::card_dummies)
        add(verbs::dismiss_dummy, {{"piece", arguments(dummies_in_play(m_now, m_side))}});
    if (purpose == purposes::new_dummies)
        add(verbs::place_dummy, {{"piece", arguments(dummies_lost(m_now, m_side))},
                                 {"place", arguments(places_for_dummy(m_now, m_side))}});
    if (purpose == purposes::card_losses)
        add(verbs::lose, {{"piece", arguments(may_lose_to_card(m_now, m_side))}});
    if (purpose == purposes::card_discard) {
        std::vector<CardId> cards;
        for (const auto& card : m_now.position().piles[m_board.discards])
            if (card) cards.push_back(*card);
        add(verbs::take_card, {{"card", arguments(cards)}});
    }
    if (purpose == purposes::bank) add(verbs::bank, {{"bank", {Code("north"), Code("south")}}});
    if (purpose == purposes::replacements)
        add(verbs::replace,
            {{"piece", arguments(own([&](PieceId piece) { return !replace_refusal(m_now, piece); }))}});
    if (purpose == purposes::replacements || purpose == purposes::new_dummies) add(verbs::let_go, {}, true);
}

Arguments OfferList::announceable() {
    Arguments numbers;
    for (int number = 0; number <= most_announced; ++number)
        numbers.emplace_back(number);
    return numbers;
}

} // namespace fielddesk::gates
