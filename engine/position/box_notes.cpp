#include "engine/position/box_notes.h"

#include "engine/kit/note_merge.h"

namespace fielddesk {

namespace {

std::string text_of(Code code) {
    return std::string(code.text());
}

Json entry_of(const Kit& kit, const facts::CellNoted& noted) {
    const Chart& chart = kit.charts[noted.chart];
    Json cell = Json::object();
    for (std::size_t index = 0; index < chart.fields.size(); ++index) {
        const ChartField& field = chart.fields[index];
        Json& value = cell[text_of(field.id)];
        value = noted.cell[index];
        if (!field.words.empty())
            value = text_of(field.words[static_cast<std::size_t>(noted.cell[index])].id);
    }
    return {{"chart", text_of(chart.id)},
            {"row", text_of(noted.row)},
            {"column", text_of(noted.column)},
            {"cell", std::move(cell)}};
}

Json entry_of(const Kit& kit, const facts::RatingNoted& noted) {
    return {{"piece", text_of(kit.pieces[noted.piece].id)},
            {"face", noted.face + 1},
            {"rating", text_of(noted.rating)},
            {"value", noted.value}};
}

Json entry_of(const Kit& kit, const facts::ConnectionNoted& noted) {
    Json entry{{"from", text_of(kit.places[noted.from].id)}, {"to", text_of(kit.places[noted.to].id)}};
    if (noted.kind) entry["kind"] = text_of(*noted.kind);
    return entry;
}

Json entry_of(const Kit& kit, const facts::ArrivalNoted& noted) {
    return {{"piece", text_of(kit.pieces[noted.piece].id)},
            {"turn", noted.turn},
            {"place", text_of(kit.places[noted.place].id)}};
}

Json entry_of(const Kit&, const facts::CardNoted& noted) {
    return Json::parse(noted.entry);
}

template <typename Noted>
void add(Notes& notes, const Kit& kit, const char* list, const std::vector<Noted>& known) {
    for (const Noted& noted : known) {
        const Json entry = entry_of(kit, noted);
        notes.emplace(address_of(list, entry), entry.dump());
    }
}

} // namespace

Notes notes_of(const Kit& kit, const BoxKnowledge& box) {
    Notes notes;
    add(notes, kit, note_lists::cells, box.cells);
    add(notes, kit, note_lists::ratings, box.ratings);
    add(notes, kit, note_lists::connections, box.connections);
    add(notes, kit, note_lists::arrivals, box.arrivals);
    add(notes, kit, note_lists::cards, box.cards);
    return notes;
}

} // namespace fielddesk
