#pragma once

#include "app/window/shelf_rows.h"

#include <QTimer>
#include <QUrl>

namespace fielddesk {

// The shelf: the boxed games that the program knows, and the games that were begun. It reads one file at a
// time, so that the window stays alive however many there are, and it never changes or removes one.
class Shelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Rows* kits READ kits CONSTANT)
    Q_PROPERTY(fielddesk::Rows* games READ games CONSTANT)
    Q_PROPERTY(bool isReading READ is_reading NOTIFY isReadingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString copied READ copied NOTIFY problemChanged)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    explicit Shelf(QObject* parent = nullptr);

    Rows* kits() { return &m_kits; }
    Rows* games() { return &m_games; }
    bool is_reading() const { return m_reading.isActive(); }
    const QString& problem() const { return m_problem; }
    // Where the last copy lies, as a sentence; empty where there is none, or where `problem` says why.
    const QString& copied() const { return m_copied; }
    QUrl folder() const;

    // Reads the folder anew; rows of games that are still there stay. What was said of a copy is over.
    Q_INVOKABLE void refresh();
    // The same for the boxed games alone: their box notes may have changed.
    Q_INVOKABLE void refreshKits();
    // Copies a game with every order, to where nothing is yet; a file that cannot be opened is copied as it
    // is.
    Q_INVOKABLE bool copy(const QString& path, const QUrl& target);
    Q_INVOKABLE QString pathOf(const QUrl& file) const { return file.toLocalFile(); }
    Q_INVOKABLE void forgetProblem();
    // A game that lies elsewhere is remembered, so that it can be gone on with.
    Q_INVOKABLE void remember(const QString& path);

Q_SIGNALS:
    void isReadingChanged();
    void problemChanged();

private:
    void read_next();
    void tell(const QString& problem, const QString& copied = {});

    RowModel<KitRow> m_kits;
    RowModel<GameRow> m_games;
    std::vector<GameRow> m_fresh;
    QStringList m_waiting;
    QTimer m_reading;
    QString m_problem;
    QString m_copied;
};

// Where games are kept: what --data named, else the program's own folder. It is made when it is asked for.
void set_games_folder(const QString& folder);
// What --data named; empty where it named nothing.
QString named_folder();
QString games_folder();
// The paths of the games there, the newest first, and of those elsewhere that were opened.
QStringList games_on_shelf();

} // namespace fielddesk
