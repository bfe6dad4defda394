#include "engine/games/gates/words.h"
#include "tests/gates/random_play.h"

// 12 over random play: no card is lost, and no hand grows too full.
namespace fielddesk::gates::test {

namespace {

const std::map<std::string, std::size_t> dealing{{"play", 30}, {"discard", 8}, {"end-phase", 60}};
constexpr int orders_of_a_game = 40;

// The whole deck lies in the piles, each known card once.
void expect_whole_deck(const RandomPlay& play, const Position& position) {
    std::size_t cards = 0;
    std::set<CardId> known;
    for (const Pile& pile : position.piles) {
        cards += pile.size();
        for (const auto& card : pile)
            if (card) RC_ASSERT(known.insert(*card).second);
    }
    RC_ASSERT(cards == play.board().kit.cards.size());
}

// After every single fact, whether cards are drawn, played, shuffled or taken from the discards.
RC_GTEST_PROP(GatesCardsProperty, WholeDeckIsAlwaysThere_S12, ()) {
    RandomPlay play(any_seed(), dealing);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        Position position = step->before;
        for (const Fact& fact : step->facts) {
            fold(position, fact);
            expect_whole_deck(play, position);
        }
        std::size_t known = 0;
        for (const Pile& pile : play.whole().piles)
            known += static_cast<std::size_t>(
                std::count_if(pile.begin(), pile.end(), [](const auto& card) { return card.has_value(); }));
        RC_ASSERT(known == play.board().kit.cards.size());
    }
}

// A hand may be fuller while its side is asked to discard, or after a card was taken; not once movement has
// begun.
RC_GTEST_PROP(GatesCardsProperty, NobodyHoldsMoreThanTenCardsAfterTheDraw_S12, ()) {
    RandomPlay play(any_seed(), {{"discard", 1}, {"play", 1}, {"go", 1}, {"take", 1}, {"end-phase", 90}});
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        const auto step = play.step();
        if (!step) break;
        const bool has_drawn = step->before.phase == play.board().events_phase &&
                               play.whole().phase == play.board().confederate().phase;
        for (const Party& party : play.board().parties)
            if (has_drawn) RC_ASSERT(play.whole().piles[party.hand].size() <= 10u);
    }
}

// Its own side reads the whole hand, the other one counts it, and nobody reads the draw pile.
RC_GTEST_PROP(GatesCardsProperty, HandsAreReadByTheirOwnSideAlone_S12, ()) {
    RandomPlay play(any_seed(), dealing);
    for (int orders = 0; orders < orders_of_a_game; ++orders) {
        if (!play.step()) break;
        for (const Party& party : play.board().parties) {
            RC_ASSERT(play.seen_by(party.side).piles[party.hand] == play.whole().piles[party.hand]);
            const SideId enemy = play.board().enemy_of(party.side).side;
            RC_ASSERT(play.seen_by(enemy).piles[party.hand].size() == play.whole().piles[party.hand].size());
        }
        for (const Party& party : play.board().parties)
            for (const auto& card : play.seen_by(party.side).piles[play.board().draw])
                RC_ASSERT_FALSE(card.has_value());
    }
}

} // namespace

} // namespace fielddesk::gates::test
