#include "engine/journal/chain.h"

#include "engine/journal/audience_text.h"

namespace fielddesk {

Hash hash_of(const GameHeader& header) {
    return FieldHasher("fielddesk-header-1")
        .text(header.kit_id)
        .text(header.kit_text)
        .text(header.title)
        .text(header.program_version)
        .finish();
}

Hash hash_of(const Entry& entry, const Hash& previous) {
    FieldHasher hasher;
    hasher.hash(previous).number(static_cast<std::uint64_t>(entry.number));
    hasher.text(entry.at).text(entry.order).number(entry.facts.size());
    for (const auto& fact : entry.facts)
        hasher.text(text_of(fact.audience)).text(fact.body);
    return hasher.finish();
}

std::optional<std::int64_t> first_broken(const GameHeader& header, const std::vector<Entry>& entries) {
    Hash previous = hash_of(header);
    for (const auto& entry : entries) {
        if (entry.hash != hash_of(entry, previous)) return entry.number;
        previous = entry.hash;
    }
    return std::nullopt;
}

} // namespace fielddesk
