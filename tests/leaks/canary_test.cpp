#include "app/library.h"
#include "engine/position/fact_codec.h"
#include "tests/app/table.h"
#include "tests/support/child.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>

namespace fielddesk {
namespace {

constexpr const char* blue_pin = "canary-blue-4711";
constexpr const char* red_pin = "canary-red-0815";

// A game and its two sides; the first has the first of the PINs.
struct CanaryGame {
    std::string kit;
    std::string first;
    std::string second;
};

// A game of two sides with PINs, played by the program in a folder that holds its home and its temporary
// files as well, so that whatever it writes is found there.
class Canaries : public ::testing::Test {
protected:
    Canaries() : Canaries(CanaryGame{"skirmish", "blue", "red"}) {}
    explicit Canaries(CanaryGame game) : m_of(std::move(game)) {
        for (const char* name : {"home", "tmp", "run"})
            std::filesystem::create_directory(m_folder / name);
        set("HOME", m_folder / "home");
        set("TMPDIR", m_folder / "tmp");
        for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            set(name, m_folder / "run");
    }
    ~Canaries() override {
        for (const auto& [name, value] : m_before)
            value ? setenv(name, value->c_str(), 1) : unsetenv(name);
    }

    std::unique_ptr<Child> program(bool is_new) const {
        std::vector<std::string> arguments{"console", m_game.string(), "--pin", m_of.first,
                                           "--pin",   m_of.second,     "--json"};
        if (is_new) arguments.insert(arguments.begin() + 2, {"--new", m_of.kit});
        auto child = std::make_unique<Child>(SKIRMISH_CONSOLE, arguments);
        EXPECT_TRUE(child->say(std::string(blue_pin) + "\n" + red_pin + "\n"));
        return child;
    }
    // Plays some of the game at both seats; every line has a reply.
    void play(Child& child, const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            ASSERT_TRUE(child.say(line + "\n"));
            m_said += child.line() + "\n";
        }
    }
    static std::vector<std::string> deployment() {
        const std::string blue = std::string("hand-over blue ") + blue_pin;
        const std::string red = std::string("hand-over red ") + red_pin;
        return {blue,   "muster blue-1 3", "muster blue-2 2", "ready",
                red,    "muster red-1 1",  "muster red-3 3",  "hand-over blue wrong-pin",
                "ready"};
    }
    static std::vector<std::string> some_turns() {
        const std::string blue = std::string("hand-over blue ") + blue_pin;
        const std::string red = std::string("hand-over red ") + red_pin;
        return {blue, "draw", "offers", red, "draw", "record", "hand-over table", "record"};
    }
    // Everything that is only for some: PINs, the bodies of private facts, the secrets of chance.
    std::vector<std::string> marks() const {
        std::vector<std::string> marks{blue_pin, red_pin};
        const auto session =
            Session::open(m_game, Journal::Mode::Look, {{m_of.first, blue_pin}, {m_of.second, red_pin}});
        EXPECT_TRUE(session);
        const auto entries = (*session)->journal().entries();
        for (const Entry& entry : *entries)
            for (const StoredFact& fact : entry.facts)
                if (fact.audience != Audience::everyone()) marks.push_back(fact.body);
        return marks;
    }
    // No file below the folder, whatever it is, holds a mark.
    void expect_no_mark_in_any_file() {
        const auto all = marks();
        EXPECT_GT(all.size(), 20U);
        int files = 0;
        for (const auto& file : std::filesystem::recursive_directory_iterator(m_folder.path())) {
            if (!file.is_regular_file()) continue;
            ++files;
            const std::string bytes = bytes_of(file.path());
            for (const std::string& mark : all)
                EXPECT_EQ(bytes.find(mark), std::string::npos) << mark << " in " << file.path();
        }
        EXPECT_GE(files, 1);
        m_files = files;
    }

    void set(const char* name, const std::filesystem::path& path) {
        const char* before = std::getenv(name);
        m_before.emplace_back(name, before ? std::optional<std::string>(before) : std::nullopt);
        setenv(name, path.c_str(), 1);
    }

    std::vector<std::pair<const char*, std::optional<std::string>>> m_before;
    const CanaryGame m_of;
    TemporaryFolder m_folder{TemporaryFolder::Storage::Disk};
    const std::filesystem::path m_game = m_folder / "game.fielddesk";
    std::string m_said;
    int m_files = 0;
};

TEST_F(Canaries, NothingPrivateIsInAnyFileBeforeAndAfterASuddenDeath) {
    {
        const auto child = program(true);
        play(*child, deployment());
        play(*child, some_turns());
        child->kill();
    }
    EXPECT_TRUE(std::filesystem::exists(m_game.string() + "-wal")) << "the death left nothing behind";
    expect_no_mark_in_any_file();
    {
        const auto child = program(false);
        play(*child, some_turns());
        ASSERT_TRUE(child->say("quit\n"));
        EXPECT_EQ(child->line(), "");
    }
    const auto session = Session::open(m_game, Journal::Mode::Look);
    ASSERT_TRUE(session && (*session)->journal().copy_to(m_folder / "copy.fielddesk"));
    expect_no_mark_in_any_file();
    EXPECT_GE(m_files, 2);
    EXPECT_EQ(m_said.find(blue_pin), std::string::npos);
}

// Hidden strengths, places and hands of cards, in a game with a combat.
class GatesCanaries : public Canaries {
protected:
    GatesCanaries() : Canaries(CanaryGame{"gates-of-richmond", "us", "cs"}) {}

    static std::vector<std::string> set_up() {
        const std::string us = std::string("hand-over us ") + blue_pin;
        const std::string cs = std::string("hand-over cs ") + red_pin;
        std::vector<std::string> lines(24, "note 6");
        lines.insert(lines.end(), {us, "deploy us-morrell fairfield", "deploy us-morrell beaverdam-creek",
                                   "done", cs, "deploy cs-huger fort-6", "done", us, "check-supply",
                                   "all-supplied", cs, "all-supplied", us, "all-supplied", "draw-cards"});
        return lines;
    }
    static std::vector<std::string> some_moves() {
        const std::string us = std::string("hand-over us ") + blue_pin;
        const std::string cs = std::string("hand-over cs ") + red_pin;
        return {cs,
                "take-piece cs-ap-hill",
                "go beaverdam-creek",
                "note road",
                "assault beaverdam-creek",
                "offers",
                "hand-over table",
                "record",
                us,
                "done",
                "record",
                "offers"};
    }
};

TEST_F(GatesCanaries, NothingPrivateIsInAnyFileBeforeAndAfterASuddenDeath) {
    {
        const auto child = program(true);
        play(*child, set_up());
        play(*child, some_moves());
        child->kill();
    }
    expect_no_mark_in_any_file();
    {
        const auto child = program(false);
        play(*child, some_moves());
        ASSERT_TRUE(child->say("quit\n"));
        EXPECT_EQ(child->line(), "");
    }
    expect_no_mark_in_any_file();
    EXPECT_EQ(m_said.find(blue_pin), std::string::npos);
    // The game was played: the marks are those of its set-up, its hands and its moves.
    EXPECT_GT(marks().size(), 100U);
    const auto session =
        Session::open(m_game, Journal::Mode::Look, {{m_of.first, blue_pin}, {m_of.second, red_pin}});
    ASSERT_TRUE(session);
    EXPECT_NE((*session)->position(Seat::table()).phase, *(*session)->kit().phase("set-up"));
    EXPECT_EQ((*session)->position(Seat::table()).pieces[*(*session)->kit().piece("us-morrell")].place,
              std::nullopt);
}

// What a crash would write of the program's memory is switched off.
TEST_F(Canaries, CrashLeavesNoCore) {
    const auto child = program(true);
    play(*child, {"offers"});
    std::ifstream limits("/proc/" + std::to_string(child->process()) + "/limits");
    std::string line;
    while (std::getline(limits, line) && !line.starts_with("Max core file size")) {
    }
    EXPECT_TRUE(std::regex_search(line, std::regex("size +0 +0"))) << line;
    ASSERT_TRUE(child->say("quit\n"));
}

// The canary would be found: it is in the file where nothing is sealed.
TEST_F(Canaries, MarksAreThoseThatAFileWithoutSealsWouldHold) {
    {
        const auto child = program(true);
        play(*child, deployment());
        ASSERT_TRUE(child->say("quit\n"));
        EXPECT_EQ(child->line(), "");
    }
    const auto session = Session::open(m_game, Journal::Mode::Look, {{"blue", blue_pin}, {"red", red_pin}});
    ASSERT_TRUE(session);
    {
        auto plain = Journal::create(m_folder / "plain.fielddesk", (*session)->journal().header());
        const auto entries = (*session)->journal().entries();
        for (const Entry& entry : *entries)
            ASSERT_TRUE(plain->append({entry.order, entry.facts}));
    }
    const std::string bytes = bytes_of(m_folder / "plain.fielddesk");
    int found = 0;
    for (const std::string& mark : marks())
        found += bytes.find(mark) == std::string::npos ? 0 : 1;
    EXPECT_GT(found, 15);
}

// One side's PIN alone opens that side's study copy, and nothing of the other's.
TEST_F(Canaries, OnePinOpensOneSideOnly) {
    {
        const auto child = program(true);
        play(*child, deployment());
        play(*child, some_turns());
        ASSERT_TRUE(child->say("quit\n"));
        EXPECT_EQ(child->line(), "");
    }
    EXPECT_EQ(outcome(Session::open(m_game, Journal::Mode::Play, {{"blue", blue_pin}})), "file.sealed");
    EXPECT_EQ(outcome(Session::open(m_game, Journal::Mode::Look, {{"blue", red_pin}})), "pin.wrong");
    EXPECT_EQ(outcome(Session::open(m_game, Journal::Mode::Look, {{"blue", blue_pin}})), "pin.wait");
    const auto opened = Session::open(m_game, Journal::Mode::Look, {{"red", red_pin}});
    ASSERT_TRUE(opened);
    Session& study = **opened;
    const Seat red = Seat::of(*study.kit().side("red"));
    const Seat blue = Seat::of(*study.kit().side("blue"));
    EXPECT_TRUE(study.may_read(red));
    EXPECT_FALSE(study.may_read(blue));
    EXPECT_EQ(study.position(blue).pieces[*study.kit().piece("blue-1")].face, std::nullopt);
    EXPECT_EQ(study.position(red).pieces[*study.kit().piece("red-3")].face, 3);
    EXPECT_EQ(outcome(study.submit({red, "pass", {}, Source::Typed, {}})), "seat.looks-only");
}

} // namespace
} // namespace fielddesk
