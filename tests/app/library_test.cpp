#include "app/library.h"

#include "tests/app/table.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

TEST(Library, FirstErrorOfAKitIsSaidOnOneLine) {
    EXPECT_EQ(first_line({{"kit.json", "/title", "expected: a title"}, {"cards.json", "", "no cards"}}),
              "kit.json: /title: expected: a title");
}

TEST(Library, PracticeIsFoundAmongCardsPlacesAndCounters) {
    Kit kit = shipped_kit();
    for (Card& card : kit.cards)
        card.provenance = Provenance::Box;
    EXPECT_TRUE(has_practice(kit)) << "some places are practice";
    for (Place& place : kit.places)
        place.provenance = Provenance::Printed;
    EXPECT_TRUE(has_practice(kit)) << "some values of armies are practice";
    for (PieceDefinition& piece : kit.pieces)
        for (Face& face : piece.faces)
            face.provenance = Provenance::Box;
    EXPECT_FALSE(has_practice(kit));
    kit.cards[CardId{0}].provenance = Provenance::Practice;
    EXPECT_TRUE(has_practice(kit));
}

} // namespace
} // namespace fielddesk
