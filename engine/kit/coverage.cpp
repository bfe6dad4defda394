#include "engine/kit/coverage.h"

#include <algorithm>

namespace fielddesk {

namespace {

void count(Coverage& coverage, bool is_known, std::string key) {
    ++coverage.total;
    if (is_known) ++coverage.known;
    if (!is_known) coverage.missing.push_back(std::move(key));
}

bool is_known(Provenance provenance) {
    return provenance != Provenance::Practice;
}

std::string text_of(Code code) {
    return std::string(code.text());
}

Coverage cells_of(const Chart& chart) {
    Coverage coverage{"cells", chart.title, chart.id, 0, 0, {}};
    for (std::uint8_t row = 0; row < chart.rows.steps.size(); ++row)
        for (std::uint8_t column = 0; column < chart.columns.steps.size(); ++column) {
            const ChartCell& cell = chart.at({row, column});
            count(coverage, cell.value && is_known(cell.provenance),
                  text_of(chart.id) + "/" + text_of(chart.rows.steps[row].id) + "/" +
                      text_of(chart.columns.steps[column].id));
        }
    return coverage;
}

// The faces that print a number, and those that have a rating.
Coverage ratings_of(const Kit& kit) {
    Coverage coverage{"ratings", {}, {}, 0, 0, {}};
    for (const PieceDefinition& piece : kit.pieces)
        for (std::size_t index = 0; index < piece.faces.size(); ++index) {
            const Face& face = piece.faces[index];
            const std::string key = text_of(piece.id) + "/" + std::to_string(index + 1) + "/";
            if (face.value) count(coverage, is_known(face.provenance), key + text_of(face_value));
            for (const Rating& rating : face.ratings)
                count(coverage, rating.value && is_known(rating.provenance), key + text_of(rating.rating));
        }
    return coverage;
}

} // namespace

std::vector<Coverage> coverage_of(const Kit& kit) {
    std::vector<Coverage> all;
    for (const Chart& chart : kit.charts)
        all.push_back(cells_of(chart));
    Coverage cards{"cards", {}, {}, 0, 0, {}};
    for (const Card& card : kit.cards)
        count(cards, is_known(card.provenance), std::to_string(card.number));
    Coverage places{"places", {}, {}, 0, 0, {}};
    for (const Place& place : kit.places)
        count(places, is_known(place.provenance), text_of(place.id));
    Coverage arrivals{"arrivals", {}, {}, 0, 0, {}};
    for (const Arrival& arrival : kit.arrivals)
        count(arrivals, is_known(arrival.provenance), text_of(kit.pieces[arrival.piece].id));
    for (Coverage each : {std::move(cards), ratings_of(kit), std::move(places), std::move(arrivals)})
        all.push_back(std::move(each));
    std::erase_if(all, [](const Coverage& each) { return each.total == 0; });
    return all;
}

} // namespace fielddesk
