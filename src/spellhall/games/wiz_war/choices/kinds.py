"""The kinds of things that a choice of Wiz-War can name: how many, how written, what they touch."""

from typing import Any, Final

from spellhall.engine.choices import Kind
from spellhall.games.wiz_war.box.cards import CARD_COUNT, CARD_OF, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import labyrinth
from spellhall.games.wiz_war.box.maze.sectors import COLOURS
from spellhall.games.wiz_war.box.terms import THING_WORDS
from spellhall.games.wiz_war.box.words import (
    CARD_WORDS,
    CREATURE_WORDS,
    WAY_WORDS,
    line_name,
    square_name,
)
from spellhall.games.wiz_war.frames.moving import OrderEntry
from spellhall.games.wiz_war.state.numbers import BEAST
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel

MOST_SEATS: Final[int] = 5
MOST_SQUARES: Final[int] = 25 * MOST_SEATS
MOST_LINES: Final[int] = 226  # border lines of the layout for five
MOST_THINGS: Final[int] = (
    400  # on the board at once: one for each card, up to five for a few of them
)
MOST_MET: Final[int] = 32  # that act on a figure in one square
MOST_ENERGY: Final[int] = 64
MODES: Final[int] = 4
# Every weapon of every card, and every attack of a creature.
WEAPONS: Final[list[tuple[int, int]]] = [
    (card, i) for card in range(CARD_COUNT) for i in range(len(CARD_OF[card].weapons))
]
STRIKES: Final[list[tuple[int, int]]] = [
    (kind, i) for kind, row in enumerate(CREATURES) for i in range(len(row.attacks))
]
WEAPON_AT: Final[dict[tuple[int, int], int]] = {
    weapon: place for place, weapon in enumerate(WEAPONS)
}
STRIKE_AT: Final[dict[tuple[int, int], int]] = {
    strike: place for place, strike in enumerate(STRIKES)
}
ROLE_WORDS: Final[tuple[str, ...]] = ("attack", "neutral")


def figure_word(figure: int) -> str:
    """A wizard or a creature."""
    return f"@{figure}" if figure < BEAST else CREATURE_WORDS[figure - BEAST]


def figure_touch(figure: int) -> str:
    return f"seat:{figure}" if figure < BEAST else f"beast:{figure - BEAST}"


def square_touch(s: Duel, cell: int) -> str:
    maze = labyrinth(len(s.players))
    return f"square:{maze.row[cell]}:{maze.column[cell]}"


def treasure_word(s: Duel, treasure: int) -> str:
    return f"treasure-{COLOURS[s.players[treasure // 2].colour]}-{treasure % 2 + 1}"


def thing_word(thing: Thing) -> str:
    return f"{THING_WORDS[thing.kind]}#{thing.uid}"


def met_word(s: Duel, uid: int) -> str:
    """A thing that may be gone meanwhile."""
    for thing in s.things:
        if thing.uid == uid:
            return thing_word(thing)
    return f"gone#{uid}"


def _weapon_word(place: int) -> str:
    card, weapon = WEAPONS[place]
    return f"{CARD_WORDS[card]} {CARD_OF[card].weapons[weapon].id}"


def _strike_word(place: int) -> str:
    kind, attack = STRIKES[place]
    return CREATURES[kind].attacks[attack].id


def _met(s: Duel, f: OrderEntry, place: int) -> str:
    return met_word(s, f.uids[place])


def _touch_card(s: Duel, f: Any, card: int) -> str:
    return f"card:{card}"


CARD: Final[Kind] = Kind(CARD_COUNT, lambda card: CARD_WORDS[card], _touch_card)
ROLE: Final[Kind] = Kind(len(ROLE_WORDS), lambda role: ROLE_WORDS[role])
SCHOOL: Final[Kind] = Kind(
    len(SCHOOLS), lambda school: SCHOOLS[school], lambda s, f, school: f"school:{SCHOOLS[school]}"
)
WAY: Final[Kind] = Kind(4, lambda way: WAY_WORDS[way], lambda s, f, way: f"way:{WAY_WORDS[way]}")
FIGURE: Final[Kind] = Kind(
    BEAST + len(CREATURES),
    lambda figure: figure_word(figure) if figure >= BEAST or figure < MOST_SEATS else "",
    lambda s, f, figure: figure_touch(figure),
)
CREATURE: Final[Kind] = Kind(
    len(CREATURES), lambda kind: CREATURE_WORDS[kind], lambda s, f, kind: f"beast:{kind}"
)
WEAPON: Final[Kind] = Kind(
    len(WEAPONS), _weapon_word, lambda s, f, place: f"card:{WEAPONS[place][0]}"
)
STRIKE: Final[Kind] = Kind(
    len(STRIKES), _strike_word, lambda s, f, place: f"attack:{_strike_word(place)}"
)
SQUARE: Final[Kind] = Kind(
    MOST_SQUARES,
    lambda cell: f"square-{cell}",
    lambda s, f, cell: square_touch(s, cell),
    lambda s, f, cell: square_name(len(s.players), cell),
)
LINE: Final[Kind] = Kind(
    MOST_LINES,
    lambda line: f"line-{line}",
    lambda s, f, line: f"line:{line}",
    lambda s, f, line: line_name(len(s.players), line),
)
THING: Final[Kind] = Kind(  # by its place among the things on the board
    MOST_THINGS,
    lambda place: f"thing-{place}",
    lambda s, f, place: f"thing:{s.things[place].uid}",
    lambda s, f, place: thing_word(s.things[place]),
)
MET: Final[Kind] = Kind(  # by its place in the question
    MOST_MET, lambda place: f"met-{place}", lambda s, f, place: f"thing:{f.uids[place]}", _met
)
TREASURE: Final[Kind] = Kind(
    2 * MOST_SEATS,
    lambda treasure: f"treasure-{treasure}",
    lambda s, f, treasure: f"treasure:{treasure}",
    lambda s, f, treasure: treasure_word(s, treasure),
)
SECTOR: Final[Kind] = Kind(
    MOST_SEATS,
    lambda slot: f"sector-{slot}",
    lambda s, f, slot: f"sector:{slot}",
    lambda s, f, slot: f"sector-{COLOURS[s.faces[slot] // 2]}",
)
SPELL: Final[Kind] = Kind(CARD_COUNT, lambda card: f"spell:{CARD_WORDS[card]}", _touch_card)
MODE: Final[Kind] = Kind(MODES, lambda mode: str(mode + 1), lambda s, f, mode: f"mode:{mode}")
NUMBER: Final[Kind] = Kind(MOST_ENERGY, str, lambda s, f, n: f"number:{n}")
