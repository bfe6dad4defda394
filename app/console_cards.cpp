#include "app/console.h"

// What the console does with a card reader.
namespace fielddesk {

std::string Console::tags() const {
    return m_cards ? m_replies.tags(*m_cards) : m_replies.refused({"card.no-reader", {}, {}, {}});
}

// `learn CARD` names the unknown tag that was read last, else the one that comes next; `learn all` asks for
// every card without a tag in turn, and `learn` alone asks for none.
std::string Console::learn(const Words& words) {
    if (!m_cards) return m_replies.refused({"card.no-reader", {}, {}, {}});
    if (words.size() == 1) {
        m_cards->stop_learning();
    } else if (words[1] == "all") {
        m_cards->learn_all();
    } else {
        const auto card = m_orders.card(words[1]);
        if (!card) return m_replies.refused({"correct.unknown", {}, {}, words[1]});
        if (m_cards->unknown()) return meant(m_cards->name_unknown(*card, m_session.offers(m_seat), m_seat));
        m_cards->learn(*card);
    }
    return m_replies.tags(*m_cards);
}

std::string Console::forget(const Words& words) {
    if (!m_cards) return m_replies.refused({"card.no-reader", {}, {}, {}});
    const std::string what = words.size() > 1 ? words[1] : std::string();
    const auto card = m_orders.card(what);
    if (!card && what != "all") return m_replies.refused({"correct.unknown", {}, {}, what});
    const auto forgotten = card ? m_cards->forget(*card) : m_cards->forget_all();
    return forgotten ? m_replies.tags(*m_cards) : m_replies.refused(forgotten.error());
}

std::string Console::reply_to(const hardware::TagSeen& seen) {
    if (!m_cards) return m_replies.refused({"card.no-reader", {}, {}, {}});
    return meant(m_cards->take(seen.tag, m_session.offers(m_seat), m_seat));
}

std::string Console::meant(const Result<CardReader::Meaning>& meaning) {
    if (!meaning) return m_replies.refused(meaning.error());
    if (const auto* order = std::get_if<Order>(&*meaning)) return done(m_session.submit(*order));
    return m_replies.tags(*m_cards, std::get<CardReader::Learned>(*meaning).card);
}

} // namespace fielddesk
