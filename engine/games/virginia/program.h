#pragma once

#include "engine/games/virginia/board.h"

#include <array>
#include <memory>
#include <variant>
#include <vector>

// The instructions of an Action card, compiled from its JSON into steps that are done one after the other.
// A step is a plain value; what follows from a condition or a battle's die is a jump to a later step.
namespace fielddesk::virginia {

using StepNumber = std::uint16_t;

// What a card may make its instructions depend on.
struct Condition {
    enum class Kind : std::uint8_t {
        At,              // piece stands at place
        Beyond,          // piece stands beyond place on its track, away from Richmond
        BesideRichmond,  // army is one place from Richmond
        LeeInPlay,       //
        MerrimacInPlay,  //
        McClellanWith,   // McClellan is with army
        ReservesAtLeast, // count
        Not,
        All,
        Any // of the inner conditions
    };
    Kind kind = Kind::All;
    PieceId piece{};
    PlaceId place{};
    int count = 0;
    std::vector<Condition> inner;
};

namespace steps {

struct Reserves { // gained, or lost where negative
    int change = 0;
};
struct LeeEnters {}; // with an army that the player chooses
struct McClellanMoves {
    FrontId front{};
};
struct MerrimacMoves {
    bool is_in_play = false;
};
struct Retreat { // one place
    FrontId front{};
    bool is_union = false;
};
struct UnionAdvance { // one place; after a failed roll this many further steps of the same advance are
                      // skipped
    FrontId front{};
    bool is_rolled = false;
    StepNumber skipped_on_failure = 0;
};
struct ConfederateAdvance { // one place
    FrontId front{};
};
struct SetAsideReturns {
    int count = 0;
};
struct Battle { // where each face of the die goes on
    std::array<StepNumber, 6> goes_to{};
};
struct AttackDrm {
    int value = 0;
    std::optional<FrontId> front; // none: every front
};
struct AdvanceDrm {
    int value = 0;
    std::optional<FrontId> front;
};
struct NoAttacks {
    std::optional<FrontId> front;
};
struct Flip {
    FrontId front{};
    std::uint8_t face = 0; // of the Union army: 0 full, 1 reduced
};
struct Reminder { // the words are the card's own, counted from 0
    int index = 0;
};
struct Unless { // goes on here where the condition does not hold
    Condition condition;
    StepNumber goes_to = 0;
};
struct Jump { // after a branch that was taken
    StepNumber goes_to = 0;
};

} // namespace steps

using Action = std::variant<steps::Reserves, steps::LeeEnters, steps::McClellanMoves, steps::MerrimacMoves,
                            steps::Retreat, steps::UnionAdvance, steps::ConfederateAdvance,
                            steps::SetAsideReturns, steps::Battle, steps::AttackDrm, steps::AdvanceDrm,
                            steps::NoAttacks, steps::Flip, steps::Reminder, steps::Unless, steps::Jump>;

// The parts of a card in the order in which they are done.
enum class Part : std::uint8_t { Events, Advances, Attacks };

struct Step {
    Part part = Part::Events;
    Action action;
    int depth = 0; // how many conditions and battle results it is inside of
};

// As many as the track that remembers the ones passed over has bits.
inline constexpr std::size_t most_steps = 30;

struct Program {
    std::vector<Step> steps;
    std::vector<std::string> reminders; // the words of the steps that remind
    int attacks = 0;

    // The part that the step of this number belongs to; past the last step come the attacks.
    Part part_at(StepNumber number) const {
        return number < steps.size() ? steps[number].part : Part::Attacks;
    }
};

// Compiles one card. The errors name the JSON path of what was not understood.
tl::expected<Program, KitErrors> compile(const Kit& kit, const Board& board, const Card& card);

} // namespace fielddesk::virginia
