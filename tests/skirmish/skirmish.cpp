#include "tests/skirmish/skirmish.h"

#include "tests/skirmish/chapters.h"

namespace fielddesk::skirmish {

namespace {

class SkirmishRules final : public Rules {
public:
    explicit SkirmishRules(Kit kit) : m_board(read_board(std::move(kit))) {}

    const Kit& kit() const override { return m_board.kit; }
    Facts begin(const std::vector<std::uint8_t>& options, bool is_seeded) const override {
        Scribe scribe(blank_position(kit()));
        scribe.write(facts::GameBegun{options, is_seeded});
        for (const PieceId piece : ids_of(kit().pieces)) {
            const PieceDefinition& definition = kit().pieces[piece];
            scribe.move(piece, definition.start);
            scribe.write(facts::PieceFlipped{piece, 0},
                         definition.is_hidden ? Audience::only(definition.side) : Audience::everyone());
        }
        scribe.write(facts::PileFilled{m_board.draw, static_cast<int>(kit().cards.size())});
        scribe.write(facts::PhaseBegun{m_board.deploy_phase});
        return std::move(scribe).take();
    }
    std::vector<Offer> offers(const Position& position, Seat seat) const override {
        return skirmish::offers(m_board, position, seat);
    }
    Result<Facts> decide(const Position& position, const Order& order) const override {
        return skirmish::decide(m_board, position, order);
    }
    bool is_private(const Order& order) const override { return order.verb == verbs::muster; }
    Facts go_on(const Position& position, const Question& answered) const override {
        Scribe scribe(position);
        finish_losses(m_board, scribe, answered);
        return std::move(scribe).take();
    }
    Facts settle(const Position& position) const override { return skirmish::settle(m_board, position); }
    Desk desk(const Position& position, Seat seat) const override {
        return make_desk(m_board, position, seat);
    }
    std::string title(Code) const override { return {}; }

private:
    Board m_board;
};

} // namespace

std::unique_ptr<Rules> make_rules(Kit kit) {
    return std::make_unique<SkirmishRules>(std::move(kit));
}

} // namespace fielddesk::skirmish
