"""The processes of a server, and the devices each of them hears."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "workers",
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("at", Number, nullable=False),
        sa.Column("devices", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("worker", name="pk_workers"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("workers")
