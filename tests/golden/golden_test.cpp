#include "app/verify.h"
#include "tests/app/table.h"
#include "tests/support/child.h"
#include "tests/support/files.h"

#include <algorithm>
#include <gtest/gtest.h>
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

    // The game again as somebody would write it who knows how hashes are made, with one fact changed.
    void write_changed(const std::filesystem::path& path, const std::string& kind, const std::regex& what,
                       const std::string& instead) {
        auto from = Journal::open(m_game, Journal::Mode::Look);
        for (const Journal::SeatKey& key : from->seat_keys())
            ASSERT_TRUE(from->unlock(key.side, key.side == SideId{0} ? "1862" : "7-days"));
        auto to = Journal::create(path, from->header());
        const auto entries = from->entries();
        const std::regex name("\"fact\":\"" + kind + "\"");
        bool is_done = false;
        for (const Entry& entry : *entries) {
            NewEntry changed{entry.order, entry.facts};
            for (StoredFact& fact : changed.facts) {
                const bool is_it = !is_done && fact.audience == Audience::everyone() &&
                                   std::regex_search(fact.body, name) && std::regex_search(fact.body, what);
                if (is_it)
                    fact.body =
                        std::regex_replace(fact.body, what, instead, std::regex_constants::format_first_only);
                is_done = is_done || is_it;
            }
            ASSERT_TRUE(to->append(std::move(changed)));
        }
        m_was_changed = is_done;
    }

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

TEST_P(Golden, BothVerifiersFindEveryChange) {
    const struct {
        const char* kind;
        const char* what;
        const char* instead;
    } changes[] = {{"shuffle-committed", "\"commitment\":\".", "\"commitment\":\"_"},
                   {"shuffle-opened", "\"secret\":\".", "\"secret\":\"_"},
                   {"shuffle-opened", R"re("cards":\["([^"]*)","([^"]*)")re", R"re("cards":["$2","$1")re"},
                   {"pile-committed", R"re("cards":\["([^"]*)","([^"]*)")re", R"re("cards":["$2","$1")re"},
                   {"card-opened", "\"salt\":\".", "\"salt\":\"_"},
                   {"phrase", "\"words\":\"", "\"words\":\"Not "},
                   {"dice-opened", "\"secret\":\".", "\"secret\":\"_"},
                   {"dice", R"re("faces":\[\d\],"sides":6,"source":"app")re",
                    R"re("faces":[7],"sides":6,"source":"app")re"}};
    int tried = 0;
    int found = 0;
    for (const auto& change : changes) {
        for (const char* digit : {"0", "1"}) {
            // Another digit than the one that was there, whichever it was.
            const std::string instead =
                std::regex_replace(std::string(change.instead), std::regex("_"), digit);
            const auto path = m_folder / std::to_string(tried++);
            write_changed(path, change.kind, std::regex(change.what), instead);
            if (!m_was_changed) continue;
            SCOPED_TRACE(change.kind);
            const Verdict verdict = of_program(path);
            EXPECT_EQ(verdict.is_fair, verdict.in_doubt.empty()) << verdict.words;
            EXPECT_EQ(verdict.in_doubt, of_script(path).in_doubt) << verdict.words << of_script(path).words;
            found += verdict.is_fair ? 0 : 1;
        }
    }
    // A file of version 1 promises nothing.
    if (GetParam().ends_with("version-1")) {
        EXPECT_EQ(found, 0);
    } else {
        EXPECT_GE(found, 7);
    }
}

INSTANTIATE_TEST_SUITE_P(Files, Golden, ::testing::ValuesIn(golden_games()), [](const auto& game) {
    return std::regex_replace(game.param, std::regex("[^0-9A-Za-z]"), "_");
});

} // namespace
} // namespace fielddesk
