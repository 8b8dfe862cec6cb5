"""Choices have the id that their client gave them; a row shows whether the store can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("choices", sa.Column("id", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
