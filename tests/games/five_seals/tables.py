"""Sets a table of Five Seals of Magic in a few lines.

The board is empty but for the seals that a test names, so that a script meets only the questions
that it is about.
"""

from typing import Any

from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.seals import ON_BOARD
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, SCROLL_WORDS, die_word
from spellhall.games.five_seals.show.sight.shapes import WORD, Sight
from spellhall.games.five_seals.state.state import AT_HAND, ON_BINDING, OUT, Player, Seals
from spellhall.testing import Table

Seat = dict[str, Any]

# Strength-6 scrolls behind closed gates, so that the game does not end with the round.
VAULTS = {
    "1.K1": "fire6",
    "2.K1": "water6",
    "3.K1": "air6",
    "4.K1": "earth6",
    "1.V1": "synergy-fire",
    "2.V1": "synergy-water",
    "3.V1": "synergy-air",
    "4.V1": "synergy-earth",
}


def dungeon(
    alice: Seat | None = None, bob: Seat | None = None, *others: Seat, **rest: Any
) -> Table:
    """A table where alice is to take her turn; everybody holds one die unless told otherwise."""
    seats = [
        {"dice": [f"{colour}1"]} | (told or {})
        for told, colour in zip((alice, bob, *others), COLOURS, strict=False)
    ]
    stack, chance = rest.pop("stack", None), rest.pop("chance", ())
    options = {id: rest.pop(id) for id in OPTIONS if id in rest}
    return Table.at("five_seals", {"players": seats} | rest, options, stack, chance)


OPTIONS = ("tie_break", "binding_raises", "stalemate")  # of the game, not of a position
COLOURS = ("fire", "water", "air", "earth", "fire")


def state(table: Table) -> Seals:
    """The state, with its type; nothing was lost or made on the way to it."""
    found = table.state
    assert isinstance(found, Seals)
    GAME.invariants(found)
    return found


def player(table: Table, name: str) -> Player:
    """One seat's part of the state."""
    return state(table).players[table.seat(name)]


def seen(table: Table, seat: int | None = 0) -> Sight:
    """What a seat sees."""
    found = table.match.sight(seat)
    assert isinstance(found, Sight)
    return found


def nodes(table: Table, bits: list[int]) -> list[str]:
    """The nodes that such bits of a sight stand for."""
    board = BOARDS[len(state(table).players)]
    return [
        board.names[n]
        for n in range(board.size)
        if n // WORD < len(bits) and bits[n // WORD] >> n % WORD & 1
    ]


def targets(table: Table, seat: int) -> list[str]:
    """What a seat is shown to break."""
    return nodes(table, seen(table, seat).breakable)


def guardians(table: Table) -> dict[str, str]:
    """The guardians of this game: a node or «beside»."""
    board = BOARDS[len(state(table).players)]
    return {
        ELEMENT_WORDS[element]: "beside" if node == AT_HAND else board.names[node]
        for element, node in enumerate(seen(table).guardians)
        if node != OUT
    }


def dice(table: Table, name: str) -> str:
    """The dice of a seat: «fire1 air5»."""
    return " ".join(die_word(die) for die in player(table, name).dice)


def at(table: Table, name: str) -> str:
    """Where a mage stands."""
    return BOARDS[len(state(table).players)].names[player(table, name).node]


def familiar(table: Table, name: str) -> str:
    """Where a familiar is: a node, «hand» or «binding»."""
    node = player(table, name).familiar
    places = {AT_HAND: "hand", ON_BINDING: "binding"}
    return places.get(node) or BOARDS[len(state(table).players)].names[node]


def owned(table: Table, name: str) -> list[str]:
    """The scrolls of a seat but Binding; a mark for those that lie face down."""
    found = player(table, name)
    return [
        SCROLL_WORDS[scroll] + (" down" if scroll in found.down else "")
        for scroll in found.scrolls
        if not SCROLL_WORDS[scroll].startswith("binding")
    ]


def binding_is_up(table: Table, name: str) -> bool:
    """Whether a seat's Binding lies face up."""
    found = player(table, name)
    return found.scrolls[0] not in found.down


def on(table: Table, node: str) -> str:
    """What lies on a space: «air5», «growth-fire» or nothing."""
    s = state(table)
    seal = s.seals[BOARDS[len(s.players)].node(node)]
    if seal < 0:
        return ""
    return SCROLL_WORDS[seal - ON_BOARD] if seal >= ON_BOARD else die_word(seal)


def supply(table: Table) -> list[int]:
    """Dice of Fire, Water, Air and Earth in the supply."""
    return state(table).supply


def starts_with(table: Table, name: str, word: str) -> list[str]:
    """Those options of a seat that begin with a word, without it."""
    return [o.removeprefix(f"{word} ") for o in table.options(name) if o.startswith(f"{word} ")]


def breaks(table: Table, name: str = "alice") -> list[str]:
    """The nodes of the targets that a seat may break."""
    return starts_with(table, name, "break")


def uses(table: Table, name: str = "alice") -> list[str]:
    """The scrolls that a seat may use, without Binding."""
    return [u for u in starts_with(table, name, "use") if not u.startswith("binding")]


def pass_round(table: Table) -> Table:
    """Everybody gives up and takes the first dice there are, until a new round begins."""
    before = state(table).round.number
    while not table.match.is_over and state(table).round.number == before:
        name = table.match.names[table.match.awaited()[0]]
        giving_up = table.question(name) == "take_turn"
        table.play(f"{name}: {'give up' if giving_up else table.options(name)[0]}")
    return table
