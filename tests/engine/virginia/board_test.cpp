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

} // namespace
} // namespace fielddesk::test
