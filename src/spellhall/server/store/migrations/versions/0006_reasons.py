"""What a bot said about a choice is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    column = sa.Column("reason", sa.Text, nullable=False, server_default="")
    op.add_column("choices", column)
