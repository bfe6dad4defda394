#include "app/window/hand_rows.h"

#include "app/window/words.h"

namespace fielddesk {

namespace {

bool is_of_card(const DeskAction& action, CardId card) {
    const Arguments& arguments = action.order.arguments;
    return arguments.size() == 1 && arguments.front() == Argument(card);
}

} // namespace

std::vector<HandCardRow> hand_rows(const Desk& desk, const std::vector<ActionRow>& actions,
                                   const Phrasebook& phrasebook) {
    std::vector<HandCardRow> rows;
    for (const DeskHandCard& held : desk.hand) {
        const Card card = phrasebook.card(held.card);
        HandCardRow row;
        row.key = QString::number(card.number);
        row.number = card.number;
        row.title = words(card.title);
        row.date = words(card.date);
        row.history = words(card.history);
        row.wording = words(card.wording);
        for (const Text& text : held.words)
            row.words.append(words(phrasebook.say(text)));
        if (held.barred) row.barred = words(phrasebook.say(*held.barred));
        for (const ActionRow& action : actions) {
            const DeskAction& given = desk.actions[static_cast<std::size_t>(action.index)];
            if (action.is_barred || !is_of_card(given, held.card)) continue;
            // Playing it is offered after what else may be done with it, and stands before that here.
            row.offers.prepend(
                words(phrasebook.say(Text{Code("word." + std::string(given.order.verb.text())), {}})));
            row.offer_names.prepend(action.name);
            row.offer_actions.prepend(action.index);
            row.offer_holds.prepend(action.is_held_offer);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace fielddesk
