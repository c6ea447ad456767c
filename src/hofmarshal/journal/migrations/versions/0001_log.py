"""The log: entries, answers, bookmarks and forks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "entries",
        sa.Column("position", Number, autoincrement=False, nullable=False),
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
        sa.PrimaryKeyConstraint("position", name="pk_entries"),
        sa.UniqueConstraint("stream", "number", name="uq_entries_stream_number"),
        sa.UniqueConstraint("id", name="uq_entries_id"),
    )
    op.create_table(
        "answers",
        sa.Column("place", Number, autoincrement=True, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("place", name="pk_answers"),
        sa.UniqueConstraint("device", "command", name="uq_answers_device_command"),
    )
    op.create_table(
        "bookmarks",
        sa.Column("reader", sa.Text, nullable=False),
        sa.Column("position", Number, nullable=False),
        sa.PrimaryKeyConstraint("reader", name="pk_bookmarks"),
    )
    op.create_table(
        "forks",
        sa.Column("place", Number, autoincrement=True, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("after", Number, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("place", name="pk_forks"),
    )
