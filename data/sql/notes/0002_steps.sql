-- What was done to the notes, so that all of it can be undone.

-- One row for each step, numbered 1, 2, 3 and so on.
CREATE TABLE steps (
    number    INTEGER PRIMARY KEY,
    kit       TEXT NOT NULL,
    is_undone INTEGER NOT NULL DEFAULT 0  -- 1 once it was taken back
) STRICT;

-- What a step did to one note: the entry before and after it, or null where there was none.
CREATE TABLE changes (
    step   INTEGER NOT NULL REFERENCES steps (number) ON DELETE CASCADE,
    list   TEXT NOT NULL,
    key    TEXT NOT NULL,
    before TEXT,
    after  TEXT,
    PRIMARY KEY (step, list, key)
) STRICT, WITHOUT ROWID;
