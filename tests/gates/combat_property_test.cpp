#include "engine/games/gates/combat.h"
#include "tests/gates/random_combat.h"

// 6.4 to 6.6: odds, rulings and losses of random combats.
namespace fielddesk::gates::test {

namespace {

// The odds of the box in fractions: so many attackers to so many defenders, the highest last.
struct Odds {
    int attack;
    int defence;
};
constexpr std::array<Odds, 22> bands{{{1, 6}, {1, 5}, {1, 4}, {1, 3}, {2, 5}, {1, 2}, {2, 3}, {3, 4},
                                      {1, 1}, {5, 4}, {4, 3}, {3, 2}, {7, 4}, {2, 1}, {5, 2}, {3, 1},
                                      {7, 2}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}}};

// How many of the bands these strengths reach.
int bands_reached(int attack, int defence) {
    return static_cast<int>(std::count_if(bands.begin(), bands.end(), [&](const Odds& band) {
        return attack * band.defence >= band.attack * defence;
    }));
}

// Each band has a modifier of its own, as far as one digit goes: the two runs tell all bands apart.
int modifier_of(int band, int run) {
    const int digit = run == 0 ? band % 5 : band / 5;
    return digit + 1;
}

TEST(GatesOdds, EveryPairOfStrengthsFindsTheHighestFractionThatItReaches_S6_4) {
    CombatTable table = table_before_combat();
    table.attack();
    const Board board = *read_board(table.kit());
    const auto& steps = table.kit().charts[*table.kit().chart("odds")].rows.steps;
    ASSERT_EQ(steps.size(), bands.size() + 1);
    const auto unit = [&](const char* id) { return *table.kit().piece(id); };
    for (const int run : {0, 1}) {
        for (int band = 0; band < static_cast<int>(steps.size()); ++band)
            table.play({"correct cell odds " + std::string(steps[static_cast<std::size_t>(band)].id.text()) +
                        " drm " + std::to_string(modifier_of(band, run))});
        Position position = table.whole();
        for (int attack = 1; attack <= 40; ++attack)
            for (int defence = 1; defence <= 40; ++defence) {
                // Shared out between two units each: what counts is the sum.
                position.pieces[unit("cs-winder")].face = static_cast<std::uint8_t>((attack + 1) / 2);
                position.pieces[unit("cs-whiting")].face = static_cast<std::uint8_t>(attack / 2);
                position.pieces[unit("us-sykes")].face = static_cast<std::uint8_t>((defence + 1) / 2);
                position.pieces[unit("us-mccall")].face = static_cast<std::uint8_t>(defence / 2);
                const auto ruling = combat_ruling({board, position});
                ASSERT_TRUE(ruling);
                ASSERT_EQ(ruling->drm.front().code, Code("drm.odds"));
                ASSERT_EQ(ruling->drm.front().value, modifier_of(bands_reached(attack, defence), run))
                    << attack << " to " << defence;
            }
    }
}

// The sum of what a side has after a combat of several rounds is what it had, less what the cells took.
RC_GTEST_PROP(GatesCombatProperty, StrengthBeforeIsStrengthAfterAndTheLossesOfEachRound_S6_5, ()) {
    CombatTable table = table_before_combat();
    const std::map<std::string, std::vector<std::string>> units{{"cs", {"cs-winder", "cs-whiting"}},
                                                                {"us", {"us-sykes", "us-mccall"}}};
    std::map<std::string, int> left;
    for (const auto& [side, names] : units)
        left[side] = strengthen_at_random(table, names, 14);
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    const int rounds = *rc::gen::inRange(1, 4);
    for (int round = 1; round <= rounds; ++round) {
        lead_at_random(table);
        const std::map<std::string, int> losses{{"cs", *rc::gen::inRange(0, 7)},
                                                {"us", *rc::gen::inRange(0, 7)}};
        table.fight(std::to_string(losses.at("cs")) + " " + std::to_string(losses.at("us")) +
                    " safe safe third-die");
        lose_at_random(table);
        for (const auto& [side, names] : units) {
            left[side] = std::max(left[side] - losses.at(side), 0);
            RC_ASSERT(points_of(table, names) == left[side]);
        }
        if (left["cs"] == 0 || left["us"] == 0) return;
        table.third_die(round == rounds ? "ends" : "continues");
        if (round < rounds) table.play({"cs: press-on", "us: press-on"});
    }
}

// Nothing is connected but what was told, and the only way out is the enemy's.
const CombatTable& table_without_a_path() {
    static const CombatTable ready = [] {
        CombatTable table;
        table.close_map();
        table.check_supply();
        table.road("trent-house", "orchard-station");
        table.road("orchard-station", "white-house");
        for (const std::string piece : {"us-mcclellan", "us-cooke", "us-dummy-cavalry-1"})
            table.place(piece, "savage-station");
        table.place("cs-dummy-cavalry-1", "trent-house");
        return table;
    }();
    return ready;
}

// Half is lost, rounded down, however it is shared out.
RC_GTEST_PROP(GatesCombatProperty, RetreatWithoutAPathTakesHalfRoundedDown_S6_6, ()) {
    const std::vector<std::string> defenders{"us-sykes", "us-mccall"};
    CombatTable table = table_without_a_path();
    const int strength = strengthen_at_random(table, defenders, 12);
    table.attack();
    table.fight("0 0 safe safe retreats");
    lose_at_random(table);
    RC_ASSERT(points_of(table, defenders) == strength - strength / 2);
    RC_ASSERT(table.asked() == "retreat");
}

} // namespace

} // namespace fielddesk::gates::test
