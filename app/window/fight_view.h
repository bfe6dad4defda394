#pragma once

#include "app/window/formations.h"

namespace fielddesk {

// A chapter of a fight, by the letter that the rulebook has for it.
struct StepRow {
    QString key;
    QString letter;
    QString text;
    QString section;
    QString progress; // "done", "skipped", "now", "ahead"

    static std::vector<Role<StepRow>> roles() {
        return {role<&StepRow::letter>("letter"), role<&StepRow::text>("line"),
                role<&StepRow::section>("section"), role<&StepRow::progress>("progress")};
    }
    friend bool operator==(const StepRow&, const StepRow&) = default;
};

// A line with its number and its section: a modifier, what is still to be lost.
struct NumberRow {
    QString key;
    QString text;
    QString value;
    QString section;

    static std::vector<Role<NumberRow>> roles() {
        return {role<&NumberRow::text>("line"), role<&NumberRow::value>("value"),
                role<&NumberRow::section>("section")};
    }
    friend bool operator==(const NumberRow&, const NumberRow&) = default;
};

// The fight of a desk: who meets whom, how far it is, and what is added to the dice.
class FightView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is a table's.")
    Q_PROPERTY(bool isThere READ is_there NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString modified READ modified NOTIFY changed)
    Q_PROPERTY(QString net READ net NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* forces READ forces CONSTANT)
    Q_PROPERTY(fielddesk::Rows* steps READ steps CONSTANT)
    Q_PROPERTY(fielddesk::Rows* modifiers READ modifiers CONSTANT)
    Q_PROPERTY(QString chancesTitle READ chances_title NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* chances READ chances CONSTANT)
    Q_PROPERTY(fielddesk::Rows* outcome READ outcome CONSTANT)

public:
    explicit FightView(QObject* parent)
        : QObject(parent), m_forces(this), m_steps(this), m_modifiers(this), m_chances(this),
          m_outcome(this) {}

    bool is_there() const { return m_is_there; }
    const QString& title() const { return m_title; }
    int round() const { return m_round; }
    const QString& modified() const {
        return m_modified;
    }                                            // the modifiers together; empty before they are known
    const QString& net() const { return m_net; } // what the dice came to; empty before the roll
    Rows* forces() { return m_forces.rows(); }
    Rows* steps() { return &m_steps; }
    Rows* modifiers() { return &m_modifiers; }
    const QString& chances_title() const { return m_chances_title; } // empty but before the roll
    Rows* chances() { return &m_chances; }
    Rows* outcome() { return &m_outcome; }

    void show(const std::optional<DeskFight>& fight, const Kit& kit, const Phrasebook& phrasebook);

Q_SIGNALS:
    void changed();

private:
    bool m_is_there = false;
    QString m_title;
    int m_round = 1;
    QString m_modified;
    QString m_net;
    Formations m_forces;
    RowModel<StepRow> m_steps;
    RowModel<NumberRow> m_modifiers;
    QString m_chances_title;
    RowModel<NumberRow> m_chances;
    RowModel<NumberRow> m_outcome;
};

} // namespace fielddesk
