#include "app/window/card_form.h"

#include "app/window/words.h"

#include <algorithm>
#include <array>

namespace fielddesk {

namespace {

using Schema = CardVocabulary::Schema;
using Kind = CardVocabulary::Kind;
using Pointer = Json::json_pointer;

Pointer pointer_of(const QString& pointer) {
    return Pointer(pointer.toStdString());
}

// The parts of a pointer from the card on.
std::vector<std::string> parts_of(Pointer pointer) {
    std::vector<std::string> parts;
    for (; !pointer.empty(); pointer.pop_back())
        parts.insert(parts.begin(), pointer.back());
    return parts;
}

// Of an entry of a list, or of the word in it: where the entry is.
std::optional<Pointer> entry_of_list(const Json& card, Pointer pointer) {
    for (; !pointer.empty(); pointer.pop_back())
        if (card.contains(pointer) && card.at(pointer.parent_pointer()).is_array()) return pointer;
    return std::nullopt;
}

} // namespace

bool CardForm::is_apart(const std::string& member) {
    constexpr std::array apart{"id", "number", "title", "date", "history", "wording", "provenance"};
    return std::find(apart.begin(), apart.end(), member) != apart.end();
}

Json CardForm::empty_card() const {
    Json card = Json::object();
    for (const auto& [name, schema] : m_vocabulary->card().at("properties").items()) {
        if (is_apart(name) || !m_vocabulary->is_required(m_vocabulary->card(), name)) continue;
        card[name] = m_vocabulary->least(schema);
        if (card[name].is_number()) card[name] = m_vocabulary->limits_of(schema).minimum;
    }
    return card;
}

const Schema* CardForm::schema_at(const Json& card, const Pointer& pointer) const {
    const Schema* schema = &m_vocabulary->card();
    Pointer at;
    for (const std::string& part : parts_of(pointer)) {
        if (card.contains(at) && card.at(at).is_array()) {
            schema = &m_vocabulary->entry_of(*schema);
        } else {
            const Schema& own = m_vocabulary->resolved(*schema);
            if (!own.contains("properties") || !own.at("properties").contains(part)) return nullptr;
            schema = &own.at("properties").at(part);
        }
        at /= part;
    }
    return schema;
}

void CardForm::add(Json& card, const QString& where, int choice) const {
    const Pointer pointer = pointer_of(where);
    const Schema* schema = schema_at(card, pointer);
    if (!schema) return;
    if (!card.contains(pointer)) {
        card[pointer] = m_vocabulary->least(*schema);
        return;
    }
    Json& list = card.at(pointer);
    if (!list.is_array() || list.size() >= m_vocabulary->most_of(*schema)) return;
    const Schema& entry = m_vocabulary->entry_of(*schema);
    if (m_vocabulary->kind_of(entry) != Kind::Words) {
        list.push_back(m_vocabulary->least(entry));
        return;
    }
    const auto all = m_vocabulary->words_of(entry);
    if (choice >= 0 && choice < static_cast<int>(all.size()))
        list.push_back(m_vocabulary->least_of_word(entry, all[static_cast<std::size_t>(choice)]));
}

void CardForm::remove(Json& card, const QString& where) const {
    const Pointer pointer = pointer_of(where);
    if (pointer.empty() || !card.contains(pointer)) return;
    Json& owner = card.at(pointer.parent_pointer());
    const Schema* schema = schema_at(card, pointer.parent_pointer());
    const bool is_member = owner.is_object() && schema && m_vocabulary->kind_of(*schema) != Kind::Words;
    const auto companions = schema && !is_member && owner.is_object()
                                ? m_vocabulary->companions_of(*schema, m_vocabulary->word_in(*schema, owner))
                                : std::vector<std::string>();
    const bool is_companion =
        std::find(companions.begin(), companions.end(), pointer.back()) != companions.end();
    if (is_member || is_companion) {
        owner.erase(pointer.back());
    } else if (const auto entry = entry_of_list(card, pointer)) {
        card.at(entry->parent_pointer()).erase(std::stoul(entry->back()));
    }
}

void CardForm::move(Json& card, const QString& where, int steps) const {
    const auto entry = entry_of_list(card, pointer_of(where));
    if (!entry) return;
    Json& list = card.at(entry->parent_pointer());
    const int from = std::stoi(entry->back());
    const int to = from + steps;
    if (to < 0 || to >= static_cast<int>(list.size())) return;
    std::swap(list.at(static_cast<std::size_t>(from)), list.at(static_cast<std::size_t>(to)));
}

void CardForm::choose(Json& card, const QString& where, int choice) const {
    const Pointer pointer = pointer_of(where);
    const Schema* schema = schema_at(card, pointer);
    if (!schema || !card.contains(pointer) || choice < 0) return;
    const auto index = static_cast<std::size_t>(choice);
    if (m_vocabulary->kind_of(*schema) == Kind::Words) {
        const auto all = m_vocabulary->words_of(*schema);
        if (index < all.size()) card.at(pointer) = m_vocabulary->least_of_word(*schema, all[index]);
    } else if (m_vocabulary->kind_of(*schema) == Kind::Choice) {
        const auto choices = m_vocabulary->choices_of(*schema);
        if (index < choices.ids.size()) card.at(pointer) = choices.ids[index];
    }
}

// A number that may not stand between its limits is stepped over.
void CardForm::set_number(Json& card, const QString& where, int number) const {
    const Pointer pointer = pointer_of(where);
    const Schema* schema = schema_at(card, pointer);
    if (!schema || !card.contains(pointer) || m_vocabulary->kind_of(*schema) != Kind::Number) return;
    const auto limits = m_vocabulary->limits_of(*schema);
    if (limits.barred == number) number += card.at(pointer).get<int>() > number ? -1 : 1;
    if (number >= limits.minimum && number <= limits.maximum) card.at(pointer) = number;
}

void CardForm::set_flag(Json& card, const QString& where, bool is_on) const {
    const Pointer pointer = pointer_of(where);
    if (card.contains(pointer) && card.at(pointer).is_boolean()) card.at(pointer) = is_on;
}

void CardForm::set_text(Json& card, const QString& where, const QString& text) const {
    const Pointer pointer = pointer_of(where);
    if (card.contains(pointer) && card.at(pointer).is_string()) card.at(pointer) = text.toStdString();
}

} // namespace fielddesk
