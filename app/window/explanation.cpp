#include "app/window/explanation.h"

#include "app/window/note_form_rows.h"
#include "app/window/words.h"

#include <utility>

namespace fielddesk {

namespace {

// A modifier always bears its sign; a value of the target does not.
QString shown(const RulingLine& line) {
    const QString number = QString::number(std::abs(line.value));
    if (line.value < 0) return QStringLiteral("−") + number;
    return line.is_drm ? QStringLiteral("+") + number : number;
}

} // namespace

void Explanation::add(const std::vector<RulingLine>& lines) {
    for (const RulingLine& line : lines)
        m_fresh.push_back(
            {QString::number(m_fresh.size()), words(line.text), shown(line), words(line.section)});
}

void Explanation::add(const Ruling& ruling, const Phrasebook& phrasebook) {
    m_needed = words(phrasebook.needed(ruling));
    m_chance = words(phrasebook.chance(ruling));
    m_result = words(phrasebook.result(ruling));
    add(phrasebook.lines(ruling));
}

void Explanation::show(const QString& heading) {
    m_heading = heading;
    m_lines.update(std::exchange(m_fresh, {}));
    m_notes.update(std::exchange(m_fresh_notes, {}));
    Q_EMIT changed();
}

void Explanation::explain(const Ruling& ruling, const Phrasebook& phrasebook) {
    m_entry = 0;
    add(ruling, phrasebook);
    show(words(phrasebook.title(ruling)));
}

void Explanation::explain(const RecordEntry& entry, const Phrasebook& phrasebook, const Kit& kit) {
    m_entry = static_cast<int>(entry.number);
    m_needed.clear();
    m_chance.clear();
    m_result.clear();
    for (const Fact& fact : entry.facts)
        if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) add(made->ruling, phrasebook);
    for (const Fact& fact : entry.facts)
        if (is_of_box(fact.what))
            m_fresh.push_back({QString::number(m_fresh.size()), words(phrasebook.say(fact.what)), {}, {}});
    for (const Question& note : notes_in(kit, entry.facts))
        m_fresh_notes.push_back({QString::number(m_fresh_notes.size()), question_subject(kit, note)});
    if (m_fresh.empty())
        for (const std::string& sentence : phrasebook.sentences(entry))
            m_fresh.push_back({QString::number(m_fresh.size()), words(sentence), {}, {}});
    show(words(phrasebook.headline(entry)));
}

void Explanation::explain(const Sum& sum) {
    m_entry = 0;
    m_needed.clear();
    m_chance.clear();
    m_result = words(sum.result);
    add(sum.lines);
    show(words(sum.title));
}

void Explanation::forget() {
    m_entry = 0;
    m_needed.clear();
    m_chance.clear();
    m_result.clear();
    m_fresh.clear();
    show({});
}

} // namespace fielddesk
