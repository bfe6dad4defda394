#include "app/window/roster_sheet.h"

#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/position/box_notes.h"

#include <algorithm>

namespace fielddesk {

namespace {

QString face_title(const PieceDefinition& piece, std::size_t face) {
    return piece.faces.size() == 1 ? words(piece.title)
                                   : RosterSheet::tr("%1, face %2").arg(words(piece.title)).arg(face + 1);
}

// The rating of a face as the kit has it; nothing where the counter is not known to have one.
std::optional<Rating> rating_of_face(const Face& face, Code rating) {
    if (rating == face_value) {
        if (!face.value) return std::nullopt;
        return Rating{rating, face.value, face.provenance};
    }
    for (const Rating& each : face.ratings)
        if (each.rating == rating) return each;
    return std::nullopt;
}

ChartCellRow cell_of_rating(const QString& name, const std::optional<Rating>& rating) {
    ChartCellRow row;
    row.key = name;
    row.name = name;
    row.provenance = !rating         ? QStringLiteral("none")
                     : rating->value ? provenance_word(rating->provenance)
                                     : QStringLiteral("unknown");
    if (rating && rating->value) row.text = QString::number(*rating->value);
    row.said = row.text;
    return row;
}

} // namespace

std::vector<RosterSheet::FaceRow> RosterSheet::faces() const {
    std::vector<FaceRow> rows;
    const auto& pieces = m_notebook->kit().pieces;
    for (std::size_t index = 0; index < pieces.size(); ++index) {
        const PieceId piece{static_cast<std::uint16_t>(index)};
        for (std::size_t face = 0; face < pieces[piece].faces.size(); ++face)
            if (pieces[piece].faces[face].value || !pieces[piece].faces[face].ratings.empty())
                rows.push_back({piece, static_cast<std::uint8_t>(face)});
    }
    return rows;
}

std::vector<Code> RosterSheet::ratings() const {
    std::vector<Code> ratings{face_value};
    for (const RatingDefinition& rating : m_notebook->kit().ratings)
        ratings.push_back(rating.id);
    return ratings;
}

ChartFrame RosterSheet::make_frame() const {
    const Kit& kit = m_notebook->kit();
    ChartFrame frame;
    frame.title = tr("Counters");
    frame.row_axis = tr("Counter");
    frame.column_axis = tr("What is printed on it");
    frame.longest = 3;
    for (const FaceRow& row : faces())
        frame.row_titles.append(face_title(kit.pieces[row.piece], row.face));
    frame.column_titles.append(tr("Value"));
    for (const RatingDefinition& rating : kit.ratings)
        frame.column_titles.append(words(rating.title));
    return frame;
}

std::vector<ChartCellRow> RosterSheet::make_cells() const {
    std::vector<ChartCellRow> cells;
    const ChartFrame frame = make_frame();
    qsizetype at = 0;
    for (const FaceRow& row : faces()) {
        const Face& face = m_notebook->kit().pieces[row.piece].faces[row.face];
        qsizetype column = 0;
        for (const Code rating : ratings())
            cells.push_back(
                cell_of_rating(tr("%1, %2").arg(frame.row_titles[at], frame.column_titles[column++]),
                               rating_of_face(face, rating)));
        ++at;
    }
    return cells;
}

std::vector<ChartFieldRow> RosterSheet::make_fields() const {
    std::vector<ChartFieldRow> fields;
    const auto add = [&](const QString& title, int minimum, int maximum) {
        fields.push_back({title, title, tr("%1 to %2").arg(minimum).arg(maximum)});
    };
    add(tr("Value"), 0, 99);
    for (const RatingDefinition& rating : m_notebook->kit().ratings)
        add(words(rating.title), rating.minimum, rating.maximum);
    return fields;
}

NoteAddress RosterSheet::address(SheetSpot spot) const {
    const FaceRow row = faces()[static_cast<std::size_t>(spot.row)];
    return {note_lists::ratings, std::string(m_notebook->kit().pieces[row.piece].id.text()) + "/" +
                                     std::to_string(row.face + 1) + "/" +
                                     std::string(ratings()[static_cast<std::size_t>(spot.column)].text())};
}

std::optional<QString> RosterSheet::lay(SheetSpot spot, const QString& text, Change& change) const {
    const FaceRow row = faces()[static_cast<std::size_t>(spot.row)];
    const Code rating = ratings()[static_cast<std::size_t>(spot.column)];
    const RatingLimits limits = rating_limits(m_notebook->kit(), row.piece, row.face, rating);
    bool is_number = false;
    const int value = text.toInt(&is_number);
    if (!is_number || !limits.contains(value))
        return tr("a whole number from %1 to %2 is expected").arg(limits.minimum).arg(limits.maximum);
    const auto own = rating_of_face(m_notebook->shipped().pieces[row.piece].faces[row.face], rating);
    if (own && own->value == value && own->provenance == Provenance::Printed) {
        take_out(spot, change);
        return std::nullopt;
    }
    BoxKnowledge box;
    box.ratings.push_back({row.piece, row.face, rating, value});
    change.put.merge(notes_of(m_notebook->kit(), box));
    return std::nullopt;
}

void RosterSheet::take_out(SheetSpot spot, Change& change) const {
    change.taken_out.push_back(address(spot));
}

} // namespace fielddesk
