#pragma once

#include "app/tag_book.h"
#include "engine/core/order.h"
#include "engine/kit/kit.h"

#include <functional>
#include <variant>

namespace fielddesk {

// Takes the tags of a game's cards to where they belong: a card that is being learned gets its tag, and a
// known one becomes the order that it stands for.
class CardReader {
public:
    // Keeps the book; refuses with `tags.not-saved`.
    using Save = std::function<Result<void>(const TagBook&)>;

    CardReader(const Kit& kit, TagBook book, Save save);

    // Which card gets the next tag, and whether the next one without a tag follows it.
    void learn(CardId card);
    void learn_all();
    void stop_learning() { m_wanted.reset(); }
    const std::optional<CardId>& wanted() const { return m_wanted; }
    // Takes the tag of a card away. Refuses with `card.has-none`.
    Result<void> forget(CardId card);
    Result<void> forget_all();

    const TagBook& book() const { return m_book; }
    bool is_known(CardId card) const;
    int known() const;
    // The tag that no card is known by, where the last one that was read was such a tag.
    const std::optional<hardware::Tag>& unknown() const { return m_unknown; }
    void drop_unknown() { m_unknown.reset(); }

    struct Learned {
        CardId card;
    };
    using Meaning = std::variant<Learned, Order>;

    // What this tag means now, among these offers. Refuses with `card.unknown`, `card.other`, `card.not-now`,
    // `card.several` and `tags.not-saved`.
    Result<Meaning> take(const hardware::Tag& tag, const std::vector<Offer>& offers, Seat seat);
    // The player says which card the unknown tag is of.
    Result<Meaning> name_unknown(CardId card, const std::vector<Offer>& offers, Seat seat);

private:
    Result<void> keep(const hardware::Tag& tag, CardId card);
    Result<void> change(TagBook book);
    std::optional<CardId> next_without_tag() const;

    const Kit* m_kit;
    TagBook m_book;
    Save m_save;
    std::optional<CardId> m_wanted;
    bool m_learns_all = false;
    std::optional<hardware::Tag> m_unknown;
};

} // namespace fielddesk
