#include "tests/app/console_game.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

// The Union is moved by the cards: who sits there looks on.
TEST(UnionSeat, MayDoNothing) {
    ConsoleGame game(ReplyForm::JsonLines);
    Console us = game.console_of(Seat::of(*game.session().kit().side("us")), ReplyForm::JsonLines);
    const auto code = [&](const std::string& line) {
        const Json reply = one_object(us.reply_to(line).value_or(""));
        return reply.at("ok").get<bool>() ? "done" : reply.at("refusal").at("code").get<std::string>();
    };
    const auto expect_refused = [&](const std::vector<std::string>& lines) {
        const Seen before = seen(game.session());
        for (const std::string& line : lines)
            EXPECT_EQ(code(line), "seat.not-yours") << line;
        EXPECT_TRUE(seen(game.session()) == before);
    };
    expect_refused({"turn 4", "correct piece lee valley-winchester", "correct track turn 3"});
    game.play({"correct piece us-peninsula peninsula-seven-pines",
               "correct piece mcclellan peninsula-seven-pines",
               "correct piece cs-peninsula peninsula-richmond", "turn 4", "undo confirm"});
    expect_refused({"undo", "undo confirm", "redo", "turn 4"});
    game.play({"redo", "resolve"});
    expect_refused({"dice 4", "roll", "undo confirm"});
    game.play({"dice 5"});
    expect_refused({"attack valley", "reserve valley", "lee valley", "end", "resolve"});
}

TEST(UnionSeat, SeesTheTableAndIsOfferedNothing) {
    ConsoleGame game(ReplyForm::JsonLines, new_game("app"));
    Console us = game.console_of(Seat::of(*game.session().kit().side("us")), ReplyForm::JsonLines);
    RandomPlayer player(3);
    for (int order = 0; order < 20 && play_once(game.session(), player); ++order) {
        EXPECT_EQ(*us.reply_to("show"), game.say("show"));
        EXPECT_EQ(*us.reply_to("record"), game.say("record"));
        EXPECT_TRUE(one_object(*us.reply_to("offers")).at("next").at("offers").empty());
    }
}

TEST(ConfederateSeat, PlaysTheWholeGame) {
    ConsoleGame game(ReplyForm::JsonLines, new_game("app"));
    const Seat seat = Seat::of(*game.session().kit().side("cs"));
    Console cs = game.console_of(seat, ReplyForm::JsonLines);
    RandomPlayer player(3);
    const OrderReader writer(game.session().kit(), seat);
    for (auto offers = game.session().offers(seat); !offers.empty(); offers = game.session().offers(seat)) {
        const std::string line = writer.words(player.order_from(offers, seat));
        ASSERT_EQ(one_object(*cs.reply_to(line)).at("ok"), true) << line;
    }
    EXPECT_TRUE(game.session().desk(seat).outcome);
}

} // namespace
} // namespace fielddesk
