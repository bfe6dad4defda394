#include "engine/kit/json.h"
#include "engine/position/box_notes.h"
#include "engine/rules/box.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

// The rulebook prints no card: the owner's own are asked for as they come up, where that was chosen.
namespace fielddesk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Choices asked{{"unknown-cards", "asked"}};
// An entry of a card with these words, and with what no card is without.
std::string entry_of(const std::string& words) {
    Json entry = Json::parse(words);
    for (const char* list : {"events", "advances"})
        if (!entry.contains(list)) entry[list] = Json::array();
    if (!entry.contains("attacks")) entry["attacks"] = 0;
    return entry.dump();
}

const std::string two_attacks = entry_of(R"({"title": "Cross Keys", "attacks": 2})");

TEST(AskedCards, CardThatIsNotKnownIsAskedForAndTheTurnGoesOn_Cards) {
    Table table({R"({"attacks": 1})"}, asked);
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.asked(), "card");
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_FALSE(table.desk().card) << "the practice card is not the one that lies there";
    EXPECT_EQ(table.resolve(), "question.open");
    ASSERT_EQ(table.tell(entry_of(R"({"title": "Ride", "events": [{"reserves": 1}], "attacks": 2})")), "");
    EXPECT_EQ(table.asked(), "");
    ASSERT_TRUE(table.desk().card);
    EXPECT_THAT(table.desk().card->lines, SizeIs(2));
    const int before = table.reserves();
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), before + 1);
    EXPECT_EQ(table.track("attacks"), 2);
}

TEST(AskedCards, WhatWasToldIsTheCardFromThenOn_Cards) {
    Table table({R"({"attacks": 1})"}, asked);
    const CardId card = *table.kit().card_numbered(1);
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.tell(two_attacks), "");
    EXPECT_EQ(card_of(table.kit(), table.seen(), card).title, "Cross Keys");
    EXPECT_EQ(card_of(table.kit(), table.seen(), card).provenance, Provenance::Box);
    EXPECT_EQ(card_of(table.kit(), table.seen(), card).id, table.kit().cards[card].id);
    const Notes notes = notes_of(table.kit(), table.seen().box);
    EXPECT_EQ(notes.at({"cards", "1"}),
              R"({"advances":[],"attacks":2,"events":[],"number":1,"title":"Cross Keys"})");
    // It comes up once more, and is not asked for again.
    ASSERT_EQ(table.end(), "");
    const Arguments back{card, *table.kit().pile("play")};
    ASSERT_EQ(table.give(verbs::correct_card, back), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.track("attacks"), 2);
}

TEST(AskedCards, PracticeCardsStandInWhereThatWasChosen_Cards) {
    Table table({R"({"attacks": 1})"});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.track("attacks"), 1);
}

TEST(AskedCards, CardThatTheKitKnowsIsNotAskedFor_Cards) {
    Kit kit = kit_with_cards({R"({"attacks": 1})"});
    for (std::size_t index = 0; index < kit.cards.size(); ++index)
        kit.cards[decltype(kit.cards)::id_at(index)].provenance = Provenance::Box;
    Table table = Table::of_kit(std::move(kit), asked);
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.track("attacks"), 1);
}

TEST(AskedCards, WhatNoCardCanSayIsRefusedWithItsPathAndNothingChanges_Cards) {
    Table table({}, asked);
    ASSERT_EQ(table.turn(1), "");
    const Position before = table.position();
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"", "JSON"},
        {"[]", "an object"},
        {"{\"title\": \"A\"", "JSON"},
        {R"({"title": "A"})", "events"},
        {entry_of(R"({"attacks": 1})"), "title"},
        {entry_of(R"({"title": "A", "number": 2})"), "/number"},
        {entry_of(R"({"title": "A", "attacks": 99})"), "/attacks"},
        {entry_of(R"({"title": "A", "run": "rm -rf /"})"), "/run"},
        {entry_of(R"({"title": "A", "advances": [{"army": "lee"}]})"), "/advances/0/army"},
        {entry_of(R"({"title": "A", "events": [{"retreat": {"army": "nobody", "places": 1}}]})"),
         "/events/0/retreat/army"}};
    for (const auto& [entry, what] : wrong) {
        const auto refused = decide(table.rules(), table.position(),
                                    Order{Seat::table(), verbs::note, {}, Source::Typed, entry});
        ASSERT_FALSE(refused) << entry;
        EXPECT_EQ(refused.error().code, Code("note.unfit-card")) << entry;
        EXPECT_THAT(refused.error().detail, HasSubstr(what)) << entry;
    }
    EXPECT_EQ(table.position(), before);
    EXPECT_EQ(table.give(verbs::note, {1}), "note.unfit") << "a card is told in words";
}

TEST(AskedCards, CardThatIsTakenFromPlayIsNotAskedForAnyLonger_Corrections) {
    Table table({}, asked);
    ASSERT_EQ(table.turn(1), "");
    const Arguments back{*table.kit().card_numbered(1), *table.kit().pile("discard")};
    ASSERT_EQ(table.give(verbs::correct_card, back), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_TRUE(table.offers("turn"));
}

TEST(AskedCards, OtherCardInItsPlaceIsAskedForInstead_Corrections) {
    Table table({}, asked);
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(2), *table.kit().pile("play")}),
              "");
    EXPECT_EQ(table.asked(), "card");
    EXPECT_EQ(table.position().question->subjects.front(), Argument(*table.kit().card_numbered(2)));
}

TEST(AskedCards, CorrectionMayTellACardBeforeItIsAskedForAndWhileItIs_Corrections) {
    Table table({}, asked);
    const auto told = [&](int number, const std::string& entry) {
        return table.give(Order{
            Seat::table(), verbs::correct_entry, {*table.kit().card_numbered(number)}, Source::Typed, entry});
    };
    ASSERT_EQ(told(1, two_attacks), "");
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.track("attacks"), 2);
    ASSERT_EQ(table.end(), "");
    ASSERT_EQ(table.turn(2), "");
    ASSERT_EQ(table.asked(), "card");
    ASSERT_EQ(told(2, entry_of(R"({"title": "B", "attacks": 3})")), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.track("attacks"), 3);
    EXPECT_EQ(told(3, entry_of(R"({"title": "C", "attacks": 99})")), "note.unfit-card");
}

// What waits for an answer waits no longer where the mended card says something else there.
TEST(AskedCards, QuestionOfACardThatIsMendedLapses_Corrections) {
    const std::string battle =
        R"({"events": [{"battle": {"results": [{"from": 1, "to": 6, "events": [{"reserves": 1}]}]}}]})";
    const std::string james = R"({"advances": [{"army": "us-james"}]})";
    for (const auto& [card, asked_for] :
         {std::pair(battle, "battle"), std::pair(james, "advance"),
          std::pair(std::string(R"({"events": [{"lee": "enters"}]})"), "lee-enters")}) {
        Table table({card});
        table.play(1);
        ASSERT_EQ(table.asked(), asked_for);
        ASSERT_EQ(table.give(Order{Seat::table(),
                                   verbs::correct_entry,
                                   {*table.kit().card_numbered(1)},
                                   Source::Typed,
                                   entry_of(R"({"title": "B", "events": [{"merrimac": "leaves"}]})")}),
                  "");
        EXPECT_EQ(table.asked(), "") << asked_for;
        EXPECT_TRUE(table.noted("question.lapsed"));
        while (table.offers("resolve"))
            ASSERT_EQ(table.resolve(), "");
        EXPECT_EQ(table.end(), "");
    }
}

TEST(AskedCards, CorrectedValueOfAnArmyCountsAtOnce_Attacks) {
    Table table({});
    ASSERT_EQ(table.value("us-valley"), 2);
    ASSERT_EQ(table.give(verbs::correct_rating, {table.piece("us-valley"), 1, face_value, 5}), "");
    EXPECT_EQ(table.value("us-valley"), 5);
    EXPECT_EQ(rating_of(table.kit(), table.seen(), table.piece("us-valley"), 0, face_value).provenance,
              Provenance::Box);
}

} // namespace
} // namespace fielddesk::test
