#include "tests/engine/kit/kit_files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <rapidcheck/gtest.h>
#include <set>

namespace fielddesk::test {
namespace {

using Pointer = Json::json_pointer;

// A spot of the document, found by walking down from its root, so that whole entries are hit as often as
// the many small words in them.
Pointer any_spot(const Json& document) {
    Pointer path;
    const Json* value = &document;
    while (value->is_structured() && !value->empty() && (path.empty() || *rc::gen::inRange(0, 3) > 0)) {
        const auto index = *rc::gen::inRange<std::size_t>(0, value->size());
        const auto step = std::next(value->begin(), static_cast<std::ptrdiff_t>(index));
        if (value->is_array())
            path /= index;
        else
            path /= step.key();
        value = &*step;
    }
    return path;
}

// Values that look right somewhere and are wrong elsewhere.
Json any_value() {
    return *rc::gen::element<Json>(nullptr, true, false, 0, 1, -1, 2, 7, 40, 999, 2.5, -5'000'000'000, "",
                                   "x", "us-james", "cs-valley", "lee", "turn", "valley", "draw",
                                   "reserve-box", "printed", std::string(40, 'a'), std::string(2000, 'b'),
                                   "\xc3\xa9\n", Json::array(), Json::object(), Json::array({1}),
                                   Json{{"army", "us-james"}});
}

void remove(Json& document, const Pointer& path) {
    Json& parent = document[path.parent_pointer()];
    if (parent.is_array())
        parent.erase(static_cast<std::size_t>(std::stoul(path.back())));
    else
        parent.erase(path.back());
}

void rename(Json& document, const Pointer& path) {
    Json& parent = document[path.parent_pointer()];
    if (!parent.is_object()) return;
    Json value = parent[path.back()];
    parent.erase(path.back());
    parent[*rc::gen::element<std::string>("id", "if", "then", "army", "lee", "front", "from", "a~/b", "[0]",
                                          "")] = std::move(value);
}

// Gives a word the value that the same word has elsewhere, or moves a number: the shape stays right, so
// that what the words mean is put to the test.
void exchange(Json& document) {
    std::vector<std::pair<Pointer, Json>> leaves;
    const Json flat = document.flatten();
    for (const auto& [path, value] : flat.items())
        leaves.emplace_back(Pointer(path), value);
    if (leaves.empty()) return;
    const auto& [path, value] = *rc::gen::elementOf(leaves);
    if (value.is_number_integer()) {
        document[path] = value.get<int>() + *rc::gen::element(-30, -1, 1, 30);
        return;
    }
    std::vector<Json> others;
    for (const auto& [other_path, other] : leaves) {
        if (other_path.back() == path.back() && other.is_string()) others.push_back(other);
    }
    if (!others.empty()) document[path] = *rc::gen::elementOf(others);
}

// One fault at a random spot: something is taken out, replaced, renamed, doubled or moved from elsewhere.
void mutate(Json& document) {
    if (!document.is_structured()) return;
    if (*rc::gen::arbitrary<bool>()) return exchange(document);
    const Pointer path = any_spot(document);
    if (path.empty()) return;
    switch (*rc::gen::inRange(0, 5)) {
    case 0:
        return remove(document, path);
    case 1:
        return rename(document, path);
    case 2:
        document[path] = any_value();
        return;
    case 3: {
        Json copy = document[any_spot(document)];
        document[path] = std::move(copy);
        return;
    }
    default: {
        Json copy = document[path];
        Json& parent = document[path.parent_pointer()];
        if (parent.is_array()) parent.push_back(std::move(copy));
    }
    }
}

template <typename Values>
bool ids_are_unique(const Values& values) {
    std::set<std::string_view> ids;
    return std::all_of(values.begin(), values.end(), [&ids](const auto& value) {
        return !value.id.empty() && ids.insert(value.id.text()).second;
    });
}

// What everyone who uses a Kit takes for granted.
void expect_sound(const Kit& kit) {
    RC_ASSERT(ids_are_unique(kit.sides) && ids_are_unique(kit.places) && ids_are_unique(kit.pieces) &&
              ids_are_unique(kit.piles) && ids_are_unique(kit.tracks) && ids_are_unique(kit.marks) &&
              ids_are_unique(kit.options) && ids_are_unique(kit.phases) && ids_are_unique(kit.sections) &&
              ids_are_unique(kit.cards));
    for (const PieceDefinition& piece : kit.pieces) {
        RC_ASSERT(kit.sides.contains(piece.side));
        RC_ASSERT(kit.places.contains(piece.start));
        RC_ASSERT(!piece.faces.empty());
    }
    for (const TrackDefinition& track : kit.tracks)
        RC_ASSERT(track.minimum <= track.start && track.start <= track.maximum);
    for (const OptionDefinition& option : kit.options) {
        RC_ASSERT(option.default_choice < option.choices.size());
        RC_ASSERT(ids_are_unique(option.choices));
    }
    std::set<int> numbers;
    for (const Card& card : kit.cards)
        RC_ASSERT(numbers.insert(card.number).second);
    const Json game = Json::parse(kit.game);
    for (const Json& front : game.at("fronts")) {
        for (const Json& place : front.at("places"))
            RC_ASSERT(kit.place(place.get<std::string>()).has_value());
        RC_ASSERT(kit.piece(front.at("union").get<std::string>()).has_value());
        RC_ASSERT(kit.track(front.at("no_attack").get<std::string>()).has_value());
    }
}

void read_and_expect_sound(const KitSources& sources) {
    const auto kit = read_kit(sources);
    if (kit) return expect_sound(*kit);
    RC_ASSERT(!kit.error().empty());
    for (const KitError& error : kit.error()) {
        RC_ASSERT(error.file == "kit.json" || error.file == "cards.json");
        RC_ASSERT(!error.message.empty());
        RC_ASSERT(error.path.empty() || error.path.starts_with('/'));
    }
}

RC_GTEST_PROP(KitMutation, SpoiltDocumentIsRefusedWithAPathOrYieldsASoundKit, ()) {
    const KitSources shipped = shipped_sources();
    Json kit = Json::parse(shipped.kit.text);
    Json cards = Json::parse(shipped.cards.text);
    const int faults = *rc::gen::inRange(1, 4);
    for (int fault = 0; fault < faults; ++fault)
        mutate(*rc::gen::arbitrary<bool>() ? kit : cards);
    read_and_expect_sound(sources_of(kit, cards));
}

RC_GTEST_PROP(KitMutation, SpoiltTextIsRefusedWithAPathOrYieldsASoundKit, ()) {
    KitSources sources = shipped_sources();
    std::string& text = *rc::gen::arbitrary<bool>() ? sources.kit.text : sources.cards.text;
    const auto from = *rc::gen::inRange<std::size_t>(0, text.size());
    const auto count = *rc::gen::inRange<std::size_t>(0, 40);
    text.replace(from, count, *rc::gen::arbitrary<std::string>());
    read_and_expect_sound(sources);
}

RC_GTEST_PROP(KitMutation, TextThatIsReadIsEqualWhenItIsReadAgain, ()) {
    const KitSources shipped = shipped_sources();
    Json kit = Json::parse(shipped.kit.text);
    mutate(kit);
    const auto read = read_kit(sources_of(kit, Json::parse(shipped.cards.text)));
    if (!read) return;
    const auto again = read_embedded_kit({"a game", read->text}, shipped.kit_schema, shipped.cards_schema);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *read);
}

} // namespace
} // namespace fielddesk::test
