#pragma once

#include "app/window/row_model.h"

#include <QString>

// The rows of what is drawn as a graph.
namespace fielddesk {

// A place as it is drawn among the others.
struct GraphPlaceRow {
    QString key;
    QString title;
    QString said; // all that is to be seen of it, in words
    double x = 0;
    double y = 0;
    QString letters; // of its island, or of those who stand there
    QString remark;
    bool is_reached = true;
    bool is_source = false; // where ways begin

    static std::vector<Role<GraphPlaceRow>> roles() {
        return {role<&GraphPlaceRow::title>("title"),
                role<&GraphPlaceRow::said>("said"),
                role<&GraphPlaceRow::x>("placeX"),
                role<&GraphPlaceRow::y>("placeY"),
                role<&GraphPlaceRow::letters>("letters"),
                role<&GraphPlaceRow::remark>("remark"),
                role<&GraphPlaceRow::is_reached>("isReached"),
                role<&GraphPlaceRow::is_source>("isSource")};
    }
    friend bool operator==(const GraphPlaceRow&, const GraphPlaceRow&) = default;
};

// A way between two of them.
struct GraphWayRow {
    QString key;
    double from_x = 0;
    double from_y = 0;
    double to_x = 0;
    double to_y = 0;
    int kind_index = -1; // of the kit's kinds
    bool is_used = false;

    static std::vector<Role<GraphWayRow>> roles() {
        return {role<&GraphWayRow::from_x>("fromX"),
                role<&GraphWayRow::from_y>("fromY"),
                role<&GraphWayRow::to_x>("toX"),
                role<&GraphWayRow::to_y>("toY"),
                role<&GraphWayRow::kind_index>("kindIndex"),
                role<&GraphWayRow::is_used>("isUsed")};
    }
    friend bool operator==(const GraphWayRow&, const GraphWayRow&) = default;
};

// What is found of one piece, and the way that shows it as the graph lays it out.
struct TraceRow {
    QString key;
    QString title; // of the piece
    QString line;
    QString value;
    QString finding; // "good", "bad", "not-known"
    QList<double> way_x;
    QList<double> way_y;

    static std::vector<Role<TraceRow>> roles() {
        return {role<&TraceRow::title>("title"), role<&TraceRow::line>("line"),
                role<&TraceRow::value>("value"), role<&TraceRow::finding>("finding"),
                role<&TraceRow::way_x>("wayX"),  role<&TraceRow::way_y>("wayY")};
    }
    friend bool operator==(const TraceRow&, const TraceRow&) = default;
};

} // namespace fielddesk
