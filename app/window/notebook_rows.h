#pragma once

#include "app/window/row_model.h"

namespace fielddesk {

// A part of the box, and how much of it is known: a chart, the deck, the counters, the places.
struct NotebookPartRow {
    QString key;
    QString kind; // "cells", "cards", "ratings" or "places"
    QString title;
    QString chart; // the id of the chart that it is
    int known = 0;
    int total = 0;
    QString missing; // the first of what is not known, by name

    static std::vector<Role<NotebookPartRow>> roles() {
        return {role<&NotebookPartRow::key>("part"),       role<&NotebookPartRow::kind>("kind"),
                role<&NotebookPartRow::title>("title"),    role<&NotebookPartRow::chart>("chart"),
                role<&NotebookPartRow::known>("known"),    role<&NotebookPartRow::total>("total"),
                role<&NotebookPartRow::missing>("missing")};
    }
    friend bool operator==(const NotebookPartRow&, const NotebookPartRow&) = default;
};

// Something that the own notes and somebody else's say differently.
struct NoteChoiceRow {
    QString key;
    QString subject;
    QString mine;
    QString theirs;
    bool takes_theirs = false;

    static std::vector<Role<NoteChoiceRow>> roles() {
        return {role<&NoteChoiceRow::subject>("subject"), role<&NoteChoiceRow::mine>("mine"),
                role<&NoteChoiceRow::theirs>("theirs"), role<&NoteChoiceRow::takes_theirs>("takesTheirs")};
    }
    friend bool operator==(const NoteChoiceRow&, const NoteChoiceRow&) = default;
};

} // namespace fielddesk
