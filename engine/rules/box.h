#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/scribe.h"

// What is printed in the box: what the kit has, what this game was told, and the questions for the rest.
namespace fielddesk {

// What stands in a cell, as far as this position and its kit know.
ChartCell cell_of(const Kit& kit, const Position& position, ChartId chart, CellSpot spot);

// The same for a rating of a face, for `face_value` and every other one.
Rating rating_of(const Kit& kit, const Position& position, PieceId piece, std::uint8_t face, Code rating);

// How two places are connected, whichever is named first; nothing where that is not known.
std::optional<Connection> connection_of(const Kit& kit, const Position& position, PlaceId from, PlaceId to);

// When and where a piece comes into the game; nothing where that is not known.
std::optional<Arrival> arrival_of(const Kit& kit, const Position& position, PieceId piece);

// The card as this game was told it is, else as its kit has it.
Card card_of(const Kit& kit, const Position& position, CardId card);
bool is_told(const Position& position, CardId card);

// Reads a cell, and writes that it was read. Where it is not known it is asked for instead, for this purpose
// and with more subjects if the rules need them to go on; and nothing comes back.
std::optional<CellValue> read_or_ask(const Kit& kit, Scribe& scribe, ChartId chart, CellSpot spot,
                                     Code purpose, const Arguments& more = {});

// The same for a rating, a connection and an arrival.
std::optional<int> rating_or_ask(const Kit& kit, Scribe& scribe, PieceId piece, std::uint8_t face,
                                 Code rating, Code purpose, const Arguments& more = {});
std::optional<Connection> connection_or_ask(const Kit& kit, Scribe& scribe, PlaceId from, PlaceId to,
                                            Code purpose, const Arguments& more = {});
std::optional<Arrival> arrival_or_ask(const Kit& kit, Scribe& scribe, PieceId piece, Code purpose,
                                      const Arguments& more = {});
// Asks what the box says a card is.
void ask_for_card(Scribe& scribe, CardId card, Code purpose, const Arguments& more = {});

} // namespace fielddesk
