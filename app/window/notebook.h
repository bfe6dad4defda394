#pragma once

#include "app/window/notebook_rows.h"
#include "app/window/own_notes.h"

#include <QUrl>

namespace fielddesk {

// The box notes of one kit: what is known, what is missing, and every step by which it came there. The pages
// of its parts read it, and change the notes through it alone.
class Notebook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ is_open NOTIFY changed)
    Q_PROPERTY(QString kitId READ kit_id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool hasConnections READ has_connections NOTIFY changed)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY told)
    Q_PROPERTY(QString happened READ happened NOTIFY told)
    Q_PROPERTY(fielddesk::Rows* parts READ parts CONSTANT)

public:
    explicit Notebook(QObject* parent = nullptr) : QObject(parent), m_parts(this) {}

    bool is_open() const { return m_kit.has_value(); }
    QString kit_id() const { return QString::fromStdString(m_id); }
    QString title() const;
    int count() const { return static_cast<int>(m_notes.size()); }
    bool has_connections() const { return m_kit && !m_kit->connection_kinds.empty(); }
    bool can_undo() const { return m_steps.can_undo; }
    bool can_redo() const { return m_steps.can_redo; }
    const QString& problem() const { return m_problem; }
    // What the last step was, as a sentence.
    const QString& happened() const { return m_happened; }
    Rows* parts() { return &m_parts; }

    // The kit with the notes laid over it, the kit as it is shipped, and the notes; only while it is open.
    const Kit& kit() const { return *m_kit; }
    const Kit& shipped() const { return *m_shipped; }
    const Notes& notes() const { return m_notes; }

    Q_INVOKABLE bool open(const QString& kit);
    Q_INVOKABLE void undo() { step(true); }
    Q_INVOKABLE void redo() { step(false); }
    Q_INVOKABLE void exportTo(const QUrl& file);

    // One step; `happened` says what it was. What changes nothing is no step. False where it could not be
    // kept, and `problem` says why.
    bool keep(const Notes& put, const std::vector<NoteAddress>& taken_out, const QString& happened);
    void tell(const QString& problem, const QString& happened);

Q_SIGNALS:
    void changed();
    void told();

private:
    bool read();
    void show();
    void step(bool is_undo);

    std::string m_id;
    std::optional<Kit> m_kit;
    std::optional<Kit> m_shipped;
    Notes m_notes;
    NotesFile::Steps m_steps;
    QString m_problem;
    QString m_happened;
    RowModel<NotebookPartRow> m_parts;
};

} // namespace fielddesk
