#include "app/dice_honesty.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace fielddesk {
namespace {

DiceTally tally(std::vector<int> counts) {
    const auto sides = static_cast<int>(counts.size());
    return {Source::Device, sides, std::move(counts)};
}

// Every way in which so many dice of six faces can fall, one by one.
double by_hand(const std::vector<int>& counts) {
    const int dice = std::accumulate(counts.begin(), counts.end(), 0);
    const int least = std::inner_product(counts.begin(), counts.end(), counts.begin(), 0);
    long ways = 1;
    for (int die = 0; die < dice; ++die)
        ways *= 6;
    long uneven = 0;
    for (long way = 0; way < ways; ++way) {
        std::vector<int> seen(6, 0);
        for (long rest = way, die = 0; die < dice; ++die, rest /= 6)
            ++seen[static_cast<std::size_t>(rest % 6)];
        if (std::inner_product(seen.begin(), seen.end(), seen.begin(), 0) >= least) ++uneven;
    }
    return static_cast<double>(uneven) / static_cast<double>(ways);
}

TEST(DiceHonesty, FewDiceAreCountedOutExactly) {
    for (const std::vector<int>& counts : {std::vector<int>{1, 0, 0, 0, 0, 0},
                                           {2, 0, 0, 0, 0, 0},
                                           {3, 2, 1, 0, 0, 0},
                                           {1, 1, 1, 1, 1, 1},
                                           {7, 0, 0, 0, 0, 0},
                                           {2, 2, 2, 1, 0, 0}})
        EXPECT_NEAR(evenness(tally(counts)), by_hand(counts), 1e-12);
}

// With five degrees of freedom the upper tail has a closed form, which makes an answer of its own.
double upper_tail(double statistic) {
    const double pi = std::acos(-1.0);
    return std::erfc(std::sqrt(statistic / 2)) +
           std::sqrt(2 * statistic / pi) * std::exp(-statistic / 2) * (1 + statistic / 3);
}

TEST(DiceHonesty, ManyDiceAreReadOffTheDistribution) {
    EXPECT_NEAR(evenness(tally({100, 100, 100, 100, 100, 100})), 1.0, 1e-12);
    EXPECT_NEAR(evenness(tally({122, 100, 100, 100, 78, 100})), upper_tail(9.68), 1e-9);
    EXPECT_NEAR(evenness(tally({40, 10, 10, 20, 20, 20})), upper_tail(30), 1e-9);
}

TEST(DiceHonesty, CountingAndTheTableMeetWhereOneTakesOverFromTheOther) {
    const double counted = evenness(tally({8, 6, 5, 4, 4, 3}));
    const double table = evenness(tally({8, 6, 5, 4, 5, 3}));
    EXPECT_NEAR(counted, table, 0.08);
}

TEST(DiceHonesty, NoDiceSayNothing) {
    EXPECT_EQ(evenness(tally({0, 0, 0, 0, 0, 0})), 1);
    EXPECT_EQ(chance_to_notice(tally({0, 0, 0, 0, 0, 0})), 0);
}

TEST(DiceHonesty, MoreDiceNoticeMore) {
    double before = 0;
    for (const int each : {1, 5, 10, 20, 50, 100}) {
        const double now = chance_to_notice(tally(std::vector<int>(6, each)));
        EXPECT_GT(now, before);
        before = now;
    }
    EXPECT_GT(before, 0.99);
}

TEST(DiceHonesty, DiceOfARecordAreCountedBySourceAndKind) {
    const auto entry = [](std::initializer_list<Roll> rolls, bool is_live = true) {
        RecordEntry made;
        made.is_live = is_live;
        for (const Roll& roll : rolls)
            made.facts.push_back(Fact{facts::DiceRolled{"attack", roll}});
        return made;
    };
    std::vector<DiceTally> tallies;
    add_dice(tallies, {entry({{6, {3, 3}, Source::Device}}), entry({{6, {1}, Source::App}}),
                       entry({{6, {3}, Source::Device}}, false), entry({{10, {10}, Source::Device}})});
    ASSERT_EQ(tallies.size(), 3u);
    EXPECT_EQ(tallies[0], (DiceTally{Source::Device, 6, {0, 0, 3, 0, 0, 0}}));
    EXPECT_EQ(tallies[1].dice(), 1);
    EXPECT_EQ(tallies[2].sides, 10);
}

} // namespace
} // namespace fielddesk
