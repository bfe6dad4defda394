#include "engine/games/gates/board.h"

#include "engine/kit/json.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

constexpr std::array<std::string_view, 9> kind_words{"infantry",      "cavalry",      "infantry-dummy",
                                                     "cavalry-dummy", "corps-leader", "army-leader",
                                                     "supply",        "terminus",     "marker"};

// Looks up what the rules name, and collects what the kit does not have.
class BoardReader {
public:
    explicit BoardReader(Kit kit) : m_game(Json::parse(kit.game)) { m_board.kit = std::move(kit); }

    tl::expected<Board, KitErrors> read() {
        read_parties();
        read_kinds();
        read_names();
        read_game();
        if (!m_errors.empty()) return tl::unexpected<KitErrors>(std::move(m_errors));
        return std::move(m_board);
    }

private:
    template <typename IdType>
    void need(IdType& target, std::optional<IdType> found, const std::string& path, std::string_view id) {
        if (found) {
            target = *found;
        } else {
            m_errors.push_back({"kit.json", path, "expected one with the id " + std::string(id)});
        }
    }
    void place(PlaceId& target, const std::string& id) { need(target, kit().place(id), "/places", id); }
    void piece(PieceId& target, const std::string& id) { need(target, kit().piece(id), "/pieces", id); }
    void pile(PileId& target, const std::string& id) { need(target, kit().pile(id), "/piles", id); }
    void track(TrackId& target, const std::string& id) { need(target, kit().track(id), "/tracks", id); }
    void mark(MarkId& target, const std::string& id) { need(target, kit().mark(id), "/marks", id); }
    void phase(PhaseId& target, const std::string& id) { need(target, kit().phase(id), "/phases", id); }
    void chart(ChartId& target, const std::string& id) { need(target, kit().chart(id), "/charts", id); }
    void option(OptionId& target, const std::string& id) { need(target, kit().option(id), "/options", id); }
    SideId side(const std::string& id) {
        SideId found;
        need(found, kit().side(id), "/sides", id);
        return found;
    }
    PieceId piece_named(const Json& id) {
        PieceId found;
        piece(found, id.get<std::string>());
        return found;
    }
    PlaceId place_named(const Json& id) {
        PlaceId found;
        place(found, id.get<std::string>());
        return found;
    }
    std::vector<PieceId> pieces_named(const Json& ids) {
        std::vector<PieceId> pieces;
        for (const Json& id : ids)
            pieces.push_back(piece_named(id));
        return pieces;
    }
    std::vector<PlaceId> places_named(const Json& ids) {
        std::vector<PlaceId> places;
        for (const Json& id : ids)
            places.push_back(place_named(id));
        return places;
    }
    const Kit& kit() const { return m_board.kit; }

    void read_parties() {
        const std::array<std::string, 2> ids{"cs", "us"};
        for (std::size_t index = 0; index < ids.size(); ++index) {
            Party& party = m_board.parties[index];
            party.side = side(ids[index]);
            pile(party.hand, ids[index] + "-hand");
            mark(party.here, ids[index] + "-here");
            phase(party.phase, ids[index] + "-move");
        }
    }

    void read_kinds() {
        for (const PieceDefinition& definition : kit().pieces) {
            const auto word = std::find(kind_words.begin(), kind_words.end(), definition.kind.text());
            if (word == kind_words.end())
                m_errors.push_back({"kit.json", "/pieces", "expected a kind of piece that these rules know"});
            m_board.kinds.push_back(static_cast<Kind>(word - kind_words.begin()));
        }
    }

    void read_names() {
        Marks& marks = m_board.marks;
        for (const auto& [target, id] :
             std::initializer_list<std::pair<MarkId*, const char*>>{{&marks.moved, "moved"},
                                                                    {&marks.moving, "moving"},
                                                                    {&marks.out_of_supply, "out-of-supply"},
                                                                    {&marks.attrition, "attrition"},
                                                                    {&marks.replaced, "replaced"},
                                                                    {&marks.north, "north"},
                                                                    {&marks.south, "south"},
                                                                    {&marks.breastworks, "breastworks"},
                                                                    {&marks.looting, "looting"},
                                                                    {&marks.shown, "shown"},
                                                                    {&marks.open, "open"},
                                                                    {&marks.attacked, "attacked"},
                                                                    {&marks.blown, "blown"},
                                                                    {&marks.barred, "barred"}})
            mark(*target, id);
        Charts& charts = m_board.charts;
        chart(charts.crt, "crt");
        chart(charts.third_die, "third-die");
        chart(charts.odds, "odds");
        chart(charts.replacements, "replacements");
        chart(charts.works, "richmond-works");
        chart(charts.breastworks, "breastworks");
        pile(m_board.draw, "draw");
        pile(m_board.discards, "discards");
        pile(m_board.removed, "removed");
        pile(m_board.in_force, "in-force");
        track(m_board.turn, "turn");
        track(m_board.spent, "spent");
        track(m_board.stacks, "stacks");
        phase(m_board.muster_phase, "muster");
        phase(m_board.set_up_phase, "set-up");
        phase(m_board.supply_phase, "supply");
        phase(m_board.events_phase, "events");
        option(m_board.deck, "deck");
        option(m_board.whereabouts, "whereabouts");
        option(m_board.recon, "recon");
        option(m_board.breastworks, "breastworks");
        option(m_board.better_leadership, "better-leadership");
    }

    void read_game() {
        for (const Json& entry : m_game.at("commands"))
            m_board.commands.push_back({Code(entry.at("id").get<std::string>()), entry.at("title"),
                                        side(entry.at("side")), piece_named(entry.at("leader")),
                                        pieces_named(entry.at("units"))});
        for (const Json& entry : m_game.at("armies")) {
            const SideId of = side(entry.at("side"));
            for (Party& party : m_board.parties)
                if (party.side == of) party.army_leader = piece_named(entry.at("leader"));
        }
        for (const Json& entry : m_game.at("lee_successors"))
            m_board.lee_successors.push_back(
                {entry.at("from").get<int>(), entry.at("to").get<int>(), piece_named(entry.at("leader"))});
        for (const Json& entry : m_game.at("deploy"))
            m_board.deployments.push_back({side(entry.at("side")), places_named(entry.at("places")),
                                           pieces_named(entry.at("pieces")), entry.at("each").get<bool>()});
        m_board.termini = places_named(m_game.at("terminus"));
        place(m_board.richmond, m_game.at("richmond"));
        place(m_board.eliminated, m_game.at("eliminated"));
        place(m_board.aside, m_game.at("aside"));
        place(m_board.afield, m_game.at("afield"));
        for (const PieceId id : ids_of(m_board.kinds))
            if (m_board.kinds[id] == Kind::Terminus) m_board.terminus = id;
    }

    Board m_board;
    Json m_game;
    KitErrors m_errors;
};

} // namespace

bool Board::has_bridge(PlaceId place) const {
    return kit.places[place].kind == Code("bridge");
}

bool Board::is_river_point(PlaceId place) const {
    return has_bridge(place) || kit.places[place].kind == Code("permanent-bridge");
}

const Command* Board::command_of(PieceId unit) const {
    for (const Command& command : commands)
        if (command.leader == unit ||
            std::find(command.units.begin(), command.units.end(), unit) != command.units.end())
            return &command;
    return nullptr;
}

const Command* Board::command_named(Code id) const {
    for (const Command& command : commands)
        if (command.id == id) return &command;
    return nullptr;
}

std::vector<PlaceId> points_of(const Board& board) {
    std::vector<PlaceId> places;
    for (const PlaceId place : ids_of(board.kit.places))
        if (!board.is_box(place)) places.push_back(place);
    return places;
}

tl::expected<Board, KitErrors> read_board(Kit kit) {
    return BoardReader(std::move(kit)).read();
}

} // namespace fielddesk::gates
