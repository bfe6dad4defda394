#include "tests/gates/gates_table.h"

#include <gmock/gmock.h>

// 5.0: what a side sees of the other, and its dummies.
namespace fielddesk::gates::test {

namespace {

using ::testing::Contains;
using ::testing::Not;

class Intelligence : public ::testing::Test {
protected:
    // Where this seat knows a piece to be, "" where it does not.
    std::string seen_at(const std::string& seat, const std::string& piece) const {
        const auto place = table.seen(seat).pieces[*table.kit().piece(piece)].place;
        return place ? std::string(table.kit().places[*place].id.text()) : std::string();
    }
    std::optional<int> seen_points(const std::string& seat, const std::string& piece) const {
        const auto face = table.seen(seat).pieces[*table.kit().piece(piece)].face;
        return face ? std::optional(static_cast<int>(*face)) : std::nullopt;
    }
    bool sees_stack(const std::string& seat, const std::string& place, const std::string& mark) const {
        return has_mark(table.seen(seat).places[*table.kit().place(place)].marks, *table.kit().mark(mark));
    }
    int markers_at(const std::string& place, const std::string& side) const {
        int markers = 0;
        for (int number = 1; number <= 10; ++number)
            if (table.at(side + "-marker-" + std::to_string(number)) == place) ++markers;
        return markers;
    }
    // A. P. Hill beside McCall, Sykes and a dummy of theirs.
    void meet() {
        table.go_to_move("cs");
        table.place("cs-ap-hill", "barker");
        for (const std::string piece : {"us-mccall", "us-sykes", "us-dummy-1"})
            table.place(piece, "tucker-town");
        table.road("barker", "tucker-town");
        table.road("tucker-town", "turkey-hill");
    }
    // A. P. Hill attacks, and all that takes part lies open.
    void fight() {
        table.play({"cs: take barker", "cs: assault tucker-town", "us: done", "cs: done"});
        table.tell("0");
        ASSERT_EQ(table.asked(), "open-fight");
    }
    // A card spares both sides the combat: the defender goes, and the attacker takes the point.
    void guide_away() { table.play({"cs: play 34", "us: fall-back turkey-hill"}); }

    GatesTable table;
};

const std::string unseen;

TEST_F(Intelligence, CoveredStackIsSeenAsAStackAlone_S5) {
    table.go_to_move("cs");
    for (const std::string seat : {"us", "table"}) {
        EXPECT_TRUE(sees_stack(seat, "atlee-station", "cs-here")) << seat;
        for (const std::string piece : {"cs-jackson", "cs-winder", "cs-ewell"}) {
            EXPECT_EQ(seen_at(seat, piece), unseen) << seat << " " << piece;
            EXPECT_EQ(seen_points(seat, piece), std::nullopt) << seat << " " << piece;
        }
    }
    EXPECT_EQ(seen_at("cs", "cs-winder"), "atlee-station");
    EXPECT_EQ(seen_points("cs", "cs-winder"), 6);
}

TEST_F(Intelligence, CoveredStackMovesUnseen_S5) {
    table.go_to_move("cs");
    table.road("mechanicsville", "barker");
    table.play({"cs: take mechanicsville", "cs: go barker"});
    EXPECT_FALSE(sees_stack("us", "mechanicsville", "cs-here"));
    EXPECT_TRUE(sees_stack("us", "barker", "cs-here"));
    EXPECT_EQ(seen_at("us", "cs-ap-hill"), unseen);
    EXPECT_EQ(seen_at("cs", "cs-ap-hill"), "barker");
    EXPECT_EQ(markers_at("barker", "cs"), 1);
}

TEST_F(Intelligence, UncoveredStackShowsItsTopCounter_S5) {
    table.go_to_move("cs");
    table.play({"cs: uncover atlee-station"});
    EXPECT_EQ(markers_at("atlee-station", "cs"), 0);
    EXPECT_EQ(seen_at("us", "cs-jackson"), "atlee-station");
    EXPECT_EQ(seen_at("us", "cs-winder"), unseen) << "it lies under its leader";
}

TEST_F(Intelligence, UncoveredUnitKeepsItsStrengthSecret_S5) {
    table.go_to_move("cs");
    table.play({"cs: uncover mechanicsville"});
    EXPECT_EQ(seen_at("us", "cs-ap-hill"), "mechanicsville");
    EXPECT_EQ(seen_points("us", "cs-ap-hill"), std::nullopt);
}

TEST_F(Intelligence, StackThatIsCoveredAgainIsOutOfSight_S5) {
    table.go_to_move("cs");
    table.play({"cs: uncover mechanicsville", "cs: cover mechanicsville"});
    EXPECT_EQ(seen_at("us", "cs-ap-hill"), unseen);
    EXPECT_EQ(markers_at("mechanicsville", "cs"), 1);
}

TEST_F(Intelligence, StackMayBearASecondMarker_S5) {
    table.go_to_move("cs");
    table.play({"cs: cover mechanicsville"});
    EXPECT_EQ(markers_at("mechanicsville", "cs"), 2);
}

TEST_F(Intelligence, EleventhStackLiesOpen_S5) {
    table.go_to_move("cs");
    // Five stacks as set up, and five more of Magruder's command.
    table.place("cs-mclaws", "fort-1");
    table.place("cs-dr-jones", "fort-2");
    table.place("cs-holmes", "fort-3");
    table.place("cs-huger", "fort-6");
    table.place("cs-dummy-1", "fort-9");
    EXPECT_EQ(markers_at("aside", "cs"), 0);
    EXPECT_EQ(seen_at("us", "cs-huger"), unseen);
    table.place("cs-ewell", "barker");
    EXPECT_EQ(markers_at("barker", "cs"), 0);
    EXPECT_EQ(seen_at("us", "cs-ewell"), "barker");
    EXPECT_EQ(seen_points("us", "cs-ewell"), std::nullopt);
}

TEST_F(Intelligence, StrengthIsSecretUntilBothSidesLieOpen_S5) {
    meet();
    EXPECT_EQ(seen_points("cs", "us-mccall"), std::nullopt);
    fight();
    for (const std::string seat : {"cs", "us", "table"}) {
        EXPECT_EQ(seen_points(seat, "us-mccall"), 6) << seat;
        EXPECT_EQ(seen_points(seat, "cs-ap-hill"), 6) << seat;
    }
    EXPECT_EQ(seen_at("us", "cs-winder"), unseen) << "it takes no part";
}

TEST_F(Intelligence, StrengthIsSecretWhileTheDefenderChooses_S5) {
    meet();
    table.play({"cs: take barker", "cs: assault tucker-town"});
    EXPECT_EQ(table.asked(), "defence");
    EXPECT_EQ(seen_points("cs", "us-mccall"), std::nullopt);
    EXPECT_EQ(seen_points("us", "cs-ap-hill"), std::nullopt);
}

TEST_F(Intelligence, StrengthIsSecretAgainAfterTheCombat_S5) {
    meet();
    fight();
    guide_away();
    EXPECT_EQ(table.at("us-mccall"), "turkey-hill");
    EXPECT_EQ(seen_at("cs", "us-mccall"), unseen);
    EXPECT_EQ(seen_points("cs", "us-mccall"), std::nullopt);
    EXPECT_EQ(seen_points("us", "cs-ap-hill"), std::nullopt);
}

TEST_F(Intelligence, DummyMovesLikeTheUnitItPassesFor_S5_1) {
    const std::vector<std::string> road{"old-cold-harbor",  "barker",        "tucker-town",
                                        "boatswains-swamp", "turkey-hill",   "riddells-blacksmith",
                                        "fraysers-farm",    "baptist-church"};
    table.go_to_move("cs");
    for (std::size_t next = 1; next < road.size(); ++next)
        table.road(road[next - 1], road[next]);
    const std::map<std::string, std::size_t> points{{"cs-dummy-1", 4}, {"cs-dummy-cavalry-1", 6}};
    for (const auto& [dummy, most] : points) {
        table.place(dummy, road[0]);
        table.play({"cs: take-piece " + dummy});
        for (std::size_t next = 1; next <= most; ++next)
            table.play({"cs: go " + road[next]});
        EXPECT_EQ(table.refusal("cs", "go", road[most + 1]), "gates.no-points") << dummy;
        table.play({"cs: halt"});
    }
}

TEST_F(Intelligence, DummyIsPutToAnotherStackAndMayMoveAtOnce_S5_1) {
    table.go_to_move("cs");
    table.road("chessman", "barker");
    table.road("mechanicsville", "tucker-town");
    table.play({"cs: take-piece cs-dummy-cavalry-1", "cs: go barker", "cs: halt",
                "cs: dummy cs-dummy-cavalry-1 mechanicsville"});
    EXPECT_EQ(table.at("cs-dummy-cavalry-1"), "mechanicsville");
    table.play({"cs: take-piece cs-dummy-cavalry-1", "cs: go tucker-town"});
    EXPECT_EQ(table.at("cs-dummy-cavalry-1"), "tucker-town");
}

TEST_F(Intelligence, DummyIsPutOnlyWhereItsSideIs_S5_1) {
    table.go_to_move("cs");
    EXPECT_EQ(table.give("cs: dummy cs-dummy-1 old-cold-harbor"), "gates.not-now") << "nobody is there";
    EXPECT_EQ(table.give("cs: dummy cs-dummy-1 fairfield"), "gates.not-now") << "the enemy is there";
    EXPECT_EQ(table.give("cs: dummy cs-dummy-1 richmond"), "");
    table.place("us-supply-4", "dispatch-station");
    EXPECT_EQ(table.give("us: dummy us-dummy-1 white-house"), "") << "the terminus alone is there";
    EXPECT_EQ(table.give("us: dummy us-dummy-2 dispatch-station"), "") << "a dump is there";
}

TEST_F(Intelligence, DummyThatIsPutElsewhereLeavesTheStackOnTheMove_S5_1) {
    table.go_to_move("cs");
    table.road("chessman", "barker");
    table.play({"cs: take chessman", "cs: dummy cs-dummy-cavalry-1 mechanicsville", "cs: go barker"});
    EXPECT_EQ(table.at("cs-stuart"), "barker");
    EXPECT_EQ(table.at("cs-dummy-cavalry-1"), "mechanicsville");
}

TEST_F(Intelligence, DummyComesToTheBankOfThoseItIsPutTo_S5_1) {
    table.go_to_move("cs");
    table.place("us-supply-3", "white-house");
    table.place("cs-ap-hill", "bottoms-bridge");
    table.play({"cs: correct mark cs-ap-hill south on", "correct place bottoms-bridge blown on",
                "cs: dummy cs-dummy-1 bottoms-bridge", "cs: take-piece cs-dummy-1"});
    EXPECT_EQ(table.give("cs: go dispatch-station"), "gates.bridge-down");
    EXPECT_EQ(table.give("cs: go antioch-church"), "");
}

TEST_F(Intelligence, DummyThatIsEliminatedStaysOut_S5_1) {
    table.go_to_move("cs");
    table.place("cs-dummy-1", "eliminated");
    EXPECT_EQ(table.give("cs: dummy cs-dummy-1 richmond"), "gates.not-now");
}

TEST_F(Intelligence, DummiesAloneAreEliminatedWhenTheyAreAttacked_S5_1) {
    table.go_to_move("cs");
    table.place("cs-ap-hill", "barker");
    table.place("us-dummy-1", "tucker-town");
    table.place("us-dummy-2", "tucker-town");
    table.road("barker", "tucker-town");
    table.play({"cs: take barker", "cs: assault tucker-town"});
    EXPECT_EQ(table.at("us-dummy-1"), "eliminated");
    EXPECT_EQ(table.at("us-dummy-2"), "eliminated");
    EXPECT_EQ(table.at("cs-ap-hill"), "tucker-town");
}

TEST_F(Intelligence, DummyGoesWithTheUnitsThatRetreat_S5_1) {
    meet();
    fight();
    guide_away();
    EXPECT_EQ(table.at("us-dummy-1"), "turkey-hill");
    EXPECT_EQ(table.at("us-mccall"), "turkey-hill");
    EXPECT_EQ(table.at("cs-ap-hill"), "tucker-town");
}

TEST_F(Intelligence, DummiesCaptureNoSupplyUnit_S5_1) {
    table.go_to_move("cs");
    table.place("cs-dummy-cavalry-1", "barker");
    table.road("barker", "dispatch-station");
    table.play({"cs: take barker"});
    EXPECT_EQ(table.refusal("cs", "assault", "dispatch-station"), "gates.needs-real-units");
    EXPECT_EQ(table.refusal("cs", "go", "dispatch-station"), "gates.enemy-there");
    EXPECT_EQ(table.at("us-supply-3"), "dispatch-station");
}

TEST_F(Intelligence, SideHasTheDummiesThatItBeganWith_S5_1) {
    std::map<std::string, int> dummies;
    for (const PieceDefinition& piece : table.kit().pieces)
        if (piece.kind == Code("infantry-dummy") || piece.kind == Code("cavalry-dummy"))
            ++dummies[std::string(table.kit().sides[piece.side].id.text()) + " " +
                      std::string(piece.kind.text())];
    EXPECT_EQ(dummies["us infantry-dummy"], 3);
    EXPECT_EQ(dummies["us cavalry-dummy"], 1);
    EXPECT_EQ(dummies["cs infantry-dummy"], 3);
    EXPECT_EQ(dummies["cs cavalry-dummy"], 2);
}

} // namespace

} // namespace fielddesk::gates::test
