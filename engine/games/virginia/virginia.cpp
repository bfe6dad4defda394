#include "engine/games/virginia/virginia.h"

#include "engine/games/virginia/answers.h"
#include "engine/games/virginia/desk.h"
#include "engine/games/virginia/sequence.h"
#include "engine/games/virginia/set_up.h"
#include "engine/rules/box.h"

namespace fielddesk::virginia {

namespace {

// Hands every question to the chapter that knows.
class VirginiaRules final : public Rules {
public:
    VirginiaRules(Kit kit, Board board, IdVector<CardId, Program> programs)
        : m_kit(std::move(kit)), m_board(std::move(board)), m_of_kit(std::move(programs)),
          m_programs(m_of_kit), m_context{m_kit, m_board, m_programs} {}
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
        return with_told(position,
                         [&](const Context& context) { return virginia::decide(context, position, order); });
    }
    Facts settle(const Position& position) const override {
        return with_told(position,
                         [&](const Context& context) { return virginia::settle(context, position); });
    }
    Facts go_on(const Position& position, const Question& answered) const override {
        return with_told(
            position, [&](const Context& context) { return virginia::go_on(context, position, answered); });
    }
    Desk desk(const Position& position, Seat seat) const override {
        return with_told(position,
                         [&](const Context& context) { return make_desk(context, position, seat); });
    }
    KitErrors unreadable(const Card& card) const override {
        const auto program = compile(m_kit, m_board, card);
        return program ? KitErrors{} : program.error();
    }
    std::vector<DeskCardLine> card_lines(CardId card) const override {
        return virginia::card_lines(m_context, card);
    }
    std::string title(Code word) const override {
        const auto front = m_board.front_named(word);
        return front ? m_board.front(*front).title : std::string();
    }
    std::vector<std::string> reminders(const Card& card) const override {
        const auto program = compile(m_kit, m_board, card);
        return program ? program->reminders : std::vector<std::string>();
    }

private:
    // Does this with the cards that the game was told of in the places of the kit's.
    template <typename Work>
    std::invoke_result_t<Work, const Context&> with_told(const Position& position, Work&& work) const {
        if (position.box.cards.empty()) return work(m_context);
        const Programs programs(m_of_kit, m_kit, m_board, position);
        return work(Context{m_kit, m_board, programs});
    }

    Kit m_kit;
    Board m_board;
    IdVector<CardId, Program> m_of_kit;
    Programs m_programs;
    Context m_context;
};

} // namespace

// What a game was told has been compiled once before it was taken; a card that cannot be does nothing.
const Program& Programs::operator[](CardId card) const {
    if (!m_position || !is_told(*m_position, card)) return m_of_kit[card];
    const auto known = m_told.find(card);
    if (known != m_told.end()) return known->second;
    auto program = compile(*m_kit, *m_board, card_of(*m_kit, *m_position, card));
    return m_told.emplace(card, program ? *std::move(program) : Program()).first->second;
}

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
