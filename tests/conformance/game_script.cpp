#include "tests/conformance/game_script.h"

#include "engine/kit/json.h"
#include "engine/position/fact_codec.h"
#include "tests/support/agreement.h"

#include <algorithm>
#include <sstream>

namespace fielddesk::testing {

namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

// What this reader takes for known is so, and what it does not know is counted all the same.
std::string falsely_known(const Kit& kit, const Position& seen, const Position& whole) {
    if (const auto wrong = broken_count(kit, seen)) return std::string(wrong->code.text());
    for (std::size_t index = 0; index < seen.pieces.size(); ++index) {
        const PieceId piece = decltype(seen.pieces)::id_at(index);
        const PieceState& state = seen.pieces[piece];
        if ((state.place && state.place != whole.pieces[piece].place) ||
            (state.face && state.face != whole.pieces[piece].face))
            return "a piece is taken for another one";
    }
    for (std::size_t index = 0; index < seen.piles.size(); ++index) {
        const PileId pile = decltype(seen.piles)::id_at(index);
        const Pile& cards = whole.piles[pile];
        if (seen.piles[pile].size() != cards.size()) return "a pile is counted wrongly";
        for (const auto& card : seen.piles[pile])
            if (card && std::find(cards.begin(), cards.end(), card) == cards.end())
                return "a card is taken to be where it is not";
    }
    return {};
}

} // namespace

std::string GameScript::text() const {
    return Json{
        {"kit", kit_id}, {"options", options}, {"seed", seed}, {"phrases", asks_phrases}, {"lines", lines}}
        .dump(4);
}

std::optional<GameScript> GameScript::read(const std::string& text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    return GameScript{json.at("kit"), json.at("options"), json.at("seed"), json.at("lines"),
                      json.value("phrases", false)};
}

CheckedGame::CheckedGame(const Rules& rules, GameScript script)
    : m_rules(rules), m_script(std::move(script)), m_codec(rules.kit()), m_referee(rules) {
    // A script of an earlier kit says nothing of the options that came since.
    for (std::size_t index = m_script.options.size(); index < rules.kit().options.size(); ++index)
        m_script.options.push_back(static_cast<std::uint8_t>(
            rules.kit().options[decltype(rules.kit().options)::id_at(index)].default_choice));
}

std::string CheckedGame::begin() {
    std::string problem = take(m_referee.beginning(m_script.options, {m_script.seed, m_script.asks_phrases}));
    m_start = m_referee.whole();
    return problem.empty() ? broken() : "at the beginning: " + problem;
}

std::string CheckedGame::play(const std::string& line) {
    m_script.lines.push_back(line);
    std::string problem = do_line(line);
    if (problem.empty()) problem = broken();
    return problem.empty() ? problem : "after `" + line + "`: " + problem;
}

std::string CheckedGame::play_all() {
    const std::vector<std::string> lines = std::move(m_script.lines);
    m_script.lines.clear();
    std::string problem = begin();
    for (std::size_t index = 0; index < lines.size() && problem.empty(); ++index)
        problem = play(lines[index]);
    return problem;
}

std::string CheckedGame::do_line(const std::string& line) {
    if (line == "undo") return undo();
    if (line == "redo") return redo();
    if (line == "reload") return reload();
    auto words = words_of(line);
    if (!words.front().ends_with(':')) return do_words(Seat::table(), words);
    const auto side = m_rules.kit().side(words.front().substr(0, words.front().size() - 1));
    if (!side) return "there is no such seat";
    words.erase(words.begin());
    return do_words(Seat::of(*side), words);
}

std::string CheckedGame::do_words(Seat seat, const std::vector<std::string>& words) {
    const OrderReader reader(m_rules.kit(), seat);
    if (words.front() == "correct") {
        const auto correction = reader.read_correction(words);
        if (!correction) return "the correction is not understood";
        // A correction taken at random may be none; a refusal of it changes nothing.
        auto facts = m_referee.facts_of(*correction);
        return facts ? take(std::move(facts)) : std::string();
    }
    const auto offered = offers(seat);
    const Order order = reader.read(words, offered);
    // A script may be older than the rules: what they no longer offer is left out.
    return is_offered(offered, order) ? take(m_referee.facts_of(order)) : std::string();
}

std::string CheckedGame::take(Result<Facts> facts) {
    if (!facts) return "refused: " + std::string(facts.error().code.text()) + " " + facts.error().detail;
    const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
    // What is taken is what a file would give back.
    ChronicleEntry entry{number, "", {}, true};
    if (std::string problem = conserved_throughout(*facts, number > 1); !problem.empty()) return problem;
    for (const Fact& fact : *facts) {
        const auto read = m_codec.decode(m_codec.encode(fact.what));
        if (!read) return "unreadable: " + m_codec.encode(fact.what) + ": " + read.error().detail;
        if (*read != fact.what) return "read otherwise than written: " + m_codec.encode(fact.what);
        entry.facts.push_back({*read, fact.audience});
    }
    const auto taken = m_referee.take(std::move(entry));
    return taken ? std::string() : "not taken: " + taken.error().detail;
}

// Every piece and every card is in exactly one place after each single fact, once the game is set up. A face
// may be unknown between two facts.
std::string CheckedGame::conserved_throughout(const Facts& facts, bool is_set_up) const {
    Position position = m_referee.whole();
    for (const Fact& fact : facts) {
        fold(position, fact);
        const auto wrong = is_set_up ? broken_count(m_rules.kit(), position) : std::nullopt;
        if (wrong) return std::string(wrong->code.text()) + " in the middle of an order";
    }
    return {};
}

// The game put together again from its entries is the same game.
std::string CheckedGame::reload() {
    Referee read(m_rules);
    for (ChronicleEntry entry : m_referee.chronicle().entries()) {
        entry.is_live = true;
        if (!read.take(std::move(entry))) return "cannot be read again";
    }
    if (read.whole() != m_referee.whole()) return "is another game after it is read again";
    if (read.undo_state().undoable != m_referee.undo_state().undoable) return "undoes another order";
    m_referee = std::move(read);
    return {};
}

std::vector<Seat> CheckedGame::seats() const {
    std::vector<Seat> seats{Seat::table()};
    for (std::size_t index = 0; index < m_rules.kit().sides.size(); ++index)
        seats.push_back(Seat::of(decltype(m_rules.kit().sides)::id_at(index)));
    return seats;
}

std::string CheckedGame::line_of(Seat seat, const std::string& words) const {
    if (seat.is_table()) return words;
    return std::string(m_rules.kit().sides[*seat.side()].id.text()) + ": " + words;
}

std::vector<Offer> CheckedGame::offers(Seat seat) const {
    return fielddesk::offers(m_rules, m_referee.seen_by(seat), seat);
}

// The seat whose order it was; the table's where nobody gave it.
Seat CheckedGame::seat_of(std::int64_t entry) const {
    for (const Fact& fact : m_referee.chronicle().entry(entry).facts)
        if (const auto* given = std::get_if<facts::OrderGiven>(&fact.what); given && given->side)
            return Seat::of(*given->side);
    return Seat::table();
}

// What was taken back by agreement stays so.
std::string CheckedGame::redo() {
    const auto redoable = m_referee.undo_state().redoable;
    auto facts = m_referee.facts_of_redo(redoable ? seat_of(*redoable) : Seat::table());
    const bool is_agreed = !facts && facts.error().code == Code("redo.not-alone");
    return is_agreed ? std::string() : take(std::move(facts));
}

// Whose order it was asks, and every seat that has to agrees.
std::string CheckedGame::undo() {
    const auto undoable = m_referee.undo_state().undoable;
    std::string problem = take(m_referee.facts_of_undo(undoable ? seat_of(*undoable) : Seat::table(), true));
    while (const auto agreed = problem.empty() ? agreement(m_referee) : std::nullopt)
        problem = take(m_referee.facts_of(*agreed));
    return problem;
}

std::string CheckedGame::undo_to_the_start() {
    while (m_referee.undo_state().undoable)
        if (std::string problem = undo(); !problem.empty()) return problem;
    return m_referee.whole() == m_start ? std::string() : "undo to the start is not the start";
}

std::string CheckedGame::broken() const {
    const Kit& kit = m_rules.kit();
    const Position& whole = m_referee.whole();
    if (const auto wrong = broken_conservation(kit, whole)) return std::string(wrong->code.text());
    if (m_referee.chronicle().whole_position(kit) != whole)
        return "the fold of the journal is another position";
    bool is_dead_end = !whole.outcome;
    for (const Seat seat : seats()) {
        if (std::string wrong = wrongly_told(seat); !wrong.empty()) return line_of(seat, wrong);
        is_dead_end = is_dead_end && offers(seat).empty();
    }
    return is_dead_end ? "a dead end" : "";
}

std::string CheckedGame::wrongly_told(Seat seat) const {
    const Kit& kit = m_rules.kit();
    const Position seen = m_referee.chronicle().position_for(kit, seat);
    if (m_referee.seen_by(seat) != seen) return "was told of another position than its facts lead to";
    return falsely_known(kit, seen, m_referee.whole());
}

} // namespace fielddesk::testing
