"""Runs the steps over the connection that `journal.schema` has opened and locked."""

from __future__ import annotations

from alembic import context

from hofmarshal.journal.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
