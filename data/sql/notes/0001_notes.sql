-- The box notes of all games: one SQLite file in the user's data folder. This is all that is in it.
--
-- application_id  0x46446E74 ("FDnt"): the file holds box notes.
-- user_version    the number of the last of these numbered files that was applied to it. A copy of the file is
--                 kept beside it before another one is.

-- One row for each thing that was copied from a box.
CREATE TABLE notes (
    kit   TEXT NOT NULL,  -- the short name of the boxed game
    list  TEXT NOT NULL,  -- the list of a notes file that the entry stands in: cells, cards, ratings ...
    key   TEXT NOT NULL,  -- what tells it apart in its list
    entry TEXT NOT NULL,  -- the entry, as JSON
    PRIMARY KEY (kit, list, key)
) STRICT, WITHOUT ROWID;
