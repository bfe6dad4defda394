#pragma once

#include "engine/core/result.h"
#include "hardware/reading.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace fielddesk {

// Which card of a boxed game each tag stands for. A card has one tag at most, and a tag one card. Cards are
// named by the number that is printed on them, so that the book outlives a changed kit.
class TagBook {
public:
    // The number of a card by its tag. A keyboard wedge types only the low 32 bits of a 125 kHz tag, and
    // finds the card that was learned by all of it, or the other way round.
    std::optional<int> card_of(const hardware::Tag& tag) const;
    bool has(int card) const { return m_tags.contains(card); }
    int size() const { return static_cast<int>(m_tags.size()); }

    // Gives a card its tag, in place of the one that it had. Returns the number of the card that the tag
    // stands for already, where that is another one; then nothing is learned.
    std::optional<int> learn(const hardware::Tag& tag, int card);
    void forget(int card) { m_tags.erase(card); }
    void forget_all() { m_tags.clear(); }

    // The book as a JSON text, and back. Refuses with `tags.damaged`.
    std::string text() const;
    static Result<TagBook> read(std::string_view text);

    friend bool operator==(const TagBook&, const TagBook&) = default;

private:
    std::map<int, hardware::Tag> m_tags;
};

} // namespace fielddesk
