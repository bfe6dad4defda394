#include "engine/games/gates/sheets.h"

#include "engine/games/gates/chances.h"
#include "engine/games/gates/combat.h"

namespace fielddesk::gates {

namespace {

void add(std::vector<DeskSheet>& sheets, DeskSheet sheet) {
    if (!sheet.lines.empty()) sheets.push_back(std::move(sheet));
}

// 6.4 E: what the throw may bring, as far as the charts are known.
DeskSheet chances_sheet(const Situation& now) {
    DeskSheet sheet{{"sheet.chances", {Chances::throws}}, {}};
    const auto ruling = stage_of(now) == Stage::Fight ? combat_ruling(now) : std::nullopt;
    if (!ruling) return sheet;
    const Chances chances = chances_of(now, total(ruling->drm));
    const std::array<std::pair<Code, int>, 5> ends{{{"sheet.retreats", chances.retreats},
                                                    {"sheet.goes-on", chances.goes_on},
                                                    {"sheet.ends", chances.ends},
                                                    {"sheet.decided", chances.decided},
                                                    {"sheet.not-known", chances.not_known}}};
    for (const auto& [code, throws] : ends)
        if (throws > 0) sheet.lines.push_back({{code, {}}, throws, false, "s6-4"});
    if (chances.not_known > 0) return sheet;
    // On the average, in tenths.
    const Combat combat = *now.combat();
    const std::array<SideId, 2> sides{combat.attacker, now.board().enemy_of(combat.attacker).side};
    for (std::size_t index = 0; index < sides.size(); ++index) {
        const int tenths = (20 * chances.lost[index] + Chances::throws) / (2 * Chances::throws);
        sheet.lines.push_back(
            {{"sheet.average", {sides[index], tenths / 10, tenths % 10}}, std::nullopt, false, "s6-5"});
    }
    return sheet;
}

DeskSheet points_sheet(const Situation& now) {
    const Marks& marks = now.board().marks;
    DeskSheet sheet{{"sheet.points", {}}, {}};
    for (const PlaceId place : ids_of(now.board().kit.places)) {
        if (now.bears(place, marks.blown)) sheet.lines.push_back({{"sheet.blown", {place}}, std::nullopt});
        if (now.bears(place, marks.barred))
            sheet.lines.push_back({{"sheet.barred", {place}}, std::nullopt});
        else if (now.bears(place, marks.attacked))
            sheet.lines.push_back({{"sheet.attacked", {place}}, std::nullopt});
    }
    return sheet;
}

DeskSheet force_sheet(const Situation& now) {
    DeskSheet sheet{{"sheet.in-force", {}}, {}};
    for (const Code code : {effects::stack_limit, effects::slow, effects::combat_drm, effects::command_drm,
                            effects::mcclellan_lost, effects::waived})
        for (const Text& effect : now.effects(code))
            sheet.lines.push_back(
                {{Code("effect." + std::string(code.text())), effect.arguments}, std::nullopt});
    return sheet;
}

} // namespace

std::vector<DeskSheet> make_sheets(const Situation& now) {
    std::vector<DeskSheet> sheets;
    if (now.combat()) add(sheets, chances_sheet(now));
    add(sheets, force_sheet(now));
    add(sheets, points_sheet(now));
    return sheets;
}

} // namespace fielddesk::gates
