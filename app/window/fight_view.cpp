#include "app/window/fight_view.h"

#include "app/window/progress.h"
#include "app/window/words.h"

namespace fielddesk {

namespace {

// A modifier always bears its sign.
QString with_sign(int value) {
    if (value < 0) return QStringLiteral("−") + QString::number(-value);
    return (value > 0 ? QStringLiteral("+") : QString()) + QString::number(value);
}

std::vector<NumberRow> rows_of(const std::vector<DeskLine>& lines, const Phrasebook& phrasebook) {
    std::vector<NumberRow> rows;
    for (const DeskLine& line : lines)
        rows.push_back({QString::number(rows.size()), words(phrasebook.say(line.text)),
                        line.value ? QString::number(*line.value) : QString(),
                        words(phrasebook.section(line.section))});
    return rows;
}

} // namespace

void FightView::show(const std::optional<DeskFight>& fight, const Kit& kit, const Phrasebook& phrasebook) {
    const DeskFight shown = fight.value_or(DeskFight());
    m_is_there = fight.has_value();
    m_title = fight ? words(phrasebook.say(shown.title)) : QString();
    m_round = shown.round;
    m_net = shown.net ? QString::number(*shown.net) : QString();
    m_modified.clear();
    std::vector<NumberRow> modifiers;
    int sum = 0;
    for (const Modifier& modifier : shown.modifiers) {
        sum += modifier.value;
        modifiers.push_back({QString::number(modifiers.size()),
                             words(phrasebook.say(Text{modifier.code, {}})), with_sign(modifier.value),
                             words(phrasebook.section(modifier.section))});
    }
    if (!modifiers.empty()) m_modified = with_sign(sum);
    std::vector<StepRow> steps;
    for (const DeskStep& step : shown.steps)
        steps.push_back({words(step.letter.text()), words(step.letter.text()),
                         words(phrasebook.say(step.text)), words(phrasebook.section(step.section)),
                         progress_word(step.progress)});
    const DeskSheet chances = shown.chances.value_or(DeskSheet());
    m_chances_title = shown.chances ? words(phrasebook.say(chances.title)) : QString();
    m_forces.show(shown.forces, kit, phrasebook);
    m_steps.update(std::move(steps));
    m_modifiers.update(std::move(modifiers));
    m_chances.update(rows_of(chances.lines, phrasebook));
    m_outcome.update(rows_of(shown.outcome, phrasebook));
    Q_EMIT changed();
}

} // namespace fielddesk
