#pragma once

#include "app/window/card_vocabulary.h"
#include "app/window/row_model.h"

namespace fielddesk {

// A line of the form in which a card is written: a list, a word of the vocabulary, or a value beside it.
struct CardFormRow {
    QString key; // the JSON pointer of what it is about, and what kind of line it is
    QString pointer;
    int depth = 0;
    QString kind; // "list", "word", "number", "flag", "choice", "text", "absent" or "plain"
    QString title;
    QString help;
    QString value;
    QStringList choices;
    QStringList choice_help; // what each word means
    int chosen = -1;
    int minimum = 0;
    int maximum = 0;
    bool can_remove = false;
    bool can_move_up = false;
    bool can_move_down = false;

    static std::vector<Role<CardFormRow>> roles() {
        return {role<&CardFormRow::pointer>("pointer"),
                role<&CardFormRow::depth>("depth"),
                role<&CardFormRow::kind>("kind"),
                role<&CardFormRow::title>("title"),
                role<&CardFormRow::help>("help"),
                role<&CardFormRow::value>("value"),
                role<&CardFormRow::choices>("choices"),
                role<&CardFormRow::choice_help>("choiceHelp"),
                role<&CardFormRow::chosen>("chosen"),
                role<&CardFormRow::minimum>("minimum"),
                role<&CardFormRow::maximum>("maximum"),
                role<&CardFormRow::can_remove>("canRemove"),
                role<&CardFormRow::can_move_up>("canMoveUp"),
                role<&CardFormRow::can_move_down>("canMoveDown")};
    }
    friend bool operator==(const CardFormRow&, const CardFormRow&) = default;
};

// What a card does, as lines that can be changed one by one. The words and their limits are the vocabulary's;
// it can say wrong things for a moment, which the check of the notes then names.
class CardForm {
public:
    explicit CardForm(const CardVocabulary& vocabulary) : m_vocabulary(&vocabulary) {}

    // Members of a card that its form does not show: they have fields of their own.
    static bool is_apart(const std::string& member);
    // The parts of a card that nothing was written of yet.
    Json empty_card() const;

    std::vector<CardFormRow> rows(const Json& card) const;

    // Each changes the card at this pointer, and leaves it as it is where that cannot be.
    void add(Json& card, const QString& pointer, int choice) const; // to a list, or a member that is absent
    void remove(Json& card, const QString& pointer) const;
    void move(Json& card, const QString& pointer, int steps) const;
    void choose(Json& card, const QString& pointer, int choice) const;
    void set_number(Json& card, const QString& pointer, int number) const;
    void set_flag(Json& card, const QString& pointer, bool is_on) const;
    void set_text(Json& card, const QString& pointer, const QString& text) const;

private:
    const CardVocabulary::Schema* schema_at(const Json& card, const Json::json_pointer& pointer) const;

    const CardVocabulary* m_vocabulary;
};

} // namespace fielddesk
