"""What snapshots show rests on a catalogue, which is kept for later versions."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    column = sa.Column("catalogue", sa.String(32), nullable=False, server_default="")
    op.add_column("snapshots", column)
    op.create_table(
        "catalogues",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
