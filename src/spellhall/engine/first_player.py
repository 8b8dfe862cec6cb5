"""Who begins: drawn by lot, or the seat that the host names. The same in every game that asks."""

from collections.abc import Mapping

from spellhall.engine.errors import BadOptions
from spellhall.engine.machine.chance import below
from spellhall.engine.machine.state import State
from spellhall.engine.settings import Named, One, Value

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


def first_is_seated(options: Mapping[str, Value], players: int) -> None:
    """The first seat must be one of those at the table."""
    first = options["first"]
    if first != RANDOM and int(str(first)) > players:
        raise BadOptions(f"First player names seat {first}, but there are {players} players")


def first_seat(s: State, options: Mapping[str, Value], players: int) -> int:
    """The seat that begins."""
    first = options["first"]
    return below(s, players) if first == RANDOM else int(str(first)) - 1
