"""The tables of an event beside the journal's: people and what is private of them, their media, and content kept by its hash."""

from __future__ import annotations

import sqlalchemy as sa

from hofmarshal.journal.tables import Number, metadata

person = sa.Table(
    "person",
    metadata,
    sa.Column("entry", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("club", sa.Text, nullable=False),
    sa.Column("country", sa.Text, nullable=False),
    sa.Column("club_code", sa.Text, nullable=False),
    sa.Column("salt", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("version", Number, nullable=False),
)
"""Who an entry is: `club_code` is what the journal calls his club, `commitment` SHA-256 (hex) of salt and row."""

content = sa.Table(
    "content",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""Effective rules with their clauses, by the SHA-256 (hex) of their bytes; written once, never changed."""

dossier = sa.Table(
    "dossier",
    metadata,
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("part", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("salt", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("entry", "part", name="pk_dossier"),
)
"""What is private of a person, part by part (`contact`, `birth`, `paper/ID`, …): canonical JSON, its salt, and the
SHA-256 (hex) of both, which is all that the journal carries of it."""

media = sa.Table(
    "media",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("mime", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", Number, nullable=False),
)
"""Pictures and videos of a person's (`kind`: `gear`, `paper`, `protest`); `id` is random, so that it tells nothing."""
