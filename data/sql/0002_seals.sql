-- Sealing. A fact for one side or for the vault is sealed with XChaCha20-Poly1305, and its body is then base64
-- (with padding, libsodium's "original" variant) of the 24 bytes of the nonce and the sealed bytes. What is
-- sealed is the JSON, padded to a multiple of 512 bytes (ISO/IEC 7816-4) so that its length tells nothing. What
-- it is bound to is the hash over "fielddesk-fact-1", header.hash, the number of the entry, the position of the
-- fact and the text of its audience, each field written as for the hash chain: a fact that is put elsewhere
-- cannot be opened.
--
-- Each side that somebody plays has a key of 32 bytes. The vault's key is the hash over "fielddesk-vault-1", the
-- number of sides and their keys in the order of the sides: it needs every one of them.

-- The key of each side. Games that began in a file of version 1 have no rows, and nothing in them is sealed.
CREATE TABLE seats (
    side       INTEGER PRIMARY KEY, -- counted from 0
    salt       BLOB NOT NULL,       -- for Argon2id over the PIN: 16 bytes; none where there is no PIN
    operations INTEGER NOT NULL,    -- of Argon2id, 0 without a PIN
    memory     INTEGER NOT NULL,    -- in bytes
    key        BLOB NOT NULL,       -- the key itself without a PIN, else nonce and sealed key; it is bound to
                                    -- the hash over "fielddesk-seat-1", header.hash and the side
    hash       BLOB NOT NULL        -- over "fielddesk-seat-row-1", side, salt, operations, memory and key
) STRICT;

-- The last entry, so that it is seen where entries are missing at the end. `mark` is the hash, keyed with the
-- vault's key where the game is sealed, over "fielddesk-end-1", the number and the hash of the entry.
CREATE TABLE last_entry (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL,
    hash   BLOB NOT NULL,
    mark   BLOB NOT NULL
) STRICT;
