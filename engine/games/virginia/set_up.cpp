#include "engine/games/virginia/set_up.h"

#include "engine/games/virginia/readings.h"

namespace fielddesk::virginia {

namespace {

// The rulebook starts both Overland armies in Manassas, which they cannot share. Reading: the Union starts
// one place nearer Washington (as the kit has it), or the Confederates one place nearer Richmond.
void settle_overland_start(const Context& context, Scribe& scribe) {
    const Board& board = context.board;
    if (!readings::overland_starts_nearer_richmond(board, scribe.position())) return;
    move_confederate(board, scribe, FrontId::Overland,
                     confederate_distance(board, scribe.position(), FrontId::Overland) - 1);
    move_union(board, scribe, FrontId::Overland,
               union_distance(board, scribe.position(), FrontId::Overland) - 1);
}

} // namespace

Facts set_up(const Context& context, const std::vector<std::uint8_t>& options, bool is_seeded) {
    const Kit& kit = context.kit;
    const Board& board = context.board;
    Scribe scribe(blank_position(kit));
    scribe.write(facts::GameBegun{options, is_seeded});
    for (std::size_t index = 0; index < kit.pieces.size(); ++index) {
        const PieceId piece = decltype(kit.pieces)::id_at(index);
        scribe.move(piece, kit.pieces[piece].start);
        scribe.write(facts::PieceFlipped{piece, 0});
    }
    const auto mcclellan_at = scribe.position().pieces[board.mcclellan_starts_with].place;
    scribe.move(board.mcclellan, *mcclellan_at);
    settle_overland_start(context, scribe);
    scribe.write(facts::PileFilled{board.draw, static_cast<int>(kit.cards.size())});
    scribe.write(facts::PileShuffled{board.draw});
    if (readings::deck_is_on_the_table(board, scribe.position())) {
        scribe.note("set-up.shuffle-yourself", {board.set_aside});
        finish_set_up(context, scribe);
    } else {
        scribe.ask({Question::Kind::Shuffle, set_up_purpose, {}, 0, 6, board.draw});
    }
    return std::move(scribe).take();
}

void finish_set_up(const Context& context, Scribe& scribe) {
    const Board& board = context.board;
    scribe.write(facts::CardsDealt{board.draw, board.aside, board.set_aside});
    scribe.write(facts::PhaseBegun{board.reveal_phase});
}

} // namespace fielddesk::virginia
