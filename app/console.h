#pragma once

#include "app/card_reader.h"
#include "app/console_orders.h"
#include "app/console_reply.h"
#include "hardware/reading.h"

#include <iosfwd>

namespace fielddesk {

// Plays one game by text: a line in, a reply out. It has no rule and no knowledge of its own: every line
// goes to the session, and every reply is made from what the seat may read.
class Console {
public:
    Console(Session& session, Seat seat, ReplyForm form);

    // The reply to one line; nothing for an empty line or a comment.
    std::optional<std::string> reply_to(const std::string& line);
    // The reply to a throw of a dice tower: it answers the question for dice, is kept unasked, or is refused.
    std::string reply_to(const hardware::DiceThrown& thrown);
    // The reply to a card that was held to a reader. Without `read_cards_with` it is refused.
    std::string reply_to(const hardware::TagSeen& seen);
    // The cards of this reader are orders from now on. It has to outlive the console.
    void read_cards_with(CardReader& reader) { m_cards = &reader; }
    const Kit& kit() const { return m_session.kit(); }
    ReplyForm form() const { return m_replies.form(); }
    bool is_over() const { return m_is_over; }

    // Reads lines until the input or `quit` ends it.
    void run(std::istream& input, std::ostream& output);

private:
    using Words = std::vector<std::string>;

    std::string order(const Words& words);
    std::string undo(const Words& words);
    std::string hand_over(const std::string& line);
    std::string show(const Words& words) const;
    std::string why(const Words& words) const;
    std::string tags() const;
    std::string learn(const Words& words);
    std::string forget(const Words& words);
    std::string meant(const Result<CardReader::Meaning>& meaning);
    std::string done(const Result<RecordEntry>& result) const;

    Session& m_session;
    Seat m_seat;
    Phrasebook m_book;
    OrderReader m_orders;
    ReplyWriter m_replies;
    CardReader* m_cards = nullptr;
    bool m_is_over = false;
};

} // namespace fielddesk
