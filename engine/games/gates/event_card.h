#pragma once

#include "engine/games/gates/board.h"

// Section 12: what an event card says, read from the closed vocabulary of the kit's card schema.
namespace fielddesk::gates {

enum class Lasts : std::uint8_t { Once, Combat, Turn, Game };

namespace card_effects {
struct CombatDrm {
    int value = 0;
};
struct CommandDrm {
    Code command;
    int value = 0;
};
struct NoAttacks {};
struct Guide {};
struct StackLimit {
    SideId side;
    int stacks = 1;
};
struct Slow {
    int points = 1;
};
struct DummiesLost {
    SideId side;
    int count = 0;
};
struct DummiesBack {
    SideId side;
    int count = 0;
};
struct PointsLost {
    SideId side;
    ChartId chart;
};
struct Replacements {};
struct BridgesTested {
    int destroyed_at_most = 2;
};
struct DiscardTaken {
    int count = 1;
};
struct LeaderPlaced {
    PieceId leader;
    PlaceId place;
};
struct Say {
    std::string text;
};
} // namespace card_effects

using CardEffect =
    std::variant<card_effects::CombatDrm, card_effects::CommandDrm, card_effects::NoAttacks,
                 card_effects::Guide, card_effects::StackLimit, card_effects::Slow, card_effects::DummiesLost,
                 card_effects::DummiesBack, card_effects::PointsLost, card_effects::Replacements,
                 card_effects::BridgesTested, card_effects::DiscardTaken, card_effects::LeaderPlaced,
                 card_effects::Say>;

struct EventCard {
    std::optional<SideId> side; // who may play it; none: either
    Lasts lasts = Lasts::Once;
    bool reshuffles = false;
    bool is_one_use = false;
    std::optional<std::vector<CardEffect>> effects; // none: not known yet
};

// The errors name what does not fit into this kit.
tl::expected<EventCard, KitErrors> read_event_card(const Board& board, const Card& card);

// Whether it only makes sense while an attack is being fought.
bool needs_combat(const EventCard& card);
bool is_guide(const EventCard& card);

} // namespace fielddesk::gates
