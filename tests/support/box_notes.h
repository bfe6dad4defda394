#pragma once

#include "engine/kit/json.h"
#include "engine/kit/notes.h"

namespace fielddesk::testing {

// A file of notes with all the cards of this deck as a box might print them: other titles, a wording of the
// owner's, and the practice deck's own instructions one card on, so that no card does what it did.
inline Json boxed_deck(const KitSources& kit) {
    const Json deck = Json::parse(kit.cards.text);
    const auto& cards = deck.at("cards");
    Json notes{{"fielddesk_notes", 1}, {"kit", deck.at("kit")}, {"cards", Json::array()}};
    for (std::size_t index = 0; index < cards.size(); ++index) {
        Json card = cards[(index + 1) % cards.size()];
        for (const char* member : {"id", "date", "history"})
            card.erase(member);
        card["number"] = cards[index].at("number");
        card["title"] = "Box card " + cards[index].at("number").dump();
        card["wording"] = "As it is printed on card " + cards[index].at("number").dump() + ".";
        notes["cards"].push_back(std::move(card));
    }
    return notes;
}

} // namespace fielddesk::testing
