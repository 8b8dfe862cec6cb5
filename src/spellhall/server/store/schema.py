"""The tables of the store. What happened at a table is in `choices` and only grows."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),  # SHA-256 of the key
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("watchers", String(8), nullable=False),
    Column("host", String(32), nullable=False),  # person
    Column("seed", String(64), nullable=False),  # secret; empty before the start
    Column("start", Text, nullable=False),  # the position it begins from, if not the set-up
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("clock", Integer, nullable=False),  # seconds for one decision; 0: none
    Column("next_table", String(32), nullable=False),
    # A summary for the hall, written together with every choice that everybody may know of.
    Column("seq", Integer, nullable=False),  # as everybody is told it
    Column("line", Text, nullable=False),
    Column("awaited", Text, nullable=False),  # JSON: seats
    Column("result", Text, nullable=False),  # JSON; empty while it goes on
    Index("tables_by_phase", "phase", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),  # empty for bots and open seats
    Column("name", String(40), nullable=False),
    Column("level", String(32), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Index("seats_by_person", "person"),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # "choice", or "undo" with a count as text
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("id", String(40), nullable=False),  # as the client called it, to know it again
    Column("reason", Text, nullable=False),  # what a bot said about it
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),  # as Match.to_json writes it
    Column("shown", Text, nullable=False),  # JSON: what each viewpoint sees, for old versions
    Column("catalogue", String(32), nullable=False),  # which it rests on; empty: none
)

catalogues = Table(
    "catalogues",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: what was printed in a game's box
)

stories = Table(
    "stories",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: as it is sent
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),  # when somebody last asked whether it can be written
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("kind", String(12), nullable=False, server_default="said"),
    Index("chat_by_table", "table_id", "id"),
)
