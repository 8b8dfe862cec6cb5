"""Sets a table of Arcane Academy in a few lines.

What is not named is empty: no hands, no Public Assignments, no tiles in the centre, so that a
script meets only the questions that it is about.
"""

from collections.abc import Iterable
from typing import Any

from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.box.tiles import TILE_OF, TURN_OF
from spellhall.games.arcane_academy.box.words import CARD_WORDS, TILE_WORDS
from spellhall.games.arcane_academy.show.catalogue import catalogue
from spellhall.games.arcane_academy.state.state import Academy, Player
from spellhall.testing import Table

PRINTED = catalogue()
BARE: dict[str, Any] = {"hand": []}
SEVEN: dict[str, Any] = {  # completed Assignments, one too few
    "spells": ["grand-proof", "corollary", "shardstorm", "mind-leech"],
    "items": ["wellspring-wand", "crystal-loom", "trophy-cabinet"],
}
EIGHT = SEVEN | {"spells": [*SEVEN["spells"], "static-fog"]}


def academy(
    alice: dict[str, Any] | None = None,
    bob: dict[str, Any] | None = None,
    *others: dict[str, Any],
    **rest: Any,
) -> Table:
    """A table where alice is to choose: cast or rest."""
    seats = [BARE | (alice or {}), BARE | (bob or {}), *(BARE | other for other in others)]
    stack, chance = rest.pop("stack", None), rest.pop("chance", ())
    options = rest.pop("options", None)
    setup = {"public": [], "centre": [], "players": seats} | rest
    return Table.at("arcane_academy", setup, options, stack=stack, chance=chance)


def completing(card: str, alice: dict[str, Any] | None = None, **rest: Any) -> Table:
    """Alice holds this one card, with all she needs, and has just chosen to complete it."""
    told = {"hand": [card], "will": 9, "shards": 9} | (alice or {})
    table = academy(told, rest.pop("bob", None), *rest.pop("others", []), **rest)
    return table.play("alice: cast 0", "alice: complete", f"alice: complete {card}")


def using(card: str, alice: dict[str, Any] | None = None, **rest: Any) -> Table:
    """Alice has this Item and has just chosen to use it."""
    told = {"will": 5, "shards": 5} | (alice or {})
    told["items"] = [card, *told.get("items", [])]
    table = academy(told, rest.pop("bob", None), *rest.pop("others", []), **rest)
    return table.play("alice: cast 0", "alice: use", f"alice: use {card.split(' ', maxsplit=1)[0]}")


def state(table: Table) -> Academy:
    """The state, with its type; nothing was lost or made on the way to it."""
    found = table.state
    assert isinstance(found, Academy)
    GAME.invariants(found)
    return found


def player(table: Table, name: str) -> Player:
    """One seat's part of the state."""
    return state(table).players[table.seat(name)]


def words(cards: list[int]) -> list[str]:
    """Cards in notation."""
    return [CARD_WORDS[card] for card in cards]


def tile_on(table: Table, name: str, space: int) -> str:
    """The visible tile of a space: «T03 r1», or «» for none."""
    laid = player(table, name).top[space]
    return "" if laid < 0 else f"{TILE_WORDS[TILE_OF[laid]]} r{TURN_OF[laid]}"


def names(cards: Iterable[int]) -> list[str]:
    """What is printed on cards that are seen."""
    return [PRINTED.kinds[PRINTED.cards[card]].name for card in cards]


def faces(tiles: Iterable[int]) -> list[str]:
    """Which faces seen tiles have."""
    return [PRINTED.faces[PRINTED.tiles[tile]].id for tile in tiles]


def edges(laid: int) -> str:
    """The half-connectors of a seen tile as it lies."""
    return PRINTED.faces[PRINTED.tiles[TILE_OF[laid]]].edges[TURN_OF[laid]]
