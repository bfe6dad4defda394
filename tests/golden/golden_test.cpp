#include "app/verify.h"
#include "tests/app/table.h"
#include "tests/support/child.h"
#include "tests/support/files.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace fielddesk {
namespace {

// What a verifier says of a game: the numbers it counted, and the entries that are in doubt.
struct Verdict {
    std::vector<int> counts; // shuffles made and opened, cards opened, throws and throws checked
    std::set<int> in_doubt;
    bool is_fair = false;
    std::string words;

    friend bool operator==(const Verdict& a, const Verdict& b) {
        return a.counts == b.counts && a.in_doubt == b.in_doubt && a.is_fair == b.is_fair;
    }
};

void PrintTo(const Verdict& verdict, std::ostream* out) {
    *out << verdict.words;
}

std::vector<int> numbers_in(const std::string& text) {
    static const std::regex number(R"(\b\d+\b)");
    std::vector<int> numbers;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), number); each != std::sregex_iterator();
         ++each)
        numbers.push_back(std::stoi(each->str()));
    return numbers;
}

std::set<int> doubts_in(const std::string& text) {
    static const std::regex doubt(R"((?:^|In doubt, )entry (\d+):)");
    std::set<int> doubts;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (std::smatch found; std::regex_search(line, found, doubt)) doubts.insert(std::stoi(found[1]));
    return doubts;
}

Verdict of_program(const std::filesystem::path& file) {
    std::istringstream input;
    std::ostringstream output;
    std::ostringstream errors;
    const int code = run_verify({"verify", file.string()}, input, output, errors);
    Verdict verdict{{}, doubts_in(output.str()), code == 0, output.str() + errors.str()};
    std::istringstream lines(output.str());
    for (std::string line; std::getline(lines, line);)
        if (line.find("the program") != std::string::npos || line.find("became known") != std::string::npos)
            for (const int number : numbers_in(line))
                verdict.counts.push_back(number);
    return verdict;
}

Verdict of_script(const std::filesystem::path& file) {
    const Ended ended = run_program(FIELDDESK_SOURCE_DIR "/scripts/verify-fair", {file.string()});
    Verdict verdict{numbers_in(ended.output.substr(0, ended.output.find('\n'))), doubts_in(ended.output),
                    ended.code == 0, ended.output + ended.errors};
    if (!verdict.counts.empty()) verdict.counts.erase(verdict.counts.begin()); // the entries
    return verdict;
}

const std::filesystem::path golden = FIELDDESK_SOURCE_DIR "/tests/golden";

std::vector<std::string> golden_games() {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(golden))
        if (file.path().extension() == ".fielddesk") names.push_back(file.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

class Golden : public ::testing::TestWithParam<std::string> {
protected:
    Golden() { std::filesystem::copy_file(golden / (GetParam() + ".fielddesk"), m_game); }

    // What facts say is changed before they are written again; a fact without words is dropped.
    using Change = std::function<std::string(const std::string& body)>;

    // The game again as somebody would write it who has every key and knows how hashes are made.
    enum class Whose { Everyones, All };
    void write_changed(const std::filesystem::path& path, const Change& change,
                       Whose whose = Whose::Everyones) {
        if (m_entries.empty()) read();
        auto to = Journal::create(path, m_header);
        if (!m_pins.empty()) {
            ASSERT_TRUE(to->seal_for(m_pins));
        }
        m_was_changed = false;
        for (const Entry& entry : m_entries) {
            NewEntry changed{entry.order, entry.facts};
            for (StoredFact& fact : changed.facts) {
                if (whose == Whose::Everyones && fact.audience != Audience::everyone()) continue;
                const std::string body = change(fact.body);
                m_was_changed = m_was_changed || body != fact.body;
                fact.body = body;
            }
            std::erase_if(changed.facts, [](const StoredFact& fact) { return fact.body.empty(); });
            ASSERT_TRUE(to->append(std::move(changed)));
        }
    }
    void read() {
        auto from = Journal::open(m_game, Journal::Mode::Look);
        for (const Journal::SeatKey& key : from->seat_keys()) {
            ASSERT_TRUE(from->unlock(key.side, key.side == SideId{0} ? "1862" : "7-days"));
            m_pins[key.side];
        }
        m_header = from->header();
        m_entries = *from->entries();
    }
    // Both say the same of the changed game. Whether they find fault with it.
    bool is_found(const std::filesystem::path& path) {
        const Verdict verdict = of_program(path);
        const Verdict other = of_script(path);
        EXPECT_EQ(verdict.is_fair, verdict.in_doubt.empty()) << verdict.words;
        EXPECT_EQ(verdict.in_doubt, other.in_doubt) << verdict.words << other.words;
        EXPECT_EQ(verdict.is_fair, other.is_fair);
        return !verdict.is_fair;
    }
    bool promises() const { return !GetParam().ends_with("version-1"); }

    GameHeader m_header;
    std::vector<Entry> m_entries;
    std::map<SideId, std::string> m_pins;
    TemporaryFolder m_folder;
    const std::filesystem::path m_game = m_folder / "game.fielddesk";
    bool m_was_changed = false;
};

TEST_P(Golden, BothVerifiersProveTheSame) {
    const Verdict verdict = of_program(m_game);
    EXPECT_TRUE(verdict.is_fair) << verdict.words;
    EXPECT_EQ(verdict.counts.size(), 5U);
    EXPECT_EQ(verdict, of_script(m_game));
}

// A game of any version is read for ever, and goes on where it can.
TEST_P(Golden, IsReadAndPlayedOn) {
    const auto session = Session::open(m_game, Journal::Mode::Look);
    ASSERT_TRUE(session) << session.error().detail;
    EXPECT_GT((*session)->record(Seat::table()).size(), 30U);
    const auto played = Session::open(m_game, Journal::Mode::Play);
    const bool is_locked = GetParam().starts_with("skirmish");
    EXPECT_EQ(outcome(played), is_locked ? "file.sealed" : "done");
    if (is_locked) return;
    EXPECT_TRUE((*played)->position(Seat::table()).outcome);
    EXPECT_TRUE((*played)->undo(Seat::table(), true));
    RandomPlayer player(1);
    EXPECT_GT(play_to_the_end(**played, player), 0);
}

bool is_of_kind(const std::string& body, const std::string& kind) {
    return body.find("\"fact\":\"" + kind + "\"") != std::string::npos;
}

// What each file holds for everyone to read, of what can be changed.
const std::map<std::string, std::set<std::string>> held{
    {"1862-file-version-1", {"dice"}},
    {"1862-file-version-2",
     {"shuffle-committed", "shuffle-opened", "pile-committed", "card-opened", "dice-committed", "dice-opened",
      "dice"}},
    {"skirmish-file-version-2",
     {"shuffle-committed", "shuffle-opened", "pile-committed", "phrase", "dice-committed", "dice-opened",
      "dice"}}};

TEST_P(Golden, BothVerifiersFindEveryChange) {
    const struct {
        const char* kind;
        const char* what;
        const char* instead; // with another digit than the one that was there, whichever it was
    } changes[] = {{"shuffle-committed", "\"commitment\":\".", "\"commitment\":\"_"},
                   {"shuffle-opened", "\"secret\":\".", "\"secret\":\"_"},
                   {"shuffle-opened", R"re("cards":\["([^"]*)","([^"]*)")re", R"re("cards":["$2","$1")re"},
                   {"pile-committed", R"re("cards":\["([^"]*)","([^"]*)")re", R"re("cards":["$2","$1")re"},
                   {"card-opened", "\"salt\":\".", "\"salt\":\"_"},
                   {"phrase", "\"words\":\"", "\"words\":\"Not "},
                   {"dice-committed", "\"commitment\":\".", "\"commitment\":\"_"},
                   {"dice-committed", "\"promise\":1", "\"promise\":2"},
                   {"dice-opened", "\"secret\":\".", "\"secret\":\"_"},
                   {"dice", R"re("faces":\[\d\],"sides":6,"source":"app")re",
                    R"re("faces":[7],"sides":6,"source":"app")re"}};
    int number = 0;
    for (const auto& change : changes) {
        bool was_changed = false;
        for (const char* digit : {"0", "1"}) {
            SCOPED_TRACE(std::string(change.kind) + " " + change.instead + " " + digit);
            const std::regex what(change.what);
            const std::string instead =
                std::regex_replace(std::string(change.instead), std::regex("_"), digit);
            const auto path = m_folder / std::to_string(number++);
            bool is_done = false;
            write_changed(path, [&](const std::string& body) {
                if (is_done || !is_of_kind(body, change.kind) || !std::regex_search(body, what)) return body;
                is_done = true;
                return std::regex_replace(body, what, instead, std::regex_constants::format_first_only);
            });
            if (!m_was_changed) continue;
            was_changed = true;
            // A file of version 1 promises nothing.
            EXPECT_EQ(is_found(path), promises());
        }
        EXPECT_EQ(was_changed, held.at(GetParam()).contains(change.kind)) << change.kind;
    }
}

// Somebody with every key leaves out what would prove that the dice and the cards were others.
TEST_P(Golden, BothVerifiersFindWhatIsLeftOut) {
    using Kinds = std::set<std::string>;
    int number = 0;
    for (const Kinds& kinds :
         {Kinds{"dice-opened"}, Kinds{"shuffle-opened"}, Kinds{"dice-committed"},
          Kinds{"pile-committed", "card-opened"}, Kinds{"shuffle-committed", "phrase"},
          Kinds{"dice-committed", "dice-opened"}, Kinds{"pile-committed", "shuffle-opened", "card-opened"}}) {
        SCOPED_TRACE(::testing::PrintToString(kinds));
        const auto path = m_folder / std::to_string(number++);
        write_changed(
            path,
            [&](const std::string& body) {
                const bool is_left_out = std::any_of(
                    kinds.begin(), kinds.end(), [&](const auto& kind) { return is_of_kind(body, kind); });
                return is_left_out ? std::string() : body;
            },
            Whose::All);
        EXPECT_EQ(m_was_changed, promises());
        EXPECT_EQ(is_found(path), promises());
    }
}

TEST_P(Golden, PromisesOfOneNumberAreFound) {
    if (GetParam() != "1862-file-version-2") GTEST_SKIP() << "it has no two shuffles that do not wait";
    write_changed(m_folder / "twice", [](const std::string& body) {
        return is_of_kind(body, "shuffle-committed")
                   ? std::regex_replace(body, std::regex("\"shuffle\":2"), "\"shuffle\":1")
                   : body;
    });
    EXPECT_TRUE(m_was_changed);
    EXPECT_TRUE(is_found(m_folder / "twice"));
}

TEST_P(Golden, BothVerifiersFindACutEnd) {
    if (!promises()) GTEST_SKIP() << "a file of version 1 does not say where it ends";
    tamper(m_game, "DELETE FROM facts WHERE entry = (SELECT max(number) FROM entries);"
                   "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)");
    EXPECT_FALSE(of_program(m_game).is_fair);
    const Verdict verdict = of_script(m_game);
    EXPECT_FALSE(verdict.is_fair);
    EXPECT_FALSE(verdict.in_doubt.empty()) << verdict.words;
}

INSTANTIATE_TEST_SUITE_P(Files, Golden, ::testing::ValuesIn(golden_games()), [](const auto& game) {
    return std::regex_replace(game.param, std::regex("[^0-9A-Za-z]"), "_");
});

} // namespace
} // namespace fielddesk
