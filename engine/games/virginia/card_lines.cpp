#include "engine/games/virginia/bookmark.h"
#include "engine/games/virginia/desk.h"

namespace fielddesk::virginia {

namespace {

// Says each step of a card. A condition of several parts takes a line for each part.
class CardLines {
public:
    CardLines(const Context& context, CardId card) : m_context(context), m_card(card) {}

    std::vector<Text> of(const Action& action) {
        std::visit(*this, action);
        return std::move(m_texts);
    }

    void operator()(const steps::Reserves& step) {
        say(step.change > 0 ? "line.reserves-gained" : "line.reserves-lost", {std::abs(step.change)});
    }
    void operator()(const steps::LeeEnters&) { say("line.lee-enters"); }
    void operator()(const steps::McClellanMoves& step) { say("line.mcclellan-moves", {front(step.front)}); }
    void operator()(const steps::MerrimacMoves& step) {
        say(step.is_in_play ? "line.merrimac-returns" : "line.merrimac-leaves");
    }
    void operator()(const steps::Retreat& step) {
        say(step.is_union ? "line.union-retreats" : "line.confederate-retreats", {front(step.front)});
    }
    void operator()(const steps::UnionAdvance& step) {
        say(step.is_rolled ? "line.union-rolls" : "line.union-advances", {front(step.front)});
    }
    void operator()(const steps::ConfederateAdvance& step) {
        say("line.confederate-advances", {front(step.front)});
    }
    void operator()(const steps::SetAsideReturns& step) { say("line.set-aside-returns", {step.count}); }
    void operator()(const steps::Battle&) { say("line.battle"); }
    void operator()(const steps::AttackDrm& step) { say_drm("line.attack-drm", step.value, step.front); }
    void operator()(const steps::AdvanceDrm& step) { say_drm("line.advance-drm", step.value, step.front); }
    void operator()(const steps::NoAttacks& step) {
        step.front ? say("line.no-attacks-on", {front(*step.front)}) : say("line.no-attacks");
    }
    void operator()(const steps::Flip& step) {
        say(step.face == 0 ? "line.flip-full" : "line.flip-reduced", {front(step.front)});
    }
    void operator()(const steps::Reminder& step) { say("card.reminder", {m_card, step.index}); }
    void operator()(const steps::Unless& step) { say_condition(step.condition, false); }
    void operator()(const steps::Jump&) {}

private:
    Argument front(FrontId id) const { return m_context.front_code(id); }
    void say(Code code, Arguments arguments = {}) { m_texts.push_back({code, std::move(arguments)}); }
    void say_drm(Code code, int value, std::optional<FrontId> only) {
        only ? say(code, {value, front(*only)}) : say(code, {value, Code("every-front")});
    }

    void say_condition(const Condition& condition, bool is_denied) {
        using Kind = Condition::Kind;
        const auto either = [&](Code holds, Code fails) { return is_denied ? fails : holds; };
        switch (condition.kind) {
        case Kind::At:
            return say(either("if.at", "if-not.at"), {condition.piece, condition.place});
        case Kind::Beyond:
            return say(either("if.beyond", "if-not.beyond"), {condition.piece, condition.place});
        case Kind::BesideRichmond:
            return say(either("if.beside-richmond", "if-not.beside-richmond"), {condition.piece});
        case Kind::LeeInPlay:
            return say(either("if.lee-in-play", "if-not.lee-in-play"));
        case Kind::MerrimacInPlay:
            return say(either("if.merrimac-in-play", "if-not.merrimac-in-play"));
        case Kind::McClellanWith:
            return say(either("if.mcclellan-with", "if-not.mcclellan-with"), {condition.piece});
        case Kind::ReservesAtLeast:
            return say(either("if.reserves", "if-not.reserves"), {condition.count});
        case Kind::Not:
            return say_condition(condition.inner.front(), !is_denied);
        // What is denied of all is said of any, the other way round.
        case Kind::All:
            return say_several(condition, is_denied ? "if.any-of" : "if.all-of", is_denied);
        case Kind::Any:
            return say_several(condition, is_denied ? "if.all-of" : "if.any-of", is_denied);
        }
    }
    void say_several(const Condition& condition, Code heading, bool is_denied) {
        say(heading);
        for (const Condition& inner : condition.inner)
            say_condition(inner, is_denied);
    }

    const Context& m_context;
    CardId m_card;
    std::vector<Text> m_texts;
};

Progress progress_of(const Context& context, const Position& position, StepNumber number) {
    const StepNumber at = open_step_number(context, position);
    if (number < at) return was_passed_over(context, position, number) ? Progress::Skipped : Progress::Done;
    return number == at ? Progress::Now : Progress::Ahead;
}

// The faces of a battle's die that lead to this step, the first and the last of them.
std::optional<std::pair<int, int>> faces_to(const Program& program, std::size_t number) {
    std::optional<std::pair<int, int>> faces;
    for (const Step& step : program.steps) {
        const auto* battle = std::get_if<steps::Battle>(&step.action);
        for (int face = 1; battle && face <= 6; ++face) {
            if (battle->goes_to[static_cast<std::size_t>(face - 1)] != number) continue;
            faces = std::pair(faces ? faces->first : face, face);
        }
    }
    return faces;
}

// Before the steps of a battle's result: what the die shows for it, and where nothing follows, that it does.
std::vector<Text> battle_result(const Program& program, std::size_t number) {
    const auto faces = faces_to(program, number);
    if (!faces) return {};
    const auto [first, last] = *faces;
    std::vector<Text> texts{first == last ? Text{"line.battle-result-one", {first}}
                                          : Text{"line.battle-result", {first, last}}};
    if (std::holds_alternative<steps::Jump>(program.steps[number].action))
        texts.push_back({"line.battle-nothing", {}});
    return texts;
}

// A condition whose instructions were passed over did not hold.
bool did_not_hold(const Context& context, const Position& position, const Step& step, StepNumber number) {
    const auto* unless = std::get_if<steps::Unless>(&step.action);
    const auto first = static_cast<StepNumber>(number + 1);
    return unless && unless->goes_to > first && was_passed_over(context, position, first);
}

// The condition whose other branch begins at this step.
const Step* condition_before(const Program& program, std::size_t number) {
    if (number == 0 || !std::holds_alternative<steps::Jump>(program.steps[number - 1].action)) return nullptr;
    for (const Step& step : program.steps)
        if (const auto* unless = std::get_if<steps::Unless>(&step.action))
            if (unless->goes_to == number) return &step;
    return nullptr;
}

// All lines of a card, each with the progress of its step; the attacks come last.
template <typename ProgressOf>
std::vector<DeskCardLine> lines_with(const Context& context, CardId card, ProgressOf progress_of_step,
                                     Progress attacks) {
    const Board& board = context.board;
    const Program& program = context.programs[card];
    std::vector<DeskCardLine> lines;
    for (std::size_t index = 0; index < program.steps.size(); ++index) {
        const Step& step = program.steps[index];
        const PhaseId part = step.part == Part::Events ? board.events_phase : board.advances_phase;
        const Progress progress = progress_of_step(step, static_cast<StepNumber>(index));
        if (const Step* condition = condition_before(program, index))
            lines.push_back({part, Text{"line.otherwise", {}}, condition->depth, progress});
        for (Text& text : battle_result(program, index))
            lines.push_back({part, std::move(text), step.depth, progress});
        for (Text& text : CardLines(context, card).of(step.action))
            lines.push_back({part, std::move(text), step.depth, progress});
    }
    lines.push_back({board.attacks_phase, Text{"line.attacks", {program.attacks}}, 0, attacks});
    return lines;
}

} // namespace

DeskCard describe_card(const Context& context, const Position& position, CardId card) {
    const auto progress = [&](const Step& step, StepNumber number) {
        const Progress own = progress_of(context, position, number);
        const bool is_skipped = own == Progress::Done && did_not_hold(context, position, step, number);
        return is_skipped ? Progress::Skipped : own;
    };
    const bool fights = position.phase == context.board.attacks_phase;
    return {card, lines_with(context, card, progress, fights ? Progress::Now : Progress::Ahead)};
}

std::vector<DeskCardLine> card_lines(const Context& context, CardId card) {
    return lines_with(
        context, card, [](const Step&, StepNumber) { return Progress::Ahead; }, Progress::Ahead);
}

} // namespace fielddesk::virginia
