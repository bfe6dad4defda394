#include "engine/games/gates/words.h"
#include "tests/gates/random_play.h"

// 10 over random play: who crosses which bridge, counted here by the banks of the roads that are walked.
namespace fielddesk::gates::test {

namespace {

// Few pieces move at once, and most of them over one of two bridges.
const std::map<std::string, std::size_t> crossing{
    {"take", 2}, {"take-piece", 20}, {"go", 60},     {"leave", 0},    {"halt", 8},
    {"burn", 2}, {"build", 40},      {"uncover", 0}, {"cover", 0},    {"discard", 0},
    {"play", 0}, {"dummy", 0},       {"assault", 2}, {"end-phase", 1}};
const std::vector<std::string> points{"turkey-hill",      "grapevine-bridge", "trent-house",
                                      "boatswains-swamp", "duanes-bridge",    "orchard-station"};
constexpr int orders_of_a_game = 40;

std::optional<Code> bank_of(const RandomPlay& play, PlaceId bridge, PlaceId beside) {
    const auto road = play.now().connection(bridge, beside);
    if (!road || !road->kind || *road->kind == Code("road")) return std::nullopt;
    return *road->kind;
}

// The bank on which each piece came to the bridge where it stands, and the traffic of the player turn.
class Toll {
public:
    explicit Toll(const RandomPlay& play) : m_play(play) {}

    void watch(const Step& step) {
        const auto& phase = m_play.whole().phase;
        if (step.before.phase != phase) m_traffic.clear();
        for (const PieceId piece : ids_of(m_play.board().kinds)) {
            const auto from = step.before.pieces[piece].place;
            const auto to = m_play.now().place(piece);
            if (from == to) continue;
            const bool walks = from && to && is_walked(step, piece);
            if (walks) leave(step, piece, *from, *to);
            m_bank.erase(piece);
            if (walks && m_play.board().has_bridge(*to))
                if (const auto bank = bank_of(m_play, *to, *from)) m_bank.emplace(piece, *bank);
        }
        forget_banks_that_are_chosen(step);
    }

private:
    // By the march of its stack, or as it advances after a combat; a retreat, a dummy that is laid elsewhere
    // and who is placed by a card walk on no bridge.
    bool is_walked(const Step& step, PieceId piece) const {
        const bool is_moving = has_mark(step.before.pieces[piece].marks, m_play.board().marks.moving);
        return is_moving && step.order.verb != verbs::place_dummy && step.order.verb != verbs::play;
    }

    void leave(const Step& step, PieceId piece, PlaceId from, PlaceId to) {
        const auto came_by = m_bank.find(piece);
        const auto goes_by = m_play.board().has_bridge(from) ? bank_of(m_play, from, to) : std::nullopt;
        if (came_by == m_bank.end() || !goes_by || came_by->second == *goes_by) return;
        RC_ASSERT_FALSE(has_mark(step.before.places[from].marks, m_play.board().marks.blown));
        const Kind kind = m_play.now().kind(piece);
        const int units = is_combat(kind) ? 1 : kind == Kind::Supply ? 2 : 0;
        RC_ASSERT((m_traffic[from] += units) <= 2);
    }

    // Where a bridge is blown its players say on which bank they are.
    void forget_banks_that_are_chosen(const Step& step) {
        if (step.order.verb != verbs::bank) return;
        const auto place = first_of<PlaceId>(step.before.question->subjects);
        for (const PieceId piece : ids_of(m_play.board().kinds))
            if (m_play.now().place(piece) == place && m_play.board().side_of(piece) == step.order.seat.side())
                m_bank.insert_or_assign(piece, std::get<Code>(step.order.arguments[0]) == Code("north")
                                                   ? Code("north-bank")
                                                   : Code("south-bank"));
    }

    const RandomPlay& m_play;
    std::map<PieceId, Code> m_bank;
    std::map<PlaceId, int> m_traffic;
};

RC_GTEST_PROP(GatesBridgesProperty, AtMostTwoUnitsCrossInAPlayerTurnAndNobodyABlownBridge_S10, ()) {
    RandomPlay play(any_seed(), crossing, points);
    Toll toll(play);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        toll.watch(*step);
    }
}

// Everybody at a blown bridge is on one of its banks, once it is said.
RC_GTEST_PROP(GatesBridgesProperty, EverybodyAtABlownBridgeIsOnOneBank_S10, ()) {
    RandomPlay play(any_seed(), crossing, points);
    const Board& board = play.board();
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        if (!play.step()) break;
        for (const PlaceId place : ids_of(board.kit.places)) {
            if (!play.now().bears(place, board.marks.blown)) continue;
            RC_ASSERT(board.has_bridge(place));
            for (const Party& party : board.parties) {
                if (play.now().has(Code("picks-bank"), {place, party.side})) continue;
                for (const PieceId piece : play.now().stack(place, party.side))
                    RC_ASSERT(play.now().bears(piece, board.marks.north) !=
                              play.now().bears(piece, board.marks.south));
            }
        }
    }
}

} // namespace

} // namespace fielddesk::gates::test
