#include "engine/games/gates/sequence.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// 2.0 A and 8: the Supply Phase.
namespace fielddesk::gates {

namespace {

std::vector<PieceId> tracing(const Situation& now, SideId side) {
    return now.pieces_where(
        side, [&](PieceId piece) { return has_to_trace(now.kind(piece)) && now.is_in_play(piece); });
}

SupplyMark mark_of(const Situation& now, PieceId unit) {
    if (now.bears(unit, now.board().marks.attrition)) return SupplyMark::Attrition;
    return now.bears(unit, now.board().marks.out_of_supply) ? SupplyMark::OutOfSupply : SupplyMark::None;
}

void set_mark(Play& play, PieceId unit, SupplyMark mark) {
    play.mark(unit, play.board().marks.out_of_supply, mark == SupplyMark::OutOfSupply);
    play.mark(unit, play.board().marks.attrition, mark == SupplyMark::Attrition);
}

// 8.2: the ladder, for all at once. A wagon that somebody drew on is used up; where the map does not show
// who, it is the one that its side named.
void mark_all(Play& play) {
    const Situation before = play.now();
    std::vector<std::pair<PieceId, SupplyMark>> marks;
    std::set<PieceId> used_up;
    for (const Party& party : play.board().parties)
        for (const PieceId unit : tracing(before, party.side)) {
            const Verdict found = verdict(before, unit);
            if (found.wagon) used_up.insert(*found.wagon);
            const bool is_by_word = found.supplied == Supplied::Yes && !found.way;
            if (is_by_word && party.side == play.board().federal().side)
                for (const PieceId wagon : before.marked(effects::drawn_on, party.side))
                    used_up.insert(wagon);
            marks.emplace_back(unit, mark_after(mark_of(before, unit), found.supplied == Supplied::Yes));
        }
    for (const auto& [unit, mark] : marks)
        set_mark(play, unit, mark);
    for (const PieceId wagon : used_up) {
        play.note("gates.wagon-expended");
        play.remove(wagon);
    }
    for (const Party& party : play.board().parties)
        for (const PieceId unit : tracing(play.now(), party.side))
            if (is_dummy(play.now().kind(unit)) && mark_of(play.now(), unit) == SupplyMark::Attrition)
                play.remove(unit);
    for (const Code effect : {effects::drawn_on, effects::said_supplied, effects::said_cut_off})
        play.end_all(effect);
}

} // namespace

void change_base(Play& play, PlaceId place) {
    play.put(play.board().terminus, place);
}

void change_mode(Play& play, PieceId unit) {
    if (const Text drawn{effects::drawn_on, {unit}}; has_effect(play.now().position(), drawn))
        play.end(drawn);
    const std::uint8_t other = play.now().is_wagon(unit) ? 0 : 1;
    const bool is_open = play.now().bears(unit, play.board().marks.open);
    play.scribe().write(facts::PieceFlipped{unit, other},
                        is_open ? Audience::everyone() : Audience::only(play.board().side_of(unit)));
}

void draw_on(Play& play, PieceId wagon) {
    play.begin_for(play.board().side_of(wagon), effects::drawn_on, {wagon});
}

// Units of which nobody can tell on the map as it is known are asked about first.
void check_supply(Play& play) {
    for (const Party& party : play.board().parties)
        for (const PieceId unit : tracing(play.now(), party.side))
            if (verdict(play.now(), unit).supplied == Supplied::NotKnown &&
                !play.now().has(effects::supply_asked, {unit}))
                play.begin_for(party.side, effects::supply_asked, {unit});
    for (const Party& party : play.board().parties)
        if (!play.now().marked(effects::supply_asked, party.side).empty())
            return play.choose(purposes::supply_word, party.side);
    play.end_all("checking");
    mark_all(play);
    for (const Party& party : play.board().parties)
        if (!in_attrition(play.now(), party.side).empty())
            play.begin_for(party.side, effects::attrition_due, {party.side});
    play.begin("checked");
}

void say_supplied(Play& play, PieceId unit, bool is_supplied) {
    const SideId side = play.board().side_of(unit);
    play.end({effects::supply_asked, {unit}});
    play.begin_for(side, is_supplied ? effects::said_supplied : effects::said_cut_off, {unit});
    if (play.now().marked(effects::supply_asked, side).empty()) play.close();
}

std::vector<PieceId> in_attrition(const Situation& now, SideId side) {
    auto units = tracing(now, side);
    std::erase_if(units, [&](PieceId unit) {
        return is_dummy(now.kind(unit)) || !now.bears(unit, now.board().marks.attrition);
    });
    return units;
}

void finish_attrition(Play& play, SideId side, const Roll& roll) {
    const auto units = in_attrition(play.now(), side);
    for (std::size_t index = 0; index < units.size() && index < roll.faces.size(); ++index) {
        play.set_strength(units[index],
                          play.now().strength(units[index]) - attrition_loss(roll.faces[index]));
        if (play.now().strength(units[index]) == 0) play.remove(units[index]);
    }
    play.end({effects::attrition_due, {side}});
}

} // namespace fielddesk::gates
