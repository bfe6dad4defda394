#include "tests/gates/random_play.h"

#include "engine/games/gates/words.h"

namespace fielddesk::gates::test {

namespace {

struct Road {
    const char* from;
    const char* to;
    const char* kind = "road";
};

constexpr std::array<Road, 19> roads{{{"turkey-hill", "boatswains-swamp"},
                                      {"boatswains-swamp", "old-cold-harbor"},
                                      {"old-cold-harbor", "barker"},
                                      {"barker", "turkey-hill"},
                                      {"old-cold-harbor", "fairfield"},
                                      {"turkey-hill", "grapevine-bridge", "north-bank"},
                                      {"boatswains-swamp", "grapevine-bridge", "north-bank"},
                                      {"boatswains-swamp", "duanes-bridge", "north-bank"},
                                      {"duanes-bridge", "orchard-station", "south-bank"},
                                      {"duanes-bridge", "trent-house", "south-bank"},
                                      {"orchard-station", "old-tavern"},
                                      {"old-tavern", "hughes-tavern"},
                                      {"old-tavern", "fort-9"},
                                      {"fort-9", "richmond"},
                                      {"hughes-tavern", "richmond"},
                                      {"fort-2", "richmond"},
                                      {"trent-house", "fort-2"},
                                      {"white-house", "barker"},
                                      {"harrisons-landing", "trent-house"}}};

void tell_charts(GatesTable& table, testing::RandomPlayer& player) {
    const auto number = [&](std::size_t limit) { return std::to_string(player.below(limit)) + " "; };
    const auto any = [&](const std::vector<std::string>& words) { return words[player.below(words.size())]; };
    const Kit& kit = table.kit();
    const std::vector<std::string> leaders{"safe ", "check "};
    for (const ChartStep& step : kit.charts[*kit.chart("crt")].rows.steps) {
        const std::string row(step.id.text());
        table.play({"correct cell crt " + row + " result " + number(5) + number(5) + any(leaders) +
                    any(leaders) + any({"ends", "third-die", "third-die", "retreats"})});
        for (int die = 1; die <= 6; ++die)
            table.play({"correct cell third-die " + row + " die-" + std::to_string(die) + " " +
                        any({"continues", "ends", "retreats"})});
    }
    for (const ChartStep& step : kit.charts[*kit.chart("odds")].rows.steps)
        table.play({"correct cell odds " + std::string(step.id.text()) + " drm " +
                    std::to_string(static_cast<int>(player.below(9)) - 4)});
    for (int die = 1; die <= 6; ++die) {
        const std::string row = "die-" + std::to_string(die);
        table.play({"correct cell replacements " + row + " points " + number(4) + any({"no", "half"}),
                    "correct cell fever " + row + " points " + number(5)});
    }
    for (const ChartStep& step : kit.charts[*kit.chart("richmond-works")].rows.steps)
        table.play({"correct cell richmond-works " + std::string(step.id.text()) + " works yes"});
}

void tell_pieces(GatesTable& table, testing::RandomPlayer& player) {
    for (const PieceDefinition& piece : table.kit().pieces)
        for (const Rating& rating : piece.faces.front().ratings)
            if (rating.rating != Code("strength"))
                table.play({"correct rating " + std::string(piece.id.text()) + " 1 " +
                            std::string(rating.rating.text()) + " " + std::to_string(player.below(4))});
}

// The same for every random game of a run: the Confederates' movement, all in supply.
const GatesTable& told_table() {
    static const GatesTable told = [] {
        GatesTable table(std::map<std::string, std::string>{{"deck", "app"}});
        testing::RandomPlayer player(1862);
        for (const Road& road : roads)
            table.road(road.from, road.to, road.kind);
        tell_charts(table, player);
        tell_pieces(table, player);
        table.set_up();
        table.play({"us: map-complete"});
        table.check_supply();
        return table;
    }();
    return told;
}

const Board& told_board() {
    static const Board board = *read_board(told_table().kit());
    return board;
}

std::string offered_and_refused(const Order& order, const Refusal& refusal) {
    return std::string(order.verb.text()) + " is offered and refused: " + std::string(refusal.code.text());
}

} // namespace

const std::vector<std::string>& arena() {
    static const std::vector<std::string> places{
        "richmond",        "fort-2",           "fort-9",           "hughes-tavern", "old-tavern",
        "orchard-station", "trent-house",      "turkey-hill",      "barker",        "old-cold-harbor",
        "fairfield",       "boatswains-swamp", "grapevine-bridge", "duanes-bridge", "new-bridge",
        "white-house",     "harrisons-landing"};
    return places;
}

std::uint64_t any_seed() {
    return *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

RandomPlay::RandomPlay(std::uint64_t seed, std::map<std::string, std::size_t> often,
                       const std::vector<std::string>& points)
    : m_often(std::move(often)), m_player(seed), m_referee(told_table().referee()) {
    m_player.copy_cards_of(told_table().kit());
    mix(points);
}

const Board& RandomPlay::board() const {
    return told_board();
}

std::vector<Offer> RandomPlay::offers(Seat seat) const {
    return fielddesk::offers(told_table().rules(), m_referee.seen_by(seat), seat);
}

Position RandomPlay::after(const Order& order) const {
    const auto facts = m_referee.facts_of(order);
    if (!facts) RC_FAIL(offered_and_refused(order, facts.error()));
    Position position = whole();
    for (const Fact& fact : *facts)
        fold(position, fact);
    return position;
}

// No point has pieces of both sides; Richmond and the bases are their own side's.
void RandomPlay::mix(const std::vector<std::string>& names) {
    Play play(board(), whole());
    std::array<std::vector<PlaceId>, 2> points{{{board().richmond}, board().termini}};
    for (const std::string& name : names) {
        const PlaceId place = *board().kit.place(name);
        const bool is_home =
            place == board().richmond || place == board().termini[0] || place == board().termini[1];
        if (!is_home) points[m_player.below(2)].push_back(place);
    }
    for (const PieceId piece : ids_of(board().kinds)) {
        if (!is_in_stacks(play.now().kind(piece)) || !play.now().is_in_play(piece)) continue;
        const auto& own = points[board().side_of(piece) == board().confederate().side ? 0 : 1];
        play.put(piece, own[m_player.below(own.size())]);
        if (is_combat(play.now().kind(piece)))
            play.set_strength(piece, static_cast<int>(1 + m_player.below(6)));
        play.mark(piece, board().marks.out_of_supply,
                  has_to_trace(play.now().kind(piece)) && m_player.one_in(4));
    }
    play.settle_stacks();
    take(std::move(play).take());
    if (m_player.one_in(2)) give({Seat::of(board().confederate().side), verbs::end_phase, {}});
}

void RandomPlay::take(Facts facts) {
    const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
    RC_ASSERT(m_referee.take({number, "", std::move(facts), true}).has_value());
}

// What can be done at any time is done less often than what carries the game on.
std::size_t RandomPlay::weight(const Offer& offer) const {
    if (offer.verb == verbs::waive) return 0;
    const auto found = m_often.find(std::string(offer.verb.text()));
    if (found != m_often.end()) return found->second;
    const bool is_idle = offer.verb == verbs::cover || offer.verb == verbs::uncover ||
                         offer.verb == verbs::place_dummy || offer.verb == verbs::discard;
    constexpr std::size_t usual = 4;
    return is_idle ? 1 : usual;
}

std::optional<Order> RandomPlay::any_order() {
    std::vector<Seat> seats{Seat::table(), Seat::of(board().parties[0].side),
                            Seat::of(board().parties[1].side)};
    m_player.shuffle(seats);
    for (const Seat seat : seats) {
        std::vector<Offer> tickets;
        for (const Offer& offer : offers(seat))
            tickets.insert(tickets.end(), weight(offer), offer);
        if (!tickets.empty()) return m_player.order_from(tickets, seat);
    }
    return std::nullopt;
}

std::optional<Step> RandomPlay::step() {
    const auto order = any_order();
    return order ? std::optional(give(*order)) : std::nullopt;
}

Step RandomPlay::give(const Order& order) {
    auto facts = m_referee.facts_of(order);
    if (!facts) RC_FAIL(offered_and_refused(order, facts.error()));
    Step step{order, whole(), *facts};
    take(*std::move(facts));
    return step;
}

} // namespace fielddesk::gates::test
