#include "app/console.h"

#include "app/device_orders.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>
#include <sstream>

namespace fielddesk {

namespace {

// The commands besides the orders, each with as many words as may follow it.
struct Command {
    const char* name;
    std::size_t words;
};
constexpr Command commands[] = {{"quit", 0},   {"help", 0},  {"offers", 0}, {"show", 1},
                                {"record", 0}, {"why", 1},   {"undo", 1},   {"redo", 0},
                                {"roll", 0},   {"learn", 1}, {"forget", 1}, {"tags", 0}};

bool has_too_many(const std::vector<std::string>& words) {
    for (const Command& command : commands)
        if (words.front() == command.name) return words.size() > command.words + 1;
    return false;
}

// Bytes that are no text are replaced by a mark, so that everything that follows is text.
std::string as_text(const std::string& line) {
    return Json::parse(Json(line).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

} // namespace

Console::Console(Session& session, Seat seat, ReplyForm form)
    : m_session(session), m_seat(seat), m_book(session), m_orders(session.kit(), seat),
      m_replies(m_book, m_orders, session.kit(), form) {}

std::optional<std::string> Console::reply_to(const std::string& line) {
    std::istringstream stream(as_text(line));
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    if (words.empty() || words.front().starts_with('#')) return std::nullopt;
    const std::string& verb = words.front();
    if (has_too_many(words)) return m_replies.refused({"console.words", {}, {}, words.back()});
    if (verb == "quit") {
        m_is_over = true;
        return std::nullopt;
    }
    if (verb == "help") return m_replies.help();
    if (verb == "offers") return m_replies.offers(m_session.desk(m_seat), m_session.offers(m_seat));
    if (verb == "show") return show(words);
    if (verb == "record") return m_replies.record(m_session.record(m_seat));
    if (verb == "why") return why(words);
    if (verb == "learn") return learn(words);
    if (verb == "forget") return forget(words);
    if (verb == "tags") return tags();
    if (verb == "undo") return undo(words);
    if (verb == "hand-over") return hand_over(line);
    if (verb == "redo") return done(m_session.redo(m_seat));
    if (verb == "roll") return done(m_session.roll(m_seat));
    return order(words);
}

std::string Console::reply_to(const hardware::DiceThrown& thrown) {
    const auto order = order_of(thrown, m_session.position(m_seat).question, m_seat);
    return order ? done(m_session.submit(*order)) : m_replies.refused(order.error());
}

void Console::run(std::istream& input, std::ostream& output) {
    for (std::string line; !m_is_over && output && std::getline(input, line);)
        if (const auto reply = reply_to(line)) output << *reply << std::endl;
}

std::string Console::order(const Words& words) {
    if (words.front() != "correct")
        return done(m_session.submit(m_orders.read(words, m_session.offers(m_seat))));
    const auto correction = m_orders.read_correction(words);
    if (!correction) return m_replies.refused(correction.error());
    return done(m_session.submit(*correction));
}

std::string Console::undo(const Words& words) {
    const bool is_confirmed = words.size() > 1;
    if (is_confirmed && words[1] != "confirm") return m_replies.refused({"console.words", {}, {}, words[1]});
    return done(m_session.undo(m_seat, is_confirmed));
}

// `hand-over SEAT [PIN]`: from now on this seat sits here, and the replies are made from what it may read.
// The PIN is the rest of the line as it stands, for it may have spaces; no refusal repeats any of it.
std::string Console::hand_over(const std::string& line) {
    constexpr const char* spaces = " \t\r";
    const auto from = line.find_first_not_of(spaces, line.find_first_of(spaces, line.find("hand-over")));
    if (from == std::string::npos) return m_replies.refused({"hand-over.usage", {}, {}, {}});
    const auto to = std::min(line.find_first_of(spaces, from), line.size());
    const auto seat = seat_named(m_session.kit(), line.substr(from, to - from));
    if (!seat) {
        const bool is_unknown = seat.error().code == Code("console.seat");
        return m_replies.refused(is_unknown ? Refusal{"hand-over.usage", {}, {}, {}} : seat.error());
    }
    if (const auto free = m_session.expect_seat(*seat); !free) return m_replies.refused(free.error());
    if (seat->side()) {
        const std::string pin = without_return(line.substr(std::min(to + 1, line.size())));
        if (const auto known = m_session.expect_pin(*seat->side(), pin); !known)
            return m_replies.refused(known.error());
    }
    m_seat = *seat;
    m_orders = OrderReader(m_session.kit(), m_seat);
    return m_replies.offers(m_session.desk(m_seat), m_session.offers(m_seat));
}

// `show` tells everything, `show WHAT` a lane, a box, a pile or the card.
std::string Console::show(const Words& words) const {
    const Desk desk = m_session.desk(m_seat);
    if (words.size() == 1) return m_replies.desk(desk);
    const auto part = part_of(m_session.kit(), desk, words[1]);
    return part ? m_replies.desk(*part) : m_replies.refused({"correct.unknown", {}, {}, words[1]});
}

// `why` explains the die that is asked for, or else the last ruling; `why N` those of an entry, `why WHAT`
// how a number of the desk comes about.
std::string Console::why(const Words& words) const {
    std::optional<std::int64_t> wanted;
    if (words.size() > 1) {
        const std::string& text = words[1];
        if (const auto sum = m_book.sum_of(m_session.desk(m_seat), text)) return m_replies.sum(*sum);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), wanted.emplace());
        if (error != std::errc() || end != text.data() + text.size())
            return m_replies.refused({"why.number", {}, {}, text});
    } else if (const Desk desk = m_session.desk(m_seat); desk.ruling) {
        return m_replies.rulings({*desk.ruling});
    }
    std::vector<Ruling> found;
    for (const RecordEntry& entry : m_session.record(m_seat)) {
        if (wanted && entry.number != *wanted) continue;
        std::vector<Ruling> here;
        for (const Fact& fact : entry.facts)
            if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) here.push_back(made->ruling);
        if (!here.empty()) found = here;
    }
    if (found.empty()) return m_replies.refused({"why.nothing", {}, {}, {}});
    return m_replies.rulings(found);
}

std::string Console::done(const Result<RecordEntry>& result) const {
    if (!result) return m_replies.refused(result.error());
    return m_replies.happened(*result, m_session.desk(m_seat), m_session.offers(m_seat));
}

} // namespace fielddesk
