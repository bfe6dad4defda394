#include "engine/games/gates/situation.h"

#include "engine/rules/box.h"

#include <algorithm>

namespace fielddesk::gates {

bool Situation::is_in_play(PieceId piece) const {
    const auto where = place(piece);
    return where && *where != m_board.eliminated && *where != m_board.aside;
}

bool Situation::is_wagon(PieceId piece) const {
    return kind(piece) == Kind::Supply && m_position.pieces[piece].face == 1;
}

bool Situation::is_dump(PieceId piece) const {
    return kind(piece) == Kind::Supply && m_position.pieces[piece].face == 0;
}

int Situation::strength(PieceId piece) const {
    const auto face = m_position.pieces[piece].face;
    return face && is_combat(kind(piece)) ? *face : 0;
}

int Situation::strength_of(const std::vector<PieceId>& pieces) const {
    int sum = 0;
    for (const PieceId piece : pieces)
        sum += strength(piece);
    return sum;
}

bool Situation::has_real(const std::vector<PieceId>& pieces) const {
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) { return is_real(piece); });
}

std::vector<PieceId> Situation::stack(PlaceId place, SideId side) const {
    return pieces_where(
        side, [&](PieceId piece) { return is_in_stacks(kind(piece)) && this->place(piece) == place; });
}

std::vector<PieceId> Situation::moving(SideId side) const {
    return pieces_where(side, [&](PieceId piece) { return bears(piece, m_board.marks.moving); });
}

std::vector<Text> Situation::effects(Code code) const {
    std::vector<Text> found;
    for (const Text& effect : m_position.effects)
        if (effect.code == code) found.push_back(effect);
    return found;
}

bool Situation::has(Code code, const Arguments& first) const {
    return std::any_of(m_position.effects.begin(), m_position.effects.end(), [&](const Text& effect) {
        return effect.code == code && effect.arguments.size() >= first.size() &&
               std::equal(first.begin(), first.end(), effect.arguments.begin());
    });
}

std::optional<Combat> Situation::combat() const {
    const auto found = effects(effects::combat);
    if (found.empty()) return std::nullopt;
    const Arguments& words = found.front().arguments;
    return Combat{std::get<PlaceId>(words[0]), std::get<PlaceId>(words[1]), std::get<SideId>(words[2])};
}

std::vector<PieceId> Situation::marked(Code effect, SideId side) const {
    std::vector<PieceId> found;
    for (const Text& each : effects(effect))
        if (const auto piece = first_of<PieceId>(each.arguments); piece && m_board.side_of(*piece) == side)
            found.push_back(*piece);
    return found;
}

std::optional<PieceId> Situation::lead(SideId side) const {
    const auto leads = marked(effects::leads, side);
    return leads.empty() ? std::nullopt : std::optional(leads.back());
}

int Situation::round() const {
    const auto found = effects(effects::round);
    return found.empty() ? 1 : first_of<int>(found.front().arguments).value_or(1);
}

int Situation::allowance(PieceId piece) const {
    int points = 0;
    switch (kind(piece)) {
    case Kind::Infantry:
    case Kind::InfantryDummy:
        points = infantry_points;
        break;
    case Kind::Cavalry:
    case Kind::CavalryDummy:
        points = cavalry_points;
        break;
    case Kind::CorpsLeader:
    case Kind::ArmyLeader:
        points = leader_points;
        break;
    case Kind::Supply:
        points = is_wagon(piece) ? wagon_points : 0;
        break;
    default:
        return 0;
    }
    if (points == 0) return 0;
    if (bears(piece, m_board.marks.out_of_supply) || bears(piece, m_board.marks.attrition)) --points;
    for (const Text& effect : effects(effects::slow))
        if (first_of<SideId>(effect.arguments) == m_board.side_of(piece))
            points -= first_of<int>(effect.arguments).value_or(0);
    return std::max(points, 0);
}

std::optional<SideId> Situation::mover() const {
    for (const Party& party : m_board.parties)
        if (m_position.phase == party.phase) return party.side;
    return std::nullopt;
}

std::optional<Connection> Situation::connection(PlaceId from, PlaceId to) const {
    const auto known = connection_of(m_board.kit, m_position, from, to);
    const bool is_all_told =
        is_known_map() || has(effects::roads_told, {from}) || has(effects::roads_told, {to});
    if (known || !is_all_told) return known;
    return Connection{from, to, std::nullopt, Provenance::Box};
}

std::vector<PlaceId> Situation::neighbours(PlaceId place) const {
    std::vector<PlaceId> found;
    for (const PlaceId other : ids_of(m_board.kit.places)) {
        if (other == place || m_board.is_box(other)) continue;
        const auto known = connection(place, other);
        if (known && known->kind) found.push_back(other);
    }
    return found;
}

std::vector<PlaceId> Situation::unknown_neighbours(PlaceId place) const {
    std::vector<PlaceId> found;
    for (const PlaceId other : ids_of(m_board.kit.places))
        if (other != place && !m_board.is_box(other) && !connection(place, other)) found.push_back(other);
    return found;
}

std::vector<Connection> Situation::ways() const {
    std::vector<Connection> connections;
    for (const Connection& printed : m_board.kit.connections)
        connections.push_back(*connection_of(m_board.kit, m_position, printed.from, printed.to));
    for (const facts::ConnectionNoted& told : m_position.box.connections) {
        const bool is_printed = std::any_of(
            m_board.kit.connections.begin(), m_board.kit.connections.end(), [&](const Connection& printed) {
                return is_about_same(told, facts::ConnectionNoted{printed.from, printed.to, std::nullopt});
            });
        if (!is_printed) connections.push_back({told.from, told.to, told.kind, Provenance::Box});
    }
    return connections;
}

Map Situation::map() const {
    std::set<PlaceId> blown;
    for (const PlaceId place : ids_of(m_board.kit.places))
        if (bears(place, m_board.marks.blown)) blown.insert(place);
    return Map(ways(), blown);
}

Spot Situation::spot(PieceId piece) const {
    const PlaceId at = place(piece).value();
    if (!bears(at, m_board.marks.blown)) return {at, Bank::Both};
    return {at, bears(piece, m_board.marks.south) ? Bank::South : Bank::North};
}

std::set<PlaceId> Situation::places_held_by(SideId side) const {
    std::set<PlaceId> held;
    for (const PlaceId place : ids_of(m_board.kit.places))
        if (is_held_by(place, side)) held.insert(place);
    return held;
}

std::vector<SupplyUnit> Situation::supply_units() const {
    std::vector<SupplyUnit> units;
    for (const PieceId piece : ids_of(m_board.kinds))
        if (kind(piece) == Kind::Supply && is_in_play(piece))
            units.push_back({piece, spot(piece), is_wagon(piece)});
    return units;
}

PlaceId Situation::terminus() const {
    const auto where = place(m_board.terminus);
    const auto& termini = m_board.termini;
    const bool is_one = where && std::find(termini.begin(), termini.end(), *where) != termini.end();
    return is_one ? *where : termini.front();
}

PlaceId Situation::home(SideId side) const {
    return side == m_board.confederate().side ? m_board.richmond : terminus();
}

bool has_to_trace(Kind kind) {
    return kind == Kind::Infantry || kind == Kind::InfantryDummy;
}

namespace {

// What the map and the places that are told show.
std::optional<Verdict> traced(const Situation& now, const SupplyTrace& trace, PieceId unit) {
    const Board& board = now.board();
    const Spot spot = now.spot(unit);
    if (board.side_of(unit) == board.confederate().side) {
        auto way = trace.to_richmond(spot, board.richmond);
        return way ? std::optional(Verdict{Supplied::Yes, std::move(way), std::nullopt}) : std::nullopt;
    }
    const auto units = now.supply_units();
    if (auto way = trace.from_chain(spot, now.terminus(), units))
        return Verdict{Supplied::Yes, std::move(way), std::nullopt};
    for (auto& [wagon, way] : trace.wagons_near(spot, units))
        if (now.has(effects::drawn_on, {wagon})) return Verdict{Supplied::Yes, std::move(way), wagon};
    return std::nullopt;
}

} // namespace

Verdict verdict(const Situation& now, PieceId unit) {
    const Board& board = now.board();
    const Map map = now.map();
    return verdict(now, {map, now.places_held_by(board.enemy_of(board.side_of(unit)).side)}, unit);
}

Verdict verdict(const Situation& now, const SupplyTrace& trace, PieceId unit) {
    const bool is_traced = now.are_places_told();
    if (auto found = is_traced ? traced(now, trace, unit) : std::nullopt) return *std::move(found);
    if (now.has(effects::said_supplied, {unit})) return {Supplied::Yes, std::nullopt, std::nullopt};
    const bool is_certain = (is_traced && now.is_known_map()) || now.has(effects::said_cut_off, {unit});
    return {is_certain ? Supplied::No : Supplied::NotKnown, std::nullopt, std::nullopt};
}

} // namespace fielddesk::gates
