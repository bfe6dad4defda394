#pragma once

#include "app/window/unit_rows.h"

#include <map>
#include <memory>

namespace fielddesk {

// Formations with the units of each, kept as long as they are there.
class Formations {
public:
    explicit Formations(QObject* parent) : m_parent(parent), m_rows(parent) {}

    Rows* rows() { return &m_rows; }
    void show(const std::vector<DeskCommand>& commands, const Kit& kit, const Phrasebook& phrasebook);
    void show(const std::vector<DeskForce>& forces, const Kit& kit, const Phrasebook& phrasebook);

private:
    Rows* list_of(const QString& key, const std::vector<DeskUnit>& units, const Kit& kit,
                  const Phrasebook& phrasebook);

    QObject* m_parent;
    RowModel<FormationRow> m_rows;
    std::map<QString, std::unique_ptr<RowModel<UnitRow>>> m_units;
};

} // namespace fielddesk
