"""What a table needs of the hall that it stands in."""

from typing import TYPE_CHECKING, Protocol

from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.store.store import Store
from spellhall.server.thinking.pauses import Pauses
from spellhall.server.thinking.thinker import Thinker

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table


class House(Protocol):
    """The hall as its tables know it: what all tables of one process share."""

    settings: Settings
    metrics: Metrics
    store: Store
    pauses: Pauses
    thinker: Thinker

    async def close_table(self, table: "Table") -> None:
        """Forget a table that is no more, and send everybody home."""
