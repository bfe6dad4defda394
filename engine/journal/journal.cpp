#include "engine/journal/journal.h"

#include "engine/journal/chain.h"
#include "engine/journal/faults.h"
#include "engine/journal/journal_state.h"

#include <SQLiteCpp/Transaction.h>
#include <cerrno>
#include <chrono>
#include <iomanip>
#include <sstream>

namespace fielddesk {

namespace {

// A path of its own, whatever the working directory becomes, and never one of SQLite's special names.
std::filesystem::path full_path(const std::filesystem::path& path) {
    std::error_code trouble;
    auto full = std::filesystem::absolute(path, trouble);
    return trouble ? path : full;
}

std::filesystem::path wal_of(const std::filesystem::path& path) {
    return path.string() + "-wal";
}

void remove_quietly(const std::filesystem::path& path) {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

// Makes a file that was not there before and fills it; where that fails, it is gone again.
Result<void> make_file(const std::filesystem::path& path, const std::function<void()>& fill) {
    if (auto claimed = claim(path); !claimed) return claimed;
    auto filled = guarded(path, nullptr, [&]() -> Result<void> {
        fill();
        return {};
    });
    if (!filled) remove_quietly(path);
    return filled;
}

} // namespace

std::string Journal::utc_now() {
    using namespace std::chrono;
    const auto now = system_clock::now();
    const auto whole = floor<seconds>(now);
    const std::time_t time = system_clock::to_time_t(whole);
    std::tm parts{};
    gmtime_r(&time, &parts);
    std::ostringstream text;
    text << std::put_time(&parts, "%Y-%m-%dT%H:%M:%S") << '.' << std::setfill('0') << std::setw(3)
         << floor<milliseconds>(now - whole).count() << 'Z';
    return text.str();
}

Result<Journal> Journal::create(const std::filesystem::path& path, const GameHeader& header, Clock clock) {
    const auto full = full_path(path);
    auto made = make_file(
        full, [&] { lay_out(full, [&](SQLite::Database& database) { write_header(database, header); }); });
    if (!made) return tl::unexpected(made.error());
    return open(full, Mode::Play, std::move(clock));
}

Result<Journal> Journal::open(const std::filesystem::path& path, Mode mode, Clock clock) {
    const auto full = full_path(path);
    if (auto known = recognise(full); !known) return tl::unexpected(known.error());
    if (mode == Mode::Play) {
        if (auto writable = expect_writable(full); !writable) return tl::unexpected(writable.error());
    }
    return guarded(full, nullptr, [&]() -> Result<Journal> {
        auto connection = mode == Mode::Play ? connect_to_play(full) : connect_to_look(full);
        auto header = read_header(*connection, full);
        if (!header) return tl::unexpected(header.error());
        const Hash header_hash = hash_of(*header);
        auto last = read_last_entry(*connection, full, header_hash);
        if (!last) return tl::unexpected(last.error());
        auto locks = read_locks(*connection, full);
        if (!locks) return tl::unexpected(locks.error());
        auto state = std::unique_ptr<State>(new State{full,
                                                      mode,
                                                      std::move(clock),
                                                      std::move(connection),
                                                      std::move(*header),
                                                      header_hash,
                                                      *last,
                                                      {},
                                                      KeyRing(),
                                                      std::nullopt,
                                                      std::nullopt});
        state->take_locks(*std::move(locks));
        return Journal(std::move(state));
    });
}

Journal::Journal(std::unique_ptr<State> state) : m_state(std::move(state)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

const std::filesystem::path& Journal::path() const {
    return m_state->path;
}

const GameHeader& Journal::header() const {
    return m_state->header;
}

Result<Entry> Journal::append(NewEntry taken) {
    State& state = *m_state;
    SQLite::Database& database = *state.connection;
    if (has_moved(database)) return refuse_system(state.path, ENOENT);

    Entry entry{state.last.number + 1, state.clock(), std::move(taken.order), std::move(taken.facts), {}};
    Entry sealed = entry;
    if (auto done = state.seal(sealed); !done) return tl::unexpected(done.error());
    entry.hash = sealed.hash = hash_of(sealed, state.last.hash);
    return guarded(state.path, database.getHandle(), [&]() -> Result<Entry> {
        if (!state.writer) {
            begin_writing(database);
            state.writer.emplace(database);
            state.end_writer.emplace(database);
        }
        const LastEntry last{entry.number, entry.hash};
        SQLite::Transaction transaction(database);
        state.writer->write(sealed);
        state.end_writer->write(last, state.keys.key_for(Audience::vault()));
        transaction.commit();
        state.last = last;
        return std::move(entry);
    });
}

Result<std::vector<Entry>> Journal::entries() const {
    const State& state = *m_state;
    SQLite::Database& database = *state.connection;
    return guarded(state.path, database.getHandle(), [&]() -> Result<std::vector<Entry>> {
        // All tables are read in one transaction, so that they belong together.
        SQLite::Transaction transaction(database);
        auto all = read_entries(database, state.path);
        if (!all) return all;
        if (const auto broken = first_broken(state.header, *all)) return refuse_entry(state.path, *broken);
        const LastEntry last =
            all->empty() ? LastEntry{0, state.header_hash} : LastEntry{all->back().number, all->back().hash};
        if (auto ended = check_end(database, state.path, last, state.keys); !ended)
            return tl::unexpected(ended.error());
        for (Entry& entry : *all)
            if (auto opened = state.unseal(entry); !opened) return tl::unexpected(opened.error());
        return all;
    });
}

Result<void> Journal::verify() const {
    const auto all = entries();
    return all ? Result<void>() : tl::unexpected(all.error());
}

Result<void> Journal::copy_to(const std::filesystem::path& target) const {
    const auto full = full_path(target);
    return make_file(full, [&] { copy_pages(*m_state->connection, full); });
}

Result<void> Journal::rescue(const std::filesystem::path& refused, const std::filesystem::path& target) {
    const auto from = full_path(refused);
    const auto to = full_path(target);
    std::error_code unknown;
    // A WAL that waits under the new name would be taken for the copy's own.
    if (std::filesystem::exists(wal_of(to), unknown)) return refuse_system(wal_of(to), EEXIST);
    auto copied = copy_bytes(from, to);
    if (!copied || !std::filesystem::exists(wal_of(from), unknown)) return copied;
    auto wal_copied = copy_bytes(wal_of(from), wal_of(to));
    if (!wal_copied) remove_quietly(to);
    return wal_copied;
}

} // namespace fielddesk
