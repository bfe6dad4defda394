#include "engine/games/gates/desk.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/orders.h"
#include "engine/games/gates/sheets.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

// As many ways to give one order as stand beside each other.
constexpr std::size_t most_apart = 3;

// Makes a desk from what one seat knows, and from nothing else.
class DeskMaker {
public:
    DeskMaker(const Board& board, const Position& position, Seat seat)
        : m_board(board), m_position(position), m_now(board, position), m_seat(seat) {}

    Desk make() {
        m_desk.turn = m_position.tracks[m_board.turn];
        m_desk.turns = m_board.last_turn();
        m_desk.turns_lines = {{"gates.turns", m_desk.turns, "s2"}};
        set_stages();
        for (const PlaceId place : ids_of(m_board.kit.places))
            add_box(place);
        for (const PileId pile : ids_of(m_board.kit.piles))
            add_pile(pile);
        m_desk.headline = headline();
        for (const Offer& offer : offers(m_board, m_position, m_seat))
            if (offer.verb != fielddesk::verbs::dice) add_actions(offer);
        m_desk.sheets = make_sheets(m_now);
        m_desk.commands = make_order_of_battle(m_now, m_seat);
        if (m_now.combat()) m_desk.fight = make_fight(m_now);
        if (m_seat.side()) m_desk.hand = make_hand(m_now, *m_seat.side());
        const bool is_mustered = m_position.phase != m_board.muster_phase;
        if (m_seat.side() && is_mustered && m_now.are_places_told())
            m_desk.network = make_supply_network(m_now, *m_seat.side());
        m_desk.question = m_position.question;
        set_ruling();
        m_desk.outcome = m_position.outcome;
        return std::move(m_desk);
    }

private:
    void set_stages() {
        bool is_past = true;
        for (const PhaseId phase : ids_of(m_board.kit.phases)) {
            const bool is_now = m_position.phase == phase;
            const bool is_first_turn_only = phase == m_board.muster_phase || phase == m_board.set_up_phase;
            const bool is_set_up =
                m_position.phase == m_board.muster_phase || m_position.phase == m_board.set_up_phase;
            if (is_now) is_past = false;
            if (is_first_turn_only != is_set_up) continue;
            m_desk.stages.push_back({phase, is_now    ? Progress::Now
                                            : is_past ? Progress::Done
                                                      : Progress::Ahead});
        }
    }

    DeskCounter counter(PieceId piece) const {
        const PieceDefinition& definition = m_board.kit.pieces[piece];
        DeskCounter counter{piece, definition.side, definition.kind, std::nullopt, {}};
        if (is_combat(m_now.kind(piece)) && m_position.pieces[piece].face && m_now.is_in_play(piece)) {
            counter.value = m_now.strength(piece);
            counter.value_lines = {{"gates.strength", *counter.value, "s5"}};
        }
        const Marks& marks = m_board.marks;
        for (const MarkId mark : {marks.moving, marks.moved, marks.out_of_supply, marks.attrition,
                                  marks.replaced, marks.breastworks, marks.looting})
            if (m_now.bears(piece, mark)) counter.marks.push_back(mark);
        return counter;
    }

    // A point is shown where something is on it; what lies beside the map is shown to its side.
    void add_box(PlaceId place) {
        DeskBox box{place, {}};
        for (const PieceId piece : ids_of(m_board.kinds))
            if (m_position.pieces[piece].place == place &&
                (!m_board.is_box(place) || place == m_board.afield))
                box.counters.push_back(counter(piece));
        const bool is_marked = (m_position.places[place].marks & ~(1u << m_board.confederate().here.value) &
                                ~(1u << m_board.federal().here.value)) != 0;
        if (!box.counters.empty() || is_marked) m_desk.boxes.push_back(std::move(box));
    }

    void add_pile(PileId id) {
        DeskPile pile{id, static_cast<int>(m_position.piles[id].size()), {}, {}};
        const auto owner = m_board.kit.piles[id].owner;
        const bool is_shown = id == m_board.in_force || (owner && m_seat == Seat::of(*owner));
        for (const auto& card : m_position.piles[id])
            if (card && is_shown) pile.cards.push_back(*card);
        m_desk.piles.push_back(std::move(pile));
    }

    Text headline() const {
        if (m_position.outcome) return {m_position.outcome->reason, {}};
        if (m_position.question)
            return {Code("now." + std::string(m_position.question->purpose.text())),
                    m_position.question->subjects};
        const bool is_stack_moving = m_seat.side() && !m_now.moving(*m_seat.side()).empty();
        if (is_stack_moving) {
            const auto stack = m_now.moving(*m_seat.side());
            return {"now.stack", {*m_now.place(stack.front()), static_cast<int>(stack.size())}};
        }
        return {"now.phase", {m_board.kit.phases[m_position.phase].id}};
    }

    // Where there are many ways to give an order they stand behind its name.
    void add_actions(const Offer& offer) {
        std::size_t ways = 1;
        for (const Slot& slot : offer.slots)
            ways *= slot.candidates.size();
        const bool is_aside = offer.verb == verbs::waive || offer.verb == verbs::discard ||
                              offer.verb == verbs::hold || offer.verb == verbs::place_dummy ||
                              offer.verb == verbs::cover || offer.verb == verbs::uncover;
        const bool is_group = !offer.slots.empty() && (ways > most_apart || is_aside);
        add_ways(offer, Order{m_seat, offer.verb, {}, Source::Typed}, is_group ? offer.verb : Code());
    }

    // An action for each way to fill the slots from this one on.
    void add_ways(const Offer& offer, Order order, Code group) {
        const std::size_t filled = order.arguments.size();
        if (filled == offer.slots.size()) {
            DeskAction action;
            action.title = {Code("do." + std::string(offer.verb.text())), order.arguments};
            action.order = std::move(order);
            action.is_held = offer.is_held;
            action.group = group;
            m_desk.actions.push_back(std::move(action));
            return;
        }
        for (const Argument& candidate : offer.slots[filled].candidates) {
            Order more = order;
            more.arguments.push_back(candidate);
            add_ways(offer, std::move(more), group);
        }
    }

    void set_ruling() {
        const bool is_open = stage_of(m_now) == Stage::Fight;
        if (is_open) m_desk.ruling = combat_ruling(m_now);
    }

    const Board& m_board;
    const Position& m_position;
    Situation m_now;
    Seat m_seat;
    Desk m_desk;
};

} // namespace

Desk make_desk(const Board& board, const Position& position, Seat seat) {
    return DeskMaker(board, position, seat).make();
}

} // namespace fielddesk::gates
