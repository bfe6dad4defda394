#pragma once

#include "app/window/row_model.h"
#include "engine/kit/kit.h"

#include <QStringList>

namespace fielddesk {

// A way to play that is chosen when a game begins. A reading is a place where the rulebook can be read in two
// ways.
struct OptionRow {
    QString key;
    QString title;
    QString explanation;
    bool is_reading = false;
    QStringList choices;
    int chosen = 0;
    QString chosen_title;

    static std::vector<Role<OptionRow>> roles() {
        return {role<&OptionRow::title>("title"),          role<&OptionRow::explanation>("explanation"),
                role<&OptionRow::is_reading>("isReading"), role<&OptionRow::choices>("choices"),
                role<&OptionRow::chosen>("chosen"),        role<&OptionRow::chosen_title>("chosenTitle")};
    }
    friend bool operator==(const OptionRow&, const OptionRow&) = default;
};

// The options of a kit with what is chosen of each; the default where nothing is said.
std::vector<OptionRow> option_rows(const Kit& kit, const IdVector<OptionId, std::uint8_t>* chosen = nullptr);

} // namespace fielddesk
