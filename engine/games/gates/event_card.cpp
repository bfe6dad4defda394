#include "engine/games/gates/event_card.h"

#include "engine/kit/json.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

constexpr std::array<std::string_view, 4> lasts_words{"once", "combat", "turn", "game"};

// Reads one effect after another; what the kit does not have is collected.
class CardReader {
public:
    CardReader(const Board& board, const Card& card) : m_board(board), m_card(card) {}

    tl::expected<EventCard, KitErrors> read() {
        const Json json = Json::parse(m_card.instructions, nullptr, false);
        if (!json.is_object()) return tl::unexpected<KitErrors>(KitErrors{fault("", "expected an object")});
        EventCard card;
        if (json.contains("side")) card.side = side(json["side"], "/side");
        const auto word = std::find(lasts_words.begin(), lasts_words.end(), json.value("lasts", "once"));
        card.lasts = static_cast<Lasts>(word == lasts_words.end() ? 0 : word - lasts_words.begin());
        card.reshuffles = json.value("reshuffle", false);
        card.is_one_use = json.value("one_use", false);
        if (json.contains("effects")) card.effects = read_effects(json["effects"]);
        for (const CardEffect& effect : card.effects.value_or(std::vector<CardEffect>()))
            card.lasts = std::max(card.lasts, shortest_of(effect));
        if (!m_errors.empty()) return tl::unexpected<KitErrors>(std::move(m_errors));
        return card;
    }

private:
    // 12: a modifier holds for its combat, and what binds a side for its turn, also where no word says so.
    static Lasts shortest_of(const CardEffect& effect) {
        using namespace card_effects;
        if (std::holds_alternative<CombatDrm>(effect)) return Lasts::Combat;
        const bool is_for_a_turn = std::holds_alternative<CommandDrm>(effect) ||
                                   std::holds_alternative<StackLimit>(effect) ||
                                   std::holds_alternative<Slow>(effect);
        return is_for_a_turn ? Lasts::Turn : Lasts::Once;
    }
    KitError fault(const std::string& path, const std::string& message) const {
        return {"cards.json", m_card.pointer + path, message};
    }
    template <typename IdType>
    IdType known(std::optional<IdType> found, const std::string& path, const char* what) {
        if (!found) m_errors.push_back(fault(path, std::string("expected the id of ") + what));
        return found.value_or(IdType{});
    }
    SideId side(const Json& id, const std::string& path) {
        return known(m_board.kit.side(id.get<std::string>()), path, "a side");
    }

    std::vector<CardEffect> read_effects(const Json& list) {
        std::vector<CardEffect> effects;
        std::size_t index = 0;
        for (const Json& entry : list) {
            const std::string path = "/effects/" + std::to_string(index++);
            if (!entry.is_object() || entry.size() != 1) {
                m_errors.push_back(fault(path, "expected exactly one word"));
                continue;
            }
            if (auto effect = read_effect(entry.begin().key(), entry.begin().value(), path))
                effects.push_back(*std::move(effect));
        }
        return effects;
    }

    std::optional<CardEffect> read_effect(const std::string& word, const Json& value,
                                          const std::string& path) {
        using namespace card_effects;
        if (word == "combat-drm") return CombatDrm{value.get<int>()};
        if (word == "command-drm") return command_drm(value, path);
        if (word == "no-attacks") return NoAttacks{};
        if (word == "guide") return Guide{};
        if (word == "stack-limit")
            return StackLimit{side(value.at("side"), path), value.at("stacks").get<int>()};
        if (word == "slow") return Slow{value.get<int>()};
        if (word == "dummies-lost")
            return DummiesLost{side(value.at("side"), path), value.at("count").get<int>()};
        if (word == "dummies-back")
            return DummiesBack{side(value.at("side"), path), value.at("count").get<int>()};
        if (word == "points-lost")
            return PointsLost{
                side(value.at("side"), path),
                known(m_board.kit.chart(value.at("chart").get<std::string>()), path, "a chart")};
        if (word == "replacements") return Replacements{};
        if (word == "bridges-tested") return BridgesTested{value.get<int>()};
        if (word == "discard-taken") return DiscardTaken{value.get<int>()};
        if (word == "leader-placed")
            return LeaderPlaced{
                known(m_board.kit.piece(value.at("leader").get<std::string>()), path, "a leader"),
                known(m_board.kit.place(value.at("place").get<std::string>()), path, "a place")};
        if (word == "say") return Say{value.get<std::string>()};
        m_errors.push_back(fault(path, "expected a word of the cards' vocabulary"));
        return std::nullopt;
    }

    CardEffect command_drm(const Json& value, const std::string& path) {
        const std::string id = value.at("command").get<std::string>();
        const bool is_known = Code::fits(id) && m_board.command_named(Code(id));
        if (!is_known) m_errors.push_back(fault(path, "expected the id of a command"));
        return card_effects::CommandDrm{is_known ? Code(id) : Code(), value.at("value").get<int>()};
    }

    const Board& m_board;
    const Card& m_card;
    KitErrors m_errors;
};

} // namespace

tl::expected<EventCard, KitErrors> read_event_card(const Board& board, const Card& card) {
    return CardReader(board, card).read();
}

bool is_guide(const EventCard& card) {
    return card.effects &&
           std::any_of(card.effects->begin(), card.effects->end(), [](const CardEffect& effect) {
               return std::holds_alternative<card_effects::Guide>(effect);
           });
}

bool needs_combat(const EventCard& card) {
    const auto adds = [](const CardEffect& effect) {
        return std::holds_alternative<card_effects::CombatDrm>(effect);
    };
    return is_guide(card) || (card.effects && std::any_of(card.effects->begin(), card.effects->end(), adds));
}

} // namespace fielddesk::gates
