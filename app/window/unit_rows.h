#pragma once

#include "app/phrasebook.h"
#include "app/window/row_model.h"

#include <QStringList>

// The rows of what shows units: an order of battle, a fight. A number of -1 is one that this seat does not
// know.
namespace fielddesk {

struct UnitRow {
    QString key;
    QString title;
    QString said; // all of it in words
    QString side; // its letters, in lower case
    QString place;
    bool has_strength = false;
    int strength = -1;
    int full = -1;
    int rating = -1;
    bool is_lost = false;
    QStringList marks;
    QStringList remarks;

    static std::vector<Role<UnitRow>> roles() {
        return {role<&UnitRow::title>("title"),
                role<&UnitRow::said>("said"),
                role<&UnitRow::side>("side"),
                role<&UnitRow::place>("place"),
                role<&UnitRow::has_strength>("hasStrength"),
                role<&UnitRow::strength>("strength"),
                role<&UnitRow::full>("full"),
                role<&UnitRow::rating>("rating"),
                role<&UnitRow::is_lost>("isLost"),
                role<&UnitRow::marks>("marks"),
                role<&UnitRow::remarks>("remarks")};
    }
    friend bool operator==(const UnitRow&, const UnitRow&) = default;
};

UnitRow unit_row(const DeskUnit& unit, const Kit& kit, const Phrasebook& phrasebook);

// Units under one leader, or one side of a fight.
struct FormationRow {
    QString key;
    QString title;
    QString side;
    QString letters;
    int strength = -1;
    Rows* units = nullptr; // of UnitRow, the same list for as long as the formation is there
    QStringList lines{};   // what is counted besides, each with its number

    static std::vector<Role<FormationRow>> roles() {
        return {role<&FormationRow::title>("title"),     role<&FormationRow::side>("side"),
                role<&FormationRow::letters>("letters"), role<&FormationRow::strength>("strength"),
                role<&FormationRow::units>("units"),     role<&FormationRow::lines>("lines")};
    }
    friend bool operator==(const FormationRow&, const FormationRow&) = default;
};

} // namespace fielddesk
