"""Who begins: drawn by lot, or the seat that the host names. The same in every game that asks."""

from collections.abc import Mapping

from spellhall.engine.machine.chance import below
from spellhall.engine.machine.state import State
from spellhall.engine.settings import Conflict, Named, One, Value

RANDOM = "random"


def first_player(rule: str, seats: int) -> One:
    """The option of a game with so many seats at most."""
    return One(
        "first",
        "First player",
        "Drawn at random, or the seat that the host names.",
        rule=rule,
        values=(
            Named(RANDOM, "At random"),
            *(Named(str(n), f"Seat {n}", players=n) for n in range(1, seats + 1)),
        ),
        default=RANDOM,
    )


def first_is_seated(options: Mapping[str, Value], players: int) -> list[Conflict]:
    """The first seat must be one of those at the table."""
    first = options["first"]
    if first == RANDOM or int(str(first)) <= players:
        return []
    reason = f"First player names seat {first}, but there are {players} players"
    return [Conflict(("first",), reason, ({"first": RANDOM}, {"first": str(players)}))]


def first_seat(s: State, options: Mapping[str, Value], players: int) -> int:
    """The seat that begins."""
    first = options["first"]
    return below(s, players) if first == RANDOM else int(str(first)) - 1
