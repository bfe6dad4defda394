#include "tests/gates/combat_table.h"
#include "tests/gates/supply_fixture.h"

#include <gmock/gmock.h>

// What the desk of a seat is made of: supply as it is drawn, orders of battle, hands, and the attack.
namespace fielddesk::gates::test {

namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::Not;

class DeskReader {
public:
    DeskReader(const GatesTable& table, const std::string& seat) : m_table(table), m_desk(table.desk(seat)) {}

    const Desk& desk() const { return m_desk; }
    std::vector<std::string> way_of(const std::string& piece) const {
        std::vector<std::string> way;
        for (const PlaceId place : trace_of(piece).way)
            way.emplace_back(m_table.kit().places[place].id.text());
        return way;
    }
    DeskTrace trace_of(const std::string& piece) const {
        for (const DeskTrace& trace : m_desk.network.value().traces)
            if (trace.piece == *m_table.kit().piece(piece)) return trace;
        ADD_FAILURE() << piece << " is not traced";
        return {};
    }
    bool is_used(const std::string& from, const std::string& to) const {
        for (const DeskWay& way : m_desk.network.value().ways)
            if (way.from == *m_table.kit().place(from) && way.to == *m_table.kit().place(to))
                return way.is_used;
        ADD_FAILURE() << "no way from " << from << " to " << to;
        return false;
    }
    DeskPoint point(const std::string& place) const {
        for (const DeskPoint& point : m_desk.network.value().points)
            if (point.place == *m_table.kit().place(place)) return point;
        ADD_FAILURE() << place << " is not drawn";
        return {};
    }
    DeskUnit unit(const std::string& piece) const {
        for (const DeskCommand& command : m_desk.commands)
            for (const DeskUnit& unit : command.units)
                if (unit.piece == *m_table.kit().piece(piece)) return unit;
        ADD_FAILURE() << piece << " is in no order of battle";
        return {};
    }
    const DeskCommand& command(Code id) const {
        for (const DeskCommand& command : m_desk.commands)
            if (command.id == id) return command;
        throw std::out_of_range("no such command");
    }
    int line(Code command_id, Code code) const {
        for (const DeskLine& line : command(command_id).lines)
            if (line.text.code == code) return line.value.value();
        return -1;
    }
    std::vector<std::string> fighters(std::size_t force) const {
        std::vector<std::string> names;
        for (const DeskUnit& unit : m_desk.fight.value().forces.at(force).units)
            names.emplace_back(m_table.kit().pieces[unit.piece].id.text());
        return names;
    }

private:
    const GatesTable& m_table;
    Desk m_desk;
};

class GatesNetwork : public SupplyTest {};

TEST_F(GatesNetwork, UnitIsTracedFromTheTerminusAlongItsRoad_S8_1) {
    at_union_point("us-slocum", 3);
    const DeskReader reader(table, "us");
    EXPECT_EQ(reader.trace_of("us-slocum").finding, Finding::Good);
    EXPECT_EQ(reader.trace_of("us-slocum").line.value, 3);
    EXPECT_THAT(reader.way_of("us-slocum"),
                ElementsAre("white-house", "old-cold-harbor", "barker", "tucker-town"));
    EXPECT_TRUE(reader.is_used("old-cold-harbor", "barker"));
    EXPECT_FALSE(reader.is_used("tucker-town", "turkey-hill"));
    EXPECT_TRUE(reader.point("white-house").is_source);
    EXPECT_FALSE(reader.point("barker").is_source);
}

TEST_F(GatesNetwork, WayRunsThroughTheDumpsOfTheChain_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-slocum", 5);
    const DeskReader reader(table, "us");
    EXPECT_THAT(reader.way_of("us-slocum"), ElementsAre("white-house", "old-cold-harbor", "barker",
                                                        "tucker-town", "turkey-hill", "boatswains-swamp"));
    EXPECT_EQ(reader.trace_of("us-slocum").line.value, 2) << "from the dump on";
    EXPECT_EQ(reader.trace_of("us-supply-1").line.value, 3);
    EXPECT_TRUE(reader.point("tucker-town").is_source);
}

TEST_F(GatesNetwork, WhoIsTooFarHasNoWay_S8_1) {
    at_union_point("us-slocum", 5);
    const DeskReader reader(table, "us");
    EXPECT_EQ(reader.trace_of("us-slocum").finding, Finding::Bad);
    EXPECT_THAT(reader.way_of("us-slocum"), IsEmpty());
}

TEST_F(GatesNetwork, ConfederateWayEndsInRichmond_S8_1) {
    at_confederate_point("cs-ap-hill", 2);
    EXPECT_THAT(DeskReader(table, "cs").way_of("cs-ap-hill"), ElementsAre("fort-2", "fort-1", "richmond"));
}

TEST_F(GatesNetwork, BlownBridgeIsMarkedWhereItIs_S10) {
    table.road("barker", "new-bridge", "north-bank");
    table.play({"correct place new-bridge blown on"});
    EXPECT_THAT(DeskReader(table, "us").point("new-bridge").marks,
                ElementsAre(table.kit().mark("blown").value()));
}

// Whose supply it is, is that side's own; the table reads of nobody's.
TEST_F(GatesNetwork, EachSideReadsOfItsOwnUnitsAlone) {
    EXPECT_FALSE(table.desk("table").network.has_value());
    for (const std::string seat : {"us", "cs"}) {
        const Desk desk = table.desk(seat);
        ASSERT_FALSE(desk.network.value().traces.empty());
        for (const DeskTrace& trace : desk.network->traces)
            EXPECT_EQ(table.kit().pieces[trace.piece].side, *table.kit().side(seat));
    }
}

class GatesOrderOfBattle : public ::testing::Test {
protected:
    GatesOrderOfBattle() { table.set_up(); }
    GatesTable table;
};

TEST_F(GatesOrderOfBattle, OwnUnitsStandUnderTheirLeaderWithStrengthAndPlace) {
    table.strength("us-sykes", 4);
    const DeskReader reader(table, "us");
    const DeskCommand& corps = reader.command("us-v");
    ASSERT_EQ(corps.units.size(), 4U);
    EXPECT_EQ(corps.units.front().piece, table.kit().piece("us-porter"));
    EXPECT_EQ(corps.units.front().has_strength, false);
    EXPECT_EQ(reader.unit("us-sykes").strength, 4);
    EXPECT_EQ(reader.unit("us-sykes").full, 6);
    EXPECT_EQ(reader.unit("us-sykes").place, table.kit().place("new-bridge"));
    EXPECT_EQ(reader.desk().commands.front().side, table.kit().side("us")) << "the own side comes first";
}

TEST_F(GatesOrderOfBattle, NobodyElseReadsWhereAUnitIsOrHowStrong_S5) {
    table.strength("us-sykes", 4);
    for (const std::string seat : {"cs", "table"}) {
        const DeskUnit sykes = DeskReader(table, seat).unit("us-sykes");
        EXPECT_TRUE(sykes.has_strength) << seat;
        EXPECT_EQ(sykes.strength, std::nullopt) << seat;
        EXPECT_EQ(sykes.place, std::nullopt) << seat;
        EXPECT_EQ(sykes.rating, std::nullopt) << seat;
        EXPECT_FALSE(sykes.is_lost) << seat;
        EXPECT_THAT(sykes.marks, IsEmpty()) << seat;
    }
}

TEST_F(GatesOrderOfBattle, MarkersAreCountedForEveryoneAndDummiesForTheirSide_S5) {
    const DeskReader own(table, "us");
    const DeskReader all(table, "table");
    EXPECT_EQ(own.line("us", "command.dummies-out"), 4);
    EXPECT_EQ(own.line("us", "command.dummies-left"), 0);
    EXPECT_EQ(all.line("us", "command.dummies-out"), -1);
    EXPECT_EQ(own.line("us", "command.markers-left"), all.line("us", "command.markers-left"));
    EXPECT_GE(all.line("cs", "command.markers-left"), 0);
}

TEST(GatesHand, EachCardSaysWhatItDoesToWhoHoldsIt_S12) {
    GatesTable table;
    table.set_up();
    table.play({"us: correct card 25 us-hand", "us: correct card 1 us-hand"});
    const Desk desk = table.desk("us");
    ASSERT_EQ(desk.hand.size(), 2U);
    EXPECT_EQ(desk.hand[0].words, (std::vector<Text>{{"hand.side", {*table.kit().side("us")}},
                                                     {"hand.combat-drm", {-2}},
                                                     {"hand.lasts-combat", {}}}));
    EXPECT_EQ(desk.hand[0].barred.value().code, Code("hand.in-combat"));
    EXPECT_EQ(desk.hand[1].words, (std::vector<Text>{{"hand.not-known", {}}}));
    EXPECT_THAT(table.desk("cs").hand, IsEmpty());
    EXPECT_THAT(table.desk("table").hand, IsEmpty());
}

class GatesFight : public GatesCombat {};

TEST_F(GatesFight, BothSidesLieOpenWithTheirLeadsFirst_S6_4) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall"});
    table.agree();
    for (const std::string seat : {"us", "cs", "table"}) {
        const DeskReader reader(table, seat);
        const DeskFight& fight = reader.desk().fight.value();
        ASSERT_EQ(fight.forces.size(), 2U) << seat;
        EXPECT_EQ(fight.forces[0].side, table.kit().side("cs")) << seat;
        EXPECT_EQ(fight.forces[0].strength, 12) << seat;
        EXPECT_EQ(fight.forces[1].strength, 12) << seat;
        EXPECT_EQ(reader.fighters(1).front(), "us-mccall") << seat;
        int sum = 0;
        for (const Modifier& modifier : fight.modifiers)
            sum += modifier.value;
        EXPECT_EQ(sum, table.drm()) << seat;
        EXPECT_EQ(fight.steps[3].progress, Progress::Now) << seat;
        EXPECT_EQ(fight.steps[2].progress, Progress::Done) << seat;
        EXPECT_EQ(fight.steps[4].progress, Progress::Ahead) << seat;
    }
}

TEST_F(GatesFight, WhoIsChosenIsReadByItsOwnSideUntilBothLieOpen_S6_2) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    ASSERT_EQ(table.asked(), "defence");
    EXPECT_THAT(DeskReader(table, "us").fighters(0), IsEmpty());
    EXPECT_THAT(DeskReader(table, "cs").fighters(1), IsEmpty());
    EXPECT_THAT(DeskReader(table, "table").fighters(0), IsEmpty());
    EXPECT_THAT(DeskReader(table, "table").fighters(1), IsEmpty());
    EXPECT_THAT(DeskReader(table, "us").fighters(1), Contains("us-sykes"));
    EXPECT_THAT(DeskReader(table, "cs").fighters(0), Contains("cs-winder"));
}

TEST_F(GatesFight, LossesToTakeAreSaidWithTheirSide_S6_5) {
    table.attack();
    table.fight("0 2 safe safe third-die");
    const DeskFight fight = table.desk("table").fight.value();
    // The first of the two fell on the lead division.
    EXPECT_THAT(fight.outcome,
                Contains(AllOf(Field(&DeskLine::text, Text{"fight.owes", {*table.kit().side("us")}}),
                               Field(&DeskLine::value, std::optional(1)))));
    EXPECT_TRUE(fight.net.has_value());
}

TEST_F(GatesFight, WhatHoldsInAPointIsSaidWithItsSection_S6_1) {
    table.play({"correct place grapevine-bridge attacked on", "correct place new-bridge blown on"});
    std::map<std::string, Code> sections;
    for (const DeskSheet& sheet : table.desk("table").sheets)
        for (const DeskLine& line : sheet.lines)
            sections[std::string(line.text.code.text())] = line.section;
    EXPECT_EQ(sections["sheet.attacked"], Code("s6-1"));
    EXPECT_EQ(sections["sheet.blown"], Code("s10"));
}

} // namespace

} // namespace fielddesk::gates::test
