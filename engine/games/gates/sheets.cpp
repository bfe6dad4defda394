#include "engine/games/gates/sheets.h"

namespace fielddesk::gates {

namespace {

void add(std::vector<DeskSheet>& sheets, DeskSheet sheet) {
    if (!sheet.lines.empty()) sheets.push_back(std::move(sheet));
}

DeskSheet points_sheet(const Situation& now) {
    const Marks& marks = now.board().marks;
    DeskSheet sheet{{"sheet.points", {}}, {}};
    for (const PlaceId place : ids_of(now.board().kit.places)) {
        if (now.bears(place, marks.blown))
            sheet.lines.push_back({{"sheet.blown", {place}}, std::nullopt, "s10"});
        if (now.bears(place, marks.barred))
            sheet.lines.push_back({{"sheet.barred", {place}}, std::nullopt, "s12"});
        else if (now.bears(place, marks.attacked))
            sheet.lines.push_back({{"sheet.attacked", {place}}, std::nullopt, "s6-1"});
    }
    return sheet;
}

DeskSheet force_sheet(const Situation& now) {
    DeskSheet sheet{{"sheet.in-force", {}}, {}};
    const auto add_all = [&](Code code, Code section) {
        for (const Text& effect : now.effects(code))
            sheet.lines.push_back(
                {{Code("effect." + std::string(code.text())), effect.arguments}, std::nullopt, section});
    };
    for (const Code code : {effects::stack_limit, effects::slow, effects::combat_drm, effects::command_drm})
        add_all(code, "s12");
    add_all(effects::mcclellan_lost, "s7-1");
    add_all(effects::waived, {});
    return sheet;
}

} // namespace

std::vector<DeskSheet> make_sheets(const Situation& now) {
    std::vector<DeskSheet> sheets;
    add(sheets, force_sheet(now));
    add(sheets, points_sheet(now));
    return sheets;
}

} // namespace fielddesk::gates
