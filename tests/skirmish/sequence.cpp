#include "tests/skirmish/chapters.h"

#include <algorithm>

namespace fielddesk::skirmish {

namespace {

bool is_routed(const Board& board, const Position& position, const Party& party) {
    const auto pieces = ids_of(board.kit.pieces);
    return std::all_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        const PieceDefinition& definition = board.kit.pieces[piece];
        return definition.side != party.side || !definition.is_hidden ||
               position.pieces[piece].place == board.lost;
    });
}

std::optional<Outcome> rout(const Board& board, const Position& position) {
    const bool is_first = is_routed(board, position, board.parties[0]);
    const bool is_second = is_routed(board, position, board.parties[1]);
    if (!is_first && !is_second) return std::nullopt;
    if (is_first && is_second) return Outcome{"skirmish.rout", std::nullopt};
    return Outcome{"skirmish.rout", board.parties[is_first ? 1 : 0].side};
}

Outcome points_decide(const Board& board, const Position& position) {
    const auto& [first, second] = board.parties;
    const int lead = position.tracks[first.points] - position.tracks[second.points];
    if (lead == 0) return {"skirmish.turns-over", std::nullopt};
    return {"skirmish.turns-over", lead > 0 ? first.side : second.side};
}

Result<Facts> answer(const Board& board, const Position& position, const Order& order) {
    Scribe scribe(position);
    if (position.question->kind == Question::Kind::Shuffle) {
        std::vector<CardId> cards;
        for (const Argument& argument : order.arguments)
            cards.push_back(std::get<CardId>(argument));
        finish_shuffle(board, scribe, std::move(cards));
    } else {
        Roll roll{position.question->sides, {}, order.source};
        for (const Argument& argument : order.arguments)
            roll.faces.push_back(std::get<int>(argument));
        finish_fight(board, scribe, roll);
    }
    return std::move(scribe).take();
}

void say_ready(const Board& board, Scribe& scribe, const Party& own) {
    scribe.set(own.ready, 1);
    if (scribe.position().tracks[other(board, own).ready] != 0) shuffle_and_deal(board, scribe);
}

void act(const Board& board, Scribe& scribe, const Party& own, const Order& order) {
    const auto& arguments = order.arguments;
    if (order.verb == verbs::draw) return draw_card(board, scribe, own);
    if (order.verb == verbs::play) return play_card(board, scribe, own, std::get<CardId>(arguments[0]));
    if (order.verb == verbs::attack) return declare_fight(board, scribe, std::get<PlaceId>(arguments[0]));
    if (order.verb == verbs::march)
        scribe.move(std::get<PieceId>(arguments[0]), std::get<PlaceId>(arguments[1]));
    if (order.verb == verbs::peek) {
        const auto piece = std::get<PieceId>(arguments[0]);
        scribe.write(facts::PieceFlipped{piece, scribe.position().pieces[piece].face.value()},
                     Audience::only(own.side));
    }
    end_action(board, scribe);
}

} // namespace

void end_action(const Board& board, Scribe& scribe) {
    const Position& position = scribe.position();
    if (const auto outcome = rout(board, position)) return scribe.write(facts::GameEnded{*outcome});
    const int next = 1 - position.tracks[board.mover];
    if (next == 0 && position.tracks[board.turn] >= board.last_turn())
        return scribe.write(facts::GameEnded{points_decide(board, position)});
    scribe.set(board.mover, next);
    if (next == 0) scribe.set(board.turn, position.tracks[board.turn] + 1);
}

// Whatever a seat may give is among its offers, so that a refusal tells no more than they do.
Result<Facts> decide(const Board& board, const Position& position, const Order& order) {
    if (position.question) return answer(board, position, order);
    const auto offered = offers(board, position, order.seat);
    if (offered.empty()) return refuse("skirmish.not-your-turn", "sequence");
    if (!is_offered(offered, order)) return refuse("skirmish.not-now", "sequence", {order.verb});
    const Party& own = *party_of(board, order.seat);
    Scribe scribe(position);
    if (order.verb == verbs::muster) {
        const auto face = static_cast<std::uint8_t>(std::get<int>(order.arguments[1]));
        scribe.write(facts::PieceFlipped{std::get<PieceId>(order.arguments[0]), face},
                     Audience::only(own.side));
    } else if (order.verb == verbs::ready) {
        say_ready(board, scribe, own);
    } else {
        act(board, scribe, own, order);
    }
    return std::move(scribe).take();
}

Facts settle(const Board& board, const Position& position) {
    Scribe scribe(position);
    std::optional<Outcome> outcome = rout(board, position);
    const bool was_late = position.outcome && position.outcome->reason == Code("skirmish.turns-over") &&
                          position.tracks[board.turn] >= board.last_turn();
    if (!outcome && was_late) outcome = points_decide(board, position);
    const auto fight = place_of_fight(position);
    const bool reads_losses = position.question && position.question->purpose == losses_purpose;
    const bool is_idle =
        (fight && !is_contested(board, position, *fight)) || (reads_losses && !losses_stand(board, position));
    if (is_idle || (outcome && (fight || reads_losses))) {
        scribe.write(facts::QuestionClosed{});
        scribe.note("question.lapsed");
    }
    if (outcome && outcome != position.outcome) scribe.write(facts::GameEnded{*outcome});
    if (!outcome && position.outcome) scribe.write(facts::GameResumed{});
    return std::move(scribe).take();
}

} // namespace fielddesk::skirmish
