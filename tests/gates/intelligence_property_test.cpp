#include "engine/games/gates/words.h"
#include "tests/gates/random_play.h"

// 5.0 and 5.1 over random play: the hidden unit markers, what they hide, and dummies.
namespace fielddesk::gates::test {

namespace {

const std::map<std::string, std::size_t> hiding{
    {"uncover", 6}, {"cover", 6}, {"dummy", 6}, {"go", 20}, {"assault", 20}};
constexpr int orders_of_a_game = 40;
constexpr int markers_of_a_side = 10;

std::vector<PieceId> of_kind(const RandomPlay& play, SideId side, Kind kind) {
    return play.now().pieces_where(side, [&](PieceId piece) { return play.now().kind(piece) == kind; });
}

void play_and_check(const std::function<void(const RandomPlay&, const Party&)>& check) {
    RandomPlay play(any_seed(), hiding);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        if (!play.step()) break;
        for (const Party& party : play.board().parties)
            check(play, party);
    }
}

// Each of the ten lies on a stack of its side, or beside the map. No stack goes without as long as one lies
// there, unless its player wants it to.
RC_GTEST_PROP(GatesIntelligenceProperty, TenMarkersASideLieOnStacksOrBesideTheMap_S5_0, ()) {
    play_and_check([](const RandomPlay& play, const Party& party) {
        const Situation now = play.now();
        int markers = 0;
        bool has_one_left = false;
        std::set<PlaceId> covered;
        for (const PieceId marker : of_kind(play, party.side, Kind::Marker)) {
            const PlaceId place = now.place(marker).value();
            ++markers;
            if (place == play.board().aside) {
                has_one_left = true;
                continue;
            }
            RC_ASSERT_FALSE(now.stack(place, party.side).empty());
            covered.insert(place);
        }
        RC_ASSERT(markers == markers_of_a_side);
        if (!has_one_left) return;
        for (const PlaceId place : ids_of(play.board().kit.places))
            if (!play.board().is_box(place) && !now.stack(place, party.side).empty())
                RC_ASSERT(covered.contains(place) || now.has(effects::open_stack, {place, party.side}));
    });
}

// Outside a combat the other side knows where a counter is only if it is in the open: one of each stack
// without a marker, and no other.
RC_GTEST_PROP(GatesIntelligenceProperty, EnemySeesOneCounterOfEachStackWithoutAMarker_S5_0, ()) {
    play_and_check([](const RandomPlay& play, const Party& party) {
        const Situation now = play.now();
        if (now.combat()) return;
        const Position& seen = play.seen_by(play.board().enemy_of(party.side).side);
        for (const PlaceId place : ids_of(play.board().kit.places)) {
            if (play.board().is_box(place)) continue;
            const auto stack = now.stack(place, party.side);
            const auto known = std::count_if(
                stack.begin(), stack.end(), [&](PieceId piece) { return seen.pieces[piece].place == place; });
            const bool is_open = !stack.empty() && markers_at(now, place, party.side).empty();
            RC_ASSERT(known == (is_open ? 1 : 0));
        }
    });
}

// Strength is nobody else's but in a combat.
RC_GTEST_PROP(GatesIntelligenceProperty, EnemyKnowsNoStrengthOutsideACombat_S5_0, ()) {
    play_and_check([](const RandomPlay& play, const Party& party) {
        if (play.now().combat()) return;
        const Position& seen = play.seen_by(play.board().enemy_of(party.side).side);
        for (const Kind kind : {Kind::Infantry, Kind::Cavalry})
            for (const PieceId unit : of_kind(play, party.side, kind))
                if (play.now().is_in_play(unit)) RC_ASSERT_FALSE(seen.pieces[unit].face.has_value());
    });
}

// 14: three of infantry a side, one of cavalry for the Union and two for the Confederates. One that was
// eliminated comes back by a card alone.
RC_GTEST_PROP(GatesIntelligenceProperty, DummiesAreNeverMoreThanAtTheStart_S5_1, ()) {
    RandomPlay play(any_seed(), hiding);
    const Board& board = play.board();
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        for (const Party& party : board.parties) {
            std::map<Kind, int> in_play;
            for (const PieceId piece : ids_of(board.kinds)) {
                if (board.side_of(piece) != party.side || !is_dummy(board.kinds[piece])) continue;
                const bool is_there = play.now().is_in_play(piece);
                in_play[board.kinds[piece]] += is_there ? 1 : 0;
                const bool was_lost = step->before.pieces[piece].place == board.eliminated;
                const auto& question = step->before.question;
                if (was_lost && is_there) RC_ASSERT(question && question->purpose == purposes::new_dummies);
            }
            RC_ASSERT(in_play[Kind::InfantryDummy] <= 3);
            RC_ASSERT(in_play[Kind::CavalryDummy] <= (party.side == board.federal().side ? 1 : 2));
        }
    }
}

} // namespace

} // namespace fielddesk::gates::test
