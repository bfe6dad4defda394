#include "engine/kit/json.h"
#include "tests/app/devices/program.h"

#include <QTemporaryDir>
#include <gmock/gmock.h>

// A whole game with a deck that is kept on the table, its cards read by one device and its dice by another.
namespace fielddesk {
namespace {

using ::testing::HasSubstr;
using testing::line_with;
using testing::SimulatedDevice;
using testing::start;
using testing::type;

constexpr int cards = 28;

std::string tag_of(int card) {
    char tag[9];
    std::snprintf(tag, sizeof tag, "04A1%04X", static_cast<unsigned>(card));
    return tag;
}

class GameWithDevices : public ::testing::Test {
protected:
    GameWithDevices() {
        start(m_game,
              {QStringLiteral("console"), m_folder.filePath(QStringLiteral("game.fielddesk")),
               QStringLiteral("--new"), QStringLiteral("1862-war-in-virginia"), QStringLiteral("--option"),
               QStringLiteral("deck=table"), QStringLiteral("--json"), QStringLiteral("--device"),
               m_tower.name(), QStringLiteral("--device"), m_reader.name()},
              m_folder.path());
        line_with(m_game, "\"working\"");
    }

    Json said(const char* words) { return Json::parse(line_with(m_game, words), nullptr, false); }
    Json tell(const std::string& line, const char* words) {
        type(m_game, line);
        return said(words);
    }
    Json show(int card, const char* words) {
        m_reader.play("card " + tag_of(card));
        return said(words);
    }
    void learn_the_deck() {
        EXPECT_EQ(tell("learn all", "tags").at("tags").at("wanted"), 1);
        for (int card = 1; card <= cards; ++card)
            ASSERT_EQ(show(card, "learned").at("tags").at("known"), card);
    }

    // The next step of a player who turns the cards in the order of the box and attacks where it comes.
    Json step(const Json& next) {
        const Json& offer = next.at("offers").at(0);
        const std::string verb = offer.at("verb");
        if (verb == "turn") {
            const std::string card = offer.at("slots").at(0).at("candidates").at(0);
            return show(std::stoi(card), "\"next\"");
        }
        if (verb == "dice") {
            m_tower.play("roll " + std::to_string(m_throws++ % 6 + 1));
            return said("\"next\"");
        }
        std::string line = verb;
        for (const Json& slot : offer.at("slots"))
            line += ' ' + slot.at("candidates").at(0).get<std::string>();
        return tell(line, "\"next\"");
    }

    QTemporaryDir m_folder;
    SimulatedDevice m_tower{"tablelink"};
    SimulatedDevice m_reader{"mfrc522"};
    QProcess m_game;
    int m_throws = 0;
};

TEST_F(GameWithDevices, IsPlayedToItsEndByCardsAndDiceAlone) {
    learn_the_deck();
    Json next = tell("offers", "\"next\"").at("next");
    int steps = 0;
    for (; !next.contains("outcome") && steps < 600; ++steps)
        next = step(next).at("next");
    EXPECT_TRUE(next.contains("outcome")) << steps;
    EXPECT_GT(m_throws, 5);
    const std::string record = tell("record", "\"record\"").dump();
    EXPECT_THAT(record, HasSubstr("read from the dice tower"));
    EXPECT_THAT(record, ::testing::Not(HasSubstr("typed in")));
    type(m_game, "quit");
    ASSERT_TRUE(m_game.waitForFinished(5000));
}

TEST_F(GameWithDevices, ATagIsOfOneCardUntilItIsForgotten) {
    EXPECT_EQ(show(13, "card.unknown").at("refusal").at("code"), "card.unknown");
    const Json turned = tell("learn 13", "\"next\"");
    EXPECT_THAT(turned.dump(), HasSubstr("Card 13"));
    tell("learn 14", "tags");
    m_reader.play("wait 2100");
    const Json other = show(13, "refusal");
    EXPECT_EQ(other.at("refusal").at("code"), "card.other");
    EXPECT_THAT(other.at("refusal").at("sentence").get<std::string>(), HasSubstr("13"));
    EXPECT_EQ(tell("forget 13", "tags").at("tags").at("known"), 0);
    EXPECT_EQ(tell("forget 13", "refusal").at("refusal").at("code"), "card.has-none");
}

TEST_F(GameWithDevices, ACardThatIsNotDueIsRefusedByName) {
    tell("learn 2", "tags");
    show(2, "learned");
    m_reader.play("wait 2100");
    show(2, "\"next\"");
    m_reader.play("wait 2100");
    EXPECT_EQ(show(2, "refusal").at("refusal").at("code"), "card.not-now");
}

} // namespace
} // namespace fielddesk
