#pragma once

#include "app/window/table.h"

namespace fielddesk {

// A section of the rulebook, and what becomes of it here.
struct SectionRow {
    QString key;
    QString title;
    QString summary;
    QString standing; // "enforced", "asked" or "noted"

    static std::vector<Role<SectionRow>> roles() {
        return {role<&SectionRow::title>("title"), role<&SectionRow::summary>("summary"),
                role<&SectionRow::standing>("standing")};
    }
    friend bool operator==(const SectionRow&, const SectionRow&) = default;
};

std::vector<SectionRow> section_rows(const Kit& kit);

// The rulebook of the game on the table, section by section.
class RuleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* sections READ sections CONSTANT)

public:
    explicit RuleBook(QObject* parent = nullptr) : QObject(parent), m_sections(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    Rows* sections() { return &m_sections; }

Q_SIGNALS:
    void changed();

private:
    void follow();

    Table* m_table = nullptr;
    RowModel<SectionRow> m_sections;
};

} // namespace fielddesk
