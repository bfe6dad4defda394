#include "tests/app/console_game.h"

#include "app/library.h"

#include <gtest/gtest.h>
#include <regex>

namespace fielddesk {
namespace {

// What stands in a sentence only where the phrasebook failed: a brace, a code, an id of the kit.
class Ear {
public:
    explicit Ear(const Kit& kit) {
        const auto add = [this](const auto& things) {
            for (const auto& thing : things)
                if (thing.id.text().find('-') != std::string_view::npos) m_ids.emplace_back(thing.id.text());
        };
        add(kit.pieces);
        add(kit.places);
        add(kit.tracks);
    }

    void hear(const std::string& sentence) {
        ++m_heard;
        EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
        EXPECT_FALSE(has_code(sentence)) << sentence;
        for (const std::string& id : m_ids)
            EXPECT_EQ(sentence.find(id), std::string::npos) << sentence;
    }
    int heard() const { return m_heard; }

private:
    // A lower-case word that goes on behind a full stop.
    static bool has_code(const std::string& sentence) {
        for (std::size_t at = 1; at + 1 < sentence.size(); ++at)
            if (sentence[at] == '.' && std::islower(static_cast<unsigned char>(sentence[at - 1])) &&
                std::islower(static_cast<unsigned char>(sentence[at + 1])))
                return true;
        return false;
    }

    std::vector<std::string> m_ids;
    int m_heard = 0;
};

class Speaker {
public:
    Speaker(const Rules& rules, Ear& ear) : m_rules(rules), m_book(rules), m_ear(ear) {}

    void speak(const Ruling& ruling) {
        m_ear.hear(m_book.title(ruling));
        m_ear.hear(m_book.needed(ruling));
        m_ear.hear(m_book.chance(ruling));
        m_ear.hear(m_book.result(ruling));
        EXPECT_FALSE(m_book.section(ruling.section).empty());
        for (const RulingLine& line : m_book.lines(ruling)) {
            m_ear.hear(line.text);
            EXPECT_FALSE(line.section.empty()) << line.text;
        }
    }

    void speak(const Desk& desk) {
        m_ear.hear(m_book.say(desk.headline));
        for (const DeskLane& lane : desk.lanes) {
            m_ear.hear(m_book.name(lane.id));
            for (const Text& remark : lane.remarks)
                m_ear.hear(m_book.say(remark));
        }
        if (desk.card)
            for (const DeskCardLine& line : desk.card->lines)
                m_ear.hear(m_book.say(line.text));
        for (const DeskAction& action : desk.actions) {
            m_ear.hear(m_book.say(action.title));
            if (action.barred) speak(*action.barred);
            if (action.ruling) speak(*action.ruling);
        }
        if (desk.ruling) speak(*desk.ruling);
    }

    void speak(const Refusal& refusal) {
        m_ear.hear(m_book.say(refusal));
        if (!refusal.section.empty()) {
            EXPECT_FALSE(m_book.section(refusal.section).empty());
        }
    }

    void speak(const ChronicleEntry& entry) {
        const RecordEntry record{entry.number, entry.at, entry.facts, entry.is_live};
        EXPECT_FALSE(m_book.headline(record).empty());
        m_ear.hear(m_book.headline(record));
        for (const std::string& sentence : m_book.sentences(record))
            m_ear.hear(sentence);
        for (const Fact& fact : entry.facts)
            if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) speak(made->ruling);
    }

private:
    const Rules& m_rules;
    Phrasebook m_book;
    Ear& m_ear;
};

class SpokenGame {
public:
    SpokenGame(const Rules& rules, std::uint64_t seed, Ear& ear)
        : m_rules(rules), m_player(seed), m_referee(rules), m_speaker(rules, ear) {
        std::vector<std::uint8_t> options;
        for (const OptionDefinition& option : rules.kit().options)
            options.push_back(static_cast<std::uint8_t>(m_player.below(option.choices.size())));
        take(m_referee.beginning(options, {seed, false}));
    }

    void play() {
        for (int orders = 0; orders < 400; ++orders) {
            const Position& position = m_referee.seen_by(Seat::table());
            m_speaker.speak(m_rules.desk(position, Seat::table()));
            refuse_something();
            const auto offers = m_rules.offers(position, Seat::table());
            if (offers.empty()) break;
            take(m_referee.facts_of(m_player.order_from(offers, Seat::table())));
            if (m_player.one_in(20)) take(m_referee.facts_of_undo(Seat::table(), true));
        }
    }

private:
    void take(Result<Facts> facts) {
        if (!facts) return m_speaker.speak(facts.error());
        const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
        ASSERT_TRUE(m_referee.take({number, "", *std::move(facts), true}));
        m_speaker.speak(m_referee.chronicle().entries().back());
    }

    // Any order of the game, most of them not now.
    void refuse_something() {
        const Code verb = std::vector<Code>{"turn", "resolve", "choose", "attack", "reserve",
                                            "lee",  "end",     "dice",   "roll"}[m_player.below(9)];
        const Code front = std::vector<Code>{"valley", "overland", "peninsula", "james"}[m_player.below(4)];
        const std::vector<Arguments> arguments{{}, {front}, {7}, {CardId{3}}};
        const auto facts = m_referee.facts_of({Seat::table(), verb, arguments[m_player.below(4)]});
        if (!facts) m_speaker.speak(facts.error());
    }

    const Rules& m_rules;
    RandomPlayer m_player;
    Referee m_referee;
    Speaker m_speaker;
};

TEST(Spoken, NothingOfTwoHundredGamesShowsABraceACodeOrAnId) {
    const auto rules = make_rules(shipped_kit());
    ASSERT_TRUE(rules);
    Ear ear((*rules)->kit());
    for (int seed = 1; seed <= many(20, 200) && !::testing::Test::HasFailure(); ++seed)
        SpokenGame(**rules, static_cast<std::uint64_t>(seed), ear).play();
    EXPECT_GT(ear.heard(), 10'000);
}

} // namespace
} // namespace fielddesk
