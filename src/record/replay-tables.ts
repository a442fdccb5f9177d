/**
 * The tables of what a replay needs, as SQL. The parts of a request (system text with tools, each turn) are stored once, by their hash:
 * the next request of a conversation repeats all of those before it. A part goes with the last replay that has it.
 */
export const REPLAYS = `
CREATE TABLE replays (
  id INTEGER PRIMARY KEY,
  request TEXT NOT NULL,
  rest TEXT NOT NULL
) STRICT;
CREATE TABLE parts (hash TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE replay_parts (replay INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (replay, hash)) STRICT, WITHOUT ROWID;
CREATE INDEX replay_parts_hash ON replay_parts (hash);
CREATE TRIGGER replays_removed AFTER DELETE ON replays BEGIN
  DELETE FROM parts WHERE hash IN (SELECT hash FROM replay_parts WHERE replay = old.id)
    AND NOT EXISTS (SELECT 1 FROM replay_parts WHERE replay_parts.hash = parts.hash AND replay <> old.id);
  DELETE FROM replay_parts WHERE replay = old.id;
END;
CREATE TRIGGER replay_follows AFTER DELETE ON exchanges BEGIN
  DELETE FROM replays WHERE id = old.id;
END;
`;

/** Removes these tables; the trigger on the exchanges goes with their table. */
export const NO_REPLAYS = 'DROP TABLE replay_parts; DROP TABLE parts; DROP TABLE replays;';
