#include "tests/app/table.h"
#include "tests/leaks/resampling.h"
#include "tests/support/shipped_rules.h"

#include <gtest/gtest.h>

namespace fielddesk::testing {
namespace {

template <typename Named>
bool names(const Order& order) {
    return std::any_of(order.arguments.begin(), order.arguments.end(),
                       [](const Argument& argument) { return std::holds_alternative<Named>(argument); });
}

// Plays so many random games, each order also in a world that differs only in what the table cannot see. The
// verb of the first order of which something different is told in public, "" where there is none.
std::string public_leak(const Rules& rules, int games) {
    for (int number = 0; number < games; ++number) {
        RandomGame game(rules, 77'000u + static_cast<std::uint64_t>(number));
        for (int orders = 0; orders < 60; ++orders) {
            const auto order = game.next_order();
            if (!order) break;
            const Position& whole = game.referee().whole();
            const Resampled other = resampled(rules.kit(), whole, game.referee().seen_by(Seat::table()),
                                              game.player(), order->seat.side());
            const auto here = decide(rules, whole, *order);
            const auto there = decide(rules, other.whole, other.as_here(*order));
            // Another card in its place may be one that cannot be played now, and a piece of the same name
            // may bear another face: whether it can be ordered is its own side's knowledge.
            const bool is_other = (names<CardId>(*order) || names<PieceId>(*order)) && here && !there;
            const bool is_alike =
                is_other || (here && there &&
                             are_alike(told_before_news(rules.kit(), *here, Seat::table()),
                                       told_before_news(rules.kit(), *there, Seat::table())) &&
                             shape_before_news(rules.kit(), *here) == shape_before_news(rules.kit(), *there));
            if (!is_alike || !game.give(*order)) return std::string(order->verb.text());
        }
    }
    return {};
}

// Two worlds that a seat cannot tell apart: what it may order, and what it is told, is the same in both.
class Resampling : public ::testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        m_rules = shipped_rules(GetParam());
        ASSERT_NE(m_rules, nullptr);
    }

    // The seat's order in both worlds: refused alike, or told alike until it learns something.
    void expect_alike(const Position& whole, const Position& other, Seat seat, const Order& order) {
        const auto here = decide(*m_rules, whole, order);
        const auto there = decide(*m_rules, other, order);
        ASSERT_EQ(here.has_value(), there.has_value()) << order.verb.text();
        if (!here) {
            ++m_refused;
            ASSERT_EQ(here.error(), there.error()) << order.verb.text();
            return;
        }
        ++m_done;
        const Told told_here = told_before_news(m_rules->kit(), *here, seat);
        const Told told_there = told_before_news(m_rules->kit(), *there, seat);
        ASSERT_TRUE(are_alike(told_here, told_there)) << order.verb.text() << "\n"
                                                      << ::testing::PrintToString(told_here.texts) << "\n"
                                                      << ::testing::PrintToString(told_there.texts);
    }

    // An order in a game of many pieces takes so much longer that fewer games are played.
    int so_much_longer() const {
        constexpr std::size_t many_pieces = 40;
        return m_rules->kit().pieces.size() > many_pieces ? 5 : 1;
    }

    std::unique_ptr<Rules> m_rules;
    int m_refused = 0;
    int m_done = 0;
};

// Whatever a seat orders, offered to it or not: that it is refused, and why, tells nothing.
TEST_P(Resampling, OrdersOfASeatAreAnsweredAlike) {
    for (int number = 0; number < many(20, 200) / so_much_longer() && !HasFatalFailure(); ++number) {
        RandomGame game(*m_rules, static_cast<std::uint64_t>(number));
        for (int orders = 0; orders < 150 && !HasFatalFailure(); ++orders) {
            const auto next = game.next_order();
            if (!next) break;
            for (const Seat seat : game.seats()) {
                const Position& whole = game.referee().whole();
                const Position other =
                    resampled(m_rules->kit(), whole, game.referee().seen_by(seat), game.player()).whole;
                for (int tries = 0; tries < 4; ++tries)
                    expect_alike(whole, other, seat, game.random_correction(seat));
                for (const Offer& offer : game.offers(seat))
                    expect_alike(whole, other, seat, game.player().order_from({offer}, seat));
                // What another seat is offered, this one may try as well.
                Order another = *next;
                another.seat = seat;
                if (!names<CardId>(another)) expect_alike(whole, other, seat, another);
            }
            ASSERT_TRUE(game.give(*next));
        }
    }
    EXPECT_GT(m_refused, 1000);
    EXPECT_GT(m_done, 1000);
}

// After every order of many games no public fact differs between two games that differ only in what is
// private.
TEST_P(Resampling, PublicFactsAreTheSameWhateverIsPrivate) {
    EXPECT_EQ(public_leak(*m_rules, many(200, 10'000) / so_much_longer()), "");
}

INSTANTIATE_TEST_SUITE_P(Leaks, Resampling, ::testing::ValuesIn(shipped_kit_ids()), [](const auto& kit) {
    std::string name = kit.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

// Rules that let something slip: after a march everybody hears how strong the block is.
class TalkativeRules final : public Rules {
public:
    explicit TalkativeRules(const Rules& rules) : m_rules(rules) {}

    const Kit& kit() const override { return m_rules.kit(); }
    Facts begin(const std::vector<std::uint8_t>& options, bool is_seeded) const override {
        return m_rules.begin(options, is_seeded);
    }
    std::vector<Offer> offers(const Position& position, Seat seat) const override {
        return m_rules.offers(position, seat);
    }
    Result<Facts> decide(const Position& position, const Order& order) const override {
        auto facts = m_rules.decide(position, order);
        if (facts && order.verb == Code("march"))
            facts->push_back({facts::Noted{
                {"slip", {int{*position.pieces[std::get<PieceId>(order.arguments[0])].face}}}}});
        return facts;
    }
    bool is_private(const Order& order) const override { return m_rules.is_private(order); }
    Facts settle(const Position& position) const override { return m_rules.settle(position); }
    Desk desk(const Position& position, Seat seat) const override { return m_rules.desk(position, seat); }
    std::string title(Code word) const override { return m_rules.title(word); }

private:
    const Rules& m_rules;
};

// What the tests above rely on: a leak is seen.
TEST(ResamplingItself, SeesWhatSlips) {
    const auto rules = shipped_rules("skirmish");
    EXPECT_EQ(public_leak(*rules, 50), "");
    EXPECT_EQ(public_leak(TalkativeRules(*rules), 50), "march");
}

} // namespace
} // namespace fielddesk::testing
