#include "engine/games/gates/recon.h"

#include "engine/games/gates/words.h"

namespace fielddesk::gates {

std::vector<PlaceId> to_reconnoitre(const Situation& now, SideId side) {
    const auto stack = now.moving(side);
    if (now.position().options[now.board().recon] == 0 || stack.empty()) return {};
    const bool is_told = now.are_places_told();
    std::vector<PlaceId> places =
        is_told ? now.neighbours(now.place(stack.front()).value()) : points_of(now.board());
    std::erase_if(places, [&](PlaceId place) {
        return (is_told && !now.is_enemy_at(place, side)) || now.has(effects::reconnoitred, {place});
    });
    return places;
}

void ask_recon(Play& play, SideId side, PlaceId place) {
    play.begin(effects::reconnoitred, {place});
    play.choose(purposes::recon, play.board().enemy_of(side).side, {place});
}

void announce(Play& play, int strength) {
    const PlaceId place = *first_of<PlaceId>(play.now().position().question->subjects);
    play.close();
    play.note("gates.announced", {place, strength});
}

} // namespace fielddesk::gates
