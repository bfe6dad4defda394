#pragma once

#include "engine/kit/json.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <string>

namespace fielddesk {

// The closed vocabulary of a kit's cards, as its schema gives it: what may stand where, in the order of the
// schema's file. It knows no game.
class CardVocabulary {
public:
    using Schema = nlohmann::ordered_json;

    // The kit names the things that a card may speak of.
    CardVocabulary(const std::string& schema_text, Json kit);
    CardVocabulary(const CardVocabulary&) = delete;
    CardVocabulary& operator=(const CardVocabulary&) = delete;

    // What stands on a card: its entry in the list of cards.
    const Schema& card() const { return *m_card; }

    // A schema with what it refers to; its own description counts first.
    const Schema& resolved(const Schema& node) const;
    std::string description(const Schema& node) const;

    // What a member of an object, or an entry of a list, may be.
    const Schema& member_of(const Schema& node, const std::string& name) const {
        return resolved(node).at("properties").at(name);
    }
    const Schema& entry_of(const Schema& node) const { return resolved(node).at("items"); }

    enum class Kind : std::uint8_t { List, Words, Members, Number, Flag, Choice, Text, Constant };
    Kind kind_of(const Schema& node) const;

    // Of Kind::Words: the words of which exactly one stands there, and the one that does.
    std::vector<std::string> words_of(const Schema& node) const;
    std::string word_in(const Schema& node, const Json& value) const;
    // Members that stand beside this word, such as then and else beside if.
    std::vector<std::string> companions_of(const Schema& node, const std::string& word) const;

    // Of Kind::Choice: what may stand there, and how it is called.
    struct Choices {
        std::vector<std::string> ids;
        QStringList titles;
    };
    Choices choices_of(const Schema& node) const;

    // Of Kind::Number: its limits, both included, and a number between them that may not stand there.
    struct Limits {
        int minimum = 0;
        int maximum = 0;
        std::optional<int> barred;
    };
    Limits limits_of(const Schema& node) const;
    // Of Kind::List: as many entries as there may be.
    std::size_t most_of(const Schema& node) const;

    bool is_required(const Schema& node, const std::string& member) const;
    // The least that may stand there.
    Json least(const Schema& node) const;
    Json least_of_word(const Schema& node, const std::string& word) const;

private:
    Choices named(const Schema& node) const;

    Schema m_schema;
    const Schema* m_card = nullptr;
    Json m_kit;
};

// A word of the vocabulary as it is shown: "attack-drm" as "Attack drm".
QString shown_word(const std::string& word);

} // namespace fielddesk
