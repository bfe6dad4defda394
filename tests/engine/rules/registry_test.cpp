#include "engine/rules/registry.h"

#include "tests/engine/virginia/table.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

TEST(Registry, MakesTheRulesThatTheKitNames) {
    const auto rules = make_rules(kit_with_cards({}));
    ASSERT_TRUE(rules);
    EXPECT_EQ((*rules)->kit().id, Code("1862-war-in-virginia"));
    EXPECT_EQ((*rules)->title("james"), "James");
    EXPECT_EQ((*rules)->title("west"), "");
}

TEST(Registry, SaysWhichRulesThereAre) {
    Kit kit = kit_with_cards({});
    kit.rules = "waterloo";
    const auto rules = make_rules(std::move(kit));
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().front().path, "/rules");
}

} // namespace
} // namespace fielddesk::test
