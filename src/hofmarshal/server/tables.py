"""The tables of who is who, beside the journal's: secrets of devices, accounts and their sessions. None is ever exported."""

from __future__ import annotations

import sqlalchemy as sa

from hofmarshal.journal.tables import Number, metadata

device_secrets = sa.Table(
    "device_secrets",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
"""The 32 bytes that a device shares with the server; those of `server` are the server's own."""

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("login", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", Number, nullable=False),
    sa.UniqueConstraint("login"),
)
"""Who may sign in: `login` is the name folded for comparison, `password` an argon2 hash, `made` in milliseconds."""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("made", Number, nullable=False),
    sa.Column("until", Number, nullable=False),
)
"""Browsers that are signed in: `token` is the SHA-256 of the cookie's value, `until` the instant (ms) it ends."""
