#include "app/window/deck_sheet.h"
#include "tests/app/window/own_notes_test.h"

namespace fielddesk {

namespace {

class DeckOfVirginia : public WithOwnNotes {
protected:
    static constexpr const char* id = "1862-war-in-virginia";

    DeckOfVirginia() {
        m_notebook.open(id);
        m_deck.set_notebook(&m_notebook);
        m_deck.set_number(7);
    }

    // The lines of the form, each with its kind and what it says.
    QStringList form() {
        QStringList lines;
        for (int row = 0; row < m_deck.form()->count(); ++row) {
            const auto text = [&](const char* role) { return m_deck.form()->text(row, role); };
            QString line = QString(text("depth").toInt(), ' ') + text("kind") + " " + text("title");
            if (!text("value").isEmpty()) line += ": " + text("value");
            if (const int chosen = text("chosen").toInt(); chosen >= 0)
                line += ": " + value(*m_deck.form(), row, "choices").toStringList()[chosen];
            lines.append(line);
        }
        return lines;
    }
    QStringList lines() {
        QStringList lines;
        for (int row = 0; row < m_deck.lines()->count(); ++row)
            lines.append(m_deck.lines()->text(row, "part") + ": " + m_deck.lines()->text(row, "text"));
        return lines;
    }
    // The place of a word in the palette of a list.
    int word(const QString& pointer, const QString& title) {
        for (int row = 0; row < m_deck.form()->count(); ++row)
            if (m_deck.form()->text(row, "pointer") == pointer)
                return static_cast<int>(value(*m_deck.form(), row, "choices").toStringList().indexOf(title));
        return -1;
    }
    QString provenance(int number) {
        for (int row = 0; row < m_deck.cards()->count(); ++row)
            if (m_deck.cards()->text(row, "number").toInt() == number)
                return m_deck.cards()->text(row, "provenance");
        return {};
    }

    Notebook m_notebook;
    DeckSheet m_deck;
};

} // namespace

TEST_F(DeckOfVirginia, ACardOfPracticeIsWrittenFromNothing) {
    EXPECT_EQ(m_deck.cards()->count(), 28);
    EXPECT_EQ(m_deck.title(), "");
    EXPECT_EQ(form(), QStringList({"list Events", "list Advances", "number Attacks: 0"}));
    EXPECT_EQ(m_deck.provenance(), "practice");
    EXPECT_FALSE(m_deck.is_changed());
    EXPECT_GT(lines().size(), 0) << "until then the practice card is shown as it is read";
}

TEST_F(DeckOfVirginia, TheWordsAreThoseOfTheKitsVocabulary) {
    const QStringList words = value(*m_deck.form(), 0, "choices").toStringList();
    EXPECT_EQ(words.mid(0, 4), QStringList({"Reserves", "Lee", "Mcclellan", "Merrimac"}));
    EXPECT_TRUE(words.contains("If"));
    EXPECT_FALSE(words.contains("Then")) << "it stands beside if, and never alone";
    const QStringList help = value(*m_deck.form(), 0, "choiceHelp").toStringList();
    EXPECT_TRUE(help[0].startsWith("The number of reserve markers"));
}

TEST_F(DeckOfVirginia, WhatIsWrittenIsReadByTheRulesAtOnce) {
    m_deck.writeTitle("Seven Pines");
    m_deck.add("/events", word("/events", "Reserves"));
    m_deck.setNumber("/events/0/reserves", 2);
    m_deck.add("/advances", 0);
    m_deck.setNumber("/attacks", 3);
    m_deck.check();
    EXPECT_EQ(m_deck.problem(), "");
    EXPECT_EQ(form().mid(0, 2), QStringList({"list Events", " number 1. Reserves: 2"}));
    ASSERT_EQ(lines().size(), 3);
    EXPECT_TRUE(lines()[0].contains("2"));
    EXPECT_TRUE(lines()[2].contains("3"));
    EXPECT_EQ(notes(id), Notes()) << "nothing is kept before it is said";
    ASSERT_TRUE(m_deck.keep());
    EXPECT_EQ(notes(id).size(), 1U);
    EXPECT_EQ(provenance(7), "box");
    EXPECT_FALSE(m_deck.is_changed());
    EXPECT_EQ(m_deck.title(), "Seven Pines");
}

TEST_F(DeckOfVirginia, ZeroReservesAreSteppedOver) {
    m_deck.add("/events", word("/events", "Reserves"));
    m_deck.setNumber("/events/0/reserves", 0);
    EXPECT_TRUE(form()[1].endsWith(": -1"));
    m_deck.setNumber("/events/0/reserves", 0);
    EXPECT_TRUE(form()[1].endsWith(": 1"));
    m_deck.setNumber("/events/0/reserves", 7);
    EXPECT_TRUE(form()[1].endsWith(": 1"));
}

TEST_F(DeckOfVirginia, AConditionHasItsThenAndItsElse) {
    m_deck.writeTitle("Norfolk");
    m_deck.add("/events", word("/events", "If"));
    EXPECT_EQ(form().mid(1, 5),
              QStringList({" plain 1. If", "  word If: At", "   choice Piece: " + form()[3].section(": ", 1),
                           "   choice Place: " + form()[4].section(": ", 1), "  list Then"}));
    m_deck.choose("/events/0/if", word("/events/0/if", "Merrimac in play"));
    m_deck.add("/events/0/then", word("/events/0/then", "Merrimac"));
    m_deck.add("/events/0/else", 0);
    m_deck.add("/events/0/else", word("/events/0/else", "Reminder"));
    m_deck.setText("/events/0/else/0/reminder", "Nothing more.");
    m_deck.check();
    EXPECT_EQ(m_deck.problem(), "");
    const QString all = lines().join('\n');
    EXPECT_TRUE(all.contains("Nothing more.")) << all.toStdString();
    EXPECT_TRUE(all.contains("Merrimac"));
    m_deck.remove("/events/0/else");
    m_deck.check();
    EXPECT_FALSE(lines().join('\n').contains("Nothing more."));
    m_deck.remove("/events/0");
    EXPECT_EQ(form().size(), 3);
}

TEST_F(DeckOfVirginia, ABattleHasAResultForEachFaceOrSaysWhatIsMissing) {
    m_deck.writeTitle("Fair Oaks");
    m_deck.add("/events", word("/events", "Battle"));
    m_deck.add("/events/0/battle/results/0/events", word("/events/0/battle/results/0/events", "Reserves"));
    m_deck.check();
    EXPECT_EQ(m_deck.problem(), "") << "one result for all faces";
    m_deck.setNumber("/events/0/battle/results/0/to", 4);
    m_deck.check();
    EXPECT_TRUE(m_deck.problem().contains("/cards/0/events/0/battle/results"))
        << m_deck.problem().toStdString();
    EXPECT_FALSE(m_deck.keep());
    m_deck.add("/events/0/battle/results", 0);
    m_deck.setNumber("/events/0/battle/results/1/to", 6);
    m_deck.setNumber("/events/0/battle/results/1/from", 5);
    m_deck.check();
    EXPECT_EQ(m_deck.problem(), "");
}

TEST_F(DeckOfVirginia, EffectsChangePlaces) {
    m_deck.add("/events", word("/events", "Lee"));
    m_deck.add("/events", word("/events", "Set aside"));
    m_deck.move("/events/1/set-aside", -1);
    EXPECT_TRUE(form()[1].contains("1. Set aside")) << form().join('\n').toStdString();
    m_deck.move("/events/0", -1);
    EXPECT_TRUE(form()[1].contains("1. Set aside"));
}

TEST_F(DeckOfVirginia, WhatIsNotKeptStaysWhileAnotherCardIsLookedAt) {
    m_deck.writeTitle("Seven Pines");
    m_deck.set_number(8);
    EXPECT_EQ(m_deck.title(), "");
    m_deck.set_number(7);
    EXPECT_EQ(m_deck.title(), "Seven Pines");
    m_deck.drop();
    EXPECT_EQ(m_deck.title(), "");
}

TEST_F(DeckOfVirginia, WhatIsNotKeptIsThereAfterARestart) {
    m_deck.writeTitle("Seven Pines");
    m_deck.check();
    m_deck.set_number(8);
    m_deck.writeTitle("Oak Grove");
    m_deck.set_number(9);
    {
        DeckSheet other;
        other.set_notebook(&m_notebook);
        other.set_number(7);
        EXPECT_EQ(other.title(), "Seven Pines");
        EXPECT_TRUE(other.is_changed());
        EXPECT_EQ(notes(id), Notes());
        other.set_number(8);
        EXPECT_EQ(other.title(), "Oak Grove");
        ASSERT_TRUE(other.keep());
        other.set_number(7);
        other.drop();
    }
    DeckSheet third;
    third.set_notebook(&m_notebook);
    for (const int number : {7, 8}) {
        third.set_number(number);
        EXPECT_FALSE(third.is_changed()) << number;
    }
    EXPECT_EQ(third.title(), "Oak Grove");
}

TEST_F(DeckOfVirginia, DraftThatIsNoCardAnyMoreIsPassedOver) {
    const auto library = *own_notes();
    for (const char* entry : {"[]", "7", "{\"title\":3}", "{\"title\":\"A\",\"events\":[7]}",
                              "{\"events\":{\"a\":1}}", "{\"events\":[{\"fly\":[[]]}]}", "{\"title\""}) {
        ASSERT_TRUE(library->set_draft(id, {note_lists::cards, "7"}, entry));
        DeckSheet other;
        other.set_notebook(&m_notebook);
        other.set_number(7);
        other.check();
        EXPECT_TRUE(other.title() == "" || other.title() == "A") << entry;
    }
}

TEST_F(DeckOfVirginia, TheKitsOwnCardComesBack) {
    m_deck.writeTitle("Seven Pines");
    m_deck.writeWording("It rains.");
    ASSERT_TRUE(m_deck.keep());
    EXPECT_EQ(m_deck.wording(), "It rains.");
    m_deck.takeOut();
    EXPECT_EQ(provenance(7), "practice");
    EXPECT_EQ(notes(id), Notes());
    m_notebook.undo();
    EXPECT_EQ(m_deck.title(), "Seven Pines");
}

TEST_F(DeckOfVirginia, ACardWithoutATitleIsNotKept) {
    m_deck.setNumber("/attacks", 2);
    EXPECT_FALSE(m_deck.keep());
    EXPECT_TRUE(m_deck.problem().contains("title")) << m_deck.problem().toStdString();
    EXPECT_TRUE(m_deck.is_changed());
}

} // namespace fielddesk
