#pragma once

#include "app/session.h"
#include "app/window/option_rows.h"

#include <QStringList>
#include <optional>

namespace fielddesk {

// A game that is about to begin: its kit and its choices.
class NewGameForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool isPractice READ is_practice NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* options READ options CONSTANT)

public:
    explicit NewGameForm(QObject* parent = nullptr) : QObject(parent), m_options(this) {}

    QString title() const;
    const QString& problem() const { return m_problem; }
    bool is_practice() const;
    Rows* options() { return &m_options; }

    // Another game of this kit, with the usual choices.
    Q_INVOKABLE void reset(const QString& id);
    Q_INVOKABLE void choose(int option, int choice);
    // Begins the game in the folder of games. The path of its file; empty where it could not, and `problem`
    // says why.
    Q_INVOKABLE QString begin();

Q_SIGNALS:
    void changed();

private:
    NewGame choices() const;

    QString m_kit_id;
    QString m_problem;
    std::optional<Kit> m_kit;
    RowModel<OptionRow> m_options;
};

} // namespace fielddesk
