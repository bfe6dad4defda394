#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace fielddesk {

// A short word of the program's own language: a verb, the code of a refusal, a line of a ruling, the id of
// a rule section. Codes are what the engine says; the phrasebook turns them into sentences. At most 39
// characters; it owns no memory, so that facts and rulings copy without allocating.
class Code {
public:
    static constexpr std::size_t capacity = 39;

    constexpr Code() = default;
    // Longer text than `capacity` is a mistake of the program when it is a literal (it then does not
    // compile); text of a file goes through `Code::fits` first.
    constexpr Code(std::string_view text) {
        if (!fits(text)) throw std::length_error("a code has at most 39 characters");
        for (std::size_t index = 0; index < text.size(); ++index)
            m_text[index] = text[index];
        m_size = static_cast<std::uint8_t>(text.size());
    }
    constexpr Code(const char* text) : Code(std::string_view(text)) {}

    static constexpr bool fits(std::string_view text) { return text.size() <= capacity; }

    constexpr std::string_view text() const { return {m_text.data(), m_size}; }
    constexpr bool empty() const { return m_size == 0; }

    friend constexpr bool operator==(const Code& a, const Code& b) { return a.text() == b.text(); }
    friend constexpr auto operator<=>(const Code& a, const Code& b) { return a.text() <=> b.text(); }

private:
    std::array<char, capacity> m_text{};
    std::uint8_t m_size = 0;
};

} // namespace fielddesk
