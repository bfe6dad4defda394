#include "app/window/correction_rows.h"

#include "app/window/words.h"
#include "engine/rules/box.h"

namespace fielddesk {

namespace {

QStringList faces_of(const Kit& kit, const Position& position, PieceId piece) {
    QStringList faces;
    const std::size_t count = kit.pieces[piece].faces.size();
    if (count < 2) return faces;
    for (std::size_t face = 0; face < count; ++face) {
        const auto value = rating_of(kit, position, piece, static_cast<std::uint8_t>(face), face_value).value;
        faces.append(value ? QObject::tr("value %1").arg(*value) : QObject::tr("face %1").arg(face + 1));
    }
    return faces;
}

template <typename States, typename Definitions>
void add_marks(std::vector<MarkFormRow>& rows, const Kit& kit, const States& states,
               const Definitions& definitions, bool is_of_place) {
    for (std::size_t index = 0; index < states.size(); ++index) {
        const auto id = States::id_at(index);
        for (std::size_t mark = 0; mark < kit.marks.size(); ++mark) {
            const MarkId mark_id = decltype(kit.marks)::id_at(mark);
            rows.push_back({QStringLiteral("%1/%2/%3").arg(is_of_place).arg(index).arg(mark),
                            words(definitions[id].title), words(kit.marks[mark_id].title),
                            has_mark(states[id].marks, mark_id), is_of_place, static_cast<int>(index),
                            static_cast<int>(mark)});
        }
    }
}

} // namespace

std::vector<PieceFormRow> piece_form(const Kit& kit, const Position& position) {
    std::vector<PieceFormRow> rows;
    for (std::size_t index = 0; index < kit.pieces.size(); ++index) {
        const PieceId id = decltype(kit.pieces)::id_at(index);
        const PieceDefinition& piece = kit.pieces[id];
        const PieceState& state = position.pieces[id];
        rows.push_back({QString::number(index), words(piece.title),
                        words(kit.sides[piece.side].letters).toLower(), state.place ? state.place->value : -1,
                        faces_of(kit, position, id), state.face ? *state.face : -1});
    }
    return rows;
}

std::vector<MarkFormRow> mark_form(const Kit& kit, const Position& position) {
    std::vector<MarkFormRow> rows;
    add_marks(rows, kit, position.pieces, kit.pieces, false);
    add_marks(rows, kit, position.places, kit.places, true);
    return rows;
}

std::vector<TrackFormRow> track_form(const Kit& kit, const Position& position) {
    std::vector<TrackFormRow> rows;
    for (std::size_t index = 0; index < kit.tracks.size(); ++index) {
        const TrackId id = decltype(kit.tracks)::id_at(index);
        const TrackDefinition& track = kit.tracks[id];
        if (!track.is_on_board) continue;
        rows.push_back({QString::number(index), words(track.title), position.tracks[id], track.minimum,
                        track.maximum, static_cast<int>(index)});
    }
    return rows;
}

QStringList place_names(const Kit& kit) {
    QStringList titles;
    for (const Place& place : kit.places)
        titles.append(words(place.title));
    QStringList names = titles;
    for (std::size_t index = 0; index < kit.places.size(); ++index) {
        const auto at = static_cast<qsizetype>(index);
        if (titles.count(titles[at]) < 2) continue;
        const QString id = words(kit.places[decltype(kit.places)::id_at(index)].id.text());
        names[at] += QStringLiteral(" (%1)").arg(id.section(QLatin1Char('-'), 0, 0));
    }
    return names;
}

} // namespace fielddesk
