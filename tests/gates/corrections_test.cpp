#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

// Corrections of what only a side sees.
namespace fielddesk::gates::test {

namespace {

class GatesCorrections : public ::testing::Test {
protected:
    GatesCorrections() { table.set_up(); }

    GatesTable table;
};

TEST_F(GatesCorrections, NobodyElseSetsWhereAPieceIs) {
    EXPECT_EQ(table.give("cs: correct piece us-sykes fairfield"), "correction.piece-unseen");
    EXPECT_EQ(table.give("correct piece us-sykes fairfield"), "correction.piece-unseen");
    EXPECT_EQ(table.give("cs: correct mark us-sykes moved on"), "correction.piece-unseen");
    EXPECT_EQ(table.at("us-sykes"), "new-bridge");
}

TEST_F(GatesCorrections, OwnSideSetsItAndTheOthersSeeAStackThere) {
    table.play({"us: correct piece us-sykes tucker-town"});
    const PieceId sykes = table.kit().piece("us-sykes").value();
    EXPECT_EQ(table.at("us-sykes"), "tucker-town");
    EXPECT_TRUE(table.is_marked("tucker-town", "us-here"));
    // All ten markers lie elsewhere, so the counter lies open there, but not its strength.
    EXPECT_EQ(table.seen("cs").pieces[sykes].place, table.kit().place("tucker-town"));
    EXPECT_EQ(table.seen("cs").pieces[sykes].face, std::nullopt);
}

TEST_F(GatesCorrections, BookmarksOfTheRulesAreNotSet) {
    EXPECT_EQ(table.give("us: correct mark us-sykes shown on"), "correction.no-such-mark");
    EXPECT_EQ(table.give("correct place new-bridge cs-here on"), "correction.no-such-mark");
}

TEST_F(GatesCorrections, WinThatACorrectionBringsIsTakenBackByAnother) {
    table.play({"us: correct piece us-sykes richmond"});
    ASSERT_TRUE(table.whole().outcome);
    EXPECT_EQ(table.whole().outcome->winner, table.kit().side("us"));
    table.play({"us: correct piece us-sykes new-bridge"});
    EXPECT_FALSE(table.whole().outcome);
}

} // namespace

} // namespace fielddesk::gates::test
