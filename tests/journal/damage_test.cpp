#include "tests/journal/game_fixture.h"

#include <gtest/gtest.h>
#include <random>

namespace fielddesk {
namespace {

// What became of a damaged game: a refusal somewhere, or every entry as it was.
struct Reading {
    bool refused = false;
    std::vector<Entry> entries;
};

Reading read_damaged(const std::filesystem::path& path, Journal::Mode mode) {
    const auto journal = Journal::open(path, mode);
    if (!journal) return {true, {}};
    const auto entries = journal->entries();
    if (!entries || !journal->verify()) return {true, {}};
    return {false, *entries};
}

class DamagedGame : public testing::Test {
protected:
    DamagedGame() {
        make_game(m_folder / "sound.fielddesk", 40);
        m_sound = bytes_of(m_folder / "sound.fielddesk");
        m_entries = *Journal::open(m_folder / "sound.fielddesk", Journal::Mode::Look)->entries();
    }

    void expect_refused_or_unharmed(const std::string& damaged, Journal::Mode mode) {
        const auto path = m_folder / "damaged.fielddesk";
        write_bytes(path, damaged);
        const auto reading = read_damaged(path, mode);
        EXPECT_TRUE(reading.refused || reading.entries == m_entries);
        EXPECT_TRUE(bytes_of(path) == damaged) << "reading changed the file";
        m_refused += reading.refused ? 1 : 0;
    }

    std::size_t below(std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_chance);
    }

    TemporaryFolder m_folder;
    std::string m_sound;
    std::vector<Entry> m_entries;
    std::mt19937_64 m_chance{1863};
    int m_refused = 0;
};

TEST_F(DamagedGame, EveryTruncationIsRefusedAndLeftAsItIs) {
    for (int time = 0; time < 150; ++time) {
        const auto length = below(m_sound.size());
        SCOPED_TRACE("cut to " + std::to_string(length) + " bytes");
        expect_refused_or_unharmed(m_sound.substr(0, length),
                                   time % 2 == 0 ? Journal::Mode::Play : Journal::Mode::Look);
    }
    EXPECT_EQ(m_refused, 150);
}

TEST_F(DamagedGame, FlippedBitsAreRefusedOrHarmless) {
    for (int time = 0; time < 300; ++time) {
        auto damaged = m_sound;
        const auto flips = 1 + below(3);
        for (std::size_t flip = 0; flip < flips; ++flip) {
            auto& byte = damaged[below(damaged.size())];
            byte = static_cast<char>(byte ^ (1 << below(8)));
        }
        SCOPED_TRACE("damage number " + std::to_string(time));
        expect_refused_or_unharmed(damaged, time % 2 == 0 ? Journal::Mode::Play : Journal::Mode::Look);
    }
    // A good part of the file is written space, so as many flips must have been noticed.
    EXPECT_GT(m_refused, 120);
}

// The first page holds the marks and the tables' definitions: the most perilous bytes.
TEST_F(DamagedGame, FlippedBitsOfTheFirstPageAreRefusedOrHarmless) {
    for (std::size_t offset = 0; offset < 112; ++offset) {
        auto damaged = m_sound;
        damaged[offset] = static_cast<char>(damaged[offset] ^ (1 << below(8)));
        SCOPED_TRACE("byte " + std::to_string(offset));
        expect_refused_or_unharmed(damaged, Journal::Mode::Look);
    }
    EXPECT_GT(m_refused, 30);
}

TEST_F(DamagedGame, ZeroedPagesAreRefusedOrHarmless) {
    for (std::size_t page = 0; page < m_sound.size() / 4096; ++page) {
        auto damaged = m_sound;
        damaged.replace(page * 4096, 4096, 4096, '\0');
        SCOPED_TRACE("page " + std::to_string(page));
        expect_refused_or_unharmed(damaged, Journal::Mode::Play);
    }
    EXPECT_EQ(m_refused, static_cast<int>(m_sound.size() / 4096));
}

} // namespace
} // namespace fielddesk
