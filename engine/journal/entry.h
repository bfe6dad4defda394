#pragma once

#include "engine/core/hash.h"
#include "engine/core/seat.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fielddesk {

// A fact as the file keeps it: who may read it, and a text that only other layers understand.
struct StoredFact {
    Audience audience;
    std::string body;

    friend bool operator==(const StoredFact&, const StoredFact&) = default;
};

// An order that was taken and what came of it, not yet in the journal. The order is public.
struct NewEntry {
    std::string order;
    std::vector<StoredFact> facts;

    friend bool operator==(const NewEntry&, const NewEntry&) = default;
};

// The same once it is in the journal: numbered 1, 2, 3 and so on, with its time in UTC (ISO 8601). Its hash
// is a link of the chain; how it is made is written at the top of data/sql/0001_journal.sql.
struct Entry {
    std::int64_t number = 0;
    std::string at;
    std::string order;
    std::vector<StoredFact> facts;
    Hash hash{};

    friend bool operator==(const Entry&, const Entry&) = default;
};

// What is known when a game begins, and never changes.
struct GameHeader {
    std::string kit_id;
    std::string kit_text;
    std::string title;
    std::string program_version;

    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

} // namespace fielddesk
