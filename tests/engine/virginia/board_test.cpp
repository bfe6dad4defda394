#include "engine/games/virginia/board.h"
#include "engine/kit/json.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

// What the reading of this kit complains of, a line for each: the path and the message.
Words complaints_of(const Kit& kit) {
    Words lines;
    if (const auto board = virginia::read_board(kit); !board)
        for (const KitError& error : board.error())
            lines.push_back(error.path + ": " + error.message);
    return lines;
}

TEST(VirginiaBoard, NumberThatTheKitLeavesOutIsComplainedOfAndNeverMadeUp) {
    for (const std::string path :
         {"/leaders/mcclellan/bonus", "/leaders/lee/bonus", "/washington_value", "/set_aside"}) {
        Kit kit = kit_with_cards({});
        Json game = Json::parse(kit.game);
        game[Json::json_pointer(path)] = nullptr;
        kit.game = game.dump();
        EXPECT_THAT(complaints_of(kit), testing::ElementsAre("/game" + path + ": expected a whole number"));
    }
}

// Gives one thing of a list another name.
template <typename Things>
void rename(Things& things, std::size_t index) {
    things[std::decay_t<Things>::id_at(index)].id = Code("renamed");
}

TEST(VirginiaBoard, EveryNameThatTheRulesSpeakOfIsAskedFor) {
    const auto expect_asked_for = [](auto Kit::*list, const std::string& path, const std::string& what,
                                     const Words& names) {
        for (const std::string& name : names) {
            Kit kit = kit_with_cards({});
            std::size_t index = 0;
            for (const auto& thing : kit.*list) {
                if (thing.id.text() == name) break;
                ++index;
            }
            ASSERT_LT(index, (kit.*list).size()) << name;
            rename(kit.*list, index);
            EXPECT_THAT(complaints_of(kit), testing::ElementsAre(path + ": expected " + what + name));
        }
    };
    expect_asked_for(&Kit::piles, "/piles", "a pile named ", {"draw", "aside", "play", "discard"});
    expect_asked_for(&Kit::tracks, "/tracks", "a track named ",
                     {"turn", "step", "attacks", "attacks-made", "lee-moves"});
    expect_asked_for(&Kit::phases, "/phases", "a phase named ", {"reveal", "events", "advances", "attacks"});
    expect_asked_for(&Kit::options, "/options", "an option named ",
                     {"deck", "overland-start", "merrimac-beside-richmond", "retreat-at-end",
                      "washington-works", "lee-and-reserve", "after-union-retreat"});
    expect_asked_for(&Kit::sides, "/sides", "a side named ", {"cs", "us"});
}

TEST(VirginiaBoard, KitMayHaveMorePhasesThanTheRulesSpeakOf) {
    Kit kit = kit_with_cards({});
    kit.phases.push_back({Code("over"), "The game is over", "As older kits have it."});
    EXPECT_THAT(complaints_of(kit), testing::IsEmpty());
}

} // namespace
} // namespace fielddesk::test
