#include "engine/kit/kit_builder.h"

#include <algorithm>
#include <stdexcept>

namespace fielddesk {

namespace {

std::string text_of(const Json& entry, const char* member) {
    return entry.at(member).get<std::string>();
}
Code code_of(const Json& entry, const char* member) {
    return Code(std::string_view(entry.at(member).get_ref<const std::string&>()));
}

template <typename Key>
Key known(std::optional<Key> id) {
    if (!id) throw std::out_of_range("an id that names nothing");
    return *id;
}

Provenance provenance_of(const Json& entry) {
    const std::string word = text_of(entry, "provenance");
    if (word == "printed") return Provenance::Printed;
    if (word == "inferred") return Provenance::Inferred;
    if (word == "practice") return Provenance::Practice;
    if (word == "box") return Provenance::Box;
    throw std::out_of_range("an unknown provenance");
}

Face face_of(const Json& entry) {
    const auto value = entry.find("value");
    return {value == entry.end() ? std::nullopt : std::optional<int>(value->get<int>()),
            provenance_of(entry)};
}

PieceDefinition piece_of(const Json& entry, const Kit& kit) {
    std::vector<Face> faces;
    for (const Json& face : entry.at("faces"))
        faces.push_back(face_of(face));
    return {code_of(entry, "id"),   text_of(entry, "title"),
            code_of(entry, "kind"), known(kit.side(text_of(entry, "side"))),
            std::move(faces),       known(kit.place(text_of(entry, "start"))),
            provenance_of(entry),   entry.value("is_hidden", false)};
}

PileDefinition pile_of(const Json& entry, const Kit& kit) {
    PileDefinition pile{code_of(entry, "id"), text_of(entry, "title"), entry.at("is_face_down").get<bool>(),
                        std::nullopt};
    if (entry.contains("owner")) pile.owner = known(kit.side(text_of(entry, "owner")));
    return pile;
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

Card card_of(const Json& entry, Provenance provenance, std::size_t index) {
    const Json instructions{
        {"events", entry.at("events")}, {"advances", entry.at("advances")}, {"attacks", entry.at("attacks")}};
    return {code_of(entry, "id"),   entry.at("number").get<int>(),    text_of(entry, "title"),
            text_of(entry, "date"), text_of(entry, "history"),        provenance,
            instructions.dump(),    "/cards/" + std::to_string(index)};
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
        kit.marks.push_back({code_of(entry, "id"), text_of(entry, "title")});
    for (const Json& entry : document.at("options"))
        kit.options.push_back(option_of(entry));
    for (const Json& entry : document.at("phases"))
        kit.phases.push_back({code_of(entry, "id"), text_of(entry, "title"), text_of(entry, "help")});
    for (const Json& entry : document.at("sections"))
        kit.sections.push_back({code_of(entry, "id"), text_of(entry, "title")});
}

} // namespace

Kit build_kit(const Json& document, const Json& cards) {
    Kit kit;
    kit.id = code_of(document, "id");
    kit.title = text_of(document, "title");
    kit.rules = code_of(document, "rules");
    kit.version = text_of(document, "version");
    build_lists(kit, document);
    std::size_t index = 0;
    for (const Json& entry : cards.at("cards"))
        kit.cards.push_back(card_of(entry, provenance_of(cards), index++));
    kit.game = document.at("game").dump();
    kit.text = Json{{"kit", document}, {"cards", cards}}.dump();
    return kit;
}

} // namespace fielddesk
