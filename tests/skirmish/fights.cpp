#include "engine/rules/box.h"
#include "engine/rules/box_answers.h"
#include "tests/skirmish/chapters.h"

#include <algorithm>
#include <cstdlib>

namespace fielddesk::skirmish {

namespace {

constexpr int cover = 3;

// The strength of a side there; nothing where a block of it has not shown its face to this reader.
std::optional<int> strength_at(const Board& board, const Position& position, PlaceId place, SideId side) {
    int sum = 0;
    for (const PieceId piece : pieces_at(board, position, place, side)) {
        const auto value = strength(board, position, piece);
        if (!value) return std::nullopt;
        sum += *value;
    }
    return sum;
}

void show_all(const Board& board, Scribe& scribe, PlaceId place) {
    for (const Party& party : board.parties)
        for (const PieceId piece : pieces_at(board, scribe.position(), place, party.side))
            if (board.kit.pieces[piece].is_hidden)
                scribe.write(facts::PieceFlipped{piece, scribe.position().pieces[piece].face.value()});
}

void lose_weakest(const Board& board, Scribe& scribe, PlaceId place, SideId side) {
    const auto pieces = pieces_at(board, scribe.position(), place, side);
    const auto weaker = [&](PieceId a, PieceId b) {
        return strength(board, scribe.position(), a) < strength(board, scribe.position(), b);
    };
    if (!pieces.empty()) scribe.move(*std::min_element(pieces.begin(), pieces.end(), weaker), board.lost);
}

void take_losses(const Board& board, Scribe& scribe, PlaceId place, SideId loser, const CellValue& cell) {
    for (int lost = 0; lost < cell[0]; ++lost)
        lose_weakest(board, scribe, place, loser);
    const bool goes_back = cell[1] == 1;
    for (const PieceId piece : pieces_at(board, scribe.position(), place, loser))
        if (goes_back) scribe.move(piece, board.kit.pieces[piece].start);
    end_action(board, scribe);
}

// Reads the chart of losses; where the cell is not known it is asked for, and the fight waits.
void look_up_losses(const Board& board, Scribe& scribe, PlaceId place, SideId loser, int margin) {
    const Chart& chart = board.kit.charts[*board.losses];
    const int pieces = static_cast<int>(pieces_at(board, scribe.position(), place, loser).size());
    const CellSpot spot{chart.rows.step_of(margin).value(), chart.columns.step_of(pieces).value()};
    const auto cell = read_or_ask(board.kit, scribe, *board.losses, spot, losses_purpose, {place, loser});
    if (cell) take_losses(board, scribe, place, loser, *cell);
}

} // namespace

std::optional<PlaceId> place_of_fight(const Position& position) {
    if (!position.question || position.question->purpose != fight_purpose) return std::nullopt;
    return std::get<PlaceId>(position.question->subjects.front());
}

std::optional<Ruling> fight_ruling(const Board& board, const Position& position, PlaceId place) {
    const Party& attacker = mover(board, position);
    const auto attack = strength_at(board, position, place, attacker.side);
    const auto defence = strength_at(board, position, place, other(board, attacker).side);
    if (!attack || !defence) return std::nullopt;
    Ruling ruling;
    ruling.code = "ruling.fight";
    ruling.section = "fights";
    ruling.subjects = {place};
    ruling.comparison = Comparison::MoreThan;
    ruling.target = {{"skirmish.defenders", *defence, "fights"}, {"skirmish.cover", cover, "fights"}};
    ruling.drm = {{"skirmish.attackers", *attack, "fights"}};
    ruling.chance = chance_of(ruling);
    return ruling;
}

void declare_fight(const Board& board, Scribe& scribe, PlaceId place) {
    show_all(board, scribe, place);
    scribe.ask({Question::Kind::Dice, fight_purpose, {place}, 1, 6, {}});
}

void finish_fight(const Board& board, Scribe& scribe, const Roll& roll) {
    const PlaceId place = place_of_fight(scribe.position()).value();
    scribe.write(facts::QuestionClosed{});
    scribe.write(facts::DiceRolled{fight_purpose, roll});
    // A correction may have brought a block there after the others had shown their faces.
    show_all(board, scribe, place);
    Ruling ruling = fight_ruling(board, scribe.position(), place).value();
    ruling.roll = roll;
    ruling.success = succeeds(ruling, roll.faces.front());
    const Party& attacker = mover(board, scribe.position());
    const Party& loser = *ruling.success ? other(board, attacker) : attacker;
    const int margin = std::abs(roll.faces.front() + total(ruling.drm) - total(ruling.target));
    scribe.write(facts::RulingMade{std::move(ruling)});
    if (board.losses) return look_up_losses(board, scribe, place, loser.side, margin);
    lose_weakest(board, scribe, place, loser.side);
    end_action(board, scribe);
}

void finish_losses(const Board& board, Scribe& scribe, const Question& question) {
    const CellNamed named = cell_named(board.kit, question.subjects).value();
    scribe.write(facts::CellRead{
        named.chart, std::get<Code>(question.subjects[1]), std::get<Code>(question.subjects[2]),
        cell_of(board.kit, scribe.position(), named.chart, named.spot).value.value(), Provenance::Box});
    take_losses(board, scribe, std::get<PlaceId>(question.subjects[3]),
                std::get<SideId>(question.subjects[4]),
                *cell_of(board.kit, scribe.position(), named.chart, named.spot).value);
}

bool losses_stand(const Board& board, const Position& position) {
    const Arguments& subjects = position.question->subjects;
    return !pieces_at(board, position, std::get<PlaceId>(subjects[3]), std::get<SideId>(subjects[4])).empty();
}

} // namespace fielddesk::skirmish
