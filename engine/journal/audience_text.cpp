#include "engine/journal/audience_text.h"

#include <charconv>

namespace fielddesk {

namespace {

constexpr std::string_view everyone = "everyone";
constexpr std::string_view vault = "vault";
constexpr std::string_view side_prefix = "side:";

} // namespace

std::string text_of(Audience audience) {
    switch (audience.kind()) {
    case Audience::Kind::Everyone:
        return std::string(everyone);
    case Audience::Kind::Vault:
        return std::string(vault);
    case Audience::Kind::Side:
        break;
    }
    return std::string(side_prefix) + std::to_string(audience.side().value);
}

std::optional<Audience> audience_of(std::string_view text) {
    if (text == everyone) return Audience::everyone();
    if (text == vault) return Audience::vault();
    if (!text.starts_with(side_prefix)) return std::nullopt;

    SideId side;
    const auto digits = text.substr(side_prefix.size());
    std::from_chars(digits.data(), digits.data() + digits.size(), side.value);
    const auto audience = Audience::only(side);
    if (text_of(audience) != text) return std::nullopt;
    return audience;
}

} // namespace fielddesk
