#include "tests/balance/policy.h"
#include "tests/support/random_player.h"
#include "tests/support/shipped_rules.h"

#include "engine/position/fold.h"
#include "engine/position/piles.h"

#include <cstdio>
#include <gtest/gtest.h>
#include <map>

namespace fielddesk::testing {

namespace {

constexpr int games = 100'000;

void fold_all(Position& position, const Facts& facts) {
    for (const Fact& fact : facts)
        fold(position, fact);
}

// The dice of the simulation, and everything else that the Confederate player does not choose.
Order next_order(const Position& position, const std::vector<Offer>& offers, const ConfederatePolicy& policy,
                 RandomPlayer& chance) {
    if (position.question && position.question->kind == Question::Kind::Dice)
        return chance.order_from(offers, Seat::table());
    return policy.choose(position, offers);
}

// A set-aside card that comes back is shuffled in.
void answer_shuffle(const Rules& rules, Position& position, RandomPlayer& chance) {
    std::vector<CardId> cards = cards_unseen(rules.kit(), position);
    Order order{Seat::table(), verbs::shuffled, {}, Source::App};
    while (!cards.empty()) {
        const auto index = static_cast<std::ptrdiff_t>(chance.below(cards.size()));
        order.arguments.emplace_back(cards[static_cast<std::size_t>(index)]);
        cards.erase(cards.begin() + index);
    }
    fold_all(position, *decide(rules, position, order));
}

Position play(const Rules& rules, const ConfederatePolicy& policy, RandomPlayer& chance) {
    Position position = blank_position(rules.kit());
    const std::vector<std::uint8_t> defaults(rules.kit().options.size());
    fold_all(position, rules.begin(defaults, false));
    while (!position.outcome) {
        if (position.question && position.question->kind == Question::Kind::Shuffle) {
            answer_shuffle(rules, position, chance);
            continue;
        }
        const auto offers = rules.offers(position, Seat::table());
        fold_all(position, *decide(rules, position, next_order(position, offers, policy, chance)));
    }
    return position;
}

// Practice deck: with common sense each way to end happens in more than a tenth of the games.
TEST(Balance, PracticeDeckGivesEachResultMoreThanATenth) {
    const auto rules = shipped_rules("1862-war-in-virginia");
    ASSERT_NE(rules, nullptr);
    const ConfederatePolicy policy(rules->kit());
    RandomPlayer chance(1862);
    std::map<std::string, int> ends;
    std::map<std::string, int> turns;
    for (int game = 0; game < games; ++game) {
        const Position end = play(*rules, policy, chance);
        const std::string reason(end.outcome->reason.text());
        ++ends[reason];
        turns[reason] += end.tracks[*rules->kit().track("turn")];
    }
    for (const char* reason : {"victory.washington", "victory.draw", "victory.richmond"}) {
        std::printf("%-20s %5.1f %% of %d games, after %.1f turns\n", reason, 100.0 * ends[reason] / games,
                    games, ends[reason] ? static_cast<double>(turns[reason]) / ends[reason] : 0.0);
        EXPECT_GT(ends[reason], games / 10) << reason;
    }
}

} // namespace

} // namespace fielddesk::testing
