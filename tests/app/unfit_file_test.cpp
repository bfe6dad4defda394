#include "tests/app/console_game.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::HasSubstr;

// A game file that is sound as a file, with a chain that holds, and that nobody could have played.
class UnfitFiles : public ::testing::Test {
protected:
    UnfitFiles() {
        const auto session = begin(m_folder / "sound.fielddesk", new_game("table"));
        m_beginning = session->journal().entries()->front();
    }

    // Writes a game that begins as it should and goes on with these facts.
    void write(const std::vector<std::vector<std::string>>& entries) {
        std::filesystem::remove(m_path);
        auto journal = Journal::create(m_path, {kit_id, shipped_kit().text, "A game", "0"});
        ASSERT_TRUE(journal->append({m_beginning.order, m_beginning.facts}));
        for (const auto& bodies : entries) {
            NewEntry entry{bodies.empty() ? "{}" : bodies.front(), {}};
            for (const std::string& body : bodies)
                entry.facts.push_back({Audience::everyone(), body});
            ASSERT_TRUE(journal->append(std::move(entry)));
        }
    }

    void expect_refused(const std::vector<std::vector<std::string>>& entries) {
        SCOPED_TRACE(::testing::PrintToString(entries));
        write(entries);
        const std::string before = bytes_of(m_path);
        for (const char* command : {"console", "verify"}) {
            const Said said = run({command, m_path.string()}, "show\noffers\nrecord\nwhy\nresolve\nroll\n");
            EXPECT_EQ(said.code, 2) << said.output;
            EXPECT_EQ(said.output, "");
            EXPECT_EQ(lines_of(said.errors).size(), 1U) << said.errors;
            EXPECT_THAT(said.errors,
                        ::testing::AnyOf(HasSubstr("does not fit together"), HasSubstr("does not know")));
        }
        EXPECT_TRUE(bytes_of(m_path) == before);
    }

    // What can be opened never brings the program down, whatever is asked of it.
    void expect_alive(const std::vector<std::vector<std::string>>& entries) {
        SCOPED_TRACE(::testing::PrintToString(entries));
        write(entries);
        for (const char* form : {"--as", "--json"}) {
            std::vector<std::string> arguments{"console", m_path.string(), form};
            if (form == std::string("--as")) arguments.emplace_back("cs");
            const Said said =
                run(arguments, "show\noffers\nrecord\nwhy\nresolve\nroll\ndice 3\nattack valley\n"
                               "choose valley\nend\nturn 4\ncorrect piece lee valley-winchester\n");
            EXPECT_TRUE(said.code == 0 || said.code == 2);
            EXPECT_FALSE((said.output + said.errors).empty());
        }
    }

    std::string body(const Happening& happening) const { return FactCodec(m_kit).encode(happening); }
    PieceId piece(const char* id) const { return m_kit.piece(id).value(); }
    PlaceId place(const char* id) const { return m_kit.place(id).value(); }
    PileId pile(const char* id) const { return m_kit.pile(id).value(); }
    TrackId track(const char* id) const { return m_kit.track(id).value(); }
    PhaseId phase(const char* id) const { return m_kit.phase(id).value(); }

    Kit m_kit = shipped_kit();
    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "game.fielddesk";
    Entry m_beginning;
};

TEST_F(UnfitFiles, SoundOneIsOpened) {
    write({});
    EXPECT_EQ(run({"verify", m_path.string()}).code, 0);
}

TEST_F(UnfitFiles, WordsThatAreNotFacts) {
    for (const char* body :
         {"", "{", "[]", "1", "null", R"({"fact":"dream"})", R"({"fact":7})", R"({"fact":"moved"})",
          R"({"fact":"moved","piece":"grant","place":"james-norfolk"})",
          R"({"fact":"moved","piece":1,"place":2})", R"({"fact":"track","track":"turn","value":"3"})",
          R"({"fact":"track","track":"turn","value":99999999999999999999})",
          R"({"fact":"track","track":"turn","value":1e300})",
          R"({"fact":"flipped","piece":"lee","face":300})", R"({"fact":"flipped","piece":"lee","face":-1})",
          "\xFF\xFE"})
        expect_refused({{body}});
}

// A card that was told: a shape that no card has, words that no card of the kit has, and what no rules can
// do.
TEST_F(UnfitFiles, ToldCardsThatNobodyCanRead) {
    const CardId card = m_kit.card_numbered(4).value();
    const std::string rest = R"(,"number":4,"title":"A"})";
    for (const std::string& entry : std::vector<std::string>{
             "", "[]", R"({"number":4})", R"({"number":5,"title":"A"})", R"({"number":4,"title":"A"})",
             R"({"advances":[],"attacks":99,"events":[])" + rest,
             R"({"advances":[],"attacks":1,"events":[{"fly":true}])" + rest,
             R"({"advances":[{"army":"lee"}],"attacks":1,"events":[])" + rest})
        expect_refused({{body(facts::CardNoted{card, entry})}});
    write({{body(facts::CardNoted{card, R"({"advances":[],"attacks":1,"events":[])" + rest})}});
    EXPECT_EQ(run({"verify", m_path.string()}).code, 0);
}

TEST_F(UnfitFiles, EntryWithoutFacts) {
    expect_refused({{}});
}

TEST_F(UnfitFiles, FactsThatDoNotFitTheBoard) {
    for (const Happening& happening : std::vector<Happening>{
             facts::PieceFlipped{piece("lee"), 7}, facts::TrackSet{track("turn"), 2'000'000'000},
             facts::CardsDealt{pile("draw"), pile("aside"), 25},
             facts::CardsDealt{pile("draw"), pile("aside"), -1},
             facts::CardsDealt{pile("draw"), pile("draw"), 1}, facts::PileFilled{pile("draw"), 1000},
             facts::PileFilled{pile("discard"), 1},
             facts::PileOrdered{pile("draw"), std::vector<CardId>(24, CardId{3})},
             facts::CardShown{CardId{3}, pile("discard"), pile("play"), Source::Typed},
             facts::OrderUndone{1, false}, facts::OrderUndone{77, false}, facts::OrderRedone{1},
             facts::OrderRedone{-1}, facts::GameBegun{{1, 0}, false},
             facts::GameBegun{{9, 0, 0, 0, 0, 0, 0}, false}})
        expect_refused({{body(happening)}});
}

TEST_F(UnfitFiles, UndoOrRedoThatBringsSomethingElseAsWell) {
    const std::string done = body(facts::PieceMoved{piece("lee"), place("valley-winchester")});
    const std::string undone = body(facts::OrderUndone{2, false});
    const std::string redone = body(facts::OrderRedone{2});
    for (const Happening& more : std::vector<Happening>{facts::PieceFlipped{piece("lee"), 7},
                                                        facts::CardsDealt{pile("draw"), pile("aside"), 25},
                                                        facts::Noted{{"lee.moved", {}}}}) {
        expect_refused({{done}, {undone, body(more)}});
        expect_refused({{done}, {body(more), undone}});
        expect_refused({{done}, {undone}, {redone, body(more)}});
    }
    expect_refused({{done}, {undone, redone}});
    write({{done}, {undone}, {redone}});
    EXPECT_EQ(run({"verify", m_path.string()}).code, 0);
}

Question dice_for(Code purpose, Arguments subjects = {}, int dice = 1, int sides = 6) {
    return {Question::Kind::Dice, purpose, std::move(subjects), dice, sides, {}};
}

// So many dice that all show a one.
Roll ones(std::size_t dice, int sides) {
    return {sides, std::vector<int>(dice, 1), Source::App};
}

TEST_F(UnfitFiles, DiceThatNobodyHas) {
    expect_refused({{body(facts::QuestionAsked{dice_for(std::string_view(std::string(38, 'p')))})}});
    for (const auto& [dice, sides] :
         {std::pair{1, 2'000'000'000}, {2'000'000'000, 6}, {-1, 6}, {0, 6}, {1, 0}})
        expect_refused({{body(facts::QuestionAsked{dice_for("attack", {Code("valley")}, dice, sides)})}});
    for (const int sides : {-2'000'000'000, -1, 0, 1, 1001, 2'000'000'000}) {
        expect_refused({{body(facts::DiceRolled{"attack", ones(1, sides)})}});
        Ruling ruling;
        ruling.chance = {1, 6};
        ruling.roll = ones(1, sides);
        expect_refused({{body(facts::RulingMade{std::move(ruling)})}});
    }
    expect_refused({{body(facts::DiceRolled{"unasked", ones(101, 6)})}});
}

TEST_F(UnfitFiles, OddOnesThatFitNeverBringTheProgramDown) {
    const auto noted = [](Code code, Arguments arguments) {
        return facts::Noted{{code, std::move(arguments)}};
    };
    const Question lee{Question::Kind::Choice, "lee-enters", {}, 0, 6, {}};
    const Question shuffle{Question::Kind::Shuffle, "set-up", {}, 0, 6, pile("discard")};
    Ruling ruling;
    ruling.success = true;
    ruling.roll = Roll{6, {}, Source::App};
    for (const Happening& happening :
         std::vector<Happening>{facts::QuestionAsked{dice_for("attack")},
                                facts::QuestionAsked{dice_for("dream")},
                                facts::QuestionAsked{dice_for("advance")},
                                facts::QuestionAsked{dice_for("battle")},
                                facts::QuestionAsked{dice_for("attack", {Code("valley")}, 3, 20)},
                                facts::QuestionAsked{lee},
                                facts::QuestionAsked{shuffle},
                                facts::PhaseBegun{phase("events")},
                                facts::PhaseBegun{phase("advances")},
                                facts::PhaseBegun{phase("attacks")},
                                facts::TrackSet{track("step"), 150},
                                facts::TrackSet{track("step"), -1},
                                noted("card.reminder", {Code("valley"), 7}),
                                noted("card.reminder", {CardId{3}, Code("valley")}),
                                noted("card.reminder", {CardId{3}, -7}),
                                noted("card.reminder", {CardId{3}}),
                                noted("nothing.known", {}),
                                noted("retreat.union", {}),
                                facts::DiceRolled{"attack", {6, {}, Source::App}},
                                facts::DiceRolled{"attack", {6, {7, -3}, Source::App}},
                                facts::RulingMade{ruling},
                                facts::RulingMade{{}},
                                facts::GameEnded{{"boredom", std::nullopt}},
                                facts::GameResumed{},
                                facts::PieceMoved{piece("us-valley"), place("reserve-box")},
                                facts::PieceMoved{piece("us-valley"), place("james-norfolk")},
                                facts::PileOrdered{pile("discard"), {}}})
        expect_alive({{body(happening)}});
    expect_alive({{body(facts::CardShown{CardId{3}, pile("draw"), pile("play"), Source::Typed}),
                   body(facts::PhaseBegun{phase("events")}), body(facts::TrackSet{track("step"), 150})}});
}

} // namespace
} // namespace fielddesk
