#include "app/window/card_form.h"
#include "app/window/words.h"

#include <algorithm>

// The lines of a card's form.
namespace fielddesk {

namespace {

using Schema = CardVocabulary::Schema;
using Kind = CardVocabulary::Kind;
using Pointer = Json::json_pointer;

class Lines {
public:
    explicit Lines(const CardVocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    std::vector<CardFormRow> take() { return std::move(m_rows); }

    // A member of an object: where it is not there, that it may be put there.
    void add_member(const Schema& parent, const Json& owner, const Pointer& at, const std::string& name,
                    int depth) {
        const Schema& schema = m_vocabulary.member_of(parent, name);
        const bool is_required = m_vocabulary.is_required(parent, name);
        CardFormRow row = begun(at / name, depth, shown_word(name), m_vocabulary.description(schema));
        row.can_remove = !is_required;
        if (!owner.contains(name)) {
            row.kind = QStringLiteral("absent");
            row.can_remove = false;
            m_rows.push_back(std::move(row));
            return;
        }
        add(schema, owner.at(name), std::move(row));
    }

private:
    static CardFormRow begun(const Pointer& at, int depth, const QString& title, const std::string& help) {
        CardFormRow row;
        row.pointer = words(at.to_string());
        row.depth = depth;
        row.title = title;
        row.help = words(help);
        return row;
    }

    void push(CardFormRow row, const char* kind) {
        row.kind = QString::fromLatin1(kind);
        m_rows.push_back(std::move(row));
    }

    void add(const Schema& schema, const Json& value, CardFormRow row) {
        switch (m_vocabulary.kind_of(schema)) {
        case Kind::List:
            return add_list(schema, value, std::move(row));
        case Kind::Words:
            return add_words(schema, value, std::move(row));
        case Kind::Members:
            return add_members(schema, value, std::move(row));
        case Kind::Number: {
            const auto limits = m_vocabulary.limits_of(schema);
            row.minimum = limits.minimum;
            row.maximum = limits.maximum;
            row.value = words(value.dump());
            return push(std::move(row), "number");
        }
        case Kind::Flag:
            row.value = words(value.dump());
            return push(std::move(row), "flag");
        case Kind::Choice: {
            const auto choices = m_vocabulary.choices_of(schema);
            row.choices = choices.titles;
            const std::string id = value.is_string() ? value.get<std::string>() : std::string();
            const auto found = std::find(choices.ids.begin(), choices.ids.end(), id);
            row.chosen = found == choices.ids.end() ? -1 : static_cast<int>(found - choices.ids.begin());
            return push(std::move(row), "choice");
        }
        case Kind::Text:
            row.value = value.is_string() ? words(value.get<std::string>()) : words(value.dump());
            return push(std::move(row), "text");
        case Kind::Constant:
            return push(std::move(row), "plain");
        }
    }

    void add_list(const Schema& schema, const Json& list, CardFormRow row) {
        const Schema& entry = m_vocabulary.entry_of(schema);
        const bool is_of_words = m_vocabulary.kind_of(entry) == Kind::Words;
        const Pointer at(row.pointer.toStdString());
        const int depth = row.depth;
        if (list.size() < m_vocabulary.most_of(schema)) {
            if (is_of_words)
                offer_words(entry, row);
            else
                row.choices.append(QString());
        }
        push(std::move(row), "list");
        for (std::size_t index = 0; index < list.size(); ++index) {
            CardFormRow first = begun(at / index, depth + 1, QStringLiteral("%1.").arg(index + 1),
                                      m_vocabulary.description(entry));
            first.can_remove = true;
            first.can_move_up = index > 0;
            first.can_move_down = index + 1 < list.size();
            add(entry, list.at(index), std::move(first));
        }
    }

    // The word and its value in one line where the value is a single one. Where the word stands alone and in
    // no list, it is chosen among all.
    void add_words(const Schema& schema, const Json& value, CardFormRow row) {
        const std::string word = m_vocabulary.word_in(schema, value);
        if (word.empty()) return push(std::move(row), "plain");
        const Schema& inner = m_vocabulary.member_of(schema, word);
        const Pointer at(row.pointer.toStdString());
        const int depth = row.depth;
        const bool is_of_list = row.can_move_up || row.can_move_down || row.title.endsWith(QLatin1Char('.'));
        row.help = words(m_vocabulary.description(inner));
        if (is_of_list) row.title += QLatin1Char(' ') + shown_word(word);
        const Kind kind = m_vocabulary.kind_of(inner);
        const bool is_simple = kind != Kind::List && kind != Kind::Words && kind != Kind::Members;
        if (is_of_list && is_simple) {
            row.pointer = words((at / word).to_string());
            return add(inner, value.at(word), std::move(row));
        }
        if (!is_of_list) {
            offer_words(schema, row);
            row.chosen = static_cast<int>(row.choices.indexOf(shown_word(word)));
        }
        push(std::move(row), is_of_list ? "plain" : "word");
        add_inside(inner, value.at(word), at / word, shown_word(word), depth + 1);
        for (const std::string& companion : m_vocabulary.companions_of(schema, word))
            add_member(schema, value, at, companion, depth + 1);
    }

    void offer_words(const Schema& schema, CardFormRow& row) const {
        for (const std::string& word : m_vocabulary.words_of(schema)) {
            row.choices.append(shown_word(word));
            row.choice_help.append(words(m_vocabulary.description(m_vocabulary.member_of(schema, word))));
        }
    }

    // What belongs to a word that was said already.
    void add_inside(const Schema& schema, const Json& value, const Pointer& at, const QString& title,
                    int depth) {
        const Kind kind = m_vocabulary.kind_of(schema);
        if (kind == Kind::Constant) return;
        if (kind == Kind::Members) {
            for (const auto& [name, inner] : m_vocabulary.resolved(schema).at("properties").items())
                add_member(schema, value, at, name, depth);
            return;
        }
        add(schema, value, begun(at, depth, title, m_vocabulary.description(schema)));
    }

    void add_members(const Schema& schema, const Json& value, CardFormRow row) {
        const Pointer at(row.pointer.toStdString());
        const int depth = row.depth;
        push(std::move(row), "plain");
        for (const auto& [name, inner] : m_vocabulary.resolved(schema).at("properties").items())
            add_member(schema, value, at, name, depth + 1);
    }

    const CardVocabulary& m_vocabulary;
    std::vector<CardFormRow> m_rows;
};

} // namespace

std::vector<CardFormRow> CardForm::rows(const Json& card) const {
    Lines lines(*m_vocabulary);
    for (const auto& [name, schema] : m_vocabulary->card().at("properties").items())
        if (!is_apart(name)) lines.add_member(m_vocabulary->card(), card, Pointer(), name, 0);
    std::vector<CardFormRow> rows = lines.take();
    for (CardFormRow& row : rows)
        row.key = row.pointer + QLatin1Char(' ') + row.kind;
    return rows;
}

} // namespace fielddesk
