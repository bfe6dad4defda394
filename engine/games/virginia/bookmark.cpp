#include "engine/games/virginia/bookmark.h"

#include "engine/games/virginia/readings.h"
#include "engine/rules/box.h"

namespace fielddesk::virginia {

namespace {

PhaseId phase_of(const Board& board, Part part) {
    switch (part) {
    case Part::Events:
        return board.events_phase;
    case Part::Advances:
        return board.advances_phase;
    case Part::Attacks:
        return board.attacks_phase;
    }
    return board.attacks_phase;
}

// The steps between these two, as bits of the track that remembers them.
int steps_between(StepNumber before, StepNumber after) {
    int bits = 0;
    for (int number = before + 1; number < after; ++number)
        bits |= 1 << number;
    return bits;
}

} // namespace

StepNumber open_step_number(const Context& context, const Position& position) {
    return static_cast<StepNumber>(position.tracks[context.board.step]);
}

const Step* open_step(const Context& context, const Position& position) {
    const auto card = card_in_play(context, position);
    if (!card) return nullptr;
    const Program& program = context.programs[*card];
    const StepNumber at = open_step_number(context, position);
    return at < program.steps.size() ? &program.steps[at] : nullptr;
}

bool was_passed_over(const Context& context, const Position& position, StepNumber number) {
    const auto track = context.board.passed_over;
    return track && (position.tracks[*track] >> number & 1) != 0;
}

void go_on_at(const Context& context, Scribe& scribe, CardId card, StepNumber number) {
    const Board& board = context.board;
    const Program& program = context.programs[card];
    int passed_over = steps_between(open_step_number(context, scribe.position()), number);
    while (number < program.steps.size()) {
        const auto* jump = std::get_if<steps::Jump>(&program.steps[number].action);
        if (!jump) break;
        passed_over |= steps_between(number, jump->goes_to);
        number = jump->goes_to;
    }
    scribe.set(board.step, number);
    if (const auto track = board.passed_over)
        scribe.set(*track, scribe.position().tracks[*track] | passed_over);
    if (scribe.position().outcome) return;
    const PhaseId phase = phase_of(board, program.part_at(number));
    if (phase == scribe.position().phase) return;
    scribe.write(facts::PhaseBegun{phase});
    if (phase == board.attacks_phase) scribe.set(board.attacks, program.attacks);
}

void begin_card(const Context& context, Scribe& scribe, CardId card) {
    const bool is_practice = context.kit.cards[card].provenance == Provenance::Practice;
    const bool is_asked = is_practice && !is_told(scribe.position(), card) &&
                          readings::cards_are_asked_for(context.board, scribe.position());
    if (is_asked) return ask_for_card(scribe, card, card_purpose, {context.kit.cards[card].number});
    go_on_at(context, scribe, card, 0);
}

bool waits_for_card(const Context& context, const Position& position) {
    const auto card = card_in_play(context, position);
    return card && position.question && position.question->kind == Question::Kind::Card &&
           position.question->subjects.front() == Argument(*card);
}

} // namespace fielddesk::virginia
