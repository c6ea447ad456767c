"""The office: private data of people, and pictures and videos."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "dossier",
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("part", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("entry", "part", name="pk_dossier"),
    )
    op.create_table(
        "media",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("mime", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", Number, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_media"),
    )
    op.create_index("ix_media_entry", "media", ["entry"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("media")
    op.drop_table("dossier")
