"""What the host of a table may wish: game, options, clock, seats and the bots on them."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Final

from spellhall.engine import BadOptions, Game
from spellhall.engine.settings import Value, complete
from spellhall.games import find
from spellhall.server.store.rows import Person, Seat
from spellhall.server.wire import problems
from spellhall.server.wire.http import SeatWish
from spellhall.server.wire.words import distinct, folded

BOT_NAMES: Final = (
    "Ambrose",
    "Beatrix",
    "Corvin",
    "Delphine",
    "Edda",
    "Fenwick",
    "Griselda",
    "Hieronymus",
    "Isolde",
    "Jorunn",
    "Kasimir",
    "Lavinia",
)
SHORTEST_CLOCK: Final = 5  # seconds
LONGEST_CLOCK: Final = 3600


def find_game(id: str) -> Game:
    """The game with this id; Denied lists those there are."""
    try:
        return find(id)
    except BadOptions as error:
        raise problems.unfit("unknown_game", f"{error}.") from None


def drafted_options(game: Game, options: Mapping[str, Value], players: int) -> dict[str, Value]:
    """All options of a game, complete and each allowed by itself."""
    if players not in game.players:
        few, many = game.players[0], game.players[-1]
        raise problems.unfit(
            "bad_seats", f"{game.title} is for {few} to {many} players, not {players}."
        )
    try:
        return complete(game.settings, options)
    except BadOptions as error:
        raise problems.unfit("bad_options", f"{error}.") from None


def checked_options(game: Game, options: Mapping[str, Value], players: int) -> None:
    """Denied says why these options cannot be played together."""
    for conflict in game.judged(options, players):
        raise problems.unfit("bad_options", f"{conflict.reason}.")


def checked_clock(seconds: int) -> int:
    """The time for one decision: none, or long enough to look and short enough to matter."""
    if seconds and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
        raise problems.unfit(
            "bad_clock",
            f"The clock is 0 for none, or {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds for one"
            f" decision, not {seconds}.",
        )
    return seconds


def checked_level(game: Game, level: str) -> str:
    """The id of a bot's level; Denied lists those there are."""
    known = [one.id for one in game.levels]
    if level not in known:
        raise problems.unfit(
            "bad_level", f"There is no level '{level}'; levels: {', '.join(known)}."
        )
    return level


def arranged(
    game: Game, wishes: Sequence[SeatWish], before: Sequence[Seat], host: Person
) -> list[Seat]:
    """The seats as the host wishes them; people who sit on seats left open stay there."""
    seats = []
    for number, wish in enumerate(wishes):
        held = before[number] if number < len(before) else None
        if wish.kind == "me":
            seats.append(Seat(number, "person", host.id, host.name))
        elif wish.kind == "bot":
            level = checked_level(game, wish.level)
            name = held.name if held is not None and held.kind == "bot" else ""
            seats.append(Seat(number, "bot", "", name, level))
        elif held is not None and held.kind == "person" and held.person != host.id:
            seats.append(held)
        else:
            seats.append(Seat(number, "open"))
    return named(seats)


def named(seats: list[Seat]) -> list[Seat]:
    """Give every bot a name, and make equal names differ."""
    taken: list[str] = []
    used = {folded(seat.name) for seat in seats}
    free = [name for name in BOT_NAMES if folded(name) not in used]
    SystemRandom().shuffle(free)
    for seat in seats:
        if seat.kind == "open":
            seat.name = ""
            continue
        seat.name = distinct(seat.name or free.pop(), taken)
        taken.append(seat.name)
    return seats
