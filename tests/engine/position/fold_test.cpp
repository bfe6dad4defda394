#include "engine/position/fold.h"

#include "engine/position/piles.h"
#include "tests/engine/kit/kit_files.h"
#include "tests/engine/position/every_fact.h"

#include <gmock/gmock.h>
#include <limits>

namespace fielddesk::test {
namespace {

const PileId draw{0};
const PileId aside{1};
const PileId play{2};

Position after(const Facts& facts, Position position = blank_position(marked_kit())) {
    for (const Fact& fact : facts) {
        EXPECT_TRUE(fits(marked_kit(), position, fact));
        fold(position, fact);
    }
    return position;
}

Pile known(std::initializer_list<std::uint16_t> cards) {
    Pile pile;
    for (const std::uint16_t card : cards)
        pile.emplace_back(CardId{card});
    return pile;
}

TEST(Fold, BlankPositionKnowsNothingButTheTracksStarts) {
    const Position position = blank_position(marked_kit());
    for (const PieceState& piece : position.pieces)
        EXPECT_EQ(piece, PieceState{});
    for (const Pile& pile : position.piles)
        EXPECT_TRUE(pile.empty());
    EXPECT_EQ(position.tracks.size(), marked_kit().tracks.size());
    EXPECT_FALSE(position.question || position.outcome);
}

TEST(Fold, PiecesMoveTurnOverAndAreMarked) {
    const PieceId piece = *marked_kit().piece("us-overland");
    const Position position = after(
        {Fact{facts::PieceMoved{piece, PlaceId{9}}}, Fact{facts::PieceFlipped{piece, 1}},
         Fact{facts::PieceMarked{piece, MarkId{0}, true}}, Fact{facts::PieceMarked{piece, MarkId{1}, true}},
         Fact{facts::PieceMarked{piece, MarkId{0}, false}}});
    EXPECT_EQ(position.pieces[piece].place, PlaceId{9});
    EXPECT_EQ(position.pieces[piece].face, 1);
    EXPECT_FALSE(has_mark(position.pieces[piece].marks, MarkId{0}));
    EXPECT_TRUE(has_mark(position.pieces[piece].marks, MarkId{1}));
}

TEST(Fold, ConcealedFaceIsNotKnownUntilItIsTold) {
    const PieceId piece = *marked_kit().piece("us-overland");
    const Fact flipped{facts::PieceFlipped{piece, 1}};
    const Fact concealed{facts::PieceConcealed{piece}};
    EXPECT_EQ(after({flipped, concealed}).pieces[piece].face, std::nullopt);
    EXPECT_EQ(after({flipped, concealed, flipped}).pieces[piece].face, 1);
}

TEST(Fold, CoveredPieceIsNowhereUntilItsPlaceIsTold) {
    const PieceId piece = *marked_kit().piece("us-overland");
    const Fact moved{facts::PieceMoved{piece, PlaceId{9}}};
    const Fact covered{facts::PieceCovered{piece}};
    EXPECT_EQ(after({moved, covered}).pieces[piece].place, std::nullopt);
    EXPECT_EQ(after({moved, covered, moved}).pieces[piece].place, PlaceId{9});
}

TEST(Fold, EffectHoldsUntilTheVeryOneEnds) {
    const Text first{"slow", {1}};
    const Text second{"slow", {2}};
    const Facts begun{Fact{facts::EffectBegun{first}}, Fact{facts::EffectBegun{second}}};
    EXPECT_TRUE(has_effect(after(begun), first));
    Facts ended = begun;
    ended.push_back(Fact{facts::EffectEnded{first}});
    EXPECT_EQ(after(ended).effects, std::vector<Text>{second});
    // What never began ends without harm.
    ended.push_back(Fact{facts::EffectEnded{first}});
    EXPECT_EQ(after(ended).effects, std::vector<Text>{second});
}

TEST(Fold, PlacesAreMarked) {
    const Position position = after({Fact{facts::PlaceMarked{PlaceId{3}, MarkId{1}, true}}});
    EXPECT_TRUE(has_mark(position.places[PlaceId{3}].marks, MarkId{1}));
    EXPECT_FALSE(has_mark(position.places[PlaceId{2}].marks, MarkId{1}));
}

TEST(Fold, DealtCardsKeepTheirOrderAndTheTopOneStaysOnTop) {
    const Position position =
        after({Fact{facts::PileFilled{draw, 4}},
               Fact{facts::PileOrdered{draw, {CardId{0}, CardId{1}, CardId{2}, CardId{3}}}},
               Fact{facts::CardsDealt{draw, aside, 2}}});
    EXPECT_EQ(position.piles[draw], known({0, 1}));
    EXPECT_EQ(position.piles[aside], known({2, 3}));
}

TEST(Fold, ShuffledPileIsKnownToNobody) {
    const Position position =
        after({Fact{facts::PileFilled{draw, 2}}, Fact{facts::PileOrdered{draw, {CardId{0}, CardId{1}}}},
               Fact{facts::PileShuffled{draw}}});
    EXPECT_EQ(position.piles[draw], (Pile{std::nullopt, std::nullopt}));
}

TEST(Fold, ShownCardIsTakenFromItsOwnSlotWhereThatIsKnown) {
    const Position position = after({Fact{facts::PileFilled{draw, 3}},
                                     Fact{facts::PileOrdered{draw, {CardId{0}, CardId{1}, CardId{2}}}},
                                     Fact{facts::CardShown{CardId{1}, draw, play, Source::App}}});
    EXPECT_EQ(position.piles[draw], known({0, 2}));
    EXPECT_EQ(position.piles[play], known({1}));
}

TEST(Fold, ShownCardIsTheTopmostUnknownOneOtherwise) {
    Position position = after(
        {Fact{facts::PileFilled{draw, 2}}, Fact{facts::CardShown{CardId{7}, draw, play, Source::Typed}}});
    EXPECT_EQ(position.piles[draw], Pile{std::nullopt});
    EXPECT_EQ(position.piles[play], known({7}));
    position.piles[draw] = {std::nullopt, CardId{3}};
    fold(position, Fact{facts::CardShown{CardId{8}, draw, play, Source::Typed}});
    EXPECT_EQ(position.piles[draw], known({3}));
}

TEST(Fold, QuestionsAndOutcomesComeAndGo) {
    const Question question{Question::Kind::Dice, "attack", {}, 1, 6, {}};
    const Outcome outcome{"victory.draw", std::nullopt};
    const Position asked = after({Fact{facts::QuestionAsked{question}}, Fact{facts::GameEnded{outcome}}});
    EXPECT_EQ(asked.question, question);
    EXPECT_EQ(asked.outcome, outcome);
    const Position closed = after({Fact{facts::QuestionClosed{}}, Fact{facts::GameResumed{}}}, asked);
    EXPECT_FALSE(closed.question || closed.outcome);
}

TEST(Fold, FactsOfTheRecordChangeNoPosition) {
    const Position before = blank_position(marked_kit());
    const Position position =
        after({Fact{facts::SeedChosen{7}}, Fact{facts::OrderGiven{}}, Fact{facts::DiceRolled{}},
               Fact{facts::RulingMade{}}, Fact{facts::Noted{}}, Fact{facts::OrderUndone{}},
               Fact{facts::OrderRedone{}}});
    EXPECT_EQ(position, before);
}

TEST(Fold, FactsThatDoNotFitAreToldBeforehand) {
    const Position position =
        after({Fact{facts::PileFilled{draw, 2}}, Fact{facts::PileOrdered{draw, {CardId{0}, CardId{1}}}}});
    const auto fit = [&](Happening fact) { return fits(marked_kit(), position, Fact{std::move(fact)}); };
    EXPECT_TRUE(fit(facts::CardsDealt{draw, aside, 2}));
    EXPECT_FALSE(fit(facts::CardsDealt{draw, aside, 3}));
    EXPECT_FALSE(fit(facts::CardsDealt{draw, aside, -1}));
    EXPECT_FALSE(fit(facts::CardsDealt{draw, draw, 1}));
    EXPECT_TRUE(fit(facts::CardShown{CardId{1}, draw, play, Source::App}));
    EXPECT_FALSE(fit(facts::CardShown{CardId{2}, draw, play, Source::App}));
    EXPECT_FALSE(fit(facts::CardShown{CardId{1}, aside, play, Source::App}));
    EXPECT_FALSE(fit(facts::PileOrdered{draw, {CardId{0}}}));
    EXPECT_FALSE(fit(facts::PileFilled{draw, -1}));
    EXPECT_FALSE(fit(facts::GameBegun{{0}, false}));
    const auto about = [](Arguments subjects) {
        return facts::QuestionAsked{{Question::Kind::Card, "card", std::move(subjects), 0, 6, {}}};
    };
    EXPECT_TRUE(fit(about({CardId{1}})));
    EXPECT_FALSE(fit(about({})));
    EXPECT_FALSE(fit(about({1})));
}

// A told card is an entry for its own number, written in one way; its words are judged by who reads a file.
TEST(Fold, ToldCardFitsWhereACardCanBeMadeOfIt) {
    const Kit kit = shipped_kit();
    const Position position = blank_position(kit);
    const auto fit = [&](const std::string& entry) {
        return fits(kit, position, Fact{facts::CardNoted{CardId{3}, entry}});
    };
    EXPECT_TRUE(fit(R"({"attacks":2,"number":4,"title":"A"})"));
    EXPECT_FALSE(fit(R"({"number":4,"title":"A","attacks":2})")) << "its order";
    EXPECT_FALSE(fit(R"({"attacks":2,"number":5,"title":"A"})")) << "another card";
    EXPECT_FALSE(fit(R"({"number":"4","title":"A"})"));
    EXPECT_FALSE(fit(R"({"title":"A"})")) << "no number";
    EXPECT_FALSE(fit(R"({"number":4})")) << "no title";
    EXPECT_FALSE(fit(R"({"number":4,"title":7})"));
    EXPECT_FALSE(fit(R"({"number":4,"title":"A","wording":[]})"));
    EXPECT_FALSE(fit("[]"));
    EXPECT_FALSE(fit(""));
}

TEST(Fold, TrackFitsWithinAMillionAndAsFarAsItsKitSays) {
    Kit kit = marked_kit();
    const Position position = blank_position(kit);
    const TrackId track{3};
    const auto fit = [&](int value) { return fits(kit, position, Fact{facts::TrackSet{track, value}}); };
    EXPECT_TRUE(fit(1'000'000) && fit(-1'000'000));
    EXPECT_FALSE(fit(1'000'001));
    EXPECT_FALSE(fit(-1'000'001));
    EXPECT_FALSE(fit(std::numeric_limits<int>::min()));
    kit.tracks[track].maximum = 1'073'741'823;
    EXPECT_TRUE(fit(1'073'741'823));
    EXPECT_FALSE(fit(1'073'741'824));
}

TEST(Fold, RulingFitsWhereItsNumbersCanBeAddedUpAndItsChanceIsOne) {
    const auto fit = [](std::vector<Modifier> drm, Fraction chance) {
        Ruling ruling;
        ruling.target = drm;
        ruling.drm = std::move(drm);
        ruling.chance = chance;
        return fits(marked_kit(), blank_position(marked_kit()), Fact{facts::RulingMade{ruling}});
    };
    EXPECT_TRUE(fit({{"drm.lee", 1000, "lee"}, {"drm.card", -1000, "cards"}}, {6, 6}));
    EXPECT_TRUE(fit({}, {0, 1'000'000}));
    EXPECT_FALSE(fit({{"drm.lee", 1001, "lee"}}, {1, 6}));
    EXPECT_FALSE(fit({{"drm.lee", std::numeric_limits<int>::min(), "lee"}}, {1, 6}));
    EXPECT_FALSE(fit(std::vector<Modifier>(1001), {1, 6}));
    for (const Fraction chance : {Fraction{-1, 6}, {7, 6}, {0, 0}, {1, 1'000'001}, {-6, -6}})
        EXPECT_FALSE(fit({}, chance)) << chance.numerator << " in " << chance.denominator;
}

// A position in which every piece and every card is in its place.
Position sound() {
    const Kit& kit = marked_kit();
    Position position = blank_position(kit);
    for (std::size_t index = 0; index < kit.pieces.size(); ++index) {
        const PieceId piece = decltype(kit.pieces)::id_at(index);
        position.pieces[piece] = {kit.pieces[piece].start, std::uint8_t{0}, 0};
    }
    for (std::size_t index = 0; index < kit.cards.size(); ++index)
        position.piles[draw].emplace_back(decltype(kit.cards)::id_at(index));
    return position;
}

TEST(Conservation, SoundPositionHasNothingBroken) {
    EXPECT_FALSE(broken_conservation(marked_kit(), sound()));
}

TEST(Conservation, PieceThatIsNowhereOrFacelessIsNamed) {
    Position position = sound();
    position.pieces[PieceId{2}].place.reset();
    EXPECT_EQ(broken_conservation(marked_kit(), position),
              (Text{"conservation.piece-nowhere", {PieceId{2}}}));
    position = sound();
    position.pieces[PieceId{3}].face = 2;
    EXPECT_EQ(broken_conservation(marked_kit(), position),
              (Text{"conservation.piece-without-face", {PieceId{3}}}));
}

TEST(Conservation, CardsThatMultiplyOrVanishAreTold) {
    Position position = sound();
    position.piles[draw].pop_back();
    EXPECT_EQ(broken_conservation(marked_kit(), position), (Text{"conservation.cards", {27, 28}}));
    position.piles[aside].emplace_back(CardId{0});
    EXPECT_EQ(broken_conservation(marked_kit(), position), (Text{"conservation.card-twice", {CardId{0}}}));
}

TEST(Conservation, WhatASeatDoesNotKnowIsNotMissing) {
    Position position = sound();
    position.pieces[PieceId{2}].place.reset();
    position.pieces[PieceId{3}].face.reset();
    position.piles[draw][0].reset();
    EXPECT_FALSE(broken_count(marked_kit(), position));
    EXPECT_TRUE(broken_conservation(marked_kit(), position));
    position.piles[draw].pop_back();
    EXPECT_EQ(broken_count(marked_kit(), position), (Text{"conservation.cards", {27, 28}}));
}

TEST(Piles, UnseenCardsAreThoseInNoPile) {
    Position position = sound();
    EXPECT_TRUE(cards_unseen(marked_kit(), position).empty());
    position.piles[draw][3].reset();
    position.piles[draw][9].reset();
    EXPECT_THAT(cards_unseen(marked_kit(), position), testing::ElementsAre(CardId{3}, CardId{9}));
}

} // namespace
} // namespace fielddesk::test
