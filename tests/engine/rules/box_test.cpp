#include "engine/rules/box.h"
#include "engine/rules/box_answers.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

// What the box says of ratings, connections and arrivals: read where it is known, else asked once.
namespace fielddesk::test {
namespace {

constexpr Code look_up{"look-up"};
constexpr Code went_on{"went.on"};

// Rules that need one thing of the box to go on, whichever the order names: PIECE FACE RATING, PLACE PLACE
// or PIECE. They note what they went on with.
class LookingUp final : public Rules {
public:
    LookingUp() : m_kit(kit_with_cards({})) {
        m_kit.ratings = {{"movement", "Movement", 0, 12}};
        m_kit.connection_kinds = {{"road", "Road"}};
    }

    const Kit& kit() const override { return m_kit; }
    Facts begin(const std::vector<std::uint8_t>&, bool) const override { return {}; }
    std::vector<Offer> offers(const Position&, Seat) const override { return {}; }
    Facts settle(const Position&) const override { return {}; }
    Desk desk(const Position&, Seat) const override { return {}; }
    std::string title(Code) const override { return {}; }

    Result<Facts> decide(const Position& position, const Order& order) const override {
        return go_on_with(position, order.arguments);
    }
    Facts go_on(const Position& position, const Question& answered) const override {
        return go_on_with(position, answered.subjects);
    }

private:
    Facts go_on_with(const Position& position, const Arguments& about) const {
        Scribe scribe(position);
        if (about.size() == 3) {
            const auto value = rating_or_ask(m_kit, scribe, std::get<PieceId>(about[0]),
                                             static_cast<std::uint8_t>(std::get<int>(about[1]) - 1),
                                             std::get<Code>(about[2]), look_up);
            if (value) scribe.note(went_on, {*value});
        } else if (about.size() == 2) {
            const auto connection = connection_or_ask(m_kit, scribe, std::get<PlaceId>(about[0]),
                                                      std::get<PlaceId>(about[1]), look_up);
            if (connection) scribe.note(went_on, {connection->kind.value_or(Code("none"))});
        } else {
            const auto arrival = arrival_or_ask(m_kit, scribe, std::get<PieceId>(about[0]), look_up);
            if (arrival) scribe.note(went_on, {arrival->turn, arrival->place});
        }
        return std::move(scribe).take();
    }

    Kit m_kit;
};

class Box : public ::testing::Test {
protected:
    // The code of the refusal, or what the rules went on with, or "asked".
    std::string give(Code verb, Arguments arguments) {
        m_with.clear();
        auto facts = decide(m_rules, m_position, {Seat::table(), verb, std::move(arguments), Source::Typed});
        if (!facts) return std::string(facts.error().code.text());
        for (const Fact& fact : *facts) {
            EXPECT_TRUE(fits(kit(), m_position, fact));
            fold(m_position, fact);
            if (const auto* noted = std::get_if<facts::Noted>(&fact.what)) m_with = noted->text.arguments;
        }
        return m_position.question ? "asked" : "";
    }
    std::string ask(Arguments about) { return give("look", std::move(about)); }
    std::string answer(Arguments said) { return give(verbs::note, std::move(said)); }

    const Kit& kit() const { return m_rules.kit(); }
    PieceId lee() const { return *kit().piece("lee"); }
    PlaceId place(const char* id) const { return *kit().place(id); }

    LookingUp m_rules;
    Position m_position = blank_position(m_rules.kit());
    Arguments m_with;
};

TEST_F(Box, RatingIsAskedOnceWithinItsLimits) {
    const Arguments movement{lee(), 1, Code("movement")};
    ASSERT_EQ(ask(movement), "asked");
    EXPECT_EQ(m_position.question->kind, Question::Kind::Rating);
    const auto offered = offers(m_rules, m_position, Seat::table());
    ASSERT_EQ(offered.size(), 1U);
    EXPECT_EQ(offered.front().slots.front().candidates.size(), 13U);
    EXPECT_EQ(answer({13}), "note.unfit");
    EXPECT_EQ(answer({}), "note.unfit");
    EXPECT_EQ(answer({Code("many")}), "note.unfit");
    ASSERT_EQ(answer({4}), "");
    EXPECT_EQ(m_with, Arguments({4}));
    ASSERT_EQ(ask(movement), "") << "it is known now";
    EXPECT_EQ(m_with, Arguments({4}));
    ASSERT_EQ(give(verbs::correct_rating, {lee(), 1, Code("movement"), 6}), "");
    ASSERT_EQ(ask(movement), "");
    EXPECT_EQ(m_with, Arguments({6}));
    EXPECT_EQ(give(verbs::correct_rating, {lee(), 9, Code("movement"), 6}), "note.unfit");
    EXPECT_EQ(give(verbs::correct_rating, {lee(), 257, Code("movement"), 6}), "note.unfit");
}

TEST_F(Box, PrintedRatingIsReadWithoutAQuestion) {
    ASSERT_EQ(ask({lee(), 1, face_value}), "");
    EXPECT_EQ(m_with, Arguments({1}));
}

TEST_F(Box, ConnectionIsAskedOnceFromEitherEnd) {
    const PlaceId hampton = place("hampton-roads");
    const PlaceId richmond = place("james-richmond");
    ASSERT_EQ(ask({hampton, richmond}), "asked");
    EXPECT_EQ(m_position.question->kind, Question::Kind::Connection);
    EXPECT_EQ(offers(m_rules, m_position, Seat::table()).front().slots.front().candidates,
              Arguments({Code("none"), Code("road")}));
    EXPECT_EQ(answer({Code("canal")}), "note.unfit");
    EXPECT_EQ(answer({Code("road"), Code("road")}), "note.unfit");
    ASSERT_EQ(answer({Code("road")}), "");
    EXPECT_EQ(m_with, Arguments({Code("road")}));
    ASSERT_EQ(ask({richmond, hampton}), "");
    EXPECT_EQ(m_with, Arguments({Code("road")}));
    ASSERT_EQ(give(verbs::correct_connection, {richmond, hampton, Code("none")}), "");
    ASSERT_EQ(ask({hampton, richmond}), "") << "that there is none is known as well";
    EXPECT_EQ(m_with, Arguments({Code("none")}));
    EXPECT_EQ(give(verbs::correct_connection, {richmond, richmond, Code("road")}), "note.unfit");
    EXPECT_EQ(give(verbs::correct_connection, {richmond}), "order.arguments");
}

TEST_F(Box, ArrivalIsAskedOnceWithItsTurnAndItsPlace) {
    const PlaceId richmond = place("valley-richmond");
    ASSERT_EQ(ask({lee()}), "asked");
    EXPECT_EQ(m_position.question->kind, Question::Kind::Arrival);
    EXPECT_EQ(offers(m_rules, m_position, Seat::table()).front().slots.size(), 2U);
    EXPECT_EQ(answer({0, richmond}), "note.unfit");
    EXPECT_EQ(answer({100, richmond}), "note.unfit");
    EXPECT_EQ(answer({3}), "note.unfit");
    ASSERT_EQ(answer({3, richmond}), "");
    EXPECT_EQ(m_with, Arguments({3, richmond}));
    ASSERT_EQ(give(verbs::correct_arrival, {lee(), 5, richmond}), "");
    ASSERT_EQ(ask({lee()}), "");
    EXPECT_EQ(m_with, Arguments({5, richmond}));
}

} // namespace
} // namespace fielddesk::test
