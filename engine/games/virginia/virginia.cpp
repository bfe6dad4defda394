#include "engine/games/virginia/virginia.h"

#include "engine/games/virginia/desk.h"
#include "engine/games/virginia/sequence.h"
#include "engine/games/virginia/set_up.h"

namespace fielddesk::virginia {

namespace {

// Hands every question to the chapter that knows.
class VirginiaRules final : public Rules {
public:
    VirginiaRules(Kit kit, Board board, IdVector<CardId, Program> programs)
        : m_kit(std::move(kit)), m_board(std::move(board)),
          m_programs(std::move(programs)), m_context{m_kit, m_board, m_programs} {}
    VirginiaRules(const VirginiaRules&) = delete;
    VirginiaRules& operator=(const VirginiaRules&) = delete;

    const Kit& kit() const override { return m_kit; }
    Facts begin(const std::vector<std::uint8_t>& options, bool is_seeded) const override {
        return set_up(m_context, options, is_seeded);
    }
    std::vector<Offer> offers(const Position& position, Seat seat) const override {
        return virginia::offers(m_context, position, seat);
    }
    Result<Facts> decide(const Position& position, const Order& order) const override {
        return virginia::decide(m_context, position, order);
    }
    Facts settle(const Position& position) const override { return virginia::settle(m_context, position); }
    Desk desk(const Position& position, Seat seat) const override {
        return make_desk(m_context, position, seat);
    }
    std::vector<DeskCardLine> card_lines(CardId card) const override {
        return virginia::card_lines(m_context, card);
    }
    std::string title(Code word) const override {
        const auto front = m_board.front_named(word);
        return front ? m_board.front(*front).title : std::string();
    }
    std::string reminder(CardId card, int index) const override {
        const auto& reminders = m_programs[card].reminders;
        const auto at = static_cast<std::size_t>(index);
        return index >= 0 && at < reminders.size() ? reminders[at] : std::string();
    }

private:
    Kit m_kit;
    Board m_board;
    IdVector<CardId, Program> m_programs;
    Context m_context;
};

} // namespace

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit) {
    auto board = read_board(kit);
    if (!board) return tl::unexpected<KitErrors>(std::move(board.error()));
    IdVector<CardId, Program> programs;
    KitErrors errors;
    if (kit.cards.size() <= static_cast<std::size_t>(board->set_aside))
        errors.push_back({"cards.json", "/cards", "expected more cards than are set aside at the start"});
    for (const Card& card : kit.cards) {
        auto program = compile(kit, *board, card);
        if (program) {
            programs.push_back(*std::move(program));
        } else {
            errors.insert(errors.end(), program.error().begin(), program.error().end());
        }
    }
    if (!errors.empty()) return tl::unexpected<KitErrors>(std::move(errors));
    return std::make_unique<VirginiaRules>(std::move(kit), *std::move(board), std::move(programs));
}

} // namespace fielddesk::virginia
