#include "app/device_orders.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

using hardware::DiceThrown;
using hardware::Die;

Question dice_question(int dice) {
    Question question;
    question.dice = dice;
    return question;
}

std::string meant(const DiceThrown& thrown, const std::optional<Question>& question) {
    const auto order = order_of(thrown, question, Seat::table());
    if (!order) return std::string(order.error().code.text()) + ": " + order.error().detail;
    std::string faces;
    for (const Argument& face : order->arguments)
        faces += std::to_string(std::get<int>(face)) + ' ';
    EXPECT_EQ(order->verb, verbs::dice);
    EXPECT_EQ(order->source, Source::Device);
    return faces;
}

TEST(DeviceOrders, RightDiceAnswerTheQuestion) {
    EXPECT_EQ(meant({{{6, 3, 95}}}, dice_question(1)), "3 ");
    EXPECT_EQ(meant({{{6, 4, 80}, {6, 2, 100}}}, dice_question(2)), "4 2 ");
}

TEST(DeviceOrders, DiceThatNobodyAskedForAreOnlyKept) {
    Question shuffle;
    shuffle.kind = Question::Kind::Shuffle;
    for (const auto& question : {std::optional<Question>(), std::optional(shuffle)}) {
        const auto order =
            order_of({{{6, 3, 95}, {6, std::nullopt, 0}, {6, 2, 40}}}, question, Seat::table());
        ASSERT_TRUE(order);
        EXPECT_EQ(order->verb, verbs::unasked);
        EXPECT_EQ(order->arguments, (Arguments{6, 3}));
    }
    const auto unsure = order_of({{{6, std::nullopt, 0}}}, std::nullopt, Seat::table());
    ASSERT_FALSE(unsure);
    EXPECT_EQ(unsure.error().code, Code("reading.unasked"));
}

TEST(DeviceOrders, WrongNumberOfDiceSaysBothNumbers) {
    const auto order = order_of({{{6, 3, 95}, {6, 1, 95}}}, dice_question(1), Seat::table());
    ASSERT_FALSE(order);
    EXPECT_EQ(order.error().code, Code("reading.other-count"));
    EXPECT_EQ(order.error().subjects, (Arguments{1, 2}));
    EXPECT_EQ(order.error().detail, "3 1");
}

TEST(DeviceOrders, OtherDiceAreRefused) {
    EXPECT_EQ(meant({{{20, 3, 95}}}, dice_question(1)), "reading.other-dice: 3");
}

TEST(DeviceOrders, CockedAndUncertainDiceAreAskedAbout) {
    EXPECT_EQ(meant({{{6, std::nullopt, 95}}}, dice_question(1)), "reading.doubtful: cocked");
    EXPECT_EQ(meant({{{6, 3, 79}}}, dice_question(1)), "reading.doubtful: 3");
}

} // namespace
} // namespace fielddesk
