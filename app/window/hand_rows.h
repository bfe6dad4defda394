#pragma once

#include "app/phrasebook.h"
#include "app/window/row_model.h"
#include "app/window/table_rows.h"

#include <QStringList>

namespace fielddesk {

// A card of the open hand, and what may be done with it now.
struct HandCardRow {
    QString key;
    int number = 0;
    QString title;
    QString date;
    QString history;
    QString wording;
    QStringList words;        // what it does
    QString barred;           // why it cannot be played now
    QStringList offers;       // what their buttons say
    QStringList offer_names;  // what they are called where the card is not seen
    QList<int> offer_actions; // the desk's action of each
    QList<bool> offer_holds;  // it is held, not tapped

    static std::vector<Role<HandCardRow>> roles() {
        return {role<&HandCardRow::number>("number"),
                role<&HandCardRow::title>("title"),
                role<&HandCardRow::date>("date"),
                role<&HandCardRow::history>("history"),
                role<&HandCardRow::wording>("wording"),
                role<&HandCardRow::words>("does"),
                role<&HandCardRow::barred>("barred"),
                role<&HandCardRow::offers>("offers"),
                role<&HandCardRow::offer_names>("offerNames"),
                role<&HandCardRow::offer_actions>("offerActions"),
                role<&HandCardRow::offer_holds>("offerHolds")};
    }
    friend bool operator==(const HandCardRow&, const HandCardRow&) = default;
};

// The hand of this desk; `actions` are those that its seat may take.
std::vector<HandCardRow> hand_rows(const Desk& desk, const std::vector<ActionRow>& actions,
                                   const Phrasebook& phrasebook);

} // namespace fielddesk
