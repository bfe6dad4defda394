#include "engine/games/virginia/board.h"

#include "engine/kit/json.h"

#include <algorithm>

namespace fielddesk::virginia {

namespace {

// Walks the kit's `game` object, whose shape the schema has checked already, and collects what does not fit
// together.
class BoardReader {
public:
    explicit BoardReader(const Kit& kit) : m_kit(kit), m_game(Json::parse(kit.game)) {}

    tl::expected<Board, KitErrors> read() {
        m_board.distances = IdVector<PlaceId, Distance>(m_kit.places.size(), -1);
        read_names();
        read_readings();
        read_fronts();
        read_kinds();
        read_markers();
        read_rules();
        if (!m_errors.empty()) return tl::unexpected<KitErrors>(std::move(m_errors));
        return std::move(m_board);
    }

private:
    void complain(const std::string& path, const std::string& message) {
        m_errors.push_back({"kit.json", path, message});
    }

    const Json& at(const char* pointer) const {
        static const Json nothing;
        const Json::json_pointer path(pointer);
        return m_game.contains(path) ? m_game.at(path) : nothing;
    }

    std::string word(const char* pointer) const {
        const Json& json = at(pointer);
        return json.is_string() ? json.get<std::string>() : std::string();
    }

    void number(int& target, const char* pointer) {
        const Json& json = at(pointer);
        if (!json.is_number_integer())
            return complain(std::string("/game") + pointer, "expected a whole number");
        target = json.get<int>();
    }

    template <typename IdType>
    void need(IdType& target, std::optional<IdType> found, const std::string& path, const char* what) {
        if (found) {
            target = *found;
        } else {
            complain(path, std::string("expected ") + what);
        }
    }

    void piece(PieceId& target, const char* pointer) {
        need(target, m_kit.piece(word(pointer)), std::string("/game") + pointer, "the id of a piece");
    }
    void place(PlaceId& target, const char* pointer) {
        need(target, m_kit.place(word(pointer)), std::string("/game") + pointer, "the id of a place");
    }

    void read_names() {
        Board& board = m_board;
        need(board.draw, m_kit.pile("draw"), "/piles", "a pile named draw");
        need(board.aside, m_kit.pile("aside"), "/piles", "a pile named aside");
        need(board.play, m_kit.pile("play"), "/piles", "a pile named play");
        need(board.discard, m_kit.pile("discard"), "/piles", "a pile named discard");
        need(board.turn, m_kit.track("turn"), "/tracks", "a track named turn");
        need(board.step, m_kit.track("step"), "/tracks", "a track named step");
        board.passed_over = m_kit.track("passed-over");
        need(board.attacks, m_kit.track("attacks"), "/tracks", "a track named attacks");
        need(board.attacks_made, m_kit.track("attacks-made"), "/tracks", "a track named attacks-made");
        need(board.lee_moves, m_kit.track("lee-moves"), "/tracks", "a track named lee-moves");
        need(board.reveal_phase, m_kit.phase("reveal"), "/phases", "a phase named reveal");
        need(board.events_phase, m_kit.phase("events"), "/phases", "a phase named events");
        need(board.advances_phase, m_kit.phase("advances"), "/phases", "a phase named advances");
        need(board.attacks_phase, m_kit.phase("attacks"), "/phases", "a phase named attacks");
        need(board.confederate_side, m_kit.side("cs"), "/sides", "a side named cs");
        need(board.union_side, m_kit.side("us"), "/sides", "a side named us");
    }

    void read_readings() {
        Board& board = m_board;
        reading(board.deck_on_the_table, "deck", "table");
        reading(board.overland_nearer_richmond, "overland-start", "confederate-nearer-richmond");
        reading(board.merrimac_needs_two_rolls, "merrimac-beside-richmond", "two-rolls");
        reading(board.enemy_advances_at_end, "retreat-at-end", "enemy-advances");
        reading(board.washington_works_extra, "washington-works", "extra");
        reading(board.reserve_not_after_lee, "lee-and-reserve", "not-same-turn");
        reading(board.confederate_follows, "after-union-retreat", "confederate-follows");
        if (m_kit.option("unknown-cards")) reading(board.asks_for_cards.emplace(), "unknown-cards", "asked");
    }

    // The choices are found by their names, so that their order in the file means nothing.
    void reading(Reading& target, const std::string& option, const std::string& choice) {
        const auto found = m_kit.option(option);
        if (!found) return complain("/options", "expected an option named " + option);
        const auto& choices = m_kit.options[*found].choices;
        const auto named = std::find_if(choices.begin(), choices.end(),
                                        [&](const Choice& each) { return each.id.text() == choice; });
        if (named == choices.end())
            return complain("/options/" + std::to_string(found->value) + "/choices",
                            "expected a choice named " + choice);
        target = {*found, static_cast<std::uint8_t>(named - choices.begin())};
    }

    void read_fronts() {
        constexpr std::array ids{"valley", "overland", "peninsula", "james"};
        const Json& list = at("/fronts");
        if (!list.is_array() || list.size() != front_count)
            return complain("/game/fronts", "expected the four fronts valley, overland, peninsula, james");
        for (std::size_t index = 0; index < front_count; ++index) {
            const std::string path = "/game/fronts/" + std::to_string(index);
            const Json& json = list[index];
            if (json.value("id", "") != ids[index])
                complain(path + "/id", std::string("expected ") + ids[index]);
            read_front(json, path, m_board.fronts[index]);
        }
    }

    void read_front(const Json& json, const std::string& path, Front& front) {
        front.id = Code(json.value("id", ""));
        front.title = json.value("title", "");
        need(front.union_army, m_kit.piece(json.value("union", "")), path + "/union", "the id of a piece");
        need(front.confederate_army, m_kit.piece(json.value("confederate", "")), path + "/confederate",
             "the id of a piece");
        need(front.attack_drm, m_kit.track(json.value("attack_drm", "")), path + "/attack_drm",
             "the id of a track");
        need(front.advance_drm, m_kit.track(json.value("advance_drm", "")), path + "/advance_drm",
             "the id of a track");
        need(front.no_attack, m_kit.track(json.value("no_attack", "")), path + "/no_attack",
             "the id of a track");
        const Json places = json.value("places", Json::array());
        for (std::size_t index = 0; index < places.size(); ++index) {
            PlaceId id;
            const std::string place_path = path + "/places/" + std::to_string(index);
            need(id, m_kit.place(places[index].get<std::string>()), place_path, "the id of a place");
            if (m_board.distances.size() > id.value && m_board.distances[id] >= 0)
                complain(place_path, "expected a place that is on no front yet");
            if (m_board.distances.size() > id.value) m_board.distances[id] = static_cast<Distance>(index);
            front.places.push_back(id);
        }
        if (front.places.size() < 3) return complain(path + "/places", "expected at least three places");
        need_on_front(front, front.union_army, path + "/union");
        need_on_front(front, front.confederate_army, path + "/confederate");
    }

    void need_on_front(const Front& front, PieceId army, const std::string& path) {
        if (std::find(front.places.begin(), front.places.end(), m_kit.pieces[army].start) ==
            front.places.end())
            complain(path, "expected an army that starts on this front");
    }

    void read_kinds() {
        m_board.kinds = IdVector<PlaceId, PlaceKind>(m_kit.places.size(), PlaceKind::Point);
        for (std::size_t index = 0; index < m_kit.places.size(); ++index) {
            const PlaceId id = decltype(m_kit.places)::id_at(index);
            const Code kind = m_kit.places[id].kind;
            if (kind == Code("fortified")) m_board.kinds[id] = PlaceKind::Fortified;
            if (kind == Code("base")) m_board.kinds[id] = PlaceKind::Base;
            if (kind == Code("capital")) m_board.kinds[id] = PlaceKind::Capital;
        }
    }

    void read_markers() {
        piece(m_board.mcclellan, "/leaders/mcclellan/piece");
        piece(m_board.mcclellan_starts_with, "/leaders/mcclellan/starts_with");
        piece(m_board.lee, "/leaders/lee/piece");
        number(m_board.mcclellan_bonus, "/leaders/mcclellan/bonus");
        number(m_board.lee_bonus, "/leaders/lee/bonus");
        piece(m_board.merrimac, "/merrimac/piece");
        place(m_board.hampton_roads, "/merrimac/in_play");
        if (const auto front = m_board.front_named(Code(word("/merrimac/front")))) {
            m_board.merrimac_front = *front;
        } else {
            complain("/game/merrimac/front", "expected the id of a front");
        }
        place(m_board.reserve_box, "/reserves/box");
        place(m_board.beside_board, "/off_board");
        const Json& reserves = at("/reserves/pieces");
        for (std::size_t index = 0; index < reserves.size(); ++index)
            need(m_board.reserves.emplace_back(), m_kit.piece(reserves[index].get<std::string>()),
                 "/game/reserves/pieces/" + std::to_string(index), "the id of a piece");
    }

    void read_rules() {
        number(m_board.washington_value, "/washington_value");
        number(m_board.set_aside, "/set_aside");
        const Json& ban = at("/ban");
        for (std::size_t index = 0; index < ban.size(); ++index) {
            const std::string path = "/game/ban/" + std::to_string(index);
            const auto front = m_board.front_named(Code(ban[index].value("front", "")));
            const auto line = m_kit.place(ban[index].value("place", ""));
            if (!front) complain(path + "/front", "expected the id of a front");
            if (!line || m_board.distances[*line] < 0)
                complain(path + "/place", "expected a place on a front");
            if (front && line) m_board.ban.push_back({*front, m_board.distances[*line]});
        }
        piece(m_board.flip_watched, "/overland_flip/watched");
        piece(m_board.flip_army, "/overland_flip/flips");
        PlaceId from;
        place(from, "/overland_flip/from");
        m_board.flip_from = m_board.distances[from];
        const auto watched = m_board.front_of(m_board.flip_watched);
        if (!watched || m_board.track_of(from) != watched)
            complain("/game/overland_flip", "expected an army and a place on its track");
    }

    const Kit& m_kit;
    const Json m_game;
    Board m_board;
    KitErrors m_errors;
};

} // namespace

std::optional<FrontId> Board::front_named(Code id) const {
    for (const FrontId each : all_fronts)
        if (front(each).id == id) return each;
    return std::nullopt;
}

std::optional<FrontId> Board::front_of(PieceId army) const {
    for (const FrontId each : all_fronts)
        if (front(each).union_army == army || front(each).confederate_army == army) return each;
    return std::nullopt;
}

std::optional<FrontId> Board::track_of(PlaceId place) const {
    for (const FrontId each : all_fronts) {
        const auto& places = front(each).places;
        const Distance distance = distances[place];
        if (distance >= 0 && distance <= front(each).end() &&
            places[static_cast<std::size_t>(distance)] == place)
            return each;
    }
    return std::nullopt;
}

tl::expected<Board, KitErrors> read_board(const Kit& kit) {
    return BoardReader(kit).read();
}

} // namespace fielddesk::virginia
