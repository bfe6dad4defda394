-- A game of Field Desk is one SQLite file. This is all that is in it.
--
-- application_id  0x4644736B ("FDsk"): the file is a game.
-- user_version    the number of the last of these numbered files that was applied to it.
--
-- The hash chain. Every hash is BLAKE2b with 32 bytes, without a key. It is taken over a row of fields; a
-- text is written as its length in bytes (64 bits, little endian) followed by its bytes, a number as 64 bits,
-- little endian, and a hash as its 32 bytes.
--
--   header.hash       the text "fielddesk-header-1", then the texts kit_id, kit_text, title, program_version
--   entries.hash      the hash before it (header.hash for entry 1), the number, the texts at and order_taken,
--                     the number of facts, then for each fact in order the texts audience and body
--
-- So nothing can be changed, left out, slipped in or put elsewhere without every later hash being wrong. What
-- the chain alone cannot show is that entries are missing at its end.

-- What was known when the game began: one row.
CREATE TABLE header (
    id              INTEGER PRIMARY KEY CHECK (id = 1),
    kit_id          TEXT NOT NULL,  -- the short name of the boxed game
    kit_text        TEXT NOT NULL,  -- the whole kit, so that the file can be read without the program's data
    title           TEXT NOT NULL,  -- as the players call this game
    program_version TEXT NOT NULL,  -- of the program that began it
    hash            BLOB NOT NULL
) STRICT;

-- One row for each order that was taken, numbered 1, 2, 3 and so on. Rows are never changed nor removed: what
-- is taken back is taken back by a later entry.
CREATE TABLE entries (
    number      INTEGER PRIMARY KEY,
    at          TEXT NOT NULL,      -- when, in UTC: 1863-05-02T17:15:00.000Z
    order_taken TEXT NOT NULL,      -- JSON; everyone may read it
    hash        BLOB NOT NULL
) STRICT;

-- What came of an order: facts, in the order in which they happened, positions 0, 1, 2 and so on.
CREATE TABLE facts (
    entry    INTEGER NOT NULL REFERENCES entries (number),
    position INTEGER NOT NULL,
    audience TEXT NOT NULL,         -- "everyone", "vault" (nobody yet), or "side:N", N counted from 0
    body     TEXT NOT NULL,         -- JSON
    PRIMARY KEY (entry, position)
) STRICT, WITHOUT ROWID;
