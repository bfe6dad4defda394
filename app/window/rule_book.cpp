#include "app/window/rule_book.h"

#include "app/window/words.h"

namespace fielddesk {

std::vector<SectionRow> section_rows(const Kit& kit) {
    std::vector<SectionRow> rows;
    for (const SectionDefinition& section : kit.sections)
        if (!section.summary.empty()) // the kits of older games say nothing of it
            rows.push_back({words(section.id.text()), words(section.title), words(section.summary),
                            words(standing_words[static_cast<std::size_t>(section.standing)])});
    return rows;
}

void RuleBook::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) connect(m_table, &Table::gameChanged, this, &RuleBook::follow);
    follow();
}

void RuleBook::follow() {
    const bool is_open = m_table && m_table->is_open();
    m_sections.update(is_open ? section_rows(m_table->session()->kit()) : std::vector<SectionRow>());
    Q_EMIT changed();
}

} // namespace fielddesk
