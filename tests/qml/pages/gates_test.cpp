#include "tests/gates/gates_file.h"
#include "tests/qml/pages/window_harness.h"

#include <QSettings>
#include <QTest>
#include <gtest/gtest.h>

// Gates of Richmond in the window: the desk of a side, the table, and an attack.
namespace fielddesk::test {

namespace {

class GatesPages : public ::testing::Test {
protected:
    static constexpr int full_hold = 750;

    GatesPages() { QSettings().clear(); }

    // A game after these orders, and the desk of a side where one is named.
    void begin(const QString& seat, const std::vector<std::string>& lines = {}) {
        const QString path = m_harness.folder() + "/gates.fielddesk";
        gates::test::begin_in_file(path.toStdString(), lines).reset();
        m_harness.open(path);
        ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
        m_harness.window().resize(1280, 800);
        if (!seat.isEmpty()) sit(seat);
        m_harness.wait(400);
    }
    void sit(const QString& seat) {
        m_harness.want("seat/" + seat);
        ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
        QMetaObject::invokeMethod(m_harness.later("handOver"), "open", Q_ARG(QString, QString()));
        m_harness.ask(m_harness.page(), "opened");
        ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    }
    Table& table() { return m_harness.table(); }
    QString seen() { return m_harness.texts(m_harness.page()).join('\n'); }

    QQuickItem* named(QQuickItem* item, const QString& name) {
        if (item->objectName() == name) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = named(child, name)) return found;
        return nullptr;
    }
    // A button that can be seen, by what it says.
    QQuickItem* button(QQuickItem* item, const QString& text) {
        if (!item->isVisible()) return nullptr;
        if (item->property("text").toString() == text && item->property("isDeaf").isValid()) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = button(child, text)) return found;
        return nullptr;
    }
    QQuickItem* button(const QString& text) { return button(m_harness.window().contentItem(), text); }
    void focus(QQuickItem* item) {
        ASSERT_TRUE(item);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !item->property("isDeaf").toBool(); }, 2000));
        item->forceActiveFocus();
    }
    // Everything that the rows of the formations say of the units of a side.
    QStringList said_of(const QString& side) {
        QStringList said;
        for (int row = 0; row < table().formations()->count(); ++row) {
            if (table().formations()->text(row, "side") != side) continue;
            const auto units = role(*table().formations(), row, "units").value<Rows*>();
            for (int unit = 0; unit < units->count(); ++unit)
                said.append(units->text(unit, "said"));
        }
        return said;
    }
    static QVariant role(const Rows& rows, int row, const QByteArray& name) {
        return rows.data(rows.index(row), rows.roleNames().key(name));
    }

    WindowHarness m_harness;
};

} // namespace

TEST_F(GatesPages, TheDeskShowsTheHandTheOrderOfBattleAndTheSupplyOfItsSideAlone) {
    begin("us", gates::test::lines_to_roads());
    for (const char* text : {"Your hand: 8", "Order of battle", "V Corps", "Supply of your units",
                             "Morrell's division (1/V)", "place not known"})
        EXPECT_TRUE(seen().contains(text)) << text;
    EXPECT_TRUE(said_of("us").contains("Slocum's division (1/VI), strength 6 of 6, Fair Oaks Station"))
        << said_of("us").join('\n').toStdString();
    EXPECT_TRUE(said_of("cs").filter(", strength ").isEmpty()) << said_of("cs").join('\n').toStdString();
    table().closeDesk();
    m_harness.wait(100);
    EXPECT_FALSE(seen().contains("Your hand"));
    EXPECT_FALSE(seen().contains("Supply of your units"));
    EXPECT_EQ(table().hand()->count(), 0);
    EXPECT_EQ(table().network()->traces()->count(), 0);
}

TEST_F(GatesPages, AUnitsLineLightsItsWayAndBringsTheGraphIntoView) {
    begin("us", gates::test::lines_to_roads());
    QQuickItem* line = named(m_harness.page(), "trace5");
    QQuickItem* lit = named(m_harness.page(), "lit");
    ASSERT_TRUE(line && lit);
    EXPECT_FALSE(lit->isVisible());
    line->forceActiveFocus();
    m_harness.wait(100);
    m_harness.press(Qt::Key_Return);
    m_harness.wait(100);
    EXPECT_TRUE(lit->isVisible());
    const QQuickItem* graph = lit->parentItem();
    const QRectF area = graph->mapRectToScene(QRectF(0, 0, graph->width(), graph->height()));
    EXPECT_GE(area.top(), 140);
    EXPECT_LE(area.bottom(), 720);
}

TEST_F(GatesPages, TheTableSaysOfBothSidesOnlyWhatEveryoneSees) {
    begin({});
    EXPECT_TRUE(seen().contains("Order of battle"));
    EXPECT_TRUE(seen().contains("Hidden markers left"));
    for (const char* side : {"us", "cs"}) {
        const QStringList said = said_of(side);
        EXPECT_FALSE(said.filter("place not known").isEmpty()) << side;
        EXPECT_TRUE(said.filter(QRegularExpression("^(?!.*place not known).*strength \\d")).isEmpty())
            << said.join('\n').toStdString();
    }
}

TEST_F(GatesPages, AGroupOfOffersOpensInThePaletteWithItsOwnAlone) {
    begin("us");
    QQuickItem* group = button(QString::fromUtf8("Change a supply unit's mode …"));
    focus(group);
    m_harness.press(Qt::Key_Return);
    m_harness.wait(50);
    QObject* finder = m_harness.part("finder");
    ASSERT_TRUE(finder->property("opened").toBool());
    const auto names = finder->property("names").toStringList();
    const auto matches = finder->property("matches").value<QList<int>>();
    ASSERT_EQ(matches.size(), 4);
    for (const int match : matches)
        EXPECT_TRUE(names[match].startsWith("Change the mode of Supply unit")) << names[match].toStdString();
    QTest::keyClick(&m_harness.window(), Qt::Key_2);
    m_harness.press(Qt::Key_Return);
    m_harness.wait(50);
    EXPECT_FALSE(finder->property("opened").toBool());
    // A wagon is no link of the chain.
    QStringList traced;
    for (int trace = 0; trace < table().network()->traces()->count(); ++trace)
        traced.append(table().network()->traces()->text(trace, "title"));
    EXPECT_FALSE(traced.contains("Supply unit 2")) << traced.join(", ").toStdString();
    EXPECT_TRUE(traced.contains("Supply unit 1"));
}

TEST_F(GatesPages, ACardIsDiscardedFromTheHandByHoldingItsButton) {
    begin("us");
    const QString title = table().hand()->text(0, "title");
    auto* card = named(m_harness.page(), "handCard");
    ASSERT_TRUE(card);
    ASSERT_EQ(card->property("title").toString(), title);
    focus(button(card, "Discard"));
    m_harness.press(Qt::Key_Return);
    EXPECT_EQ(table().hand()->count(), 8) << "a tap does not turn a card";
    m_harness.hold(Qt::Key_Return, full_hold);
    m_harness.wait(100);
    EXPECT_EQ(table().hand()->count(), 7);
    EXPECT_NE(table().hand()->text(0, "title"), title);
}

TEST_F(GatesPages, AnAttackIsOnePageThatSaysTheSameToBothSidesAndTheTable) {
    begin("cs", gates::test::lines_to_combat());
    const auto expect_page = [&] {
        for (const char* text :
             {"Attack on Grapevine Bridge from Turkey Hill", "Confederate attack", "Union defend",
              "modifiers together", "lead division's leader", "Two dice on the results table"})
            EXPECT_TRUE(seen().contains(text)) << text;
        ASSERT_EQ(table().fight()->forces()->count(), 2);
        EXPECT_EQ(table().fight()->forces()->text(0, "strength"), "18");
        EXPECT_EQ(table().fight()->forces()->text(1, "strength"), "12");
        EXPECT_EQ(table().fight()->modified(), "+2");
        EXPECT_EQ(table().fight()->steps()->text(3, "progress"), "now");
    };
    expect_page();
    table().closeDesk();
    m_harness.wait(100);
    expect_page();
    sit("us");
    m_harness.wait(100);
    expect_page();
}

} // namespace fielddesk::test
