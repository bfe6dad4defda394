#include "tests/gates/combat_table.h"

#include <map>

// Section 6.4 E: what the throw may bring is told before it is made.
namespace fielddesk::gates::test {

namespace {

class GatesChances : public GatesCombat {
protected:
    // The chances as everyone sees them.
    std::vector<DeskLine> sheet() const {
        const auto fight = table.desk("table").fight;
        return fight && fight->chances ? fight->chances->lines : std::vector<DeskLine>();
    }
    // Its lines by the codes of their texts.
    std::map<std::string, int> lines() const {
        std::map<std::string, int> found;
        for (const DeskLine& line : sheet())
            found[std::string(line.text.code.text())] = line.value.value_or(0);
        return found;
    }
    std::map<std::string, std::string> averages() const {
        std::map<std::string, std::string> found;
        for (const DeskLine& line : sheet())
            if (line.text.code == Code("fight.average")) {
                const auto side = std::get<SideId>(line.text.arguments[0]);
                found[std::string(table.kit().sides[side].id.text())] =
                    std::to_string(std::get<int>(line.text.arguments[1])) + "." +
                    std::to_string(std::get<int>(line.text.arguments[2]));
            }
        return found;
    }
    // Every row of the chart says the same.
    void tell_rows(const std::string& result, int from = -99, int to = 99) {
        for (const ChartStep& step : table.kit().charts[*table.kit().chart("crt")].rows.steps)
            if (step.from >= from && step.to <= to)
                table.play({"correct cell crt " + std::string(step.id.text()) + " result " + result});
    }
};

TEST_F(GatesChances, WithoutTheChartTheyAreNotKnown_S6_4) {
    table.attack();
    // Net 3 and net 10 are printed; the rest is in the box, and so is the third die's chart.
    const int drm = table.drm();
    const auto throws = [&](int net) {
        int ways = 0;
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second)
                ways += first + second + drm == net ? 1 : 0;
        return 6 * ways;
    };
    // Of the third die's chart under net 10 two faces are printed.
    const int known = throws(3) + throws(10) / 6 * 2;
    EXPECT_EQ(lines()["fight.not-known"], 216 - known);
    EXPECT_EQ(lines()["fight.ends"], throws(3));
    EXPECT_EQ(averages().size(), 0u);
}

TEST_F(GatesChances, AreThoseOfTheChart_S6_4) {
    table.attack();
    const int drm = table.drm();
    tell_rows("1 0 safe safe ends", -99, drm + 5);
    tell_rows("0 2 safe safe retreats", drm + 6, 99);
    // 2 to 5 come in 1 + 2 + 3 + 4 of 36 throws.
    EXPECT_EQ(lines()["fight.ends"], 6 * 10);
    EXPECT_EQ(lines()["fight.retreats"], 6 * 26);
    EXPECT_EQ(lines().count("fight.not-known"), 0u);
    // 10 of 36 and 52 of 36, in tenths.
    EXPECT_EQ(averages()["cs"], "0.3");
    EXPECT_EQ(averages()["us"], "1.4");
}

TEST_F(GatesChances, TheThirdDieIsCountedFaceByFace_S6_4) {
    table.attack();
    tell_rows("0 0 safe safe third-die");
    for (const ChartStep& step : table.kit().charts[*table.kit().chart("third-die")].rows.steps)
        for (int face = 1; face <= 6; ++face)
            table.play({"correct cell third-die " + std::string(step.id.text()) + " die-" +
                        std::to_string(face) +
                        (face <= 3   ? " continues"
                         : face == 4 ? " ends"
                                     : " retreats")});
    EXPECT_EQ(lines()["fight.goes-on"], 108);
    EXPECT_EQ(lines()["fight.ends"], 36);
    EXPECT_EQ(lines()["fight.retreats"], 72);
}

TEST_F(GatesChances, ARoundThatLeavesNobodyIsDecided_S6_4) {
    table.attack();
    tell_rows("0 20 safe safe retreats");
    EXPECT_EQ(lines()["fight.decided"], 216);
    // Sykes and McCall have 12 points between them, and lose no more.
    EXPECT_EQ(averages()["us"], "12.0");
}

// Cavalry that loses a point goes back, so that nobody is left to go on.
TEST_F(GatesChances, ARoundThatCostsCavalryAloneAPointIsDecided_S6_7) {
    table.place("cs-stuart", "old-cold-harbor");
    table.place("us-cooke", "barker");
    table.road("old-cold-harbor", "barker");
    table.attack("old-cold-harbor", "barker");
    tell_rows("0 1 safe safe third-die");
    EXPECT_EQ(lines()["fight.decided"], 216);
    tell_rows("1 0 safe safe ends");
    EXPECT_EQ(lines()["fight.decided"], 216);
    tell_rows("0 0 safe safe ends");
    EXPECT_EQ(lines()["fight.ends"], 216);
}

TEST_F(GatesChances, CavalryBesideInfantryDecidesNothing_S6_7) {
    table.place("us-cooke", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    table.agree();
    tell_rows("0 1 safe safe ends");
    EXPECT_EQ(lines()["fight.ends"], 216);
}

TEST_F(GatesChances, AreToldOnlyWhileTheThrowIsOpen_S6_4) {
    EXPECT_EQ(lines().size(), 0u);
    table.attack();
    EXPECT_GT(lines().size(), 0u);
    table.fight("0 0 safe safe ends");
    EXPECT_EQ(lines().size(), 0u);
}

} // namespace

} // namespace fielddesk::gates::test
