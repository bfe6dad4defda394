#include "tests/leaks/twin_games.h"
#include "tests/qml/pages/window_harness.h"

#include <QAccessible>
#include <QImage>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <gtest/gtest.h>

// Everything that the window says of a game: its title, every text of a page whether it is seen or not, what
// a screen reader is told, and the picture.
namespace fielddesk::test {

namespace {

struct Seen {
    QStringList told;
    QImage picture;
};

// The texts that QML keeps in an object and in all that it holds.
void add_texts(const QObject& object, QStringList& all) {
    for (const char* name :
         {"text", "words", "title", "help", "detail", "value", "heading", "barredReason"}) {
        const QVariant text = object.property(name);
        if (text.isValid() && !text.toString().isEmpty()) all.append(QString(name) + ": " + text.toString());
    }
    for (const QObject* child : object.children())
        add_texts(*child, all);
    if (const auto* item = qobject_cast<const QQuickItem*>(&object))
        for (const QQuickItem* child : item->childItems())
            if (child->parent() != item) add_texts(*child, all);
}

void add_spoken(QAccessibleInterface* item, QStringList& all) {
    if (!item) return;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all.append(item->text(text));
    const QRect place = item->rect();
    all.append(QStringLiteral("%1 %2 %3x%4")
                   .arg(item->role())
                   .arg(item->state().disabled)
                   .arg(place.width())
                   .arg(place.height()));
    for (int child = 0; child < item->childCount(); ++child)
        add_spoken(item->child(child), all);
}

// The two games were not played in the same second, nor in the same file.
QStringList without_times(QStringList all) {
    static const QRegularExpression time(R"(\d{4}-\d\d-\d\dT[0-9:.]+Z|\d\d:\d\d(:\d\d)?)");
    for (QString& text : all)
        text.replace(time, QStringLiteral("then"));
    return all;
}

Seen see(WindowHarness& harness) {
    harness.wait(60);
    Seen seen;
    seen.told.append(harness.window().title());
    add_texts(*harness.page(), seen.told);
    add_spoken(QAccessible::queryAccessibleInterface(&harness.window()), seen.told);
    seen.told = without_times(std::move(seen.told));
    seen.picture = harness.window().grabWindow();
    return seen;
}

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

std::string first_difference(const QStringList& one, const QStringList& other) {
    for (qsizetype at = 0; at < std::max(one.size(), other.size()); ++at)
        if (one.value(at) != other.value(at))
            return (one.value(at) + QStringLiteral(" / ") + other.value(at)).toStdString();
    return {};
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

int main(int count, char** words) {
    fielddesk::test::start_qt();
    testing::InitGoogleTest(&count, words);
    const int code = RUN_ALL_TESTS();
    fielddesk::test::stop_qt();
    return code;
}
