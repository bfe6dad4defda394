#include "tests/leaks/twin_games.h"
#include "tests/leaks/window_eye.h"

#include <QAccessible>
#include <QSettings>
#include <algorithm>
#include <gtest/gtest.h>

// Nothing that the window says tells two games apart that a table cannot tell apart.
namespace fielddesk::test {

namespace {

// Plays by the first offer up to the fifth card, and looks at the table after each order and at every page at
// last.
std::vector<Seen> look_at(const std::filesystem::path& game) {
    QSettings().clear();
    WindowHarness harness(QString::fromStdString(game.string()));
    EXPECT_TRUE(harness.wait_for_page("TablePage"));
    Table& table = harness.table();
    std::vector<Seen> all{see(harness)};
    constexpr int turned_in_common = 4;
    const auto is_next_card_due = [&] {
        const auto offers = table.session()->offers(Seat::table());
        return std::any_of(offers.begin(), offers.end(),
                           [](const Offer& offer) { return offer.verb == Code("turn"); });
    };
    for (int order = 0; order < 200 && !(table.turn() == turned_in_common && is_next_card_due()); ++order) {
        table.question().is_asked ? table.roll() : table.take(0);
        all.push_back(see(harness));
    }
    EXPECT_EQ(table.turn(), turned_in_common);
    for (const char* command : {"corrections", "story", "tags", "honesty", "settings", "help"}) {
        harness.want(command);
        all.push_back(see(harness));
        harness.press(Qt::Key_Escape);
        EXPECT_TRUE(harness.wait_for_page("TablePage"));
    }
    for (const char* part : {"menu", "drawer", "finder"}) {
        QMetaObject::invokeMethod(harness.part(part), "open");
        Seen seen = see(harness);
        // The record tells when, and that differs.
        seen.picture = {};
        all.push_back(std::move(seen));
        harness.press(Qt::Key_Escape);
    }
    table.take(0);
    all.push_back(see(harness));
    return all;
}

} // namespace

TEST(WindowLeaks, NothingTellsTwoGamesApartUntilACardDiffers) {
    QAccessible::setActive(true);
    const TemporaryFolder folder;
    const auto first = folder / "one" / "game.fielddesk";
    const auto second = folder / "other" / "game.fielddesk";
    for (const auto& game : {first, second})
        std::filesystem::create_directory(game.parent_path());
    begin(first, new_game("app", 7)).reset();
    with_hidden_order_changed(first, second).reset();
    const std::vector<Seen> one = look_at(first);
    const std::vector<Seen> other = look_at(second);
    ASSERT_EQ(one.size(), other.size());
    EXPECT_GT(one.size(), 25U);
    for (std::size_t at = 0; at + 1 < one.size(); ++at) {
        EXPECT_GT(one[at].told.size(), 100) << at;
        EXPECT_EQ(first_difference(one[at].told, other[at].told), "") << at;
        EXPECT_EQ(one[at].picture, other[at].picture) << at;
    }
    EXPECT_NE(one.back().told, other.back().told)
        << "the last card is another one, and the test would not see it";
    EXPECT_NE(one.back().picture, other.back().picture);
}

} // namespace fielddesk::test
