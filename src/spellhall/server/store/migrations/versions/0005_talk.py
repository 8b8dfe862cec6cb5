"""Among the lines of a table are reactions, and lines that tell who came and left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    column = sa.Column("kind", sa.String(12), nullable=False, server_default="said")
    op.add_column("chat", column)
