"""Sets a table of Wizard's Academy in a few lines.

Boards are the fixed ones of the ledger (R, and R2 for scenarios); alice is about to act.
"""

from typing import Any

from spellhall.games.wizards_academy.box.grid import PAIRS, SPACE_WORDS
from spellhall.games.wizards_academy.box.kinds import GUARD, KIND_WORDS, PORTAL, TOKENS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS, SQUARE_WORDS
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS, SPELLS, spell_named
from spellhall.games.wizards_academy.state.state import Academy, Wizard
from spellhall.testing import Table

SPACE_OF_LEVEL = ("", "12", "14", "16", "17")
ADVANCED = "golem-construction"
# Alice's actions and the end of her turn, for hand-written stacks.
TO_ACT = ({"": "Act", "seat": 0}, {"": "EndTurn", "seat": 0})


def basic(*wizards: dict[str, Any], **rest: Any) -> Table:
    """A table of the basic game."""
    return table_of(wizards or ({},), "basic", **rest)


def advanced(*wizards: dict[str, Any], **rest: Any) -> Table:
    """A table of a scenario, Golem Construction unless another is named."""
    return table_of(wizards or ({},), rest.pop("scenario", ADVANCED), **rest)


def table_of(wizards: Any, scenario: str, **rest: Any) -> Table:
    stack, chance = rest.pop("stack", None), rest.pop("chance", ())
    setup = {"players": list(wizards), "scenario": scenario, "mana": 5} | rest
    return Table.at("wizards_academy", setup, stack=stack, chance=chance)


def facing(card: str, *wizards: dict[str, Any], **rest: Any) -> Table:
    """Alice's turn has begun with this disaster; her draw after it is known."""
    alice, *others = wizards or ({},)
    scenario = rest.pop("scenario", ADVANCED)
    return table_of([alice | {"card": card}, *others], scenario, begin=True, **rest)


def casting(word: str, *wizards: dict[str, Any], boost: bool = False, **rest: Any) -> Table:
    """Alice has just cast this spell, from the Enchanted Well unless she stands elsewhere.

    She is Nobody Ashgrove, whose bound spells are boosted and whose others are not.
    """
    alice, *others = wizards or ({},)
    space = SPACE_OF_LEVEL[SPELLS[spell_named(word)].level]
    low, high = PAIRS[SPACE_WORDS.index(space)]
    glyphs = f"{low} {high} {alice.get('glyphs', '')}"
    alice = {"who": "nobody", "room": "well"} | alice | {"glyphs": glyphs}
    rest["grid"] = {space: word} | rest.get("grid", {})
    if boost:
        rest["bound"] = [space, *rest.get("bound", [])]
    table = table_of([alice, *others], rest.pop("scenario", ADVANCED), **rest)
    table.play(f"alice: cast {space}")
    if table.question("alice") == "pay":
        table.play(f"alice: pay {low} {high}")
    return table


def state(table: Table) -> Academy:
    """The state, with its type."""
    found = table.state
    assert isinstance(found, Academy)
    return found


def wizard(table: Table, name: str) -> Wizard:
    """One seat's wizard."""
    return state(table).wizards[table.seat(name)]


def room_of(table: Table, name: str) -> str:
    """Where a wizard stands."""
    return ROOM_WORDS[wizard(table, name).room]


def glyphs(table: Table, name: str) -> str:
    """A wizard's collection: «1 1 4»."""
    held = wizard(table, name).glyphs
    return " ".join(str(kind + 1) for kind in range(7) for _ in range(held[kind]))


def things(table: Table, room: str) -> str:
    """What is in a room, in the order of the kinds: «fire water water imp»."""
    s = state(table)
    number = ROOM_WORDS.index(room)
    found = []
    for kind, word in enumerate(KIND_WORDS):
        if kind < TOKENS:
            n = s.tokens[TOKENS * number + kind]
        elif PORTAL <= kind < GUARD:
            n = s.portals[number] >> (kind - PORTAL) & 1
        else:
            n = sum(
                s.beast_room[i] == number and s.beast_kind[i] == kind
                for i in range(len(s.beast_room))
            )
        found += [word] * n
    return " ".join(found)


def everything(table: Table) -> dict[str, str]:
    """All rooms that contain something."""
    return {room: things(table, room) for room in ROOM_WORDS if things(table, room)}


def square_of(table: Table, room: str) -> str:
    """Where a room lies."""
    return SQUARE_WORDS[state(table).square[ROOM_WORDS.index(room)]]


def turn_of(table: Table, room: str) -> int:
    """How far a room is turned."""
    return state(table).facing[ROOM_WORDS.index(room)]


def spell_at(table: Table, space: str) -> str:
    """The spell in a space."""
    return SPELL_WORDS[state(table).grid[SPACE_WORDS.index(space)]]


def is_bound(table: Table, space: str) -> bool:
    """Whether a space is face-up."""
    return state(table).bound[SPACE_WORDS.index(space)]


def mana(table: Table) -> int:
    """What is left."""
    return state(table).mana
