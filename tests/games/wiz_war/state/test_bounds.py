"""The range of every number in a written position: its bounds are let in, the next ones are not."""

from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games import find
from tests.games.wiz_war.tables import arena

GAME = find("wiz_war")
FAR = 1000
MANY = FAR * FAR * FAR
CARDS = 311
CELLS = 74  # of three players
LINES = 133
PLAYER, BEAST, SPELL = "players.1.", "beasts.0.", "spells.0."
THING, LINED, TOKEN = "things.0.", "things.1.", "things.2."
BOUNDS: dict[str, tuple[int, int, str]] = {
    "turns.1": (0, 3, "the quarter turns of a board"),
    "active": (0, 2, "the active seat"),
    "turn_number": (0, MANY, "the number of the turn"),
    "limit": (0, FAR * FAR, "the turn limit"),
    "goal": (2, 4, "the goal in victory points"),
    "rules": (0, 511, "the optional rules, as bits,"),
    "ended": (0, 4, "how it ended"),
    "winner": (-1, 2, "the winner"),
    "triggers": (0, 4095, "what counters answer, as bits,"),
    "school_pile.5": (-1, 0, "the deck of a school"),
    "draft.=": (0, 13, "a school that can be chosen"),
    "lent.=": (0, CARDS, "a card that has changed decks"),
    PLAYER + "life": (-FAR, 20, "the life of seat 1"),
    PLAYER + "stun": (0, FAR, "the stun tokens of seat 1"),
    PLAYER + "kills": (0, 2, "the kills of seat 1"),
    PLAYER + "turns": (0, MANY, "the turns of seat 1"),
    PLAYER + "pile": (0, 0, "the deck of seat 1"),
    PLAYER + "own_pile": (-1, 0, "the own deck of seat 1"),
    PLAYER + "put_back": (-1, 13, "the school that seat 1 put back"),
    PLAYER + "seen.=": (0, CARDS, "a card that seat 1 has seen"),
    BEAST + "kind": (0, 5, "the kind of a creature"),
    BEAST + "owner": (0, 2, "the master of a creature"),
    BEAST + "life": (-FAR, 12, "a creature's life"),
    BEAST + "stun": (0, FAR, "the stun tokens of a creature"),
    BEAST + "run": (0, FAR, "the straight run of a creature"),
    BEAST + "heading": (0, 3, "the direction of that run"),
    THING + "kind": (0, 13, "the kind of a thing"),
    THING + "uid": (1, 4, "the number of a boneyard"),
    THING + "card": (0, CARDS, "the card of a boneyard"),
    THING + "owner": (0, 2, "the maker of a boneyard"),
    THING + "cell": (0, CELLS, "the square of a boneyard"),
    THING + "live": (0, 0, "whether a boneyard is live"),
    THING + "cracks": (0, 1, "the cracks of a boneyard"),
    TOKEN + "live": (0, 1, "whether a trap is live"),
    LINED + "line": (0, LINES, "the border line of a fire-wall"),
    LINED + "beneath": (0, 3, "what lies beneath a fire-wall"),
    SPELL + "owner": (0, 2, "the caster of a spell"),
    SPELL + "energy": (0, FAR, "the energy of a spell"),
    SPELL + "tokens": (1, FAR, "the energy tokens of a temporary spell"),
    "lines.0": (0, 5, "what stands on a border line"),
    "cracks.0.line": (0, LINES, "a cracked line"),
    "cracks.0.cracks": (1, 4, "the cracks of a wall or door"),
    "held.0.line": (0, LINES, "a door and its holder"),
    "turn.mp": (-FAR, FAR, "movement points"),
    "turn.activation.mp": (-FAR, FAR, "movement points of a creature"),
    "turn.attacks": (0, FAR, "the attacks of the turn"),
    "turn.activation.attacks": (0, FAR, "the attacks of a creature"),
    "turn.astral": (-1, CELLS, "the square of an astral self"),
    "turn.fuel": (0, FAR, "the energy that was added up"),
    "turn.through": (-1, LINES, "the wall that may be passed"),
    "turn.started": (-1, CELLS, "where the turn began"),
    "turn.trail.=": (0, CELLS, "a square walked in this turn"),
    "turn.released.=": (0, LINES, "a door let go in this turn"),
    "turn.drawn_by.=": (0, 2, "a seat whose raven has drawn"),
    "turn.used.=": (0, CARDS, "an item used in this turn"),
}


def a_rich_table() -> dict[str, Any]:
    table = arena(
        [{"at": "d2"}, {"at": "e1"}, {"at": "c2"}],
        beasts=[{"kind": "drake", "at": "b1"}],
        things=[
            {"kind": "boneyard", "card": "boneyard", "at": "a5", "owner": 1},
            {"kind": "fire-wall", "card": "wall-of-fire", "at": "a1|b1"},
            {"kind": "trap", "card": "booby-trap", "at": "b2"},
            {"kind": "item", "card": "dagger", "at": "b2"},
        ],
        spells=[{"card": "acid-bath", "on": "@1"}],
        cracks={"b1|b2": 2},
    )
    table.do("alice: hold d2|d3")
    head: dict[str, Any] = msgspec.json.decode(table.match.to_json())
    head["state"]["spells"].sort(key=lambda one: -one["tokens"])  # the one with tokens first
    return head


def put(head: dict[str, Any], path: str, value: int) -> None:
    """Write a number where a path leads; «=» is a list of it alone."""
    *way, last = path.split(".")
    place: Any = head["state"]
    for step in way if last != "=" else way[:-1]:
        place = place[int(step) if isinstance(place, list) else step]
    if last == "=":
        place[way[-1]] = [value]
    else:
        place[int(last) if isinstance(place, list) else last] = value


def refusal(path: str, value: int) -> str:
    """Why the table with that number is refused; nothing if it is not."""
    head = a_rich_table()
    put(head, path, value)
    try:
        from_json(GAME, msgspec.json.encode(head))
    except BadPosition as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("path", BOUNDS)
def test_a_number_is_within_its_bounds(path: str) -> None:
    low, high, what = BOUNDS[path]
    for value in (low - 1, high + 1):
        assert f"{what} is a whole number from {low} to {high}, not {value}" in refusal(path, value)
    for value in (low, high):
        assert f"{what} is a whole number" not in refusal(path, value)


def test_the_table_is_let_in_as_it_is() -> None:
    from_json(GAME, msgspec.json.encode(a_rich_table()))
