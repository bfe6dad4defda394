#pragma once

#include "tests/qml/pages/window_harness.h"
#include "tests/skirmish/skirmish_file.h"

#include <QSettings>
#include <QTest>
#include <gtest/gtest.h>

namespace fielddesk::test {

// The window with a game of two sides that hide things from each other.
class TwoSides : public ::testing::Test {
protected:
    // Long enough for a full hold, and for a button to hear again after it was shown.
    static constexpr int full_hold = 750;
    static constexpr int until_heard = 380;

    TwoSides() { QSettings().clear(); }

    void begin(const skirmish::Beginning& beginning = {}) {
        const QString path = m_harness.folder() + "/skirmish.fielddesk";
        skirmish::begin_in_file(path.toStdString(), beginning).reset();
        m_harness.open(path);
    }

    Table& table() { return m_harness.table(); }
    QString seen() { return m_harness.texts(m_harness.page()).join('\n'); }
    bool is_open(const QString& seat) { return table().open_desk().key == seat; }

    void type(const QString& text) {
        for (const char letter : text.toStdString())
            QTest::keyClick(&m_harness.window(), letter);
    }

    // As a player does it: asks for the hand-over, types the PIN where one is wanted, and holds the button.
    void take_desk(const QString& seat, const QString& pin = {}) {
        m_harness.want("seat/" + seat);
        ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
        m_harness.wait(until_heard);
        if (!pin.isEmpty()) {
            type(pin);
            m_harness.press(Qt::Key_Return);
        }
        m_harness.hold(Qt::Key_Return, full_hold);
        m_harness.wait(50);
    }

    // Where something of blue's hand or of its strengths would be.
    bool shows_secrets_of_blue() {
        for (int pile = 0; pile < table().piles()->count(); ++pile) {
            const auto cards = role(*table().piles(), pile, "cards").toStringList();
            if (table().piles()->text(pile, "title").startsWith("Blue") && !cards.isEmpty()) return true;
        }
        return table().boxes()->count() > 0 &&
               role(*table().boxes(), 0, "values").value<QList<int>>()[0] >= 0;
    }

    static QVariant role(const Rows& rows, int row, const QByteArray& name) {
        return rows.data(rows.index(row), rows.roleNames().key(name));
    }

    WindowHarness m_harness;
};

} // namespace fielddesk::test
