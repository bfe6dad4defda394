#include "tests/skirmish/board.h"

#include <algorithm>

namespace fielddesk::skirmish {

namespace {

Party read_party(const Kit& kit, const std::string& id) {
    return {kit.side(id).value(), kit.pile(id + "-hand").value(), kit.track(id + "-ready").value(),
            kit.track(id + "-points").value()};
}

} // namespace

Board read_board(Kit kit) {
    Board board{{},
                {read_party(kit, "blue"), read_party(kit, "red")},
                kit.place("lost").value(),
                kit.pile("draw").value(),
                kit.pile("discards").value(),
                kit.track("turn").value(),
                kit.track("mover").value(),
                kit.phase("deploy").value(),
                kit.phase("act").value(),
                kit.chart("losses")};
    board.kit = std::move(kit);
    return board;
}

const Party* party_of(const Board& board, Seat seat) {
    for (const Party& party : board.parties)
        if (seat.side() == party.side) return &party;
    return nullptr;
}

const Party& mover(const Board& board, const Position& position) {
    return board.parties[static_cast<std::size_t>(position.tracks[board.mover])];
}

const Party& other(const Board& board, const Party& party) {
    return party.side == board.parties[0].side ? board.parties[1] : board.parties[0];
}

std::vector<PieceId> pieces_at(const Board& board, const Position& position, PlaceId place, SideId side) {
    std::vector<PieceId> pieces = ids_of(position.pieces);
    std::erase_if(pieces, [&](PieceId piece) {
        return board.kit.pieces[piece].side != side || position.pieces[piece].place != place;
    });
    return pieces;
}

bool is_contested(const Board& board, const Position& position, PlaceId place) {
    return place != board.lost &&
           std::all_of(board.parties.begin(), board.parties.end(), [&](const Party& party) {
               return !pieces_at(board, position, place, party.side).empty();
           });
}

std::optional<int> strength(const Board& board, const Position& position, PieceId piece) {
    const auto face = position.pieces[piece].face;
    return face ? board.kit.pieces[piece].faces[*face].value : std::nullopt;
}

} // namespace fielddesk::skirmish
