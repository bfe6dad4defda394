#pragma once

#include "app/window/row_model.h"

#include <QList>
#include <QStringList>

namespace fielddesk {

// A boxed game that the program knows.
struct KitRow {
    QString key;
    QString title;
    bool is_practice = false; // it holds material of this project's own, where no box note is laid over it
    int notes = 0;            // of its owner, that are laid over it
    QString notes_problem;    // why there are none, where that is no choice
    QString problem;

    static std::vector<Role<KitRow>> roles() {
        return {role<&KitRow::key>("kitId"),
                role<&KitRow::title>("title"),
                role<&KitRow::is_practice>("isPractice"),
                role<&KitRow::notes>("notes"),
                role<&KitRow::notes_problem>("notesProblem"),
                role<&KitRow::problem>("problem")};
    }
    friend bool operator==(const KitRow&, const KitRow&) = default;
};

// A file that may be a game. `problem` says why it cannot be gone on with; all else is empty then.
struct GameRow {
    QString key; // its path
    QString title;
    QString file;
    QString date;
    int turn = 0;
    int turns = 0;
    QString state; // what is due, or how it ended
    bool is_over = false;
    bool is_sealed = false; // its seats have PINs
    QList<int> lengths;
    QList<int> union_at;
    QList<int> confederate_at;
    QString problem;

    static std::vector<Role<GameRow>> roles() {
        return {role<&GameRow::key>("path"),           role<&GameRow::title>("title"),
                role<&GameRow::file>("file"),          role<&GameRow::date>("date"),
                role<&GameRow::turn>("turn"),          role<&GameRow::turns>("turns"),
                role<&GameRow::state>("state"),        role<&GameRow::is_over>("isOver"),
                role<&GameRow::is_sealed>("isSealed"), role<&GameRow::lengths>("lengths"),
                role<&GameRow::union_at>("unionAt"),   role<&GameRow::confederate_at>("confederateAt"),
                role<&GameRow::problem>("problem")};
    }
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

// The boxed games with the box notes of their owner; one whose notes are the same as before is not read
// again. Any thread may ask.
std::vector<KitRow> kit_rows();
GameRow game_row(const QString& path);

} // namespace fielddesk
