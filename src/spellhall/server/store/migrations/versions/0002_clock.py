"""Tables may have a clock."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
