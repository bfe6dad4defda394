#pragma once

#include "engine/core/result.h"

#include <SQLiteCpp/Database.h>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

// How a game file is found, opened, locked and put to rest. What is thrown here is SQLite's and caught by
// guarded().
//
// One writer. Who plays holds SQLite's exclusive lock on the file for as long as the connection lives. It is
// a lock of the kernel's on the file itself: it dies with the process, by whatever death, so that no stale
// lock can be left, and it needs no file beside the game. Nothing in the journal opens the game other than
// through SQLite, because closing any other descriptor of the file would silently drop the process's locks on
// it.
//
// At rest. A game that nobody plays is one plain file in SQLite's rollback mode: it can be copied, sent and
// read from a medium that takes no writing. The first append turns it to WAL, closing turns it back. Opening
// a game and closing it again writes nothing. After a sudden death the WAL stays beside the file, and the
// next who plays takes it in.

namespace fielddesk {

using Connection = std::unique_ptr<SQLite::Database>;

// "FDsk", kept in the file's application_id.
inline constexpr std::uint32_t application_id = 0x4644736B;

// Whether the file is a game that this program can read, found without locking or changing anything.
Result<void> recognise(const std::filesystem::path& path);

// Whether the file and its folder take writing.
Result<void> expect_writable(const std::filesystem::path& path);

// Makes an empty file, or refuses because there is something already.
Result<void> claim(const std::filesystem::path& path);

// The file as it is, whatever it is, under a new name.
Result<void> copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to);

Connection connect_to_play(const std::filesystem::path& path);
Connection connect_to_look(const std::filesystem::path& path);

// Makes the tables in a claimed file, fills them and marks the file as a game, all in one transaction.
void lay_out(const std::filesystem::path& path, const std::function<void(SQLite::Database&)>& fill);

// Brings a file of an earlier version to this one, and turns it to WAL, if it is not yet.
void begin_writing(SQLite::Database& database);

// Turns it back. Where that fails, the WAL stays, and nothing is lost.
void put_to_rest(SQLite::Database& database) noexcept;

// Whether the file is no longer where it was opened: what is written then would be lost to the player.
bool has_moved(SQLite::Database& database);

// Every page of the game, as it is now, into a claimed file.
void copy_pages(SQLite::Database& from, const std::filesystem::path& to);

} // namespace fielddesk
