#include "app/window/formations.h"

#include "app/window/words.h"

namespace fielddesk {

Rows* Formations::list_of(const QString& key, const std::vector<DeskUnit>& units, const Kit& kit,
                          const Phrasebook& phrasebook) {
    auto& list = m_units[key];
    if (!list) list = std::make_unique<RowModel<UnitRow>>(m_parent);
    std::vector<UnitRow> rows;
    for (const DeskUnit& unit : units)
        rows.push_back(unit_row(unit, kit, phrasebook));
    list->update(std::move(rows));
    return list.get();
}

void Formations::show(const std::vector<DeskCommand>& commands, const Kit& kit,
                      const Phrasebook& phrasebook) {
    std::vector<FormationRow> rows;
    for (const DeskCommand& command : commands) {
        const QString letters = words(kit.sides[command.side].letters);
        FormationRow row{words(command.id.text()), words(phrasebook.say(command.title)), letters.toLower(),
                         letters};
        row.units = list_of(row.key, command.units, kit, phrasebook);
        for (const DeskLine& line : command.lines)
            row.lines.append(
                QStringLiteral("%1: %2").arg(words(phrasebook.say(line.text))).arg(line.value.value_or(0)));
        rows.push_back(std::move(row));
    }
    m_rows.update(std::move(rows));
}

void Formations::show(const std::vector<DeskForce>& forces, const Kit& kit, const Phrasebook& phrasebook) {
    std::vector<FormationRow> rows;
    for (const DeskForce& force : forces) {
        const QString letters = words(kit.sides[force.side].letters);
        FormationRow row{words(kit.sides[force.side].id.text()), words(phrasebook.say(force.title)),
                         letters.toLower(), letters};
        row.strength = force.strength.value_or(-1);
        row.units = list_of(row.key, force.units, kit, phrasebook);
        rows.push_back(std::move(row));
    }
    m_rows.update(std::move(rows));
}

} // namespace fielddesk
