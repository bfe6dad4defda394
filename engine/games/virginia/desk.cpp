#include "engine/games/virginia/desk.h"

#include "engine/games/virginia/answers.h"
#include "engine/games/virginia/attacks.h"
#include "engine/games/virginia/bookmark.h"
#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/sequence.h"

#include <algorithm>
#include <array>

namespace fielddesk::virginia {

namespace {

// Where the cards of a pile stand in the count of another one.
struct PileLine {
    PileId pile;
    Code code;
    Code section;
};

class DeskMaker {
public:
    DeskMaker(const Context& context, const Position& position, Seat seat)
        : m_context(context), m_board(context.board), m_position(position), m_seat(seat) {}

    Desk make() {
        set_turn();
        set_stages();
        for (const FrontId front : all_fronts)
            m_desk.lanes.push_back(lane(front));
        for (const PlaceId box : {m_board.reserve_box, m_board.hampton_roads, m_board.beside_board})
            m_desk.boxes.push_back({box, counters_at(box)});
        if (const auto card = card_in_play(m_context, m_position);
            card && !waits_for_card(m_context, m_position))
            m_desk.card = describe_card(m_context, m_position, *card);
        set_piles();
        m_desk.question = m_position.question;
        m_desk.outcome = m_position.outcome;
        m_desk.ruling = open_ruling(m_context, m_position);
        m_desk.headline = headline();
        set_actions();
        return std::move(m_desk);
    }

private:
    void set_turn() {
        const int left = count(m_board.draw);
        m_desk.turn = m_position.tracks[m_board.turn];
        m_desk.turns = m_desk.turn + left;
        m_desk.turns_lines = {{"count.turns", m_desk.turn, "sequence"},
                              {"count.turns-left", left, "sequence"}};
    }

    // A pile holds what is in the whole deck and in no other pile.
    void set_piles() {
        const std::array<PileLine, 4> lines{{{m_board.draw, "count.draw", "cards"},
                                             {m_board.aside, "count.aside", "set-up"},
                                             {m_board.play, "count.play", "sequence"},
                                             {m_board.discard, "count.discard", "sequence"}}};
        for (const PileLine& line : lines) {
            DeskPile pile{line.pile, count(line.pile), {}, {}};
            pile.count_lines.push_back({"count.deck", static_cast<int>(m_context.kit.cards.size()), "cards"});
            for (const PileLine& other : lines)
                if (other.pile != line.pile && count(other.pile) > 0)
                    pile.count_lines.push_back({other.code, -count(other.pile), other.section});
            m_desk.piles.push_back(std::move(pile));
        }
    }

    int count(PileId pile) const { return static_cast<int>(m_position.piles[pile].size()); }

    void set_stages() {
        const auto phases = {m_board.reveal_phase, m_board.events_phase, m_board.advances_phase,
                             m_board.attacks_phase};
        Progress progress = Progress::Done;
        for (const PhaseId phase : phases) {
            const bool is_now = phase == m_position.phase && !m_position.outcome;
            m_desk.stages.push_back({phase, is_now ? Progress::Now : progress});
            if (is_now) progress = Progress::Ahead;
        }
    }

    DeskCounter counter(PieceId piece) const {
        const PieceDefinition& definition = m_context.kit.pieces[piece];
        DeskCounter counter{piece, definition.side, definition.kind, std::nullopt, {}};
        for (const FrontId front : all_fronts) {
            if (m_board.front(front).union_army != piece) continue;
            counter.value_lines = union_value(m_context.kit, m_board, m_position, front);
            counter.value = total(counter.value_lines);
        }
        return counter;
    }

    std::vector<DeskCounter> counters_at(PlaceId place) const {
        std::vector<DeskCounter> counters;
        for (std::size_t index = 0; index < m_position.pieces.size(); ++index) {
            const PieceId piece = decltype(m_position.pieces)::id_at(index);
            if (m_position.pieces[piece].place == place) counters.push_back(counter(piece));
        }
        return counters;
    }

    DeskLane lane(FrontId front) const {
        const Front& track = m_board.front(front);
        DeskLane lane{track.id, {}, {}};
        for (const PlaceId place : track.places)
            lane.places.push_back({place, counters_at(place)});
        if (front == m_board.merrimac_front && is_merrimac_in_play(m_board, m_position))
            lane.remarks.push_back({"remark.merrimac", {}});
        if (const int drm = m_position.tracks[track.attack_drm]; drm != 0)
            lane.remarks.push_back({"remark.attack-drm", {drm}});
        if (const int drm = m_position.tracks[track.advance_drm]; drm != 0)
            lane.remarks.push_back({"remark.advance-drm", {drm}});
        if (m_position.tracks[track.no_attack] != 0) lane.remarks.push_back({"remark.no-attacks", {}});
        return lane;
    }

    Text headline() const {
        if (m_position.outcome) return {m_position.outcome->reason, {}};
        if (m_position.question) {
            const Question& question = *m_position.question;
            return {Code("now." + std::string(question.purpose.text())), question.subjects};
        }
        if (m_position.phase == m_board.reveal_phase) return {"now.turn", {}};
        if (m_position.phase == m_board.events_phase) return {"now.events", {}};
        if (m_position.phase == m_board.advances_phase) return {"now.advances", {}};
        const int reserves = static_cast<int>(reserves_in_box(m_board, m_position).size());
        return {"now.attacks", {m_position.tracks[m_board.attacks], reserves}};
    }

    void add(Code verb, Arguments arguments, bool is_held = false) {
        DeskAction action;
        action.title = {Code("do." + std::string(verb.text())), arguments};
        action.order = Order{m_seat, verb, std::move(arguments), Source::Typed};
        action.is_held = is_held;
        m_desk.actions.push_back(std::move(action));
    }

    // Every offer with every candidate becomes an action; dice and the cards of a table deck are asked for
    // in their own way, and what is barred is shown with its reason.
    void set_actions() {
        const auto all = offers(m_context, m_position, m_seat);
        for (const Offer& offer : all) {
            if (offer.verb == fielddesk::verbs::dice) continue;
            if (offer.slots.empty() || offer.verb == verbs::turn) {
                add(offer.verb, {}, offer.is_held);
                continue;
            }
            for (const Argument& candidate : offer.slots.front().candidates)
                add(offer.verb, {candidate}, offer.is_held);
        }
        const bool fights = m_position.phase == m_board.attacks_phase && !all.empty() && !m_position.question;
        if (fights) set_attack_rulings();
        name_next_step();
    }

    // The next instruction is named on its own button.
    void name_next_step() {
        if (!m_desk.card || m_desk.actions.empty() || m_desk.actions.front().order.verb != verbs::resolve)
            return;
        DeskAction& next = m_desk.actions.front();
        const Step* step = open_step(m_context, m_position);
        if (step && std::holds_alternative<steps::Unless>(step->action)) {
            next.title = {"do.condition", {}};
            return;
        }
        for (const DeskCardLine& line : m_desk.card->lines)
            if (line.progress == Progress::Now) {
                next.title = line.text;
                return;
            }
    }

    void set_attack_rulings() {
        for (DeskAction& action : m_desk.actions)
            if (action.order.verb == verbs::attack || action.order.verb == verbs::reserve)
                action.ruling =
                    attack_ruling(m_context, m_position, *named_front(m_context, action.order.arguments));
        std::stable_sort(m_desk.actions.begin(), m_desk.actions.end(), likelier_first);
        for (const FrontId front : all_fronts)
            bar_attack(front);
    }

    // A front that neither the card nor a reserve may attack now says why.
    void bar_attack(FrontId front) {
        auto refusal = fight_refusal(m_context, m_position, verbs::attack, front);
        if (!refusal || !fight_refusal(m_context, m_position, verbs::reserve, front)) return;
        add(verbs::attack, {m_context.front_code(front)});
        m_desk.actions.back().barred = std::move(refusal);
    }

    // Attacks of the card first, then those of the reserve, then the rest; among them the best chance.
    static bool likelier_first(const DeskAction& a, const DeskAction& b) {
        const auto key = [](const DeskAction& action) {
            const int group = action.order.verb == verbs::attack    ? 0
                              : action.order.verb == verbs::reserve ? 1
                                                                    : 2;
            return std::pair(group, action.ruling ? -action.ruling->chance.numerator : 0);
        };
        return key(a) < key(b);
    }

    const Context& m_context;
    const Board& m_board;
    const Position& m_position;
    Seat m_seat;
    Desk m_desk;
};

} // namespace

Desk make_desk(const Context& context, const Position& position, Seat seat) {
    return DeskMaker(context, position, seat).make();
}

} // namespace fielddesk::virginia
