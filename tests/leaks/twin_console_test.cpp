#include "app/console.h"
#include "tests/app/table.h"
#include "tests/leaks/file_twins.h"
#include "tests/support/files.h"
#include "tests/support/shipped_rules.h"

#include <gtest/gtest.h>
#include <regex>

namespace fielddesk::testing {
namespace {

std::string without_times(const std::string& reply) {
    static const std::regex time(R"(\d{4}-\d\d-\d\dT[0-9:.]+Z)");
    return std::regex_replace(reply, time, "then");
}

// Two games in files that a seat cannot tell apart, and its console at each.
class TwinConsoles : public ::testing::TestWithParam<std::tuple<std::string, ReplyForm>> {
protected:
    void begin(Seat seat, std::uint64_t seed) {
        RandomPlayer player(seed);
        const auto name = std::to_string(seed) + "-" + std::to_string(m_games++);
        m_seat = seat;
        m_one = played_game(m_folder / (name + "a"), std::get<0>(GetParam()), seed,
                            static_cast<int>(player.below(60)));
        m_other = twin_for(*m_one, m_folder / (name + "b"), seat, player);
        m_differ += whole_game(*m_one).whole() == whole_game(*m_other).whole() ? 0 : 1;
    }
    // Says a line at both consoles, expects one reply; false once the seat has learned something.
    bool say(const std::string& line) {
        Console here(*m_one, m_seat, std::get<1>(GetParam()));
        Console there(*m_other, m_seat, std::get<1>(GetParam()));
        const std::string one = without_times(here.reply_to(line).value_or(""));
        const std::string other = without_times(there.reply_to(line).value_or(""));
        if (!(m_one->position(m_seat) == m_other->position(m_seat))) return false;
        EXPECT_EQ(one, other) << line;
        m_replies += one.empty() ? 0 : 1;
        return one == other;
    }
    std::vector<std::string> lines_to_try(RandomPlayer& player) const {
        const Kit& kit = m_one->kit();
        const auto any = [&](const auto& things) {
            return std::string(
                things[std::decay_t<decltype(things)>::id_at(player.below(things.size()))].id.text());
        };
        std::vector<std::string> lines{"offers", "show", "record", "why",
                                       "help",   "redo", "undo",   "show turn"};
        for (int tries = 0; tries < 3; ++tries) {
            lines.push_back("correct card " + any(kit.cards) + " " + any(kit.piles));
            lines.push_back("correct face " + any(kit.pieces) + " " + std::to_string(1 + player.below(3)));
            lines.push_back("correct pile " + any(kit.piles) + " " + any(kit.piles) + " 1");
            lines.push_back("why " + any(kit.pieces));
            lines.push_back("why " + any(kit.piles));
            lines.push_back("show " + any(kit.piles));
            lines.push_back("play " + any(kit.cards));
            lines.push_back("peek " + any(kit.pieces));
        }
        lines.emplace_back("undo confirm");
        const OrderReader writer(kit, m_seat);
        // Where many things may be ordered, some of them are tried.
        constexpr std::size_t most_offers = 8;
        std::vector<Offer> offered = m_one->offers(m_seat);
        player.shuffle(offered);
        if (offered.size() > most_offers) offered.resize(most_offers);
        for (const Offer& offer : offered)
            lines.push_back(writer.words(player.order_from({offer}, m_seat)));
        return lines;
    }

    TemporaryFolder m_folder;
    Seat m_seat = Seat::table();
    std::unique_ptr<Session> m_one;
    std::unique_ptr<Session> m_other;
    int m_games = 0;
    int m_differ = 0;
    int m_replies = 0;
};

TEST_P(TwinConsoles, AnswerASeatAlikeUntilItLearnsSomething) {
    const auto rules = shipped_rules(std::get<0>(GetParam()));
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(many(3, 15)); ++seed) {
        for (const Seat seat : all_seats(rules->kit())) {
            begin(seat, seed);
            RandomPlayer player(seed + 500);
            ASSERT_EQ(m_one->undo_state().undoable, m_other->undo_state().undoable);
            for (const std::string& line : lines_to_try(player))
                if (!say(line)) break;
            if (HasFailure()) return;
        }
    }
    EXPECT_GT(m_differ, m_games / 2) << "most games hid nothing";
    EXPECT_GT(m_replies, m_games * 8);
}

INSTANTIATE_TEST_SUITE_P(Leaks, TwinConsoles,
                         ::testing::Combine(::testing::ValuesIn(shipped_kit_ids()),
                                            ::testing::Values(ReplyForm::Sentences, ReplyForm::JsonLines)),
                         [](const auto& each) {
                             std::string name = std::get<0>(each.param);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name + (std::get<1>(each.param) == ReplyForm::Sentences ? "_sentences"
                                                                                            : "_json");
                         });

} // namespace
} // namespace fielddesk::testing
