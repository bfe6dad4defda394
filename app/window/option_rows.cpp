#include "app/window/option_rows.h"

#include "app/window/words.h"

namespace fielddesk {

std::vector<OptionRow> option_rows(const Kit& kit, const IdVector<OptionId, std::uint8_t>* chosen) {
    std::vector<OptionRow> rows;
    for (std::size_t index = 0; index < kit.options.size(); ++index) {
        const OptionId id = decltype(kit.options)::id_at(index);
        const OptionDefinition& option = kit.options[id];
        OptionRow row;
        row.key = words(option.id.text());
        row.title = words(option.title);
        row.explanation = words(option.explanation);
        row.is_reading = option.is_reading;
        for (const Choice& choice : option.choices)
            row.choices.append(words(choice.title));
        row.chosen = chosen ? (*chosen)[id] : static_cast<int>(option.default_choice);
        row.chosen_title = row.choices.value(row.chosen);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace fielddesk
