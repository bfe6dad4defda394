#pragma once

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
    // The reply to a throw of a dice tower: it answers the question for dice, or is refused.
    std::string reply_to(const hardware::DiceThrown& thrown);
    ReplyForm form() const { return m_replies.form(); }
    bool is_over() const { return m_is_over; }

    // Reads lines until the input or `quit` ends it.
    void run(std::istream& input, std::ostream& output);

private:
    using Words = std::vector<std::string>;

    std::string order(const Words& words);
    std::string undo(const Words& words);
    std::string show(const Words& words) const;
    std::string why(const Words& words) const;
    std::string done(const Result<RecordEntry>& result) const;

    Session& m_session;
    Seat m_seat;
    Phrasebook m_book;
    OrderReader m_orders;
    ReplyWriter m_replies;
    bool m_is_over = false;
};

} // namespace fielddesk
