#include "tests/gates/combat_table.h"

// What the other side must not read from what happens.
namespace fielddesk::gates::test {

namespace {

class GatesSecrets : public GatesCombat {
protected:
    bool knows_place(const std::string& seat, const std::string& piece) const {
        return table.seen(seat).pieces[table.kit().piece(piece).value()].place.has_value();
    }
    bool reads_effect(const std::string& seat, Code effect, const std::string& piece) const {
        return has_effect(table.seen(seat), {effect, {table.kit().piece(piece).value()}});
    }
};

TEST_F(GatesSecrets, WishForAnOpenStackIsItsOwnSidesAndGoesWithTheStack) {
    table.road("old-tavern", "fort-6");
    table.play({"cs: uncover old-tavern", "cs: take old-tavern", "cs: go fort-6", "cs: halt"});
    EXPECT_FALSE(table.is_in_force("open-stack"));
    for (const std::string piece : {"us-keyes", "us-couch", "us-peck"})
        table.place(piece, "old-tavern");
    EXPECT_FALSE(knows_place("cs", "us-keyes"));
}

TEST_F(GatesSecrets, MarkerGoesWithTheStackWhereAnotherOneHasNone) {
    // Eleven stacks and ten markers: one stack lies open.
    for (const auto& [piece, place] :
         std::vector<std::pair<std::string, std::string>>{{"cs-mclaws", "fort-1"},
                                                          {"cs-huger", "fort-2"},
                                                          {"cs-holmes", "fort-6"},
                                                          {"cs-dr-jones", "fort-9"},
                                                          {"cs-dummy-1", "fort-3"},
                                                          {"cs-dummy-2", "orchard-station"}})
        table.place(piece, place);
    table.road("mechanicsville", "meadow-bridge");
    ASSERT_FALSE(knows_place("us", "cs-ap-hill"));
    table.play({"cs: take mechanicsville", "cs: go meadow-bridge"});
    EXPECT_FALSE(knows_place("us", "cs-ap-hill"));
}

TEST_F(GatesSecrets, WhoFallsInTheOpenStaysOpenUntilTheCombatEnds) {
    table.strength("us-sykes", 1);
    table.attack();
    table.fight("0 2 safe safe third-die");
    table.play({"us: lose us-sykes"});
    EXPECT_EQ(table.at("us-sykes"), "eliminated");
    table.third_die("ends");
    for (const std::string seat : {"us", "cs", "table"})
        for (const std::string unit : {"us-mccall", "us-sykes"}) {
            EXPECT_FALSE(reads_effect(seat, "fights", unit)) << seat << unit;
            EXPECT_FALSE(reads_effect(seat, "leads", unit)) << seat << unit;
        }
}

TEST_F(GatesSecrets, StoppedAttackDoesNotTellWhetherItHasInfantry) {
    table.play({"correct rating cs-jackson 1 leadership 1", "correct place grapevine-bridge attacked on",
                "cs: take turkey-hill", "cs: assault grapevine-bridge"});
    ASSERT_EQ(table.asked(), "leader-check");
    EXPECT_FALSE(table.is_in_force("infantry-attacks"));
}

TEST_F(GatesSecrets, GuideIsPlayedWhenBothLieOpen) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    ASSERT_EQ(table.asked(), "defence");
    EXPECT_EQ(table.give("us: play 32"), "gates.card-needs-open");
    EXPECT_FALSE(knows_place("cs", "us-sykes"));
}

TEST_F(GatesSecrets, DieForARebuiltUnitsLeaderNamesNoUnit) {
    table.strength("cs-winder", 0);
    table.place("cs-winder", "eliminated");
    table.play({"cs: play 16", "dice 2"});
    table.tell("1 no");
    table.play({"cs: replace cs-winder"});
    ASSERT_EQ(table.asked(), "rebuild-leader");
    EXPECT_EQ(table.whole().question->subjects, Arguments{table.kit().side("cs").value()});
    EXPECT_FALSE(reads_effect("us", "rebuilt", "cs-winder"));
}

TEST_F(GatesSecrets, CorrectionOfWhatLiesOpenIsSeenByBoth) {
    table.attack();
    table.strength("us-mccall", 3);
    const PieceId mccall = table.kit().piece("us-mccall").value();
    EXPECT_EQ(table.seen("cs").pieces[mccall].face, 3);
    table.play({"us: correct mark us-mccall out-of-supply on"});
    EXPECT_EQ(table.modifiers()["drm.defender-supply"], 1);
    table.play({"us: correct mark us-mccall out-of-supply off"});
    EXPECT_EQ(table.modifiers()["drm.defender-supply"], 0);
}

} // namespace

} // namespace fielddesk::gates::test
