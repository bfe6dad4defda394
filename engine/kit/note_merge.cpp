#include "engine/kit/note_merge.h"

#include "engine/kit/json_fields.h"

#include <algorithm>

namespace fielddesk {

namespace {

using namespace json_fields;

constexpr const char* from_box = "box";

// The entry for which this holds, or a new one at the end.
template <typename Holds>
Json& entry_in(Json& list, Holds holds) {
    const auto found = std::find_if(list.begin(), list.end(), holds);
    return found == list.end() ? list.emplace_back(Json::object()) : *found;
}

Json& list_in(Json& document, const char* member) {
    Json& list = document[member];
    if (list.is_null()) list = Json::array();
    return list;
}

bool has(const Json& entry, const char* member, const Json& value) {
    const auto found = entry.find(member);
    return found != entry.end() && *found == value;
}

auto with(const char* member, const Json& value) {
    return [member, &value](const Json& entry) { return has(entry, member, value); };
}

void lay_cell(Json& kit, const Json& note) {
    Json& chart = entry_in(list_in(kit, "charts"), with("id", note.at("chart")));
    Json& cell = entry_in(list_in(chart, "cells"), [&](const Json& entry) {
        return has(entry, "row", note.at("row")) && has(entry, "column", note.at("column"));
    });
    cell = {{"row", note.at("row")},
            {"column", note.at("column")},
            {"cell", note.at("cell")},
            {"provenance", from_box}};
}

void lay_rating(Json& kit, const Json& note) {
    Json& piece = entry_in(list_in(kit, "pieces"), with("id", note.at("piece")));
    Json& face = piece.at("faces").at(note.at("face").get<std::size_t>() - 1);
    if (note.at("rating") == "value") {
        face["value"] = note.at("value");
        face["provenance"] = from_box;
        return;
    }
    Json& rating = entry_in(list_in(face, "ratings"), with("rating", note.at("rating")));
    rating = {{"rating", note.at("rating")}, {"value", note.at("value")}, {"provenance", from_box}};
}

void lay_place(Json& kit, const Json& note) {
    Json& place = entry_in(list_in(kit, "places"), with("id", note.at("place")));
    place["title"] = note.at("title");
    if (note.contains("kind")) place["kind"] = note.at("kind");
    place["provenance"] = from_box;
}

// A connection is the same from either end.
void lay_connection(Json& kit, const Json& note) {
    Json& connection = entry_in(list_in(kit, "connections"), [&](const Json& entry) {
        return (has(entry, "from", note.at("from")) && has(entry, "to", note.at("to"))) ||
               (has(entry, "from", note.at("to")) && has(entry, "to", note.at("from")));
    });
    connection = note;
    connection["provenance"] = from_box;
}

void lay_arrival(Json& kit, const Json& note) {
    Json& arrival = entry_in(list_in(kit, "arrivals"), with("piece", note.at("piece")));
    arrival = note;
    arrival["provenance"] = from_box;
}

} // namespace

const Json* entry_with(const Json& list, const char* member, const Json& value) {
    const auto found = std::find_if(list.begin(), list.end(), with(member, value));
    return found == list.end() ? nullptr : &*found;
}

NoteAddress address_of(const std::string& list, const Json& entry) {
    const auto joined_members = [&](std::initializer_list<const char*> members) {
        std::string key;
        for (const char* member : members) {
            const Json& value = entry.at(member);
            if (!key.empty()) key += '/';
            key += value.is_string() ? value.get<std::string>() : value.dump();
        }
        return key;
    };
    if (list == note_lists::cells) return {list, joined_members({"chart", "row", "column"})};
    if (list == note_lists::cards) return {list, joined_members({"number"})};
    if (list == note_lists::ratings) return {list, joined_members({"piece", "face", "rating"})};
    if (list == note_lists::places) return {list, joined_members({"place"})};
    if (list == note_lists::arrivals) return {list, joined_members({"piece"})};
    const bool is_in_order = text_of(entry, "from") < text_of(entry, "to");
    return {list, joined_members(is_in_order ? std::initializer_list<const char*>{"from", "to"}
                                             : std::initializer_list<const char*>{"to", "from"})};
}

// A card of the box is another card than the practice card of its number, so it has a name of its own.
Json deck_entry(const Json& card) {
    Json entry = card;
    entry["id"] = "box-" + card.at("number").dump();
    entry["provenance"] = from_box;
    return entry;
}

void lay_over(Json& kit, Json& cards, const std::string& list, const Json& entry) {
    if (list == note_lists::cells) return lay_cell(kit, entry);
    if (list == note_lists::ratings) return lay_rating(kit, entry);
    if (list == note_lists::places) return lay_place(kit, entry);
    if (list == note_lists::connections) return lay_connection(kit, entry);
    if (list == note_lists::arrivals) return lay_arrival(kit, entry);
    entry_in(list_in(cards, "cards"), with("number", entry.at("number"))) = deck_entry(entry);
}

} // namespace fielddesk
