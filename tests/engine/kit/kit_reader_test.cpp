#include "tests/engine/kit/kit_files.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

tl::expected<Kit, KitErrors> read_embedded(const std::string& text) {
    const KitSources sources = shipped_sources();
    return read_embedded_kit({"a game", text}, sources.kit_schema, sources.cards_schema);
}

TEST(KitReader, ShippedKitHasNoErrors) {
    const auto kit = read_kit(shipped_sources());
    ASSERT_TRUE(kit) << kit.error().front().path << ": " << kit.error().front().message;
    EXPECT_EQ(kit->id, Code("1862-war-in-virginia"));
    EXPECT_EQ(kit->rules, Code("virginia"));
    EXPECT_EQ(kit->version, "1.0");
}

TEST(KitReader, KitReadTwiceIsEqual) {
    EXPECT_EQ(read_kit(shipped_sources()).value(), shipped_kit());
}

TEST(KitReader, KitReadFromItsOwnTextIsEqual) {
    EXPECT_EQ(read_embedded(shipped_kit().text).value(), shipped_kit());
}

TEST(KitReader, TextDoesNotDependOnSpacesAndTheOrderOfWords) {
    KitSources sources = shipped_sources();
    sources.kit.text = Json::parse(sources.kit.text).dump(7);
    EXPECT_EQ(read_kit(sources).value().text, shipped_kit().text);
}

TEST(KitReader, ErrorInAGamesOwnKitNamesTheGameAndThePathInIt) {
    Json text = Json::parse(shipped_kit().text);
    text["kit"]["pieces"][0]["start"] = "atlantis";
    text["cards"]["cards"][2]["events"] = Json::parse(R"([{"merimac": "leaves"}])");
    const auto kit = read_embedded(text.dump());
    ASSERT_FALSE(kit);
    ASSERT_EQ(kit.error().size(), 1u);
    EXPECT_EQ(kit.error()[0].file, "a game");
    EXPECT_EQ(kit.error()[0].path, "/cards/cards/2/events/0/merimac");
}

TEST(KitReader, GamesOwnKitNeedsBothParts) {
    const auto kit = read_embedded(R"({"kit": {}})");
    ASSERT_FALSE(kit);
    EXPECT_THAT(kit.error(), ElementsAre(KitError{"a game", "",
                                                  "expected: an object of the words cards, kit; "
                                                  "there stood {\"kit\":{}}"}));
}

TEST(KitReader, HandHasItsOwnerAndASecretPieceIsHidden) {
    Json kit = Json::parse(shipped_sources().kit.text);
    kit["piles"][2]["owner"] = "us";
    kit["pieces"][1]["is_hidden"] = true;
    const Kit read = read_kit(sources_of(kit, Json::parse(shipped_sources().cards.text))).value();
    EXPECT_EQ(read.piles[PileId{2}].owner, read.side("us"));
    EXPECT_FALSE(read.piles[PileId{2}].is_public());
    EXPECT_TRUE(read.piles[PileId{3}].is_public());
    EXPECT_TRUE(read.pieces[PieceId{1}].is_hidden);
    EXPECT_FALSE(read.pieces[PieceId{0}].is_hidden || read.piles[PileId{3}].owner);
}

TEST(KitReader, CardPointerLeadsToTheCard) {
    const Json document = Json::parse(shipped_sources().cards.text);
    for (const Card& card : shipped_kit().cards)
        EXPECT_EQ(document.at(Json::json_pointer(card.pointer)).at("id"), std::string(card.id.text()));
}

TEST(KitReader, SchemaThatIsNoneIsAnError) {
    KitSources sources = shipped_sources();
    sources.kit_schema.text = R"({"properties": 5})";
    const auto kit = read_kit(sources);
    ASSERT_FALSE(kit);
    EXPECT_EQ(kit.error()[0].file, "kit.schema.json");
    EXPECT_THAT(kit.error()[0].message, HasSubstr("expected: a JSON schema; "));
}

TEST(KitReader, SchemaThatAllowsEverythingCannotLetThroughWhatIsNoKit) {
    KitSources sources = shipped_sources();
    sources.kit_schema.text = "{}";
    sources.cards_schema.text = "{}";
    sources.kit.text = R"({"sides": 3})";
    const auto kit = read_kit(sources);
    ASSERT_FALSE(kit);
    EXPECT_EQ(kit.error()[0].file, "kit.schema.json");
}

TEST(KitReader, FaultsOfBothFilesAreToldAtOnce) {
    KitSources sources = shipped_sources();
    sources.kit.text = "[";
    sources.cards.text = "]";
    const auto kit = read_kit(sources);
    ASSERT_FALSE(kit);
    ASSERT_EQ(kit.error().size(), 2u);
    EXPECT_EQ(kit.error()[0].file, "kit.json");
    EXPECT_EQ(kit.error()[1].file, "cards.json");
}

} // namespace
} // namespace fielddesk::test
