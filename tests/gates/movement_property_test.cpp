#include "engine/games/gates/words.h"
#include "tests/gates/random_play.h"

// 3.0 over random play: what pieces spend is counted here by what is seen to happen.
namespace fielddesk::gates::test {

namespace {

const std::map<std::string, std::size_t> marching{{"take", 20}, {"go", 40}, {"burn", 12}, {"build", 12}};
constexpr int orders_of_a_game = 40;

// The points of a piece as the rulebook has them.
int points_of(const RandomPlay& play, const Position& position, PieceId piece) {
    const PieceDefinition& definition = play.board().kit.pieces[piece];
    const std::map<std::string_view, int> by_kind{
        {"infantry", 4},     {"infantry-dummy", 4}, {"cavalry", 6}, {"cavalry-dummy", 6},
        {"corps-leader", 6}, {"army-leader", 6},    {"supply", 2}};
    int points = by_kind.at(definition.kind.text());
    const Marks& marks = play.board().marks;
    const auto borne = position.pieces[piece].marks;
    if (has_mark(borne, marks.out_of_supply) || has_mark(borne, marks.attrition)) --points;
    for (const Text& effect : position.effects)
        if (effect.code == Code("slow") && effect.arguments[1] == Argument(definition.side))
            points -= std::get<int>(effect.arguments[2]);
    return points;
}

std::vector<PieceId> stack_on_the_move(const RandomPlay& play, const Position& position) {
    std::vector<PieceId> stack;
    for (const PieceId piece : ids_of(play.board().kinds))
        if (has_mark(position.pieces[piece].marks, play.board().marks.moving)) stack.push_back(piece);
    return stack;
}

// What every piece has spent in the player turn that goes on.
class Purse {
public:
    explicit Purse(const RandomPlay& play) : m_play(play) {}

    void watch(const Step& step) {
        if (step.before.phase != m_play.whole().phase) m_spent.clear();
        const Code verb = step.order.verb;
        const bool costs_one =
            verb == verbs::go || verb == verbs::burn || verb == verbs::build || verb == verbs::build_ahead;
        if (costs_one)
            for (const PieceId piece : stack_on_the_move(m_play, step.before))
                spend(step, piece);
        // 5.1 and 12: a dummy that is put elsewhere, and who comes back into play, begins anew; so does
        // McClellan where a card lets him flee.
        if (verb == verbs::place_dummy) m_spent.erase(std::get<PieceId>(step.order.arguments[0]));
        if (verb == verbs::play) m_spent.erase(m_play.board().federal().army_leader);
        for (const PieceId piece : ids_of(m_play.board().kinds))
            if (!m_play.now().is_in_play(piece)) m_spent.erase(piece);
    }

    const std::map<PieceId, int>& spent() const { return m_spent; }

private:
    void spend(const Step& step, PieceId piece) {
        const int points = points_of(m_play, step.before, piece);
        RC_ASSERT(++m_spent[piece] <= points);
    }

    const RandomPlay& m_play;
    std::map<PieceId, int> m_spent;
};

RC_GTEST_PROP(GatesMovementProperty, NoPieceSpendsMoreThanItsAllowance_S3, ()) {
    RandomPlay play(any_seed(), marching);
    Purse purse(play);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        purse.watch(*step);
    }
}

// Who has spent something is on the move still, or bears the mark and is not taken up again.
RC_GTEST_PROP(GatesMovementProperty, WhoeverStoppedBearsTheMovedMark_S3, ()) {
    RandomPlay play(any_seed(), marching);
    Purse purse(play);
    const Marks& marks = play.board().marks;
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        purse.watch(*step);
        for (const auto& [piece, spent] : purse.spent())
            RC_ASSERT(play.now().bears(piece, marks.moving) != play.now().bears(piece, marks.moved));
        for (const PieceId piece : stack_on_the_move(play, play.whole()))
            RC_ASSERT_FALSE(has_mark(step->before.pieces[piece].marks, marks.moved) &&
                            step->before.phase == play.whole().phase);
    }
}

// Every point that is offered is beside by a told road, and the whole stack comes there.
RC_GTEST_PROP(GatesMovementProperty, EveryMarchThatIsOfferedLeadsToAToldNeighbour_S3, ()) {
    RandomPlay play(any_seed(), marching);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        if (!play.step()) break;
        const auto side = play.now().mover();
        if (!side || play.now().moving(*side).empty()) continue;
        const auto stack = play.now().moving(*side);
        const PlaceId from = *play.now().place(stack.front());
        for (const Offer& offer : play.offers(Seat::of(*side))) {
            if (offer.verb != verbs::go) continue;
            for (const Argument& to : offer.slots[0].candidates) {
                const auto road = play.now().connection(from, std::get<PlaceId>(to));
                RC_ASSERT(road && road->kind);
                const Position after = play.after({Seat::of(*side), verbs::go, {to}});
                for (const PieceId piece : stack)
                    RC_ASSERT(Argument(*after.pieces[piece].place) == to);
            }
        }
    }
}

} // namespace

} // namespace fielddesk::gates::test
