#include "tests/app/window/own_notes_test.h"

#include "app/window/new_game.h"
#include "app/window/shelf_rows.h"
#include "app/window/table.h"
#include "app/window/words.h"
#include "engine/rules/box_answers.h"
#include "tests/skirmish/skirmish_file.h"
#include "tests/support/box_notes.h"

namespace fielddesk {

namespace {

using OwnNotes = WithOwnNotes;

KitRow kit_row(const QString& kit) {
    for (const KitRow& row : kit_rows())
        if (row.key == kit) return row;
    return {};
}

Notes whole_box(const std::string& id) {
    const NotesGround ground = *ground_of(id);
    Json file = testing::boxed_deck(ground.kit);
    const Json kit = Json::parse(ground.kit.kit.text);
    for (const Json& place : kit.at("places"))
        file["places"].push_back(
            {{"place", place.at("id")}, {"title", "Box " + place.at("id").get<std::string>()}});
    for (const Json& piece : kit.at("pieces"))
        for (std::size_t face = 0; face < piece.at("faces").size(); ++face)
            if (piece.at("faces")[face].contains("value"))
                file["ratings"].push_back({{"piece", piece.at("id")},
                                           {"face", face + 1},
                                           {"rating", "value"},
                                           {"value", piece.at("faces")[face].at("value")}});
    return read_notes({"box", file.dump()}, ground).value();
}

facts::NotesUsed notes_used(const Session& session) {
    for (const Fact& fact : session.record(Seat::table()).front().facts)
        if (const auto* used = std::get_if<facts::NotesUsed>(&fact.what)) return *used;
    return {};
}

// Red loses a fight by a margin that no printed cell is for.
void lose_by_far(Table& table) {
    const auto seat = [&](const char* name) { return skirmish::seat_of(*table.session(), name); };
    const auto give = [&](const char* name, Code verb, Arguments arguments) {
        table.sit(seat(name));
        table.submit({seat(name), verb, std::move(arguments), Source::Typed});
        ASSERT_EQ(table.problem(), "");
    };
    const Kit& kit = table.session()->kit();
    give("blue", "march", {*kit.piece("blue-1"), *kit.place("hill")});
    give("red", "march", {*kit.piece("red-1"), *kit.place("hill")});
    give("blue", "attack", {*kit.place("hill")});
    give("blue", verbs::dice, {6});
    table.sit(Seat::table());
}

} // namespace

TEST_F(OwnNotes, LieBesideTheGamesOfTheirFolder) {
    ASSERT_TRUE(own_notes());
    EXPECT_TRUE(QFile::exists(m_folder.filePath("box_notes.sqlite")));
    EXPECT_EQ(*own_notes(), *own_notes()) << "one library for the whole program";
}

TEST_F(OwnNotes, PracticeMarksAreGoneOnceTheWholeBoxIsKnown) {
    const std::string id = "1862-war-in-virginia";
    EXPECT_TRUE(kit_row(words(id)).is_practice);
    EXPECT_EQ(kit_row(words(id)).notes, 0);
    Notes box = whole_box(id);
    const auto counter = box.extract({"ratings", "us-valley/1/value"});
    ASSERT_TRUE((*own_notes())->keep(id, box, {}));
    EXPECT_TRUE(kit_row(words(id)).is_practice) << "the value of one army is practice still";
    ASSERT_TRUE((*own_notes())->keep(id, {{counter.key(), counter.mapped()}}, {}));
    EXPECT_FALSE(kit_row(words(id)).is_practice);
    EXPECT_EQ(kit_row(words(id)).notes, static_cast<int>(whole_box(id).size()));
    NewGameForm form;
    form.reset(words(id));
    EXPECT_FALSE(form.is_practice());
}

TEST_F(OwnNotes, AGameBeginsWithThemAndItsRecordSaysSo) {
    const std::string id = "1862-war-in-virginia";
    ASSERT_TRUE((*own_notes())->keep(id, whole_box(id), {}));
    NewGameForm form;
    form.reset(words(id));
    EXPECT_EQ(form.notes(), static_cast<int>(whole_box(id).size()));
    Table table;
    ASSERT_TRUE(table.open(form.begin())) << form.problem().toStdString();
    EXPECT_EQ(notes_used(*table.session()), (*own_notes())->used(id).value());
    EXPECT_FALSE(table.has_practice());
    EXPECT_EQ(table.session()->kit().cards[CardId{0}].title, "Box card 1");
    table.take(0);
    ASSERT_TRUE(table.card().is_there);
    EXPECT_EQ(table.card().wording, QString("As it is printed on card %1.").arg(table.card().number));
}

TEST_F(OwnNotes, AGameBeginsWithoutThemWhereTheyCannotBeUsedAndSaysWhy) {
    spoil_notes();
    EXPECT_TRUE(kit_row("skirmish").notes_problem.contains("box_notes.sqlite"));
    EXPECT_EQ(kit_row("skirmish").problem, "");
    NewGameForm form;
    form.reset("skirmish");
    EXPECT_TRUE(form.notes_problem().contains("box_notes.sqlite"));
    Table table;
    EXPECT_TRUE(table.open(form.begin()));
}

TEST_F(OwnNotes, WhatAGameIsToldIsKeptAndTakenBackWithIt) {
    const QString path = m_folder.filePath("game.fielddesk");
    skirmish::begin_in_file(path.toStdString()).reset();
    Table table;
    ASSERT_TRUE(table.open(path));
    lose_by_far(table);
    ASSERT_TRUE(asks_box(table.session()->position(Seat::table()).question));
    table.submit({Seat::table(), verbs::note, {1, Code("back")}, Source::Typed});
    EXPECT_EQ(table.problem(), "");
    const Notes expected{
        {{"cells", "losses/rout/one"},
         R"({"cell":{"after":"back","lost":1},"chart":"losses","column":"one","row":"rout"})"}};
    EXPECT_EQ(notes("skirmish"), expected);
    table.undo(true);
    for (const char* side : {"blue", "red"}) {
        table.sit(skirmish::seat_of(*table.session(), side));
        table.submit({table.seat(), verbs::agree, {}, Source::Typed});
    }
    EXPECT_TRUE(asks_box(table.session()->position(Seat::table()).question));
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(OwnNotes, AGameGoesOnWhereTheyCannotBeKeptAndSaysSo) {
    spoil_notes();
    const QString path = m_folder.filePath("game.fielddesk");
    skirmish::begin_in_file(path.toStdString()).reset();
    Table table;
    ASSERT_TRUE(table.open(path));
    lose_by_far(table);
    table.submit({Seat::table(), verbs::note, {1, Code("back")}, Source::Typed});
    EXPECT_TRUE(table.problem().contains("This game knows it now")) << table.problem().toStdString();
    EXPECT_FALSE(table.session()->position(Seat::table()).question);
}

} // namespace fielddesk
