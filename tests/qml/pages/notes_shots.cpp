#include "app/window/chart_sheet.h"
#include "app/window/deck_sheet.h"
#include "app/window/devices.h"
#include "app/window/note_form.h"
#include "app/window/notes_preview.h"
#include "app/window/own_notes.h"
#include "tests/qml/pages/shot.h"
#include "tests/skirmish/skirmish_file.h"

namespace fielddesk::test {

namespace {

constexpr const char* virginia = "1862-war-in-virginia";

template <typename Part>
Part& notes(const WindowHarness& harness, const char* name) {
    return *harness.later("notes")->property(name).value<Part*>();
}

void to_notebook(WindowHarness& harness, const char* kit) {
    QMetaObject::invokeMethod(harness.page(), "notesChosen", Q_ARG(QString, kit));
    harness.wait(50);
}

void to_part(WindowHarness& harness, const char* kit, const char* kind, const char* chart = "") {
    to_notebook(harness, kit);
    QMetaObject::invokeMethod(harness.page(), "partWanted", Q_ARG(QString, kind), Q_ARG(QString, chart));
    harness.wait(50);
}

// With some cells of the chart known.
ChartSheet& to_losses(WindowHarness& harness) {
    to_notebook(harness, "skirmish");
    auto& sheet = notes<ChartSheet>(harness, "sheet");
    sheet.set_chart("losses");
    sheet.paste(1, 0, "1 hold\t1 back\t2 hold\n1 back");
    return sheet;
}

void to_chart(WindowHarness& harness) {
    to_losses(harness).type(2, 1, "9 back");
    QMetaObject::invokeMethod(harness.page(), "partWanted", Q_ARG(QString, "cells"),
                              Q_ARG(QString, "losses"));
    harness.wait(50);
}

void to_preview(WindowHarness& harness) {
    ChartSheet& sheet = to_losses(harness);
    const QUrl file = QUrl::fromLocalFile(harness.folder() + "/friend.json");
    auto& notebook = notes<Notebook>(harness, "notebook");
    sheet.type(2, 2, "3 back");
    notebook.exportTo(file);
    notebook.undo();
    sheet.type(1, 1, "2 hold");
    sheet.type(2, 0, "3 hold");
    QMetaObject::invokeMethod(harness.page(), "importWanted");
    auto* dialog = harness.later("notes")->findChild<QObject*>("notesDialog");
    dialog->setProperty("selectedFile", file);
    QMetaObject::invokeMethod(dialog, "accepted");
    QMetaObject::invokeMethod(dialog, "close");
    notes<NotesPreview>(harness, "preview").choose(1, true);
    harness.wait(50);
}

// A card as an owner might write it, and one more that is kept already.
void to_deck(WindowHarness& harness) {
    to_part(harness, virginia, "cards");
    auto& deck = notes<DeckSheet>(harness, "deck");
    const auto word = [&](const char* title) {
        const Rows& form = *deck.form();
        return static_cast<int>(
            form.data(form.index(0), form.roleNames().key("choices")).toStringList().indexOf(title));
    };
    deck.set_number(3);
    deck.writeTitle("A card of the box");
    deck.add("/events", word("Reserves"));
    deck.keep();
    deck.set_number(5);
    deck.writeTitle("Rain on the Peninsula");
    deck.writeWording("What stands on the card, in the owner's own words.");
    deck.add("/events", word("Reserves"));
    deck.setNumber("/events/0/reserves", 2);
    deck.add("/events", word("If"));
    deck.add("/events/1/then", word("Merrimac"));
    deck.add("/advances", 0);
    deck.setNumber("/attacks", 3);
    deck.check();
    harness.wait(50);
}

void to_palette(WindowHarness& harness) {
    to_part(harness, virginia, "cards");
    const Rows& form = *notes<DeckSheet>(harness, "deck").form();
    const auto list = [&](const char* role) {
        return form.data(form.index(0), form.roleNames().key(role)).toStringList();
    };
    QMetaObject::invokeMethod(harness.page()->property("wordPalette").value<QObject*>(), "ask",
                              Q_ARG(QString, "/events"), Q_ARG(bool, true), Q_ARG(QString, "Events"),
                              Q_ARG(QVariant, list("choices")), Q_ARG(QVariant, list("choiceHelp")));
}

// A fight whose losses no printed cell tells. Its orders are given before the page is there.
void to_box_question(WindowHarness& harness) {
    remember_devices({});
    const QString path = harness.folder() + "/skirmish.fielddesk";
    auto session = skirmish::begin_in_file(path.toStdString());
    const auto give = [&](const char* name, Code verb, Arguments arguments) {
        const auto done =
            session->submit({skirmish::seat_of(*session, name), verb, std::move(arguments), Source::Typed});
        if (!done) qFatal("The fight could not be fought.");
    };
    const Kit& kit = session->kit();
    give("blue", "march", {*kit.piece("blue-1"), *kit.place("hill")});
    give("red", "march", {*kit.piece("red-1"), *kit.place("hill")});
    give("blue", "attack", {*kit.place("hill")});
    give("blue", verbs::dice, {6});
    session.reset();
    harness.open(path);
}

// A card of 1862 that came up and is in no note yet, or in one.
void to_card_question(WindowHarness& harness, bool is_written) {
    remember_devices({});
    harness.open(seeded_game(harness.folder(), 7, {{"unknown-cards", "asked"}}));
    harness.wait(50);
    harness.table().take(0);
    harness.wait(50);
    if (!is_written) return;
    const Kit& kit = harness.table().session()->kit();
    for (const Card& card : kit.cards) {
        const std::string number = std::to_string(card.number);
        const std::string entry = R"({"advances":[],"attacks":2,"events":[],"number":)" + number +
                                  R"(,"title":"A card of the box"})";
        if (!(*own_notes())->keep(virginia, {{{note_lists::cards, number}, entry}}, {}))
            qFatal("The card could not be kept.");
    }
    harness.part("now")
        ->property("ask")
        .value<QObject*>()
        ->property("question")
        .value<NoteQuestion*>()
        ->readNotebook();
    harness.wait(50);
}

void to_ruling(WindowHarness& harness) {
    to_box_question(harness);
    Table& table = harness.table();
    table.submit({table.seat(), verbs::note, {1, Code("back")}, Source::Typed});
    table.explainRecord(table.record()->data(table.record()->index(0), Qt::UserRole).toInt());
    QMetaObject::invokeMethod(harness.part("ruling"), "open");
    harness.wait(50);
}

void to_mending(WindowHarness& harness) {
    to_ruling(harness);
    QMetaObject::invokeMethod(harness.part("ruling"), "close");
    QMetaObject::invokeMethod(harness.part("ruling"), "mendWanted", Q_ARG(int, 0));
}

} // namespace

std::vector<Shot> notes_shots() {
    return {
        {"notebook", to_losses},
        {"notebook-virginia", [](WindowHarness& harness) { to_notebook(harness, virginia); }},
        {"chart", to_chart},
        {"notes-preview", to_preview},
        {"deck", to_deck},
        {"deck-practice", [](WindowHarness& harness) { to_part(harness, virginia, "cards"); }},
        {"palette", to_palette},
        {"counters", [](WindowHarness& harness) { to_part(harness, "skirmish", "ratings"); }},
        {"places", [](WindowHarness& harness) { to_part(harness, virginia, "places"); }},
        {"connections", [](WindowHarness& harness) { to_part(harness, "skirmish", "connections"); }},
        {"arrivals", [](WindowHarness& harness) { to_part(harness, "skirmish", "arrivals"); }},
        {"box-question", to_box_question},
        {"card-question", [](WindowHarness& harness) { to_card_question(harness, false); }},
        {"card-question-written", [](WindowHarness& harness) { to_card_question(harness, true); }},
        {"note-ruling", to_ruling},
        {"note-mending", to_mending},
    };
}

} // namespace fielddesk::test
