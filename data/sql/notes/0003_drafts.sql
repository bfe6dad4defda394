-- What somebody is still writing, so that a crash loses none of it. No kit is made of it.

-- One row for each note that was begun and is neither kept nor dropped.
CREATE TABLE drafts (
    kit   TEXT NOT NULL,
    list  TEXT NOT NULL,
    key   TEXT NOT NULL,
    entry TEXT NOT NULL,  -- as far as it is written; it may be wrong
    PRIMARY KEY (kit, list, key)
) STRICT, WITHOUT ROWID;
