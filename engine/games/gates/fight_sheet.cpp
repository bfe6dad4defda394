#include "engine/games/gates/chances.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/sheets.h"

#include <algorithm>

// 6.4: an attack on one page, as far as this reader knows, from its declaration to what comes of it.
namespace fielddesk::gates {

namespace {

struct Chapter {
    Code letter;
    Stage first; // the stages of 6.4 from this one to the next chapter's
    Code text;
    Code section;
};

constexpr std::array<Chapter, 6> chapters{{{Code("A"), Stage::Muster, Code("fight.declared"), Code("s6-1")},
                                           {Code("B"), Stage::Magruder, Code("fight.magruder"), Code("s9")},
                                           {Code("C"), Stage::Defence, Code("fight.choosing"), Code("s6-2")},
                                           {Code("D"), Stage::Reveal, Code("fight.open"), Code("s6-4")},
                                           {Code("E"), Stage::Result, Code("fight.dice"), Code("s6-4")},
                                           {Code("F"), Stage::Losses, Code("fight.losses"), Code("s6-5")}}};

Text text_of(const Situation& now, const Chapter& chapter) {
    const Combat combat = *now.combat();
    if (chapter.first == Stage::Muster) return {chapter.text, {combat.attacker, combat.place, combat.from}};
    if (chapter.first == Stage::Magruder && magruder_die(now) > 0)
        return {"fight.magruder-die", {magruder_die(now)}};
    return {chapter.text, {}};
}

std::vector<DeskStep> steps(const Situation& now) {
    const Stage stage = stage_of(now).value_or(Stage::Muster);
    std::vector<DeskStep> all;
    for (std::size_t index = 0; index < chapters.size(); ++index) {
        const Chapter& chapter = chapters[index];
        const bool is_begun = chapter.first <= stage;
        const bool is_over = index + 1 < chapters.size() && chapters[index + 1].first <= stage;
        all.push_back({chapter.letter, text_of(now, chapter),
                       is_over    ? Progress::Done
                       : is_begun ? Progress::Now
                                  : Progress::Ahead,
                       chapter.section});
    }
    return all;
}

// The lead first, then those who fight, then those who are there besides.
DeskForce force(const Situation& now, SideId side) {
    const bool attacks = side == now.combat()->attacker;
    DeskForce row{
        side, {attacks ? Code("fight.attacker") : Code("fight.defender"), {side}}, std::nullopt, {}};
    const auto lead = now.lead(side);
    const auto units = fighters(now, side);
    const auto taking_part = now.marked(effects::fights, side);
    const auto led = now.marked(effects::used, side);
    if (!units.empty()) row.strength = now.strength_of(units);
    std::vector<PieceId> there = present(now, side);
    const auto rank = [&](PieceId piece) {
        const bool is_in = std::find(taking_part.begin(), taking_part.end(), piece) != taking_part.end();
        return lead == piece ? 0 : is_in && !is_leader(now.kind(piece)) ? 1 : is_in ? 2 : 3;
    };
    std::stable_sort(there.begin(), there.end(), [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
    for (const PieceId piece : there) {
        DeskUnit unit = desk_unit(now, piece);
        std::erase_if(unit.marks, [&](MarkId mark) {
            return mark == now.board().marks.moving || mark == now.board().marks.moved;
        });
        if (lead == piece) unit.remarks.push_back({"fight.leads", {}});
        if (is_dummy(now.kind(piece))) unit.remarks.push_back({"fight.dummy", {}});
        if (std::find(led.begin(), led.end(), piece) != led.end() && lead != piece)
            unit.remarks.push_back({"fight.counts", {}});
        if (rank(piece) == 3 && !is_dummy(now.kind(piece))) unit.remarks.push_back({"fight.holds-back", {}});
        row.units.push_back(std::move(unit));
    }
    return row;
}

// 6.4 E: what the throw may bring, as far as the charts are known.
DeskSheet chances_sheet(const Situation& now, int drm) {
    DeskSheet sheet{{"fight.chances", {Chances::throws}}, {}};
    const Chances chances = chances_of(now, drm);
    const std::array<std::pair<Code, int>, 5> ends{{{"fight.retreats", chances.retreats},
                                                    {"fight.goes-on", chances.goes_on},
                                                    {"fight.ends", chances.ends},
                                                    {"fight.decided", chances.decided},
                                                    {"fight.not-known", chances.not_known}}};
    for (const auto& [code, throws] : ends)
        if (throws > 0) sheet.lines.push_back({{code, {}}, throws, "s6-4"});
    if (chances.not_known > 0) return sheet;
    // On the average, in tenths.
    const std::array<SideId, 2> sides{attacker(now), defender(now)};
    for (std::size_t index = 0; index < sides.size(); ++index) {
        const int tenths = (20 * chances.lost[index] + Chances::throws) / (2 * Chances::throws);
        sheet.lines.push_back(
            {{"fight.average", {sides[index], tenths / 10, tenths % 10}}, std::nullopt, "s6-5"});
    }
    return sheet;
}

// 6.5 to 6.7: what the chart said, as far as it is still to be carried out.
std::vector<DeskLine> outcome(const Situation& now) {
    std::vector<DeskLine> lines;
    for (const SideId side : {attacker(now), defender(now)}) {
        if (const int points = owed(now, side); points > 0)
            lines.push_back({{"fight.owes", {side}}, points, "s6-5"});
        if (now.has(effects::checks, {side}))
            lines.push_back({{"fight.checks-leaders", {side}}, std::nullopt, "s7-1"});
        for (const PieceId piece : now.marked(effects::goes_back, side))
            lines.push_back({{"fight.goes-back", {piece}}, std::nullopt, "s6-6"});
    }
    return lines;
}

} // namespace

DeskFight make_fight(const Situation& now) {
    const Combat combat = *now.combat();
    DeskFight fight;
    fight.title = {"sheet.combat", {combat.place, combat.from}};
    fight.round = now.round();
    for (const SideId side : {attacker(now), defender(now)})
        fight.forces.push_back(force(now, side));
    fight.steps = steps(now);
    if (const auto ruling = combat_ruling(now)) {
        fight.modifiers = ruling->drm;
        if (stage_of(now) == Stage::Fight) fight.chances = chances_sheet(now, total(ruling->drm));
    }
    for (const Text& net : now.effects(effects::net))
        fight.net = first_of<int>(net.arguments);
    fight.outcome = outcome(now);
    return fight;
}

} // namespace fielddesk::gates
