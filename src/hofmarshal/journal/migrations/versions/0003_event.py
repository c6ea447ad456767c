"""The event: people, and content by hash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "person",
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("country", sa.Text, nullable=False),
        sa.Column("club_code", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("version", Number, nullable=False),
        sa.PrimaryKeyConstraint("entry", name="pk_person"),
    )
    op.create_table(
        "content",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_content"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("content")
    op.drop_table("person")
