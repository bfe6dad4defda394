#include "app/card_reader.h"

#include "app/device_orders.h"

namespace fielddesk {

CardReader::CardReader(const Kit& kit, TagBook book, Save save)
    : m_kit(&kit), m_book(std::move(book)), m_save(std::move(save)) {}

void CardReader::learn(CardId card) {
    m_wanted = card;
    m_learns_all = false;
}

void CardReader::learn_all() {
    m_wanted = next_without_tag();
    m_learns_all = true;
}

std::optional<CardId> CardReader::next_without_tag() const {
    for (std::size_t index = 0; index < m_kit->cards.size(); ++index) {
        const CardId card = decltype(m_kit->cards)::id_at(index);
        if (!is_known(card)) return card;
    }
    return std::nullopt;
}

bool CardReader::is_known(CardId card) const {
    return m_book.has(m_kit->cards[card].number);
}

int CardReader::known() const {
    int count = 0;
    for (const Card& card : m_kit->cards)
        count += m_book.has(card.number) ? 1 : 0;
    return count;
}

// Nothing is learned that could not be kept.
Result<void> CardReader::change(TagBook book) {
    if (auto saved = m_save(book); !saved) return saved;
    m_book = std::move(book);
    return {};
}

Result<void> CardReader::forget(CardId card) {
    if (!is_known(card)) return refuse("card.has-none", {}, {card});
    TagBook book = m_book;
    book.forget(m_kit->cards[card].number);
    return change(std::move(book));
}

Result<void> CardReader::forget_all() {
    return change({});
}

Result<void> CardReader::keep(const hardware::Tag& tag, CardId card) {
    TagBook book = m_book;
    if (const auto other = book.learn(tag, m_kit->cards[card].number)) {
        const auto known = m_kit->card_numbered(*other);
        return refuse("card.other", {}, {known ? Argument(*known) : Argument(*other)});
    }
    return change(std::move(book));
}

Result<CardReader::Meaning> CardReader::take(const hardware::Tag& tag, const std::vector<Offer>& offers,
                                             Seat seat) {
    m_unknown.reset();
    if (m_wanted) {
        const CardId card = *m_wanted;
        if (auto kept = keep(tag, card); !kept) return tl::unexpected<Refusal>(kept.error());
        m_wanted = m_learns_all ? next_without_tag() : std::nullopt;
        return Learned{card};
    }
    const auto number = m_book.card_of(tag);
    const auto card = number ? m_kit->card_numbered(*number) : std::nullopt;
    if (!card) {
        m_unknown = tag;
        return refuse_with("card.unknown", tag.digits);
    }
    auto order = order_of(*card, offers, seat);
    if (!order) return tl::unexpected<Refusal>(order.error());
    return *std::move(order);
}

Result<CardReader::Meaning> CardReader::name_unknown(CardId card, const std::vector<Offer>& offers,
                                                     Seat seat) {
    if (!m_unknown) return refuse("card.has-none", {}, {card});
    if (auto kept = keep(*m_unknown, card); !kept) return tl::unexpected<Refusal>(kept.error());
    m_unknown.reset();
    auto order = order_of(card, offers, seat);
    if (!order) return Learned{card};
    return *std::move(order);
}

} // namespace fielddesk
