#pragma once

#include "tests/journal/game_fixture.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace fielddesk {

inline constexpr SideId blue{0};
inline constexpr SideId grey{1};
using Pins = std::map<SideId, std::string>;
using Readable = std::set<std::string>;

// A sealed game of five entries with three facts each.
class SealedGame : public ::testing::Test {
protected:
    void make(const Pins& pins) {
        auto journal = Journal::create(m_path, test_header(), noon);
        ASSERT_TRUE(journal && journal->seal_for(pins));
        for (std::int64_t number = 1; number <= 5; ++number)
            ASSERT_TRUE(journal->append(test_entry(number)));
    }
    std::set<std::string> audiences_of(const Journal& journal) const {
        std::set<std::string> readable;
        const auto entries = journal.entries();
        for (const Entry& entry : *entries)
            for (const StoredFact& fact : entry.facts)
                readable.insert(fact.audience == Audience::everyone() ? "everyone"
                                : fact.audience == Audience::vault()  ? "vault"
                                                                      : "side");
        return readable;
    }
    std::string verified(const Pins& pins = {}) const {
        auto journal = Journal::open(m_path, Journal::Mode::Look);
        if (!journal) return outcome(journal) + " " + journal.error().detail;
        for (const auto& [side, pin] : pins)
            if (auto opened = journal->unlock(side, pin); !opened) return outcome(opened);
        const auto result = journal->verify();
        return result ? "done" : outcome(result) + " " + result.error().detail;
    }

    TemporaryFolder m_folder;
    const std::filesystem::path m_path = m_folder / "game.fielddesk";
};

} // namespace fielddesk
