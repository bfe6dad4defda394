#include "engine/games/gates/sheets.h"

#include <algorithm>

// 8: supply as it is drawn, from what one side knows.
namespace fielddesk::gates {

namespace {

class NetworkMaker {
public:
    NetworkMaker(const Situation& now, SideId side)
        : m_now(now), m_board(now.board()), m_side(side), m_map(now.map()),
          m_trace(m_map, now.places_held_by(m_board.enemy_of(side).side)) {}

    DeskNetwork make() {
        m_network.title = {"sheet.supply", {}};
        if (m_side == m_board.federal().side) m_chain = m_trace.chain(m_now.terminus(), m_now.supply_units());
        add_traces();
        add_ways();
        add_points();
        return std::move(m_network);
    }

private:
    // 8.1: each unit's verdict with its way; where no road is told that shows it, that is said.
    DeskTrace unit_trace(PieceId unit) const {
        const Verdict found = verdict(m_now, m_trace, unit);
        if (found.way) {
            const Way& way = *found.way;
            const bool starts_here = way.front().place == m_now.place(unit);
            const PlaceId source = starts_here ? way.back().place : way.front().place;
            const Code code = found.wagon ? Code("sheet.from-wagon") : Code("sheet.supplied");
            return {unit,
                    {{code, {unit, source}}, length_of(way)},
                    Finding::Good,
                    places_of(found.wagon ? way : from_terminus(way))};
        }
        switch (found.supplied) {
        case Supplied::Yes:
            return {unit, {{"sheet.said-supplied", {unit}}, std::nullopt}, Finding::Good};
        case Supplied::No:
            return {unit, {{"sheet.cut-off", {unit}}, std::nullopt}, Finding::Bad};
        case Supplied::NotKnown:
            break;
        }
        return {unit, {{"sheet.supply-not-known", {unit}}, std::nullopt}, Finding::NotKnown};
    }

    // 8.1: a supply unit in dump mode, and its link to the one before.
    DeskTrace dump_trace(PieceId dump) const {
        for (const Link& link : m_chain)
            if (link.piece == dump)
                return {dump,
                        {{"sheet.linked", {dump, link.way.front().place}}, length_of(link.way)},
                        Finding::Good,
                        places_of(from_terminus(link.way))};
        const bool is_certain = m_now.is_known_map();
        return {
            dump,
            {{is_certain ? Code("sheet.not-linked") : Code("sheet.link-not-known"), {dump}}, std::nullopt},
            is_certain ? Finding::Bad : Finding::NotKnown};
    }

    void add_traces() {
        for (const PieceId piece :
             m_now.pieces_where(m_side, [&](PieceId each) { return m_now.is_in_play(each); })) {
            if (m_now.is_dump(piece)) m_network.traces.push_back(dump_trace(piece));
            if (has_to_trace(m_now.kind(piece))) m_network.traces.push_back(unit_trace(piece));
        }
    }

    // The links of the chain before the one where this way begins, the terminus first.
    Way from_terminus(Way way) const {
        const auto link_to = [&](Spot spot) {
            return std::find_if(m_chain.begin(), m_chain.end(), [spot](const Link& link) {
                return link.way.back() == spot && length_of(link.way) > 0;
            });
        };
        for (auto link = link_to(way.front()); link != m_chain.end(); link = link_to(way.front()))
            way.insert(way.begin(), link->way.begin(), link->way.end() - 1);
        return way;
    }

    static std::vector<PlaceId> places_of(const Way& way) {
        std::vector<PlaceId> places;
        for (const Spot spot : way)
            if (places.empty() || places.back() != spot.place) places.push_back(spot.place);
        return places;
    }

    bool is_used(PlaceId from, PlaceId to) const {
        const auto runs_over = [&](const DeskTrace& trace) {
            for (std::size_t next = 1; next < trace.way.size(); ++next) {
                const auto one = trace.way[next - 1];
                const auto other = trace.way[next];
                if ((one == from && other == to) || (one == to && other == from)) return true;
            }
            return false;
        };
        return std::any_of(m_network.traces.begin(), m_network.traces.end(), runs_over);
    }

    void add_ways() {
        for (const Connection& way : m_now.ways())
            if (way.kind) m_network.ways.push_back({way.from, way.to, *way.kind, is_used(way.from, way.to)});
    }

    bool is_source(PlaceId place) const {
        return place == m_now.home(m_side) ||
               std::any_of(m_chain.begin(), m_chain.end(),
                           [place](const Link& link) { return link.way.back().place == place; });
    }

    // A point is drawn where something leads, and where supply comes from.
    void add_points() {
        for (const PlaceId place : ids_of(m_board.kit.places)) {
            const bool is_on_way =
                std::any_of(m_network.ways.begin(), m_network.ways.end(),
                            [place](const DeskWay& way) { return way.from == place || way.to == place; });
            if (!is_on_way && !is_source(place)) continue;
            DeskPoint point{place, {}, {}, is_source(place)};
            for (const Party& party : m_board.parties)
                if (m_now.is_held_by(place, party.side)) point.holders.push_back(party.side);
            if (m_now.bears(place, m_board.marks.blown)) point.marks.push_back(m_board.marks.blown);
            m_network.points.push_back(std::move(point));
        }
    }

    const Situation& m_now;
    const Board& m_board;
    SideId m_side;
    Map m_map;
    SupplyTrace m_trace;
    std::vector<Link> m_chain;
    DeskNetwork m_network;
};

} // namespace

DeskNetwork make_supply_network(const Situation& now, SideId side) {
    return NetworkMaker(now, side).make();
}

} // namespace fielddesk::gates
