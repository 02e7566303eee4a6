"""The schema, as the numbered steps that lead to it; a database of any earlier number is brought up to date at start.

Steps are written for SQLite; `for_postgres` says the same to PostgreSQL. A step that was ever released is never edited.
"""

from __future__ import annotations

FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    listed INTEGER NOT NULL, created REAL NOT NULL, changed REAL NOT NULL, finished REAL, rematch TEXT
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE sitting (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_person ON sitting (person);
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID
"""

SHARED_AND_SEEDED = """
ALTER TABLE tables ADD COLUMN seed TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN entropy TEXT NOT NULL DEFAULT '';
CREATE TABLE done (
    person TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, token TEXT NOT NULL, made REAL NOT NULL,
    PRIMARY KEY (table_id, token)
) STRICT, WITHOUT ROWID;
CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID
"""

# An index on the time of the last change was rewritten with each move; lists of tables need only these.
LISTS = """
DROP INDEX tables_by_change;
CREATE INDEX tables_finished ON tables (finished) WHERE listed = 1 AND finished IS NOT NULL;
CREATE INDEX seats_free ON seats (table_id) WHERE name = '' AND level IS NULL
"""

# What earlier tables have shown as their commitment stays as it was.
PLEDGED_TERMS = """
ALTER TABLE tables ADD COLUMN pledges_terms INTEGER NOT NULL DEFAULT 0
"""

# Who sat down and for whom a bot plays: told in the chronicle, and no part of the journal, which is replayed.
SEATINGS = """
CREATE TABLE seatings (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT, at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID
"""

# Which tables are open was found out by looking at all that have a free seat. `waiting` is when somebody was last there
# to play at an open table that is listed; NULL: it is not open. Wishes that were carried out are forgotten by age.
WAITING = """
ALTER TABLE tables ADD COLUMN waiting REAL;
UPDATE tables SET waiting = changed WHERE listed = 1 AND finished IS NULL
    AND id IN (SELECT table_id FROM seats WHERE name = '' AND level IS NULL);
DROP INDEX seats_free;
CREATE INDEX tables_waiting ON tables (waiting) WHERE waiting IS NOT NULL;
CREATE INDEX done_by_age ON done (at)
"""

MIGRATIONS = (FIRST, SHARED_AND_SEEDED, LISTS, PLEDGED_TERMS, SEATINGS, WAITING)
LATEST = len(MIGRATIONS)


def statements(version: int) -> list[str]:
    """What leads from a version (0: an empty database) to the latest, statement by statement."""
    return [part for step in MIGRATIONS[version:] for part in step.split(";\n")]


def for_postgres(statement: str) -> str:
    """The same for PostgreSQL, whose REAL has half the digits, and which is strict by itself."""
    return statement.replace(" STRICT", "").replace(", WITHOUT ROWID", "").replace(" REAL", " DOUBLE PRECISION")
