#pragma once

#include "app/phrasebook.h"
#include "app/window/table_rows.h"
#include "app/window/values.h"

// What the desk of a seat says, as rows and values for the screen. Nothing is worked out here: the words come
// from the phrasebook, the numbers from the desk.
namespace fielddesk {

class DeskRows {
public:
    DeskRows(const Session& session, const Phrasebook& phrasebook, const Desk& desk, Seat seat)
        : m_session(session), m_kit(session.kit()), m_phrasebook(phrasebook), m_desk(desk), m_seat(seat) {}

    std::vector<StageRow> stages() const;
    // The places of a lane; the lane's own row is made by who keeps its list of places.
    std::vector<PlaceRow> places(const DeskLane& lane) const;
    QStringList remarks(const DeskLane& lane) const;
    std::vector<BoxRow> boxes() const;
    std::vector<SheetRow> sheets() const;
    std::vector<CardLineRow> card_lines() const;
    std::vector<PileRow> piles() const;
    std::vector<ActionRow> actions(bool is_look_only) const;

    CardFace card() const;
    DiceQuestion question() const;
    Ending ending() const;
    QString headline() const;

    RecordRow record(const RecordEntry& entry) const;

private:
    QString side_letters(SideId side) const;
    QString name_of(const DeskCounter& counter) const;

    const Session& m_session;
    const Kit& m_kit;
    const Phrasebook& m_phrasebook;
    const Desk& m_desk;
    Seat m_seat;
};

// The dice of this entry; none where it has none.
DiceShown dice_of(const Facts& facts, const Phrasebook& phrasebook);

} // namespace fielddesk
