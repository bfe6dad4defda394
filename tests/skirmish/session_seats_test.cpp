#include "app/library.h"
#include "tests/app/console_game.h"
#include "tests/app/table.h"
#include "tests/leaks/file_twins.h"
#include "tests/support/files.h"

#include <chrono>
#include <gtest/gtest.h>

namespace fielddesk {
namespace {

// Two sides with PINs at one game file.
class SessionSeats : public ::testing::Test {
protected:
    void play(int orders) {
        const auto session =
            testing::played_game(m_game, "skirmish", 7, orders, {{"blue", "one"}, {"red", "two"}});
        m_entries = session->record(Seat::table()).size();
    }
    Result<std::unique_ptr<Session>> open(Journal::Mode mode, const Pins& pins = {}) const {
        return Session::open(m_game, mode, pins);
    }
    Said fielddesk(const std::vector<std::string>& words, const std::string& input = {}) const {
        return run(words, input);
    }

    TemporaryFolder m_folder;
    const std::filesystem::path m_game = m_folder / "game.fielddesk";
    std::size_t m_entries = 0;
    const Pins m_both{{"blue", "one"}, {"red", "two"}};
};

TEST_F(SessionSeats, StudyCopyIsTheSideSameDeskAndRecord) {
    play(40);
    const auto whole = open(Journal::Mode::Look, m_both);
    const auto study = open(Journal::Mode::Look, {{"red", "two"}});
    ASSERT_TRUE(whole && study);
    const Seat red = Seat::of(*(*whole)->kit().side("red"));
    EXPECT_EQ((*study)->desk(red), (*whole)->desk(red));
    EXPECT_EQ((*study)->position(red), (*whole)->position(red));
    EXPECT_EQ((*study)->record(red), (*whole)->record(red));
    EXPECT_EQ((*study)->record(Seat::table()), (*whole)->record(Seat::table()));
    EXPECT_FALSE((*study)->desk(red) == (*study)->desk(Seat::table()));
}

// Who has one PIN sees that the end is missing; that the mark was moved along with it, only who has every
// PIN.
TEST_F(SessionSeats, CutEndIsFoundAsFarAsThePinsGo) {
    play(20);
    const auto last = std::to_string(m_entries);
    tamper(m_game,
           "DELETE FROM facts WHERE entry = " + last + "; DELETE FROM entries WHERE number = " + last);
    EXPECT_EQ(outcome(open(Journal::Mode::Look)), "file.altered");
    EXPECT_EQ(outcome(open(Journal::Mode::Look, {{"red", "two"}})), "file.altered");
    EXPECT_EQ(outcome(open(Journal::Mode::Play, m_both)), "file.altered");
    tamper(m_game,
           "UPDATE last_entry SET number = number - 1, hash = (SELECT hash FROM entries ORDER BY number "
           "DESC LIMIT 1)");
    EXPECT_EQ(outcome(open(Journal::Mode::Look, {{"red", "two"}})), "done");
    EXPECT_EQ(outcome(open(Journal::Mode::Look, m_both)), "file.altered");
    EXPECT_EQ(outcome(open(Journal::Mode::Play, m_both)), "file.altered");
}

TEST_F(SessionSeats, WithoutAPinOnlyWhatEveryoneKnowsIsThere) {
    play(40);
    const auto whole = open(Journal::Mode::Look, m_both);
    const auto nobody = open(Journal::Mode::Look);
    ASSERT_TRUE(whole && nobody);
    EXPECT_EQ((*nobody)->desk(Seat::table()), (*whole)->desk(Seat::table()));
    for (const ChronicleEntry& entry : (*nobody)->readable_entries())
        for (const Fact& fact : entry.facts)
            EXPECT_EQ(fact.audience, Audience::everyone());
}

TEST_F(SessionSeats, GoesOnWithEveryPinAsItStood) {
    play(40);
    EXPECT_EQ(outcome(open(Journal::Mode::Play)), "file.sealed");
    EXPECT_EQ(open(Journal::Mode::Play).error().detail, "Blue, Red");
    const auto session = open(Journal::Mode::Play, m_both);
    ASSERT_TRUE(session);
    EXPECT_EQ((*session)->record(Seat::table()).size(), m_entries);
    for (const SeatState& seat : (*session)->seats()) {
        EXPECT_TRUE(seat.has_pin);
        EXPECT_TRUE(seat.is_readable);
    }
}

TEST_F(SessionSeats, PinIsChangedAndTakenAwayByWhoKnowsIt) {
    play(10);
    {
        const auto session = open(Journal::Mode::Play, m_both);
        const SideId blue = *(*session)->kit().side("blue");
        EXPECT_EQ(outcome((*session)->change_pin(blue, "guess", "mine")), "pin.wrong");
        EXPECT_EQ(outcome((*session)->change_pin(blue, "one", "mine")), "pin.wait");
    }
    const auto waited = std::chrono::steady_clock::now() + std::chrono::milliseconds(1100);
    while (std::chrono::steady_clock::now() < waited) {
    }
    {
        const auto session = open(Journal::Mode::Play, m_both);
        ASSERT_TRUE(session);
        const SideId blue = *(*session)->kit().side("blue");
        const SideId red = *(*session)->kit().side("red");
        EXPECT_TRUE((*session)->change_pin(blue, "one", "longer than before"));
        EXPECT_TRUE((*session)->change_pin(red, "two", ""));
    }
    EXPECT_EQ(outcome(open(Journal::Mode::Play, {{"blue", "longer than before"}})), "done");
}

TEST_F(SessionSeats, ConsoleAsksForPinsOnItsInput) {
    const std::vector<std::string> begin{"console", m_game.string(), "--new", "skirmish", "--pin", "blue"};
    EXPECT_EQ(fielddesk(begin, "secret\nhand-over blue secret\nmuster blue-1 3\n").code, 0);
    EXPECT_EQ(fielddesk({"console", m_game.string()}).code, 2);
    const Said closed = fielddesk({"console", m_game.string(), "--look", "--as", "blue"});
    EXPECT_EQ(closed.code, 2);
    EXPECT_NE(closed.errors.find("locked"), std::string::npos) << closed.errors;
    const Said open = fielddesk({"console", m_game.string(), "--look", "--as", "blue", "--pin", "blue"},
                                "secret\nshow\nready\n");
    EXPECT_EQ(open.code, 0);
    EXPECT_NE(open.output.find("only looked at"), std::string::npos) << open.output;
    const Said table = fielddesk({"console", m_game.string(), "--look"}, "record\n");
    EXPECT_EQ(table.code, 0);
    EXPECT_EQ(table.output.find("blue-1"), std::string::npos);
}

TEST_F(SessionSeats, EveryPinThatIsAskedForComesOnce) {
    const std::vector<std::string> begin{"console", m_game.string(), "--new", "skirmish", "--pin", "blue"};
    for (const char* input : {"", "\n", "\r\n"}) {
        const Said said = fielddesk(begin, input);
        EXPECT_EQ(said.code, 2);
        EXPECT_NE(said.errors.find("No PIN came for blue"), std::string::npos) << said.errors;
        EXPECT_FALSE(std::filesystem::exists(m_game)) << "nothing is begun that is not locked";
    }
    auto twice = begin;
    twice.insert(twice.end(), {"--pin", "blue"});
    const Said said = fielddesk(twice, "canary\ncanary\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_NE(said.errors.find("asked for twice"), std::string::npos) << said.errors;
    EXPECT_EQ(said.errors.find("canary"), std::string::npos) << said.errors;
    EXPECT_FALSE(std::filesystem::exists(m_game));
    EXPECT_EQ(fielddesk(begin, "secret\r\n").code, 0);
    EXPECT_EQ(outcome(open(Journal::Mode::Play, {{"blue", "secret"}})), "done")
        << "a return is no part of a PIN";
    EXPECT_EQ(fielddesk({"verify", m_game.string(), "--pin", "blue"}).code, 2);
}

TEST_F(SessionSeats, DeskIsHandedOverWithAPinOfSeveralWords) {
    const std::vector<std::string> begin{"console", m_game.string(), "--new", "skirmish",
                                         "--pin",   "blue",          "--json"};
    const Said said =
        fielddesk(begin, "two  words\nhand-over blue two  words\r\nhand-over\nhand-over canary\n"
                         "hand-over green canary\nhand-over blue two words\nhand-over blue a canary sings\n");
    EXPECT_EQ(said.code, 0);
    const auto lines = lines_of(said.output);
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(one_object(lines[0]).at("ok"), true);
    for (const std::size_t line : {1U, 2U, 3U})
        EXPECT_EQ(one_object(lines[line]).at("refusal").at("code"), "hand-over.usage") << lines[line];
    EXPECT_EQ(one_object(lines[4]).at("refusal").at("code"), "pin.wrong") << "a PIN is taken as it is typed";
    EXPECT_EQ(one_object(lines[5]).at("refusal").at("code"), "pin.wait");
    EXPECT_EQ(said.output.find("canary"), std::string::npos) << "no refusal repeats a PIN";
}

TEST_F(SessionSeats, WrongPinSaysHowLongTheNextOneWaits) {
    play(10);
    const auto wrong = open(Journal::Mode::Look, {{"blue", "three"}});
    EXPECT_EQ(outcome(wrong), "pin.wrong");
    EXPECT_EQ(wrong.error().subjects, Arguments{1});
}

TEST_F(SessionSeats, PinThatIsAskedForOpensNothingByItself) {
    play(10);
    const auto session = open(Journal::Mode::Look);
    const SideId blue = *(*session)->kit().side("blue");
    ASSERT_EQ(outcome((*session)->expect_pin(blue, "one")), "done");
    EXPECT_FALSE((*session)->may_read(Seat::of(blue)));
    EXPECT_EQ(outcome((*session)->expect_seat(Seat::of(blue))), "seat.locked");
    EXPECT_EQ(outcome((*session)->change_pin(blue, "one", "")), "seat.looks-only");
}

TEST_F(SessionSeats, KeyThatIsMissingIsNamed) {
    play(10);
    tamper(m_game, "DELETE FROM seats WHERE side = 1");
    for (const auto mode : {Journal::Mode::Look, Journal::Mode::Play}) {
        const auto opened = open(mode, {{"blue", "one"}});
        EXPECT_EQ(outcome(opened), "file.damaged");
        EXPECT_TRUE(opened.error().detail.ends_with("the key of Red is missing")) << opened.error().detail;
    }
    const Said verified = fielddesk({"verify", m_game.string()});
    EXPECT_EQ(verified.code, 2);
    EXPECT_NE(verified.errors.find("the key of Red is missing"), std::string::npos) << verified.errors;
}

TEST_F(SessionSeats, VerifySaysWhatIsSealedAndOpensWhatItCan) {
    play(30);
    const Said closed = fielddesk({"verify", m_game.string()});
    EXPECT_EQ(closed.code, 0) << closed.errors << closed.output;
    EXPECT_NE(closed.output.find("Blue: locked with a PIN."), std::string::npos);
    const Said opened = fielddesk({"verify", m_game.string(), "--pin", "blue", "--pin", "red"}, "one\ntwo\n");
    EXPECT_EQ(opened.code, 0) << opened.errors << opened.output;
    EXPECT_NE(opened.output.find("Blue: locked with a PIN, and opened with it."), std::string::npos);
    EXPECT_EQ(fielddesk({"verify", m_game.string(), "--pin", "blue"}, "three\n").code, 2);
}

TEST_F(SessionSeats, SideThatNobodyPlaysHasNoPin) {
    EXPECT_EQ(outcome(Session::create(m_game, **read_shipped_kit("skirmish"), {{}, {}, {{"green", "x"}}})),
              "console.seat");
    EXPECT_FALSE(std::filesystem::exists(m_game));
}

} // namespace
} // namespace fielddesk
