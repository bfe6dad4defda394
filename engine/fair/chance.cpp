#include "engine/fair/chance.h"

#include <utility>

namespace fielddesk::fair {

Secret new_secret(std::optional<std::uint64_t> seed, std::string_view use, int number) {
    if (seed)
        return FieldHasher("fielddesk-seeded-1")
            .number(*seed)
            .text(use)
            .number(static_cast<std::uint64_t>(number))
            .finish();
    Secret secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

Hash commitment_of(int number, const Secret& secret) {
    return FieldHasher("fielddesk-commitment-1")
        .number(static_cast<std::uint64_t>(number))
        .hash(secret)
        .finish();
}

Hash seed_of(int number, const Secret& secret, const std::vector<Phrase>& phrases) {
    FieldHasher hasher("fielddesk-seed-1");
    hasher.number(static_cast<std::uint64_t>(number)).hash(secret).number(phrases.size());
    for (const Phrase& phrase : phrases)
        hasher.text(phrase.by).text(phrase.words);
    return hasher.finish();
}

std::uint64_t Stream::next() {
    constexpr std::uint64_t in_a_block = sizeof(Hash) / sizeof(std::uint64_t);
    if (m_count % in_a_block == 0)
        m_block = FieldHasher("fielddesk-stream-1").hash(m_seed).number(m_count / in_a_block).finish();
    const std::size_t first = (m_count % in_a_block) * sizeof(std::uint64_t);
    ++m_count;
    std::uint64_t number = 0;
    for (std::size_t byte = sizeof(std::uint64_t); byte-- > 0;)
        number = number << 8 | m_block[first + byte];
    return number;
}

std::uint64_t Stream::below(std::uint64_t limit) {
    const std::uint64_t uneven = (0 - limit) % limit; // 2^64 mod limit
    std::uint64_t number = next();
    while (number < uneven)
        number = next();
    return number % limit;
}

std::vector<CardId> shuffled(std::vector<CardId> cards, const Hash& seed) {
    Stream stream(seed);
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[stream.below(left)]);
    return cards;
}

Hash salt_of(const Hash& seed, std::size_t position) {
    return FieldHasher("fielddesk-salt-1").hash(seed).number(position).finish();
}

Hash card_commitment(const Hash& salt, int number, std::size_t position, std::string_view card) {
    return FieldHasher("fielddesk-card-1")
        .hash(salt)
        .number(static_cast<std::uint64_t>(number))
        .number(position)
        .text(card)
        .finish();
}

std::vector<int> dice(const Secret& secret, std::int64_t entry, int count, int sides) {
    Stream stream(
        FieldHasher("fielddesk-dice-1").hash(secret).number(static_cast<std::uint64_t>(entry)).finish());
    std::vector<int> faces;
    for (int die = 0; die < count; ++die)
        faces.push_back(static_cast<int>(stream.below(static_cast<std::uint64_t>(sides))) + 1);
    return faces;
}

} // namespace fielddesk::fair
