#include "tests/skirmish/skirmish_table.h"

#include <algorithm>
#include <gmock/gmock.h>

// What corrections may do to hands and hidden faces.
namespace fielddesk::skirmish {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string card(int number, const std::string& pile) {
    return "correct card " + std::to_string(number) + " " + pile;
}

// Every correction of a card, a pile or a face that a seat could try.
std::vector<Order> corrections_of(const Kit& kit, Seat seat) {
    std::vector<Order> orders;
    for (std::uint16_t pile = 0; pile < kit.piles.size(); ++pile) {
        for (std::uint16_t card = 0; card < kit.cards.size(); ++card) {
            orders.push_back({seat, verbs::correct_card, {CardId{card}, PileId{pile}}});
            for (std::uint16_t from = 0; from < kit.piles.size(); ++from)
                orders.push_back({seat, verbs::correct_card, {CardId{card}, PileId{pile}, PileId{from}}});
        }
        for (std::uint16_t to = 0; to < kit.piles.size(); ++to)
            for (int count = 0; count < 5; ++count)
                orders.push_back({seat, verbs::correct_pile, {PileId{pile}, PileId{to}, count}});
    }
    for (std::uint16_t piece = 0; piece < kit.pieces.size(); ++piece)
        for (int face = 0; face < 5; ++face)
            orders.push_back({seat, verbs::correct_face, {PieceId{piece}, face}});
    return orders;
}

// The same game for red and for the table: blue mustered otherwise, and what it drew lies in the draw pile.
Position with_other_secrets_of_blue(const SkirmishTable& table) {
    const Kit& kit = table.kit();
    Position other = table.whole();
    for (int block = 1; block <= 5; ++block)
        other.pieces[kit.piece("blue-" + std::to_string(block)).value()].face = 2;
    Pile& hand = other.piles[kit.pile("blue-hand").value()];
    Pile& draw = other.piles[kit.pile("draw").value()];
    std::swap_ranges(hand.begin(), hand.end(), draw.begin());
    return other;
}

TEST(SecretCorrections, RefusalsAreTheSameWhateverOthersHide) {
    SkirmishTable table;
    table.deploy();
    const std::string played = std::to_string(table.cards("blue", "blue-hand").front());
    ASSERT_EQ(table.give("blue", "play " + played), "");
    const Position other = with_other_secrets_of_blue(table);
    ASSERT_NE(other, table.whole());
    int refused = 0;
    for (const char* seat : {"table", "red"})
        for (const Order& order : corrections_of(table.kit(), table.seat(seat))) {
            const auto one = decide(table.rules(), table.whole(), order);
            const auto two = decide(table.rules(), other, order);
            ASSERT_EQ(one.has_value(), two.has_value()) << order.verb.text();
            if (one) continue;
            EXPECT_EQ(one.error(), two.error());
            ++refused;
        }
    EXPECT_GT(refused, 300);
}

TEST(SecretCorrections, HiddenFaceIsSetByItsSideAlone) {
    SkirmishTable table;
    table.deploy();
    for (const char* seat : {"table", "red"})
        EXPECT_EQ(table.give(seat, "correct face blue-1 2"), "correction.face-hidden") << seat;
    EXPECT_EQ(table.give("blue", "correct face blue-1 2"), "");
    EXPECT_EQ(table.face("blue", "blue-1"), 1) << "the second face";
    EXPECT_EQ(table.face("red", "blue-1"), std::nullopt);
    EXPECT_EQ(table.give("red", "correct face blue-leader 1"), "") << "it has no secret";
}

TEST(SecretCorrections, FaceThatIsSetIsToldToItsSideAlone) {
    SkirmishTable table;
    table.deploy();
    ASSERT_EQ(table.give("blue", "correct face blue-1 2"), "");
    const SideId blue = table.kit().side("blue").value();
    const PieceId block = table.kit().piece("blue-1").value();
    EXPECT_THAT(table.told("red"), ElementsAre(Fact{facts::OrderGiven{blue, verbs::correct_face, {}}},
                                               Fact{facts::PieceConcealed{block}}));
    EXPECT_THAT(table.told("blue"), SizeIs(4));
}

TEST(SecretCorrections, FaceThatWasShownIsForgottenWhenItIsSet) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    ASSERT_EQ(table.give("blue", "attack hill"), "");
    ASSERT_EQ(table.face("red", "blue-1"), 3);
    ASSERT_EQ(table.give("blue", "correct face blue-1 2"), "");
    EXPECT_EQ(table.face("red", "blue-1"), std::nullopt);
    EXPECT_FALSE(table.desk("red").ruling) << "what it would be decided by is not known";
    ASSERT_EQ(table.give("red", "dice 1"), "");
    EXPECT_EQ(table.face("red", "blue-1"), 1) << "it shows its face before the die counts";
}

TEST(SecretCorrections, CardOfAnothersHandIsRefusedAsOneOfTheDrawPileIs) {
    SkirmishTable table;
    table.deploy();
    const int in_hand = table.cards("blue", "blue-hand").front();
    for (int number = 1; number <= 12; ++number) {
        const bool is_own = ::testing::Value(table.cards("red", "red-hand"), ::testing::Contains(number));
        for (const char* seat : {"table", "red"})
            if (!is_own || seat == std::string("table")) {
                EXPECT_EQ(table.give(seat, card(number, "discards")), "correction.card-face-down");
            }
    }
    EXPECT_EQ(table.give("blue", card(in_hand, "draw")), "correction.card-face-down");
    EXPECT_EQ(table.give("blue", card(in_hand, "discards")), "");
    EXPECT_THAT(table.cards("red", "discards"), ElementsAre(in_hand));
}

TEST(SecretCorrections, CardThatGoesIntoAHandMixesWithTheRest) {
    SkirmishTable table;
    table.deploy();
    const int number = table.cards("blue", "blue-hand").front();
    ASSERT_EQ(table.give("blue", "play " + std::to_string(number)), "");
    EXPECT_EQ(table.give("red", card(number, "blue-hand")), "correction.not-your-hand");
    EXPECT_EQ(table.give("blue", card(number, "blue-hand")), "");
    EXPECT_THAT(table.pile("red", "blue-hand"), SizeIs(3));
    EXPECT_THAT(table.cards("red", "blue-hand"), IsEmpty());
    EXPECT_THAT(table.cards("blue", "blue-hand"), ::testing::Contains(number));
}

TEST(SecretCorrections, OnlyItsOwnerGivesToAHandOrTakesFromIt) {
    SkirmishTable table;
    table.deploy();
    for (const char* words : {"correct pile draw blue-hand 1", "correct pile blue-hand draw 1",
                              "correct pile blue-hand red-hand 1", "correct pile blue-hand discards 1"}) {
        EXPECT_EQ(table.give("table", words), "correction.not-your-hand") << words;
        EXPECT_EQ(table.give("red", words), "correction.not-your-hand") << words;
    }
    EXPECT_EQ(table.give("blue", "correct pile draw blue-hand 2"), "");
    EXPECT_THAT(table.cards("blue", "blue-hand"), SizeIs(5));
    EXPECT_THAT(table.cards("red", "blue-hand"), IsEmpty());
}

TEST(SecretCorrections, CardsLaidBackUnseenAreKnownToTheirOwnerAlone) {
    SkirmishTable table;
    table.deploy();
    ASSERT_EQ(table.give("blue", "correct pile blue-hand draw 2"), "");
    EXPECT_THAT(table.cards("blue", "draw"), SizeIs(2));
    EXPECT_THAT(table.cards("red", "draw"), IsEmpty());
    EXPECT_THAT(table.cards("table", "draw"), IsEmpty());
}

TEST(SecretCorrections, CardsOfAHandLaidFaceUpAreSeenByEveryone) {
    SkirmishTable table;
    table.deploy();
    ASSERT_EQ(table.give("red", "correct pile red-hand discards 2"), "");
    EXPECT_THAT(table.cards("table", "discards"), SizeIs(2));
    EXPECT_THAT(table.cards("red", "red-hand"), SizeIs(1));
}

} // namespace
} // namespace fielddesk::skirmish
