#include "engine/games/gates/play.h"

#include <algorithm>

namespace fielddesk::gates {

void Play::put(PieceId piece, PlaceId place) {
    const Situation now = this->now();
    if (now.place(piece) == place) return;
    const bool is_public = !is_in_stacks(now.kind(piece)) || now.bears(piece, m_board.marks.shown);
    m_scribe.write(facts::PieceMoved{piece, place}, is_public ? Audience::everyone() : of(piece));
}

void Play::set_strength(PieceId unit, int points) {
    if (m_scribe.position().pieces[unit].face != std::max(points, 0)) tell_strength(unit, points);
}

void Play::tell_strength(PieceId unit, int points) {
    const auto face = static_cast<std::uint8_t>(std::max(points, 0));
    const bool is_open = now().bears(unit, m_board.marks.open);
    m_scribe.write(facts::PieceFlipped{unit, face}, is_open ? Audience::everyone() : of(unit));
}

void Play::mark(PieceId piece, MarkId mark, bool is_on) {
    const bool is_open = now().bears(piece, m_board.marks.open);
    if (now().bears(piece, mark) != is_on)
        m_scribe.write(facts::PieceMarked{piece, mark, is_on}, is_open ? Audience::everyone() : of(piece));
}

void Play::show(PieceId piece) {
    if (now().bears(piece, m_board.marks.shown)) return;
    m_scribe.write(facts::PieceMoved{piece, now().place(piece).value()});
    m_scribe.write(facts::PieceMarked{piece, m_board.marks.shown, true});
}

void Play::open(PieceId piece) {
    show(piece);
    if (now().bears(piece, m_board.marks.open)) return;
    m_scribe.write(facts::PieceMarked{piece, m_board.marks.open, true});
    m_scribe.write(facts::PieceFlipped{piece, m_scribe.position().pieces[piece].face.value_or(0)});
    for (const MarkId mark : borne(piece))
        m_scribe.write(facts::PieceMarked{piece, mark, true});
}

void Play::tell(PieceId piece) {
    const PieceState state = m_scribe.position().pieces[piece];
    if (state.place) m_scribe.write(facts::PieceMoved{piece, *state.place});
    if (state.face) m_scribe.write(facts::PieceFlipped{piece, *state.face});
    // The marks that a ruling reads.
    const Marks& marks = m_board.marks;
    for (const MarkId mark : {marks.out_of_supply, marks.attrition, marks.breastworks, marks.replaced})
        m_scribe.write(facts::PieceMarked{piece, mark, has_mark(state.marks, mark)});
}

// The marks of a piece that are its side's secret while it does not lie open.
std::vector<MarkId> Play::borne(PieceId piece) const {
    std::vector<MarkId> marks;
    for (const MarkId mark : ids_of(m_board.kit.marks))
        if (mark != m_board.marks.shown && mark != m_board.marks.open && now().bears(piece, mark))
            marks.push_back(mark);
    return marks;
}

void Play::cover(PieceId piece) {
    const PieceState state = m_scribe.position().pieces[piece];
    if (now().bears(piece, m_board.marks.open)) {
        for (const MarkId mark : borne(piece)) {
            m_scribe.write(facts::PieceMarked{piece, mark, false});
            m_scribe.write(facts::PieceMarked{piece, mark, true}, of(piece));
        }
        m_scribe.write(facts::PieceMarked{piece, m_board.marks.open, false});
        m_scribe.write(facts::PieceConcealed{piece});
        if (state.face) m_scribe.write(facts::PieceFlipped{piece, *state.face}, of(piece));
    }
    if (!now().bears(piece, m_board.marks.shown)) return;
    m_scribe.write(facts::PieceMarked{piece, m_board.marks.shown, false});
    m_scribe.write(facts::PieceCovered{piece});
    if (state.place) m_scribe.write(facts::PieceMoved{piece, *state.place}, of(piece));
}

void Play::remove(PieceId piece) {
    for (const Code due : {effects::goes_back, effects::takes_road})
        if (const Text effect{due, {piece}}; has_effect(m_scribe.position(), effect)) end(effect);
    if (is_combat(now().kind(piece))) set_strength(piece, 0);
    put(piece, m_board.eliminated);
    const Marks& marks = m_board.marks;
    for (const MarkId each :
         {marks.moved, marks.moving, marks.out_of_supply, marks.attrition, marks.breastworks, marks.looting})
        mark(piece, each, false);
}

void Play::cover_stack(PlaceId place, SideId side) {
    const Text wish{effects::open_stack, {place, side}};
    if (has_effect(m_scribe.position(), wish)) return end(wish);
    const auto free = markers_at(now(), m_board.aside, side);
    if (!free.empty()) put(free.front(), place);
}

void Play::uncover(PlaceId place, SideId side) {
    const auto there = markers_at(now(), place, side);
    if (!there.empty()) put(there.back(), m_board.aside);
    if (there.size() < 2) begin(effects::open_stack, {place, side});
}

void Play::mark(PlaceId place, MarkId mark, bool is_on) {
    if (now().bears(place, mark) != is_on) m_scribe.write(facts::PlaceMarked{place, mark, is_on});
}

void Play::begin(Code effect, Arguments words) {
    m_scribe.write(facts::EffectBegun{{effect, std::move(words)}});
}

void Play::begin_for(SideId side, Code effect, Arguments words) {
    m_scribe.write(facts::EffectBegun{{effect, std::move(words)}}, Audience::only(side));
}

void Play::begin_choice(PieceId piece, Code effect) {
    const bool is_public = now().bears(piece, m_board.marks.open);
    m_scribe.write(facts::EffectBegun{{effect, {piece}}}, is_public ? Audience::everyone() : of(piece));
}

// What only its side read when it began ends for that side alone.
void Play::end(const Text& effect) {
    const auto side = first_of<SideId>(effect.arguments);
    if (effect.code == effects::attrition_due && side)
        return m_scribe.write(facts::EffectEnded{effect}, Audience::only(*side));
    const auto piece = first_of<PieceId>(effect.arguments);
    const bool is_choice = effect.code == effects::fights || effect.code == effects::leads ||
                           effect.code == effects::goes_back || effect.code == effects::takes_road;
    const bool is_secret = effect.code == effects::crossed || effect.code == effects::said_supplied ||
                           effect.code == effects::said_cut_off || effect.code == effects::drawn_on ||
                           effect.code == effects::loots || effect.code == effects::rebuilds ||
                           effect.code == effects::rebuilt || effect.code == effects::supply_asked ||
                           (is_choice && piece && !now().bears(*piece, m_board.marks.open));
    m_scribe.write(facts::EffectEnded{effect}, is_secret && piece ? of(*piece) : Audience::everyone());
}

void Play::end_all(Code effect) {
    for (const Text& each : now().effects(effect))
        end(each);
}

void Play::choose(Code purpose, SideId side, Arguments more) {
    Arguments subjects{side};
    subjects.insert(subjects.end(), more.begin(), more.end());
    m_scribe.ask({Question::Kind::Choice, purpose, std::move(subjects), 0, 6, {}});
}

void Play::ask_dice(Code purpose, int dice, Arguments subjects) {
    m_scribe.ask({Question::Kind::Dice, purpose, std::move(subjects), dice, 6, {}});
}

void Play::settle_stacks() {
    for (const Party& party : m_board.parties) {
        settle_presence(party);
        settle_markers(party);
        settle_tops(party);
    }
}

void Play::settle_presence(const Party& party) {
    std::set<PlaceId> held;
    for (const PieceId piece :
         now().pieces_where(party.side, [&](PieceId each) { return is_in_stacks(m_board.kinds[each]); }))
        if (const auto where = now().place(piece)) held.insert(*where);
    for (const PlaceId place : ids_of(m_board.kit.places))
        if (!m_board.is_box(place)) mark(place, party.here, held.contains(place));
    // A wish for a stack goes with it.
    for (const Text& wish : now().effects(effects::open_stack))
        if (first_of<SideId>(wish.arguments) == party.side &&
            !now().is_held_by(*first_of<PlaceId>(wish.arguments), party.side))
            end(wish);
}

// 5.0: a marker lies on a stack. One that is left alone goes to a stack that has none, as far as there are
// markers: those set aside, then those that lie second on a stack.
void Play::settle_markers(const Party& party) {
    for (const PieceId marker :
         now().pieces_where(party.side, [&](PieceId each) { return m_board.kinds[each] == Kind::Marker; }))
        if (const auto where = now().place(marker);
            where && !m_board.is_box(*where) && !now().is_held_by(*where, party.side))
            put(marker, m_board.aside);
    for (const PlaceId place : now().places_held_by(party.side)) {
        if (!markers_at(now(), place, party.side).empty() ||
            now().has(effects::open_stack, {place, party.side}))
            continue;
        auto free = markers_at(now(), m_board.aside, party.side);
        for (const PlaceId other : now().places_held_by(party.side))
            if (const auto there = markers_at(now(), other, party.side); free.empty() && there.size() > 1)
                free.push_back(there.back());
        if (!free.empty()) put(free.front(), place);
    }
}

// 5.0: where no marker lies, everyone sees the top counter. While a combat is fought, all that it showed
// stays open.
void Play::settle_tops(const Party& party) {
    std::set<PieceId> seen;
    for (const PlaceId place : now().places_held_by(party.side))
        if (markers_at(now(), place, party.side).empty())
            if (const auto top = top_of(now(), now().stack(place, party.side))) seen.insert(*top);
    const bool is_fight = now().combat().has_value();
    for (const PieceId piece : ids_of(m_board.kinds)) {
        if (m_board.side_of(piece) != party.side || !is_in_stacks(now().kind(piece))) continue;
        if (seen.contains(piece)) {
            show(piece);
        } else if (!is_fight) {
            cover(piece);
        }
        if (!is_fight && now().bears(piece, m_board.marks.open)) {
            cover(piece);
            if (seen.contains(piece)) show(piece);
        }
    }
}

std::vector<PieceId> markers_at(const Situation& now, PlaceId place, SideId side) {
    return now.pieces_where(
        side, [&](PieceId piece) { return now.kind(piece) == Kind::Marker && now.place(piece) == place; });
}

std::optional<PieceId> top_of(const Situation& now, const std::vector<PieceId>& stack) {
    const auto rank = [&](PieceId piece) {
        switch (now.kind(piece)) {
        case Kind::ArmyLeader:
            return 0;
        case Kind::CorpsLeader:
            return 1;
        case Kind::Supply:
            return 3;
        default:
            return 2;
        }
    };
    // Of equals the one that is in sight stays there.
    const auto order = [&](PieceId piece) {
        return std::pair(rank(piece), now.bears(piece, now.board().marks.shown) ? 0 : 1);
    };
    const auto top = std::min_element(stack.begin(), stack.end(),
                                      [&](PieceId a, PieceId b) { return order(a) < order(b); });
    return top == stack.end() ? std::nullopt : std::optional(*top);
}

} // namespace fielddesk::gates
