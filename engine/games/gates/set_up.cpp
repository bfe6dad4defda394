#include "engine/games/gates/cards.h"
#include "engine/games/gates/sequence.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 14: where everything begins, and what the players lay out themselves.
namespace fielddesk::gates {

namespace {

constexpr int first_hand = 8;

const Deployment* deployment_of(const Board& board, PieceId piece) {
    for (const Deployment& deployment : board.deployments)
        if (std::find(deployment.pieces.begin(), deployment.pieces.end(), piece) != deployment.pieces.end())
            return &deployment;
    return nullptr;
}

// Every counter begins at its place, and its strength is told when it was mustered.
void lay_out(Play& play) {
    const Board& board = play.board();
    for (const PieceId piece : ids_of(board.kit.pieces)) {
        const PieceDefinition& definition = board.kit.pieces[piece];
        const Audience audience =
            definition.is_unseen ? Audience::only(definition.side) : Audience::everyone();
        const bool is_afield = !play.now().are_places_told() && is_in_stacks(board.kinds[piece]) &&
                               !board.is_box(definition.start);
        play.scribe().write(facts::PieceMoved{piece, is_afield ? board.afield : definition.start}, audience);
        play.scribe().write(facts::PieceFlipped{piece, 0}, audience);
    }
    play.scribe().write(facts::PileFilled{board.draw, static_cast<int>(board.kit.cards.size())});
}

} // namespace

Facts set_up(const Board& board, const std::vector<std::uint8_t>& options, bool is_seeded) {
    Play play(board, blank_position(board.kit));
    play.scribe().write(facts::GameBegun{options, is_seeded});
    lay_out(play);
    play.scribe().write(facts::PhaseBegun{board.muster_phase});
    go_on(play);
    return std::move(play).take();
}

bool is_deploying(const Situation& now, SideId side) {
    const Board& board = now.board();
    if (now.position().phase != board.set_up_phase || now.has(effects::deployed, {side})) return false;
    return side == board.federal().side || now.has(effects::deployed, {board.federal().side});
}

std::vector<PlaceId> deployable(const Situation& now, PieceId piece) {
    const Deployment* deployment = deployment_of(now.board(), piece);
    return deployment ? deployment->places : std::vector<PlaceId>();
}

// At least one unit at each of the places of V Corps, as long as there are so many.
std::optional<Refusal> deployed_refusal(const Situation& now, SideId side) {
    for (const Deployment& deployment : now.board().deployments) {
        if (deployment.side != side || !deployment.each || !now.are_places_told()) continue;
        const auto units =
            std::count_if(deployment.pieces.begin(), deployment.pieces.end(),
                          [&](PieceId piece) { return now.is_real(piece) && now.is_in_play(piece); });
        if (units < static_cast<std::ptrdiff_t>(deployment.places.size())) continue;
        for (const PlaceId place : deployment.places)
            if (!now.has_real(now.stack(place, side)))
                return Refusal{"gates.unit-at-each", "s14", {place}, {}};
    }
    return std::nullopt;
}

void finish_deploying(Play& play, SideId side) {
    const Board& board = play.board();
    play.begin(effects::deployed, {side});
    if (side == board.federal().side) return;
    owe_draw(play, board.confederate().side, first_hand);
    owe_draw(play, board.federal().side, first_hand);
    shuffle_all(play, purposes::deal);
}

} // namespace fielddesk::gates
