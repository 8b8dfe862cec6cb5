"""Run by alembic: uses the connection that the server hands over."""

from alembic import context

from spellhall.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
