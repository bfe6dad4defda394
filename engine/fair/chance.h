#pragma once

#include "engine/core/hash.h"
#include "engine/core/ids.h"

#include <optional>
#include <string>
#include <vector>

// How chance is made, so that everybody can work it out again once the secret is told. Every hash is that of
// FieldHasher, begun with the name in quotes.
//
//   commitment   "fielddesk-commitment-1", the shuffle's number, the secret
//   seed         "fielddesk-seed-1", the shuffle's number, the secret, the number of phrases, then for each
//   the
//                text of who said it and its words
//   block k      "fielddesk-stream-1", the seed, k = 0, 1, 2 …: four numbers of 64 bits, little endian
//   below n      the next number that is at least 2^64 mod n, modulo n: the few that would favour some
//   results
//                are passed over
//   order        the pile's cards as the kit lists them, then for `left` from their number down to 2 the card
//   at
//                left - 1 changes places with the card at `below left`; the last one is the top card
//   salt i       "fielddesk-salt-1", the seed, i; i counts the cards from the bottom, from 0
//   card i       "fielddesk-card-1", the salt, the shuffle's number, i, the card's id
//   dice         the stream of "fielddesk-dice-1", the secret, the number of the entry: below the number of
//                faces, plus 1
namespace fielddesk::fair {

using Secret = Hash;

// Bytes that nobody can guess; or with a seed bytes that are the same in every playing. `use` and `number`
// say what they are for.
Secret new_secret(std::optional<std::uint64_t> seed, std::string_view use, int number);

// What is told before anybody has a say: the secret cannot be another one afterwards.
Hash commitment_of(int number, const Secret& secret);

// Words that a seat adds to the randomness of the app. `by` is the id of its side, or "table".
struct Phrase {
    std::string by;
    std::string words;

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

Hash seed_of(int number, const Secret& secret, const std::vector<Phrase>& phrases);

// Numbers that follow from a seed, each as likely as any other.
class Stream {
public:
    explicit Stream(const Hash& seed) : m_seed(seed) {}

    // From 0 to `limit` - 1; the limit is at least 1.
    std::uint64_t below(std::uint64_t limit);

private:
    std::uint64_t next();

    Hash m_seed;
    Hash m_block{};
    std::uint64_t m_count = 0;
};

// The cards in the order that follows from the seed, the top one last.
std::vector<CardId> shuffled(std::vector<CardId> cards, const Hash& seed);

Hash salt_of(const Hash& seed, std::size_t position);
Hash card_commitment(const Hash& salt, int number, std::size_t position, std::string_view card);

// Faces from 1 to `sides`, thrown by the app for an entry of the journal.
std::vector<int> dice(const Secret& secret, std::int64_t entry, int count, int sides);

} // namespace fielddesk::fair
