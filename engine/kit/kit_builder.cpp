#include "engine/kit/kit_builder.h"

#include "engine/kit/chart_builder.h"
#include "engine/kit/json_fields.h"

#include <algorithm>
#include <stdexcept>

namespace fielddesk {

namespace {

using namespace json_fields;

template <typename Key>
Key known(std::optional<Key> id) {
    if (!id) throw std::out_of_range("an id that names nothing");
    return *id;
}

Face face_of(const Json& entry) {
    Face face{number_of(entry, "value"), provenance_of(entry)};
    for (const Json& rating : list_of(entry, "ratings"))
        face.ratings.push_back(
            {code_of(rating, "rating"), number_of(rating, "value"), provenance_of(rating)});
    return face;
}

PieceDefinition piece_of(const Json& entry, const Kit& kit) {
    std::vector<Face> faces;
    for (const Json& face : entry.at("faces"))
        faces.push_back(face_of(face));
    // The faces that only count on from the last one.
    const int highest = entry.value("counts_to", 0);
    for (int value = faces.back().value.value_or(highest) + 1; value <= highest; ++value)
        faces.push_back({value, faces.back().provenance, {}});
    return {code_of(entry, "id"),
            text_of(entry, "title"),
            code_of(entry, "kind"),
            known(kit.side(text_of(entry, "side"))),
            std::move(faces),
            known(kit.place(text_of(entry, "start"))),
            provenance_of(entry),
            entry.value("is_hidden", false),
            entry.value("is_unseen", false)};
}

PileDefinition pile_of(const Json& entry, const Kit& kit) {
    PileDefinition pile{code_of(entry, "id"), text_of(entry, "title"), entry.at("is_face_down").get<bool>(),
                        std::nullopt};
    if (entry.contains("owner")) pile.owner = known(kit.side(text_of(entry, "owner")));
    return pile;
}

// The kits of older games say nothing of it.
SectionDefinition section_of(const Json& entry) {
    const std::string standing = entry.value("standing", std::string(standing_words.front()));
    const auto word = std::find(standing_words.begin(), standing_words.end(), standing);
    return {code_of(entry, "id"), text_of(entry, "title"), entry.value("summary", ""),
            static_cast<Standing>(word - standing_words.begin())};
}

TrackDefinition track_of(const Json& entry) {
    return {code_of(entry, "id"),           text_of(entry, "title"),
            entry.at("start").get<int>(),   entry.at("minimum").get<int>(),
            entry.at("maximum").get<int>(), entry.at("is_on_board").get<bool>()};
}

OptionDefinition option_of(const Json& entry) {
    OptionDefinition option{code_of(entry, "id"),
                            text_of(entry, "title"),
                            text_of(entry, "explanation"),
                            entry.at("is_reading").get<bool>(),
                            {},
                            0};
    for (const Json& choice : entry.at("choices"))
        option.choices.push_back({code_of(choice, "id"), text_of(choice, "title")});
    const auto chosen = std::find_if(option.choices.begin(), option.choices.end(), [&](const Choice& choice) {
        return choice.id.text() == text_of(entry, "default");
    });
    if (chosen == option.choices.end()) throw std::out_of_range("a default that is no choice");
    option.default_choice = static_cast<std::size_t>(chosen - option.choices.begin());
    return option;
}

Connection connection_of(const Json& entry, const Kit& kit) {
    Connection connection{known(kit.place(text_of(entry, "from"))), known(kit.place(text_of(entry, "to"))),
                          std::nullopt, provenance_of(entry)};
    if (entry.contains("kind")) connection.kind = code_of(entry, "kind");
    return connection;
}

// What the box may hold of a kit: the lists that a kit can do without.
void build_box(Kit& kit, const Json& document) {
    for (const Json& entry : list_of(document, "charts"))
        kit.charts.push_back(build_chart(entry));
    for (const Json& entry : list_of(document, "ratings"))
        kit.ratings.push_back({code_of(entry, "id"), text_of(entry, "title"), entry.at("minimum").get<int>(),
                               entry.at("maximum").get<int>()});
    for (const Json& entry : list_of(document, "connection_kinds"))
        kit.connection_kinds.push_back({code_of(entry, "id"), text_of(entry, "title")});
    for (const Json& entry : list_of(document, "connections"))
        kit.connections.push_back(connection_of(entry, kit));
    for (const Json& entry : list_of(document, "arrivals"))
        kit.arrivals.push_back({known(kit.piece(text_of(entry, "piece"))), entry.at("turn").get<int>(),
                                known(kit.place(text_of(entry, "place"))), provenance_of(entry)});
}

// The lists in the order of the file, so that ids are stable for a text.
void build_lists(Kit& kit, const Json& document) {
    for (const Json& entry : document.at("sides"))
        kit.sides.push_back({code_of(entry, "id"), text_of(entry, "title"), text_of(entry, "letters"),
                             entry.at("is_played").get<bool>(), text_of(entry, "shape")});
    for (const Json& entry : document.at("places"))
        kit.places.push_back(
            {code_of(entry, "id"), text_of(entry, "title"), code_of(entry, "kind"), provenance_of(entry)});
    for (const Json& entry : document.at("pieces"))
        kit.pieces.push_back(piece_of(entry, kit));
    for (const Json& entry : document.at("piles"))
        kit.piles.push_back(pile_of(entry, kit));
    for (const Json& entry : document.at("tracks"))
        kit.tracks.push_back(track_of(entry));
    for (const Json& entry : document.at("marks"))
        kit.marks.push_back(
            {code_of(entry, "id"), text_of(entry, "title"), entry.value("is_on_board", true)});
    for (const Json& entry : document.at("options"))
        kit.options.push_back(option_of(entry));
    for (const Json& entry : document.at("phases"))
        kit.phases.push_back({code_of(entry, "id"), text_of(entry, "title"), text_of(entry, "help")});
    for (const Json& entry : document.at("sections"))
        kit.sections.push_back(section_of(entry));
}

} // namespace

// What every card has is told apart from its instructions, which are the words of the game's own vocabulary.
Card build_card(const Json& entry, Provenance provenance_of_deck) {
    Json instructions = entry;
    for (const char* member : {"id", "number", "title", "date", "history", "wording", "provenance"})
        instructions.erase(member);
    return {code_of(entry, "id"),
            entry.at("number").get<int>(),
            text_of(entry, "title"),
            entry.value("date", ""),
            entry.value("history", ""),
            entry.value("wording", ""),
            entry.contains("provenance") ? provenance_of(entry) : provenance_of_deck,
            instructions.dump(),
            {}};
}

Kit build_kit(const Json& document, const Json& cards) {
    Kit kit;
    kit.id = code_of(document, "id");
    kit.title = text_of(document, "title");
    kit.rules = code_of(document, "rules");
    kit.version = text_of(document, "version");
    build_lists(kit, document);
    std::size_t index = 0;
    for (const Json& entry : cards.at("cards")) {
        kit.cards.push_back(build_card(entry, provenance_of(cards)));
        kit.cards[CardId{static_cast<std::uint16_t>(index)}].pointer = "/cards/" + std::to_string(index);
        ++index;
    }
    build_box(kit, document);
    kit.game = document.at("game").dump();
    kit.text = Json{{"kit", document}, {"cards", cards}}.dump();
    return kit;
}

} // namespace fielddesk
