#include "engine/games/gates/gates.h"

#include "engine/games/gates/cards.h"
#include "engine/games/gates/desk.h"
#include "engine/games/gates/orders.h"
#include "engine/games/gates/sequence.h"
#include "engine/games/gates/settling.h"

namespace fielddesk::gates {

namespace {

// Hands every question to the chapter that knows.
class GatesRules final : public Rules {
public:
    explicit GatesRules(Board board) : m_board(std::move(board)) {}

    const Kit& kit() const override { return m_board.kit; }
    Facts begin(const std::vector<std::uint8_t>& options, bool is_seeded) const override {
        return set_up(m_board, options, is_seeded);
    }
    std::vector<Offer> offers(const Position& position, Seat seat) const override {
        return gates::offers(m_board, position, seat);
    }
    Result<Facts> decide(const Position& position, const Order& order) const override {
        return gates::decide(m_board, position, order);
    }
    bool is_private(const Order& order) const override { return gates::is_private(order.verb); }
    Facts settle(const Position& position) const override { return gates::settle(m_board, position); }
    Facts go_on(const Position& position, const Question& answered) const override {
        return gates::go_on_from(m_board, position, answered);
    }
    Desk desk(const Position& position, Seat seat) const override {
        return make_desk(m_board, position, seat);
    }
    KitErrors unreadable(const Card& card) const override {
        const auto read = read_event_card(m_board, card);
        if (!read) return read.error();
        if (!read->effects)
            return {
                {"cards.json", card.pointer + "/effects", "expected what the card does, or an empty list"}};
        return {};
    }
    std::string title(Code word) const override {
        if (const Command* command = m_board.command_named(word)) return command->title;
        if (const auto phase = kit().phase(word.text())) return kit().phases[*phase].title;
        for (const SectionDefinition& section : kit().sections)
            if (section.id == word) return section.title;
        return {};
    }
    std::vector<std::string> reminders(const Card& card) const override {
        std::vector<std::string> words;
        if (const auto read = read_event_card(m_board, card))
            for (const CardEffect& effect : read->effects.value_or(std::vector<CardEffect>()))
                if (const auto* say = std::get_if<card_effects::Say>(&effect)) words.push_back(say->text);
        return words;
    }

private:
    Board m_board;
};

} // namespace

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit) {
    auto board = read_board(std::move(kit));
    if (!board) return tl::unexpected<KitErrors>(std::move(board.error()));
    KitErrors errors;
    for (const Card& card : board->kit.cards)
        if (const auto read = read_event_card(*board, card); !read)
            errors.insert(errors.end(), read.error().begin(), read.error().end());
    if (!errors.empty()) return tl::unexpected<KitErrors>(std::move(errors));
    return std::make_unique<GatesRules>(*std::move(board));
}

} // namespace fielddesk::gates
