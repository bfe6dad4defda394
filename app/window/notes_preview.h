#pragma once

#include "app/window/notebook.h"

namespace fielddesk {

// Somebody else's notes, looked at before anything of them is taken: what is new, what is the same, and where
// both say different things, whose word is to count.
class NotesPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Notebook* notebook READ notebook WRITE set_notebook NOTIFY changed)
    Q_PROPERTY(bool isThere READ is_there NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int fresh READ fresh NOTIFY changed)
    Q_PROPERTY(int equal READ equal NOTIFY changed)
    Q_PROPERTY(int different READ different NOTIFY changed)
    Q_PROPERTY(int taken READ taken NOTIFY changed)
    Q_PROPERTY(QString freshNames READ fresh_names NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* choices READ choices CONSTANT)

public:
    explicit NotesPreview(QObject* parent = nullptr) : QObject(parent), m_choices(this) {}

    Notebook* notebook() const { return m_notebook; }
    void set_notebook(Notebook* notebook);
    bool is_there() const { return m_is_there; }
    const QString& file() const { return m_file; }
    const QString& problem() const { return m_problem; }
    int fresh() const { return static_cast<int>(m_comparison.fresh.size()); }
    int equal() const { return static_cast<int>(m_comparison.equal.size()); }
    int different() const { return static_cast<int>(m_comparison.different.size()); }
    // How many notes would be put among the own ones.
    int taken() const;
    QString fresh_names() const;
    Rows* choices() { return &m_choices; }

    // False where the file is not of such notes, and `problem` says why.
    Q_INVOKABLE bool read(const QUrl& file);
    Q_INVOKABLE void choose(int row, bool takesTheirs);
    Q_INVOKABLE void chooseAll(bool takesTheirs);
    // One step of the notebook.
    Q_INVOKABLE bool take();

Q_SIGNALS:
    void changed();

private:
    Notebook* m_notebook = nullptr;
    bool m_is_there = false;
    QString m_file;
    QString m_problem;
    Notes m_theirs;
    NotesComparison m_comparison;
    RowModel<NoteChoiceRow> m_choices; // one for each that is different, in their order
};

} // namespace fielddesk
