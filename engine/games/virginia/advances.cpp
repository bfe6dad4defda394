#include "engine/games/virginia/advances.h"

#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/victory.h"

namespace fielddesk::virginia {

namespace {

void ask(const Context& context, Scribe& scribe, FrontId front, Code purpose) {
    scribe.ask({Question::Kind::Dice, purpose, {context.front_code(front)}, 1, 6, {}});
}

// A Union advance pushes the Confederate army back; where no Confederate stands, it just moves. Entering
// Richmond ends the game, so the army there has nowhere to go and stays.
void push_confederate_back(const Context& context, Scribe& scribe, FrontId front) {
    const Distance target = union_distance(context.board, scribe.position(), front) - 1;
    const bool is_held = confederate_distance(context.board, scribe.position(), front) == target;
    if (is_held && target > 0) move_confederate(context.board, scribe, front, target - 1);
    move_union(context.board, scribe, front, target);
    settle_victory(context, scribe);
}

} // namespace

// An advance is automatic but for three cases: into Richmond, on the James while the Merrimac is in play,
// and where the card says so.
AdvanceReasons advance_reasons(const Context& context, const Position& position,
                               const steps::UnionAdvance& advance) {
    AdvanceReasons reasons;
    reasons.into_richmond = union_distance(context.board, position, advance.front) == 1;
    reasons.past_merrimac =
        advance.front == context.board.merrimac_front && is_merrimac_in_play(context.board, position);
    reasons.card_says = advance.is_rolled;
    return reasons;
}

Ruling advance_ruling(const Context& context, const Position& position, const steps::UnionAdvance& advance) {
    const AdvanceReasons reasons = advance_reasons(context, position, advance);
    Ruling ruling;
    ruling.code = reasons.into_richmond   ? "ruling.advance-richmond"
                  : reasons.past_merrimac ? "ruling.advance-merrimac"
                                          : "ruling.advance-rolled";
    ruling.section = reasons.past_merrimac && !reasons.into_richmond ? "merrimac" : "advances";
    ruling.subjects = {context.front_code(advance.front)};
    ruling.comparison = Comparison::AtMost;
    ruling.target = union_value(context.kit, context.board, position, advance.front);
    if (const int drm = position.tracks[context.board.front(advance.front).advance_drm]; drm != 0)
        ruling.drm.push_back({"drm.card", drm, "cards"});
    ruling.chance = chance_of(ruling);
    return ruling;
}

void begin_advance(const Context& context, Scribe& scribe, const steps::UnionAdvance& advance) {
    if (advance_reasons(context, scribe.position(), advance).any())
        return ask(context, scribe, advance.front, advance_purpose);
    scribe.note("advance.automatic", {context.front_code(advance.front)});
    push_confederate_back(context, scribe, advance.front);
}

std::optional<bool> finish_advance(const Context& context, Scribe& scribe, const steps::UnionAdvance& advance,
                                   const Roll& roll, Code purpose) {
    const AdvanceReasons reasons = advance_reasons(context, scribe.position(), advance);
    Ruling ruling = advance_ruling(context, scribe.position(), advance);
    ruling.roll = roll;
    ruling.success = succeeds(ruling, roll.faces.front());
    const bool advanced = *ruling.success;
    scribe.write(facts::RulingMade{std::move(ruling)});
    if (!advanced) return false;
    // Reading: the Merrimac and Richmond ask for one roll together, or for one each.
    const bool needs_second =
        reasons.into_richmond && reasons.past_merrimac && purpose == advance_purpose &&
        readings::merrimac_beside_richmond_needs_two_rolls(context.board, scribe.position());
    if (needs_second) {
        ask(context, scribe, advance.front, advance_again_purpose);
        return std::nullopt;
    }
    push_confederate_back(context, scribe, advance.front);
    return true;
}

} // namespace fielddesk::virginia
