#include "tests/gates/random_combat.h"

// 13: who has won, wherever the pieces are.
namespace fielddesk::gates::test {

namespace {

struct Holder {
    std::string piece;
    bool is_real;
};
const std::vector<Holder> confederates{{"cs-stuart", true},
                                       {"cs-winder", true},
                                       {"cs-lee", false},
                                       {"cs-dummy-cavalry-1", false},
                                       {"cs-dummy-1", false}};
const std::vector<Holder> federals{
    {"us-cooke", true}, {"us-sykes", true}, {"us-porter", false}, {"us-dummy-1", false}};

// The pieces of one side go to any of these points.
std::map<std::string, bool> scatter(CombatTable& table, const std::vector<Holder>& holders,
                                    const std::vector<std::string>& points) {
    std::map<std::string, bool> is_taken;
    for (const Holder& holder : holders) {
        const std::string point = *rc::gen::elementOf(points);
        table.place(holder.piece, point);
        is_taken[point] = is_taken[point] || holder.is_real;
    }
    return is_taken;
}

RC_GTEST_PROP(GatesVictoryProperty, RealUnitsAloneWinBasesOrRichmond_S13, ()) {
    CombatTable table = table_before_combat();
    table.place("us-supply-4", "dispatch-station");
    const auto bases = scatter(table, confederates, {"white-house", "harrisons-landing", "barker"});
    const bool has_bases = bases.contains("white-house") && bases.at("white-house") &&
                           bases.contains("harrisons-landing") && bases.at("harrisons-landing");
    std::string reason = has_bases ? "gates.bases-taken" : "";
    if (!has_bases) {
        const auto taken = scatter(table, federals, {"richmond", "fort-3", "trent-house"});
        if (taken.contains("richmond") && taken.at("richmond")) reason = "gates.richmond-taken";
    }
    const auto& outcome = table.whole().outcome;
    RC_ASSERT(outcome.has_value() == !reason.empty());
    if (!outcome) return;
    RC_ASSERT(outcome->reason.text() == reason);
    RC_ASSERT(outcome->winner == table.kit().side(has_bases ? "cs" : "us"));
}

// A base or the capital that is given up again is no victory any more.
RC_GTEST_PROP(GatesVictoryProperty, CorrectionTakesAVictoryBack_S13, ()) {
    CombatTable table = table_before_combat();
    const std::string unit = *rc::gen::element<std::string>("us-cooke", "us-sykes", "us-mccall");
    table.place(unit, "richmond");
    RC_ASSERT(table.whole().outcome.has_value());
    table.place(unit, *rc::gen::element<std::string>("fort-3", "trent-house", "eliminated"));
    RC_ASSERT_FALSE(table.whole().outcome.has_value());
}

} // namespace

} // namespace fielddesk::gates::test
