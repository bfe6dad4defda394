#pragma once

#include "app/window/row_model.h"
#include "engine/position/position.h"

#include <QStringList>

namespace fielddesk {

// A piece, where it is and which face it shows. -1 where the reader does not know.
struct PieceFormRow {
    QString key;
    QString title;
    QString side;
    int place = -1;
    QStringList faces; // empty where there is but one
    int face = -1;

    static std::vector<Role<PieceFormRow>> roles() {
        return {role<&PieceFormRow::title>("title"), role<&PieceFormRow::side>("side"),
                role<&PieceFormRow::place>("placeIndex"), role<&PieceFormRow::faces>("faces"),
                role<&PieceFormRow::face>("faceIndex")};
    }
    friend bool operator==(const PieceFormRow&, const PieceFormRow&) = default;
};

// A mark that a piece or a place may bear.
struct MarkFormRow {
    QString key;
    QString bearer;
    QString mark;
    bool is_on = false;
    bool is_of_place = false;
    int bearer_index = 0;
    int mark_index = 0;

    static std::vector<Role<MarkFormRow>> roles() {
        return {role<&MarkFormRow::bearer>("bearer"), role<&MarkFormRow::mark>("mark"),
                role<&MarkFormRow::is_on>("isOn")};
    }
    friend bool operator==(const MarkFormRow&, const MarkFormRow&) = default;
};

// A number that lies on the board.
struct TrackFormRow {
    QString key;
    QString title;
    int value = 0;
    int minimum = 0;
    int maximum = 0;
    int index = 0; // of the kit's track

    static std::vector<Role<TrackFormRow>> roles() {
        return {role<&TrackFormRow::title>("title"), role<&TrackFormRow::value>("value"),
                role<&TrackFormRow::minimum>("minimum"), role<&TrackFormRow::maximum>("maximum")};
    }
    friend bool operator==(const TrackFormRow&, const TrackFormRow&) = default;
};

std::vector<PieceFormRow> piece_form(const Kit& kit, const Position& position);
std::vector<MarkFormRow> mark_form(const Kit& kit, const Position& position);
std::vector<TrackFormRow> track_form(const Kit& kit, const Position& position);

// The places by name; a name that several bear says which one it is.
QStringList place_names(const Kit& kit);

} // namespace fielddesk
