#include "engine/games/gates/bridges.h"
#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/offer_list.h"
#include "engine/games/gates/recon.h"
#include "engine/games/gates/sequence.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// What each seat may order, worked out from that seat's own position.
namespace fielddesk::gates {

namespace {

// The rules that players may agree to break, as the example of play itself does.
constexpr std::array<Code, 4> may_be_waived{Code("s8-1"), Code("s10"), Code("s11"), Code("s12")};

Offer dice_offer(const Question& question) {
    Slot die{"die", {}};
    for (int face = 1; face <= question.sides; ++face)
        die.candidates.emplace_back(face);
    return {fielddesk::verbs::dice, std::vector<Slot>(static_cast<std::size_t>(question.dice), die)};
}

} // namespace

void OfferList::add_phase() {
    const PhaseId phase = m_now.position().phase;
    if (phase == m_board.set_up_phase) return add_set_up();
    if (phase == m_board.supply_phase) return add_supply();
    if (phase == m_board.events_phase) add(verbs::draw_cards, {}, true);
    if (m_now.mover() == m_side) add_movement();
    add_markers();
    add_dummies();
}

void OfferList::add_set_up() {
    if (!is_deploying(m_now, m_side)) return;
    for (const Deployment& deployment : m_board.deployments)
        if (deployment.side == m_side && m_now.are_places_told())
            add(verbs::deploy,
                {{"piece", arguments(deployment.pieces)}, {"place", arguments(deployment.places)}});
    add_markers();
    if (!deployed_refusal(m_now, m_side)) add(verbs::done);
}

void OfferList::add_supply() {
    if (m_side == m_board.federal().side) {
        add(verbs::check_supply);
        std::vector<PlaceId> bases = m_board.termini;
        std::erase_if(bases, [&](PlaceId place) {
            return place == m_now.terminus() || m_now.is_enemy_at(place, m_side);
        });
        add(verbs::base, {{"place", arguments(bases)}});
        add(verbs::mode, {{"piece", arguments(own([&](PieceId piece) {
                               return m_now.kind(piece) == Kind::Supply && m_now.is_in_play(piece);
                           }))}});
        add(verbs::draw_on, {{"piece", arguments(own([&](PieceId piece) {
                                  return m_now.is_wagon(piece) && m_now.is_in_play(piece) &&
                                         !m_now.has(effects::drawn_on, {piece});
                              }))}});
    }
    if (!m_now.is_known_map() && m_now.are_places_told()) add(verbs::map_complete);
    add_dummies();
    add_markers();
}

void OfferList::add_movement() {
    if (!m_now.are_places_told()) return add_unseen_movement();
    const auto stack = m_now.moving(m_side);
    if (stack.empty()) {
        add_stacks();
        add_diggers();
        if (!end_refusal(m_now, m_side)) add(verbs::end_phase, {}, true);
        return;
    }
    add_marches();
    if (!bridge_refusal(m_now, m_side, true)) add(verbs::burn);
    if (!bridge_refusal(m_now, m_side, false)) add(verbs::build);
    add(verbs::build_ahead, {{"place", arguments(bridges_ahead(m_now, m_side))}});
    add_diggers();
    add(verbs::leave, {{"piece", arguments(stack)}});
    if (m_now.position().tracks[m_board.spent] == 0) add_joiners(stack);
    add(verbs::halt);
}

void OfferList::add_diggers() {
    add(verbs::dig, {{"piece", arguments(own([&](PieceId piece) { return !dig_refusal(m_now, piece); }))}});
}

// 12: a card may leave a side only so many stacks; of several the one that was played last holds.
bool OfferList::has_stacks_left() const {
    bool has_left = true;
    for (const Text& effect : m_now.effects(effects::stack_limit))
        if (first_of<SideId>(effect.arguments) == m_side)
            has_left = m_now.position().tracks[m_board.stacks] < first_of<int>(effect.arguments).value_or(0);
    return has_left;
}

void OfferList::add_stacks() {
    if (!has_stacks_left()) return;
    const auto ready_to_move = own([&](PieceId piece) { return may_move(m_now, piece); });
    std::set<PlaceId> places;
    for (const PieceId piece : ready_to_move)
        places.insert(*m_now.place(piece));
    add(verbs::take, {{"place", arguments(places)}});
    add(verbs::take_piece, {{"piece", arguments(ready_to_move)}});
    add(verbs::rebuild, {{"piece", arguments(rebuilders(m_now, m_side))}});
}

void OfferList::add_joiners(const std::vector<PieceId>& stack) {
    const auto at = m_now.place(stack.front());
    add(verbs::take_piece, {{"piece", arguments(own([&](PieceId piece) {
                                 return may_move(m_now, piece) && m_now.place(piece) == at;
                             }))}});
}

// The places that are known to be beside come first.
void OfferList::add_marches() {
    const PlaceId from = *m_now.place(m_now.moving(m_side).front());
    std::vector<PlaceId> places = m_now.neighbours(from);
    const auto unknown = m_now.unknown_neighbours(from);
    places.insert(places.end(), unknown.begin(), unknown.end());
    std::vector<PlaceId> attacked = places;
    std::erase_if(places, [&](PlaceId place) { return march_refusal(m_now, m_side, place).has_value(); });
    std::erase_if(attacked, [&](PlaceId place) { return attack_refusal(m_now, m_side, place).has_value(); });
    add(verbs::go, {{"place", arguments(places)}});
    add(verbs::recon, {{"place", arguments(to_reconnoitre(m_now, m_side))}});
    add(verbs::assault, {{"place", arguments(attacked)}}, true);
}

void OfferList::add_markers() {
    std::vector<PlaceId> covered;
    std::vector<PlaceId> to_cover;
    const bool has_markers = !markers_at(m_now, m_board.aside, m_side).empty();
    for (const PlaceId place : m_now.places_held_by(m_side)) {
        const bool is_open = m_now.has(effects::open_stack, {place, m_side});
        if (!is_open) covered.push_back(place);
        if (is_open || has_markers) to_cover.push_back(place);
    }
    add(verbs::uncover, {{"place", arguments(covered)}});
    add(verbs::cover, {{"place", arguments(to_cover)}});
}

// 5.1: dummies can be taken off and put elsewhere at any time.
void OfferList::add_dummies() {
    if (m_now.combat()) return;
    const auto dummies = own([&](PieceId piece) {
        return is_dummy(m_now.kind(piece)) &&
               ((m_now.is_in_play(piece) && m_now.are_places_told()) || m_now.place(piece) == m_board.aside);
    });
    add(verbs::place_dummy,
        {{"piece", arguments(dummies)}, {"place", arguments(places_for_dummy(m_now, m_side))}});
}

void OfferList::add_cards() {
    const auto& question = m_now.position().question;
    const bool is_open = !question || question->kind == Question::Kind::Choice;
    if (!is_open || is_early()) return;
    std::vector<CardId> hand = playable(m_now, m_side);
    // A card at the reader is one that was drawn, or is played; it is discarded where that is asked for.
    const bool has_to_discard = question && question->purpose == purposes::too_many_cards;
    if (!has_to_discard)
        add(verbs::hold, {{"card", arguments(untold(m_now, m_side))}}, false, ByReader::First);
    add(verbs::discard, {{"card", arguments(hand)}}, true,
        has_to_discard ? ByReader::Alone : ByReader::Never);
    // 12: at any time; what is asked meanwhile is asked again.
    constexpr std::array<Code, 8> interrupted{
        purposes::defence,     purposes::assault, purposes::open_fight, purposes::replacements,
        purposes::supply_word, purposes::losses,  purposes::retreat,    purposes::displaced};
    const bool may_play = !question || std::find(interrupted.begin(), interrupted.end(), question->purpose) !=
                                           interrupted.end();
    if (!may_play) return;
    std::erase_if(hand, [&](CardId card) { return play_refusal(m_now, m_side, card).has_value(); });
    add(verbs::play, {{"card", arguments(hand)}}, true);
}

void OfferList::add_waivers() {
    Arguments sections;
    for (const Code section : may_be_waived)
        if (!m_now.has(effects::waived, {section})) sections.emplace_back(section);
    add(verbs::waive, {{"section", std::move(sections)}});
}

std::vector<Offer> offers(const Board& board, const Position& position, Seat seat) {
    if (position.outcome) return {};
    const auto& question = position.question;
    if (question && question->kind == Question::Kind::Dice) return {dice_offer(*question)};
    if (const auto side = seat.side()) return OfferList(board, position, *side).make();
    if (question && question->purpose == purposes::open_fight) return {{verbs::roll, {}, true}};
    return {};
}

} // namespace fielddesk::gates
