#include "app/notes_library.h"
#include "engine/rules/box.h"
#include "engine/rules/box_answers.h"
#include "tests/skirmish/skirmish_table.h"
#include "tests/support/files.h"
#include "tests/support/random_player.h"
#include "tests/support/shipped_rules.h"

#include <gmock/gmock.h>

// The chart of losses, of which the rulebook prints one cell: the rest is asked of the owner of the box.
namespace fielddesk::skirmish {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

// A fight on the hill that red loses with this die, and the cell that it needs.
void fight(SkirmishTable& table, int die) {
    ASSERT_EQ(table.give("blue", "attack hill"), "");
    ASSERT_EQ(table.give("blue", "dice " + std::to_string(die)), "");
}

std::vector<facts::CellRead> cells_read(const SkirmishTable& table) {
    std::vector<facts::CellRead> read;
    for (const Fact& fact : table.told("table"))
        if (const auto* cell = std::get_if<facts::CellRead>(&fact.what)) read.push_back(*cell);
    return read;
}

TEST(Losses, KnownCellIsReadWithoutAQuestion) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 2); // 2 and 3 against 4: a margin of 1
    EXPECT_FALSE(table.whole().question);
    const auto read = cells_read(table);
    ASSERT_THAT(read, SizeIs(1));
    EXPECT_EQ(read.front(), (facts::CellRead{ChartId{0}, "even", "one", {1, 0}, Provenance::Printed}));
    EXPECT_EQ(table.seen("red").pieces[*table.kit().piece("red-1")].place, table.kit().place("lost"));
}

TEST(Losses, UnknownCellIsAskedForAndTheFightGoesOn) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 6); // a margin of 5
    ASSERT_TRUE(asks_box(table.whole().question));
    EXPECT_EQ(table.whole().question->kind, Question::Kind::Cell);
    for (const char* seat : {"table", "blue", "red"}) {
        const auto offered = fielddesk::offers(table.rules(), table.seen(seat), table.seat(seat));
        ASSERT_THAT(offered, SizeIs(1)) << seat;
        EXPECT_EQ(offered.front().verb, fielddesk::verbs::note);
        EXPECT_THAT(offered.front().slots, SizeIs(2));
    }
    EXPECT_EQ(table.give("blue", "pass"), "question.open");
    EXPECT_EQ(table.give("blue", "note 4 hold"), "note.unfit");
    EXPECT_EQ(table.give("blue", "note 1"), "note.unfit");
    EXPECT_EQ(table.give("blue", "note 1 flee"), "note.unfit");
    EXPECT_EQ(table.give("red", "note 1 hold"), "");
    EXPECT_FALSE(table.whole().question);
    EXPECT_EQ(cells_read(table).at(0), (facts::CellRead{ChartId{0}, "rout", "one", {1, 0}, Provenance::Box}));
    EXPECT_EQ(table.give("red", "note 1 hold"), "note.not-asked");
}

TEST(Losses, WhatWasSaidIsNotAskedAgainInTheSameGame) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 6);
    ASSERT_EQ(table.give("blue", "note 1 back"), "");
    ASSERT_EQ(table.give("red", "march red-2 hill"), "");
    fight(table, 6);
    EXPECT_FALSE(table.whole().question);
    EXPECT_EQ(cells_read(table).at(0).cell, (CellValue{1, 1}));
}

TEST(Losses, AnswerThatIsTakenBackIsAskedForAgain) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 6);
    ASSERT_EQ(table.give("blue", "note 1 back"), "");
    ASSERT_EQ(table.undo(), "");
    EXPECT_TRUE(asks_box(table.whole().question));
    EXPECT_THAT(table.whole().box.cells, IsEmpty());
}

TEST(Losses, WrongNoteIsMendedAndThePastStaysAsItWasRead) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 6);
    ASSERT_EQ(table.give("blue", "note 1 back"), "");
    const std::size_t entries = table.referee().chronicle().entries().size();
    EXPECT_EQ(table.give("red", "correct cell losses rout one 2 hold"), "");
    EXPECT_EQ(cell_of(table.kit(), table.whole(), ChartId{0}, {2, 0}),
              (ChartCell{CellValue{2, 0}, Provenance::Box}));
    const Facts& past = table.referee().chronicle().entries()[entries - 1].facts;
    EXPECT_EQ(std::count_if(past.begin(), past.end(),
                            [](const Fact& fact) {
                                const auto* read = std::get_if<facts::CellRead>(&fact.what);
                                return read && read->cell == CellValue{1, 1};
                            }),
              1);
    EXPECT_EQ(table.give("red", "correct cell losses rout one 9 hold"), "note.unfit");
    EXPECT_EQ(table.give("red", "correct cell losses rout nine 1 hold"), "correction.no-such-cell");
    EXPECT_EQ(table.give("red", "correct rating red-1 1 value 7"), "");
    EXPECT_EQ(rating_of(table.kit(), table.whole(), *table.kit().piece("red-1"), 0, face_value).value, 7);
    EXPECT_EQ(table.give("red", "correct rating red-1 5 value 7"), "note.unfit");
    EXPECT_EQ(table.give("red", "correct rating red-1 1 beard 7"), "note.unfit");
}

TEST(Losses, FightThatACorrectionEndsNeedsNoCell) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    fight(table, 6);
    ASSERT_TRUE(asks_box(table.whole().question));
    ASSERT_EQ(table.give("blue", "correct piece red-1 red-camp"), "");
    EXPECT_FALSE(table.whole().question);
}

// Plays a game at random and tells the library what it learns; counts how often each cell is asked for.
void play_one(NotesLibrary& library, std::uint64_t seed, std::map<std::string, int>& asked) {
    const auto rules = make_rules(library.kit("skirmish").value()).value();
    Referee referee(*rules);
    testing::RandomPlayer player(seed);
    const auto take = [&](Result<Facts> facts) {
        ASSERT_TRUE(facts) << facts.error().code.text();
        const BoxKnowledge known = referee.whole().box;
        const auto number = static_cast<std::int64_t>(referee.chronicle().entries().size()) + 1;
        for (const Fact& fact : *facts)
            if (const auto* question = std::get_if<facts::QuestionAsked>(&fact.what))
                if (question->question.kind == Question::Kind::Cell)
                    ++asked[std::string(std::get<Code>(question->question.subjects[1]).text()) + "/" +
                            std::string(std::get<Code>(question->question.subjects[2]).text())];
        ASSERT_TRUE(referee.take({number, "", *std::move(facts), true}));
        ASSERT_TRUE(library.learn(rules->kit(), known, referee.seen_by(Seat::table()).box));
    };
    take(referee.beginning({}, {seed, false}));
    for (int orders = 0; orders < 2000 && !referee.whole().outcome; ++orders) {
        if (::testing::Test::HasFatalFailure()) return;
        const Seat seat = Seat::of(SideId{static_cast<std::uint16_t>(player.below(2))});
        const auto offered = fielddesk::offers(*rules, referee.seen_by(seat), seat);
        if (!offered.empty()) take(referee.facts_of(player.order_from(offered, seat)));
    }
}

TEST(Losses, EachCellIsAskedForOnceInAThousandGames) {
    const TemporaryFolder folder;
    const auto library = NotesLibrary::open(folder / "box_notes.sqlite").value();
    std::map<std::string, int> asked;
    for (std::uint64_t seed = 1; seed <= 1000 && !HasFatalFailure(); ++seed)
        play_one(*library, seed, asked);
    EXPECT_THAT(asked, SizeIs(8)) << "all but the one that is printed";
    for (const auto& [cell, times] : asked)
        EXPECT_EQ(times, 1) << cell;
    EXPECT_THAT(library->notes("skirmish").value(), SizeIs(8));
}

} // namespace
} // namespace fielddesk::skirmish
