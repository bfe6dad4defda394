#pragma once

#include "app/phrasebook.h"
#include "app/window/row_model.h"

namespace fielddesk {

struct ExplanationRow {
    QString key;
    QString text;
    QString value;
    QString section;

    static std::vector<Role<ExplanationRow>> roles() {
        return {role<&ExplanationRow::text>("text"), role<&ExplanationRow::value>("value"),
                role<&ExplanationRow::section>("section")};
    }
    friend bool operator==(const ExplanationRow&, const ExplanationRow&) = default;
};

// Something of the box that an entry of the record read or was told.
struct ReadNoteRow {
    QString key;
    QString subject;

    static std::vector<Role<ReadNoteRow>> roles() { return {role<&ReadNoteRow::subject>("subject")}; }
    friend bool operator==(const ReadNoteRow&, const ReadNoteRow&) = default;
};

// The answer to "why?": how a number or a result came about, line by line with the sections of the rules.
class Explanation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table explains.")
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString needed READ needed NOTIFY changed)
    Q_PROPERTY(QString chance READ chance NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* lines READ lines CONSTANT)
    Q_PROPERTY(fielddesk::Rows* notes READ notes CONSTANT)
    Q_PROPERTY(int entry READ entry NOTIFY changed)

public:
    explicit Explanation(QObject* parent) : QObject(parent), m_lines(this), m_notes(this) {}

    const QString& heading() const { return m_heading; }
    const QString& needed() const { return m_needed; }
    const QString& chance() const { return m_chance; }
    const QString& result() const { return m_result; }
    Rows* lines() { return &m_lines; }
    // What of the box the entry read or was told, in the order of `notes_in`.
    Rows* notes() { return &m_notes; }
    // The number of the entry that is explained; 0 where it is none of the record.
    int entry() const { return m_entry; }

    // What an order would be decided by, or was.
    void explain(const Ruling& ruling, const Phrasebook& phrasebook);
    // Every ruling of an entry of the record; its sentences where it has none.
    void explain(const RecordEntry& entry, const Phrasebook& phrasebook, const Kit& kit);
    // How a number of the desk comes about.
    void explain(const Sum& sum);
    void forget();

Q_SIGNALS:
    void changed();

private:
    void add(const std::vector<RulingLine>& lines);
    void add(const Ruling& ruling, const Phrasebook& phrasebook);
    void show(const QString& heading);

    QString m_heading;
    QString m_needed;
    QString m_chance;
    QString m_result;
    std::vector<ExplanationRow> m_fresh;
    int m_entry = 0;
    std::vector<ReadNoteRow> m_fresh_notes;
    RowModel<ExplanationRow> m_lines;
    RowModel<ReadNoteRow> m_notes;
};

} // namespace fielddesk
