#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// 7.1: the loss of leaders.
namespace fielddesk::gates {

namespace {

constexpr int lost_on = 1;

// 7.1: those who led, unless they are replacements already.
std::vector<PieceId> at_risk(const Situation& now, SideId side) {
    std::vector<PieceId> leaders = now.marked(effects::used, side);
    std::erase_if(leaders, [&](PieceId leader) { return now.bears(leader, now.board().marks.replaced); });
    return leaders;
}

} // namespace

bool ask_leader_loss(Play& play) {
    for (const SideId side : {attacker(play.now()), defender(play.now())}) {
        if (!play.now().has(effects::checks, {side})) continue;
        const auto leaders = at_risk(play.now(), side);
        if (leaders.empty()) {
            end_about(play, effects::checks, side);
            continue;
        }
        Arguments subjects{side};
        subjects.insert(subjects.end(), leaders.begin(), leaders.end());
        play.ask_dice(purposes::leader_loss, static_cast<int>(leaders.size()), std::move(subjects));
        return true;
    }
    return false;
}

void finish_leader_loss(Play& play, SideId side, const Roll& roll) {
    const Board& board = play.board();
    const auto leaders = at_risk(play.now(), side);
    end_about(play, effects::checks, side);
    for (std::size_t index = 0; index < leaders.size() && index < roll.faces.size(); ++index) {
        const PieceId leader = leaders[index];
        if (roll.faces[index] != lost_on) {
            play.note("gates.leader-survives", {leader, roll.faces[index]});
            continue;
        }
        play.note("gates.leader-lost", {leader});
        if (leader == board.federal().army_leader) {
            play.begin(effects::mcclellan_lost);
            play.end({effects::fights, {leader}});
            play.remove(leader);
        } else if (leader == board.confederate().army_leader) {
            play.ask_dice(purposes::lee_successor, 1);
        } else {
            play.mark(leader, board.marks.replaced, true);
        }
    }
}

// 7.1: who takes the army over, where Lee stood.
void finish_lee_successor(Play& play, int die) {
    const Board& board = play.board();
    const PieceId lee = board.confederate().army_leader;
    const PlaceId where = play.now().place(lee).value();
    for (const Successor& successor : board.lee_successors)
        if (die >= successor.from && die <= successor.to) {
            play.note("gates.takes-command", {successor.leader});
            play.put(successor.leader, where);
            for (const MarkId bank : {board.marks.north, board.marks.south})
                play.mark(successor.leader, bank, play.now().bears(lee, bank));
            if (play.now().bears(lee, board.marks.moving))
                play.mark(successor.leader, board.marks.moving, true);
            play.begin(effects::commands, {successor.leader});
        }
    play.end({effects::fights, {lee}});
    play.end({effects::used, {lee}});
    play.remove(lee);
}

} // namespace fielddesk::gates
