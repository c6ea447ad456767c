"""The tables of the journal. Other parts keep theirs in the same `metadata`, so that one backup holds all of them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""A whole number of 64 bits; as a SQLite primary key it is the row's own number."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("position", Number, primary_key=True, autoincrement=False),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("number", Number, nullable=False),
    sa.Column("id", sa.Text, nullable=False),
    sa.Column("type", sa.Text, nullable=False),
    sa.Column("version", Number, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", Number, nullable=False),
    sa.Column("recorded", Number, nullable=False),
    sa.Column("actor", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.Column("cause", sa.Text, nullable=False),
    sa.Column("hash", sa.Text, nullable=False),
    sa.UniqueConstraint("stream", "number"),
    sa.UniqueConstraint("id"),
)
"""The log: `journal.model.Entry`."""

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("place", Number, primary_key=True, autoincrement=True),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("fingerprint", sa.Text, nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("device", "command"),
)
"""The stored answers of commands, in the order they were stored: `journal.model.StoredAnswer`."""

bookmarks = sa.Table(
    "bookmarks",
    metadata,
    sa.Column("reader", sa.Text, primary_key=True),
    sa.Column("position", Number, nullable=False),
)
"""How far a reader has worked."""

forks = sa.Table(
    "forks",
    metadata,
    sa.Column("place", Number, primary_key=True, autoincrement=True),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("after", Number, nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""Branches set aside: the JSON of `journal.model.Fork`."""

LOG = (entries, answers, bookmarks, forks)
"""The tables of the log; every other one is private: in backups, never in exports."""
