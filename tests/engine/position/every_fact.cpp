#include "tests/engine/position/every_fact.h"

#include "tests/engine/kit/kit_files.h"

namespace fielddesk::test {

const Kit& marked_kit() {
    static const Kit kit = [] {
        Kit marked = shipped_kit();
        marked.marks.push_back({"tired", "Tired"});
        marked.marks.push_back({"burnt", "Burnt"});
        marked.connection_kinds.push_back({"road", "Road"});
        Chart chart{"losses", "Losses", "attacks", {}, {}, {}, {}};
        chart.rows = {"Roll", {{"low", "1 to 3", 1, 3}, {"high", "4 to 6", 4, 6}}};
        chart.columns = {"Odds", {{"even", "1 to 1", 1, 1}}};
        chart.fields = {{"lost", "Lost", 0, 3, {}},
                        {"after", "After", 0, 1, {{"hold", "Hold"}, {"back", "Back"}}}};
        chart.cells.resize(2);
        marked.charts.push_back(chart);
        return marked;
    }();
    return kit;
}

Arguments every_argument() {
    return {-7, Code("valley"), PieceId{3}, PlaceId{4}, PileId{1}, CardId{27}, TrackId{2}, SideId{1}};
}

std::vector<Happening> every_fact() {
    const Roll roll{10, {1, 10}, Source::Device};
    Ruling whole{"ruling.attack",
                 "attacks",
                 every_argument(),
                 Comparison::MoreThan,
                 {{"value.army", 3, "attacks"}, {"value.mcclellan", 1, ""}},
                 {{"drm.lee", -1, "lee"}},
                 {2, 6},
                 roll,
                 false};
    const Hash hash = FieldHasher("a hash").finish();
    const Ruling bare{"ruling.advance", "",           {},          Comparison::AtMost, {}, {},
                      {0, 6},           std::nullopt, std::nullopt};
    return {
        facts::GameBegun{{0, 1, 255}, true},
        facts::GameBegun{},
        facts::SeedChosen{0},
        facts::SeedChosen{18'446'744'073'709'551'615u},
        facts::OrderGiven{std::nullopt, "turn", {}},
        facts::OrderGiven{SideId{1}, "attack", every_argument()},
        facts::PieceMoved{PieceId{8}, PlaceId{30}},
        facts::PieceFlipped{PieceId{1}, 1},
        facts::PieceConcealed{PieceId{1}},
        facts::PieceCovered{PieceId{1}},
        facts::EffectBegun{{"slow", every_argument()}},
        facts::EffectEnded{{"slow", {}}},
        facts::PieceMarked{PieceId{1}, MarkId{1}, true},
        facts::PlaceMarked{PlaceId{2}, MarkId{0}, false},
        facts::TrackSet{TrackId{3}, -9},
        facts::PileFilled{PileId{0}, 28},
        facts::PileShuffled{PileId{1}},
        facts::PileOrdered{PileId{0}, {CardId{2}, CardId{0}, CardId{1}}},
        facts::PileOrdered{PileId{3}, {}},
        facts::CardsDealt{PileId{0}, PileId{1}, 4},
        facts::CardShown{CardId{5}, PileId{0}, PileId{2}, Source::App},
        facts::CardShown{CardId{5}, PileId{0}, PileId{2}, Source::Typed},
        facts::PhaseBegun{PhaseId{2}},
        facts::QuestionAsked{{Question::Kind::Dice, "attack", {Code("valley")}, 2, 10, PileId{0}}},
        facts::QuestionAsked{{Question::Kind::Choice, "lee-enters", {PieceId{9}}, 0, 6, PileId{0}}},
        facts::QuestionAsked{{Question::Kind::Shuffle, "", {}, 0, 6, PileId{3}}},
        facts::QuestionClosed{},
        facts::DiceRolled{"battle", roll},
        facts::RulingMade{whole},
        facts::RulingMade{bare},
        facts::Noted{{"lee.entered", every_argument()}},
        facts::GameEnded{{"victory.draw", std::nullopt}},
        facts::GameEnded{{"victory.richmond", SideId{1}}},
        facts::GameResumed{},
        facts::PhrasesWanted{},
        facts::ShuffleCommitted{3, PileId{0}, hash},
        facts::ShuffleSecret{3, hash},
        facts::PhraseAdded{3, std::nullopt, "Hats off, “gentlemen”"},
        facts::PhraseAdded{3, SideId{1}, "!"},
        facts::PileCommitted{3, PileId{0}, {hash, Hash{}}},
        facts::PileCommitted{4, PileId{0}, {}},
        facts::CardOpened{3, 27, CardId{5}, hash},
        facts::ShuffleOpened{3, hash, {CardId{1}, CardId{5}}},
        facts::DiceCommitted{1, hash},
        facts::DiceSecret{1, hash},
        facts::DiceOpened{1, hash},
        facts::NotesUsed{hash, 40},
        facts::CellNoted{ChartId{0}, "low", "even", {2, 1}},
        facts::CellRead{ChartId{0}, "high", "even", {0, 0}, Provenance::Inferred},
        facts::RatingNoted{PieceId{1}, 1, "value", 3},
        facts::ConnectionNoted{PlaceId{1}, PlaceId{2}, Code("road")},
        facts::ConnectionNoted{PlaceId{1}, PlaceId{2}, std::nullopt},
        facts::ArrivalNoted{PieceId{2}, 7, PlaceId{3}},
        facts::CardNoted{CardId{1}, R"({"number":2,"title":"As it is printed"})"},
        facts::UndoAsked{12, std::nullopt},
        facts::UndoAsked{12, SideId{0}},
        facts::UndoAnswered{12, SideId{1}, true},
        facts::OrderUndone{12, true},
        facts::OrderRedone{12},
    };
}

} // namespace fielddesk::test
