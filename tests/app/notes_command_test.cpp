#include "app/library.h"
#include "tests/app/console_game.h"
#include "tests/support/box_notes.h"

#include <fstream>
#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class NotesCommands : public ::testing::Test {
protected:
    Said notes(std::vector<std::string> words, const std::string& folder = "data") {
        words.insert(words.begin(), {"notes", kit_id});
        words.insert(words.end(), {"--data", (m_folder / folder).string()});
        return run(words);
    }
    std::string done(std::vector<std::string> words, const std::string& folder = "data") {
        const Said said = notes(std::move(words), folder);
        EXPECT_EQ(said.code, 0) << said.errors;
        return said.output;
    }
    // Refused with one sentence that holds this, and everything is as it was.
    void expect_refused(std::vector<std::string> words, const std::string& part) {
        const std::string before = done({"list"});
        const Said said = notes(std::move(words));
        EXPECT_EQ(said.code, 2);
        EXPECT_EQ(lines_of(said.errors).size(), 1U) << said.errors;
        EXPECT_THAT(said.errors, AllOf(HasSubstr(part), HasSubstr("Nothing was ")));
        EXPECT_EQ(done({"list"}), before);
    }
    std::string file(const std::string& name, const Json& content) {
        std::ofstream(m_folder / name) << content.dump();
        return (m_folder / name).string();
    }
    Json boxed_deck() const { return testing::boxed_deck(ground_of(kit_id)->kit); }
    // A game that begins with these notes, played by the cards' own titles.
    Json new_game_turns(const std::string& folder, int card) {
        const Said said = run({"console", (m_folder / (folder + ".fielddesk")).string(), "--new", kit_id,
                               "--option", "deck=table", "--json", "--data", (m_folder / folder).string()},
                              "turn " + std::to_string(card) + "\nrecord\n");
        EXPECT_EQ(said.code, 0) << said.errors;
        return one_object(lines_of(said.output).at(1)).at("record");
    }

    TemporaryFolder m_folder;
};

// A card that a game asked for is a note for the next game; who only looks leaves no file of notes.
TEST_F(NotesCommands, CardThatAGameAskedForIsKnownToTheNext) {
    const std::string game = (m_folder / "asked.fielddesk").string();
    const auto console = [&](std::vector<std::string> words, const std::string& input, const char* folder) {
        words.insert(words.begin(), {"console", game});
        words.insert(words.end(), {"--json", "--data", (m_folder / folder).string()});
        return run(words, input);
    };
    const Said said = console({"--new", kit_id, "--option", "deck=table", "--option", "unknown-cards=asked"},
                              "turn 4\nnote {\"title\": \"Our own\", \"events\": [], \"advances\": [], "
                              "\"attacks\": 2}\n",
                              "data");
    EXPECT_EQ(said.code, 0) << said.errors;
    EXPECT_THAT(done({"list"}), HasSubstr("Our own"));
    EXPECT_THAT(done({"missing"}), HasSubstr("Cards: 1/28"));
    EXPECT_EQ(console({"--look"}, "show\n", "nowhere").code, 0);
    EXPECT_FALSE(std::filesystem::exists(m_folder / "nowhere"));
}

TEST_F(NotesCommands, DeckOfTheBoxIsTakenFromAFileAndPlayed) {
    EXPECT_THAT(done({"missing"}), HasSubstr("Cards: 0/28"));
    EXPECT_THAT(done({"import", file("deck.json", boxed_deck())}), HasSubstr("28"));
    const std::string missing = done({"missing"});
    EXPECT_THAT(missing, HasSubstr("Cards: 28/28"));
    EXPECT_THAT(missing, Not(HasSubstr("  cards ")));
    const Json record = new_game_turns("data", 4);
    EXPECT_THAT(record.at(0).dump(), HasSubstr("Box notes laid over the kit: 28."));
    EXPECT_THAT(record.at(1).dump(), HasSubstr("Box card 4"));
}

TEST_F(NotesCommands, DeckOfTheBoxIsTypedCardByCard) {
    const Json deck = boxed_deck();
    for (const Json& card : deck.at("cards"))
        EXPECT_THAT(done({"set", "card", card.dump()}), HasSubstr("Box card"));
    EXPECT_THAT(done({"missing"}), HasSubstr("Cards: 28/28"));
    EXPECT_THAT(new_game_turns("data", 28).at(1).dump(), HasSubstr("Box card 28"));
    EXPECT_EQ(done({"list"}), [&] {
        done({"import", file("deck.json", boxed_deck())}, "other");
        return done({"list"}, "other");
    }()) << "typed or from a file, the notes are the same";
}

TEST_F(NotesCommands, GameKeepsTheNotesThatItBeganWith) {
    done({"import", file("deck.json", boxed_deck())});
    new_game_turns("data", 4);
    done({"undo"});
    const Said said =
        run({"console", (m_folder / "data.fielddesk").string(), "--data", (m_folder / "data").string()},
            "show card\n");
    EXPECT_THAT(said.output, HasSubstr("Box card 4"));
}

TEST_F(NotesCommands, EveryStepIsTakenBackAndBroughtAgain) {
    done({"set", "place", "valley-staunton", "Waynesboro", "Gap"});
    done({"set", "rating", "us-valley", "1", "value", "7"});
    const std::string both = done({"list"});
    EXPECT_THAT(both, AllOf(HasSubstr("Waynesboro Gap"), HasSubstr("us-valley/1/value")));
    done({"undo"});
    EXPECT_THAT(done({"list"}), Not(HasSubstr("us-valley")));
    done({"redo"});
    EXPECT_EQ(done({"list"}), both);
    done({"unset", "places", "valley-staunton"});
    EXPECT_THAT(done({"list"}), Not(HasSubstr("Waynesboro")));
    expect_refused({"redo"}, "nothing to take back");
    expect_refused({"unset", "places", "valley-staunton"}, "no such note");
}

TEST_F(NotesCommands, ExportAndImportAreTheSameNotes) {
    done({"set", "place", "valley-staunton", "Waynesboro"});
    done({"set", "rating", "us-valley", "1", "value", "7"});
    const std::string path = (m_folder / "mine.json").string();
    done({"export", path});
    done({"import", path}, "friend");
    EXPECT_EQ(done({"list"}, "friend"), done({"list"}));
    EXPECT_THAT(m_folder.names(), Not(Contains(EndsWith(".begun"))));
    const Said nowhere = notes({"export", (m_folder / "no/such/folder.json").string()});
    EXPECT_EQ(nowhere.code, 2);
    EXPECT_THAT(nowhere.errors, HasSubstr("safe where they are kept"));
}

TEST_F(NotesCommands, ConflictsAreShownSideBySideAndAskedFor) {
    done({"set", "place", "valley-staunton", "Waynesboro"});
    const std::string theirs =
        file("theirs.json", {{"fielddesk_notes", 1},
                             {"kit", kit_id},
                             {"places",
                              {{{"place", "valley-staunton"}, {"title", "Rockfish"}},
                               {{"place", "valley-strasburg"}, {"title", "Front Royal"}}}}});
    const Said asked = notes({"import", theirs});
    EXPECT_EQ(asked.code, 1);
    EXPECT_THAT(asked.output, AllOf(HasSubstr("mine:"), HasSubstr("Waynesboro"), HasSubstr("theirs:"),
                                    HasSubstr("Rockfish"), HasSubstr("--theirs")));
    EXPECT_THAT(done({"list"}), Not(HasSubstr("Front Royal")));
    done({"import", theirs, "--mine"});
    EXPECT_THAT(done({"list"}), AllOf(HasSubstr("Waynesboro"), HasSubstr("Front Royal")));
    done({"import", theirs, "--theirs"});
    EXPECT_THAT(done({"list"}), AllOf(HasSubstr("Rockfish"), Not(HasSubstr("Waynesboro"))));
}

TEST_F(NotesCommands, WhatIsWrongChangesNothing) {
    done({"set", "place", "valley-staunton", "Waynesboro"});
    Json deck = boxed_deck();
    deck["cards"][27]["attacks"] = 99;
    expect_refused({"import", file("wrong.json", deck)}, "/cards/27/attacks");
    expect_refused({"import", file("foreign.json", {{"fielddesk_notes", 1}, {"kit", "chess"}})}, "/kit");
    expect_refused({"import", (m_folder / "none.json").string()}, "none.json");
    expect_refused({"import", m_folder.path().string()}, "No");
    expect_refused({"set", "place", "atlantis", "Atlantis"}, "atlantis");
    expect_refused({"set", "rating", "us-valley", "1", "value", "many"}, "/ratings/0/value");
    expect_refused({"set", "card", "{\"number\":"}, "");
    // Right by the schema, and yet nothing that the rules can do: an army on another army's track.
    expect_refused({"set", "card",
                    R"({"number":4,"title":"x","advances":[],"attacks":1,"events":[{"if":{"beyond":{)"
                    R"("piece":"cs-valley","place":"james-norfolk"}},"then":[{"reserves":1}]}]})"},
                   "/cards/");
    expect_refused({"set", "cell", "losses", "1", "1", "1"}, "losses");
    expect_refused({"dance"}, "dance");
    const Said unknown = run({"notes", "chess", "list"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.errors, HasSubstr("chess"));
}

} // namespace
} // namespace fielddesk
