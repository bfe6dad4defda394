#pragma once

#include "app/session.h"
#include "app/window/table.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

namespace fielddesk::test {

// Qt for all tests of a program: its own settings and games, in a folder that is gone afterwards.
void start_qt();
// At the end of main, while the statics of Qt are there: its threads end before they do.
void stop_qt();

// What QML complained about since the last time that it was asked.
QStringList take_warnings();

// A game that plays the same each time. The choices are those of a new game.
QString seeded_game(const QString& folder, std::uint64_t seed,
                    const std::vector<std::pair<std::string, std::string>>& choices = {});

// Plays by the first offer until this many turns have begun, or until a question is open where wanted.
void play_to(Table& table, int turn, bool until_dice = false);

// The real window, driven as a player drives it.
class WindowHarness {
public:
    explicit WindowHarness(const QString& game = {});

    QQuickWindow& window() { return *m_window; }
    Table& table();
    // Of the pages that are read later: "devices", "play", "tags".
    QObject* later(const char* name) const;
    QQuickItem* page() const; // the one on top
    QString page_name() const;
    QString folder() const { return m_folder.path(); }

    void open(const QString& game);
    void ask(QObject* object, const char* signal); // sends a signal of a page
    void want(const QString& command);             // of the table's menu
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void hold(int key, int milliseconds);
    void wait(int milliseconds);
    QObject* file_dialog() const; // nothing before it was asked for
    bool wait_for_page(const QString& name);
    bool wait_until_heard(); // the control in focus is not deaf any more

    // Every text that can be seen in this item, from the top.
    QStringList texts(QQuickItem* item) const;
    QObject* part(const char* name) const; // of the page on top, or of its sheets

private:
    QObject* later_pages() const; // nothing before one was wanted

    QTemporaryDir m_folder;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace fielddesk::test
