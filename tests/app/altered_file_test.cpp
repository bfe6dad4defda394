#include "tests/app/table.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

struct Alteration {
    const char* name;
    const char* sql;
    int entry; // that is named
};

void PrintTo(const Alteration& alteration, std::ostream* out) {
    *out << alteration.sql;
}

// A game of five entries that somebody changed in a file: it is not opened, neither to play nor to look, and
// what shows the change is still there afterwards.
class AlteredFile : public ::testing::TestWithParam<Alteration> {};

TEST_P(AlteredFile, IsNotOpenedAndStaysAsItIs) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    {
        const auto session = begin(path, new_game("app", 1862));
        const PieceId lee = *session->kit().piece("lee");
        for (const char* id :
             {"valley-winchester", "valley-harpers-ferry", "valley-winchester", "james-norfolk"})
            ASSERT_TRUE(
                session->submit({Seat::table(), verbs::correct_piece, {lee, *session->kit().place(id)}}));
    }
    tamper(path, GetParam().sql);
    const std::string altered = bytes_of(path);
    for (const auto mode : {Journal::Mode::Look, Journal::Mode::Play}) {
        const auto opened = Session::open(path, mode);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().code, Code("file.altered"));
        EXPECT_EQ(opened.error().subjects, Arguments{GetParam().entry});
    }
    EXPECT_TRUE(bytes_of(path) == altered);
}

INSTANTIATE_TEST_SUITE_P(
    Session, AlteredFile,
    ::testing::Values(
        Alteration{"ACutEnd", "DELETE FROM facts WHERE entry = 5; DELETE FROM entries WHERE number = 5", 5},
        Alteration{"ALongerCutEnd", "DELETE FROM facts WHERE entry > 2; DELETE FROM entries WHERE number > 2",
                   3},
        Alteration{"ACutAndMovedEnd",
                   "DELETE FROM facts WHERE entry = 5; DELETE FROM entries WHERE number = 5;"
                   "UPDATE last_entry SET number = 4, hash = (SELECT hash FROM entries WHERE number = 4)",
                   4},
        Alteration{"ADroppedMark", "DELETE FROM last_entry", 5},
        Alteration{"AnotherMark", "UPDATE last_entry SET mark = zeroblob(32)", 5},
        Alteration{"AChangedFact",
                   "UPDATE facts SET body = replace(body, 'winchester', 'strasburg') WHERE entry = 2", 2},
        Alteration{"ADroppedFact",
                   "DELETE FROM facts WHERE entry = 4 AND position = (SELECT max(position) FROM facts WHERE "
                   "entry = 4)",
                   4},
        Alteration{"AChangedOrder", "UPDATE entries SET order_taken = '{}' WHERE number = 3", 3},
        Alteration{"AChangedHash", "UPDATE entries SET hash = zeroblob(32) WHERE number = 1", 1}),
    [](const auto& tested) { return tested.param.name; });

} // namespace
} // namespace fielddesk
