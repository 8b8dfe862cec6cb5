"""What can be aimed at, against a slow statement of the ledger on tables full of things (WW-TGT).

The statement takes lines of sight and walking distances from the code, which have models of their
own, and asks for every square, line, thing, figure, treasure and spell whether it may be chosen.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spellhall.games.wiz_war.box import terms as t
from spellhall.games.wiz_war.box.cards import CARD_OF, TRAITS_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import DOOR, FREE, MADE_DOOR, MADE_WALL, OFF, WALL
from spellhall.games.wiz_war.box.maze.sight import lines_from, seen_from
from spellhall.games.wiz_war.box.parts import FIST
from spellhall.games.wiz_war.box.words import line_name, square_name
from spellhall.games.wiz_war.rules.casting.targets import has_target, targets
from spellhall.games.wiz_war.rules.table.doors import can_unlock
from spellhall.games.wiz_war.rules.table.figures import cell_of, figures
from spellhall.games.wiz_war.rules.table.seeing import blocked, walking
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    line_target,
    spell_target,
    square_target,
    thing_target,
    treasure_target,
)
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena

HIDING = (t.ROSEBUSH, t.THORNBUSH, t.CLOUD)
ON_SQUARES = {
    "rosebush": "rosebush", "thornbush": "thornbush", "dust-cloud": "cloud", "stone-block": "block",
    "boneyard": "boneyard", "hex-of-pain": "hex", "spirit-of-the-bear": "totem",
    "prismatic-mist": "mist", "booby-trap": "trap", "dagger": "item", "handful-of-tacks": "tacks",
    "fire-cloak": "item",
}  # fmt: skip
ON_LINES = {"create-wall": "wall", "create-door": "door", "wall-of-fire": "fire-wall"}
IN_PLAY = ({"card": "acid-bath", "on": "@1"}, {"card": "shatter", "owner": 2},
           {"card": "flood", "owner": 2, "on": "all"},
           {"card": "glue", "owner": 1, "on": "treasure red-1"})  # fmt: skip


def full_table(rng: Random, players: int) -> Duel:
    """Everything lies somewhere, most of it within a few squares of alice."""
    plain = arena([{}] * players).state
    maze = plain._tables.maze
    start = rng.randrange(maze.cells)
    steps = walking(plain, start)
    near = sorted(range(maze.cells), key=lambda cell: (steps[cell] // 3, rng.random()))
    free = [cell for cell in near[:30] if cell % 25 != 12 and cell != start]
    rng.shuffle(free)

    made = [square_name(players, cell) for cell in free[: len(ON_SQUARES)]]
    others = [square_name(players, cell) for cell in free[len(ON_SQUARES) :]]

    def some() -> str:
        return rng.choice(made if rng.random() < 0.4 else others)

    lines = [n for n in range(maze.lines) if plain.lines[n] == FREE]
    doors = [line_name(players, n) for n in range(maze.lines) if plain.lines[n] == DOOR]
    seal = {"card": "seal-door", "owner": 2, "on": rng.choice(doors)}
    things = [{"kind": kind, "card": card, "at": square, "owner": rng.randrange(2)}
              for (card, kind), square in zip(ON_SQUARES.items(), made, strict=True)
              if rng.random() < 0.7]  # fmt: skip
    for (card, kind), line in zip(ON_LINES.items(), rng.sample(lines, 3), strict=True):
        things.append({"kind": kind, "card": card, "at": line_name(players, line), "owner": 1})
    seats: list[dict[str, Any]] = [{"at": square_name(players, start)}]
    seats += [{"at": rng.choice([some(), some(), seats[0]["at"]])} for _ in range(players - 1)]
    treasures = {"red-1": some(), "blue-1": some()}
    beasts = [{"kind": kind, "at": some(), "owner": owner}
              for kind, owner in (("drake", 0), ("genie", 1))]  # fmt: skip
    return arena(seats, things=things, beasts=beasts, treasures=treasures,
                 spells=[*IN_PLAY, seal]).state  # fmt: skip


class Eyes:
    """What a figure sees from its square."""

    def __init__(self, s: Duel, by: int) -> None:
        self.s, self.by = s, by
        self.cell = cell = cell_of(s, by)
        self.hiding = {thing.cell for thing in s.things if thing.kind in HIDING}
        own = s._tables.lines_round[cell]
        keys = [n for n in own if s.lines[n] in (DOOR, MADE_DOOR) and can_unlock(s, by, n)]
        block = blocked(s) & ~sum([1 << n for n in keys])
        inside = cell in self.hiding
        self.raw = {cell} if inside else bits(seen_from(s._tables, block, cell))
        self.lines = set(own) if inside else bits(lines_from(s._tables, block, cell))
        self.seen = {c for c in self.raw if c == cell or c not in self.hiding}
        self.beside = self.seen & bits(s._tables.near[cell])

    def meets(self, figure: int) -> bool:
        """In a cloud everybody sees only himself."""
        here = {thing.kind for thing in self.s.things if thing.cell == self.cell}
        other = cell_of(self.s, figure) == self.cell and figure != self.by
        return not (other and t.CLOUD in here)

    def sees_thing(self, thing: Thing) -> bool:
        return thing.cell in (self.raw if thing.kind in HIDING else self.seen)


def bits(number: int) -> set[int]:
    return {n for n in range(number.bit_length()) if number >> n & 1}


def empty(s: Duel, cell: int) -> bool:
    full = {thing.cell for thing in s.things if thing.kind != t.HEX} | set(s.treasures)
    return cell not in full | {cell_of(s, one) for one in figures(s)}


def stands(s: Duel, line: int) -> bool:
    return s.lines[line] in (WALL, DOOR, MADE_WALL, MADE_DOOR)


def may_be(eyes: Eyes, aims: int, reach: int) -> set[int]:
    """All that the ledger lets one aim at, with this aim and range."""
    s, found = eyes.s, set[int]()
    walk = walking(s, eyes.cell)
    near = bits(s._tables.near[eyes.cell])
    cells: set[int] = {
        t.SIGHT: eyes.seen, t.ADJACENT: eyes.beside, t.TOUCH: near,
        t.SIX_STEPS: {c for c, n in enumerate(walk) if n <= 6},
        t.WITHIN_3: {c for c in eyes.seen if walk[c] <= 3}, t.HERE: {eyes.cell},
    }[reach]  # fmt: skip
    lines = eyes.lines if reach in (t.SIGHT, t.WITHIN_3) else set(s._tables.lines_round[eyes.cell])
    burning = {thing.line for thing in s.things if thing.line != OFF}
    figure_aims = (t.WIZARD, t.FIGURE, t.OWC, t.ANY_FIGURE, t.WASHED, t.OWC_OR_SQUARE)
    if aims in figure_aims:
        for one in figures(s):
            blind = reach in (t.TOUCH, t.SIX_STEPS)
            mine = one == eyes.by or (eyes.by >= BEAST and one == 0)
            fits = aims == t.ANY_FIGURE or (not mine and not (aims == t.WIZARD and one >= BEAST))
            if fits and cell_of(s, one) in cells and (blind or eyes.meets(one)):
                found.add(one)
    if aims in (t.OWC, t.WASHED, t.OWC_OR_SQUARE):
        found |= {thing_target(one.uid) for one in s.things if one.limit and eyes.sees_thing(one)
                  and (reach == t.SIGHT or one.cell in near)}  # fmt: skip
        found |= {line_target(n) for n in lines if stands(s, n)}
    if aims == t.WASHED:
        found |= {thing_target(one.uid) for one in s.things
                  if (one.kind == t.TACKS or TRAITS_OF[one.card] & t.T_FIRE)
                  and (one.line in eyes.lines or one.cell in eyes.seen)}  # fmt: skip
    if aims == t.OWC_OR_SQUARE:
        found |= {square_target(c) for c in eyes.seen if empty(s, c)}
    if aims == t.SQUARE:
        found |= {square_target(c) for c in cells}
    if aims == t.EMPTY_SQUARE:
        found |= {square_target(c) for c in cells if empty(s, c) and c % 25 != 12}
    fitting: dict[int, Callable[[int], bool]] = {
        t.FREE_LINE: lambda n: not stands(s, n) and n not in burning,
        t.STONE_WALL: lambda n: s.lines[n] in (WALL, MADE_WALL),
        t.WALL_OR_DOOR: lambda n: stands(s, n),
        t.DOORWAY: lambda n: s.lines[n] in (DOOR, MADE_DOOR),
        t.WALL_OR_LINE: lambda n: s.lines[n] not in (DOOR, MADE_DOOR) and n not in burning,
    }
    if aims in fitting:
        found |= {line_target(n) for n in lines if fitting[aims](n)}
    if aims in (t.OBJECT, t.OBJECT_OR_TREASURE):
        found |= {thing_target(one.uid) for one in s.things
                  if one.cell != OFF and one.kind not in (t.HEX, t.TRAP)
                  and eyes.sees_thing(one)}  # fmt: skip
    if aims == t.OBJECT:
        found |= {line_target(n) for n in lines if stands(s, n)}
        found |= {thing_target(one.uid) for one in s.things
                  if one.line in lines and not stands(s, one.line)}  # fmt: skip
    if aims == t.OBJECT_OR_TREASURE:
        found |= {treasure_target(n) for n, place in enumerate(s.treasures)
                  if place < CARRIED and place in eyes.seen}  # fmt: skip
    if aims == t.SPELL:
        for spell in s.spells:
            made = [
                thing for thing in s.things if thing.card == spell.card and thing.kind != t.TRAP
            ]
            places = {s.players[spell.owner].cell}
            if 0 <= spell.target < square_target(0):
                places.add(cell_of(s, spell.target))
            if spell.target >= treasure_target(0):
                places.add(s.treasures[spell.target - treasure_target(0)])
            seen = bool(places & eyes.seen) or TRAITS_OF[spell.card] & t.T_GLOBAL != 0
            seen |= spell.target in {line_target(n) for n in eyes.lines}
            if seen or any(x.line in eyes.lines if x.line != OFF else eyes.sees_thing(x)
                           for x in made):  # fmt: skip
                found.add(spell_target(spell.card))
        found |= {thing_target(one.uid) for one in s.things
                  if one.kind == t.TRAP and one.cell in eyes.seen}  # fmt: skip
    return found


MODELLED = (t.SIGHT, t.ADJACENT, t.TOUCH, t.SIX_STEPS, t.WITHIN_3, t.HERE)
AIMS = (t.WIZARD, t.FIGURE, t.OWC, t.ANY_FIGURE, t.EMPTY_SQUARE, t.SQUARE, t.FREE_LINE,
        t.STONE_WALL, t.WALL_OR_DOOR, t.DOORWAY, t.WALL_OR_LINE, t.SPELL, t.OBJECT,
        t.OBJECT_OR_TREASURE, t.WASHED, t.OWC_OR_SQUARE)  # fmt: skip
WEAPONS = [weapon for row in CARD_OF for weapon in row.weapons]
WEAPONS += [weapon for row in CREATURES for weapon in row.attacks]
USED = sorted(
    {
        (aims, row.reach, t.ATTACK in row.types, True)
        for row in CARD_OF
        for aims in row.mode_aims or (row.aims,)
        if aims in AIMS and row.reach in MODELLED
    }
    | {
        (one.aims, one.reach, one.attack, False)
        for one in (FIST, *WEAPONS)
        if one.aims in AIMS and one.reach in MODELLED
    }
)


@rule("WW-TGT-5", "WW-TGT-9", "WW-TGT-10", "WW-TGT-11", "WW-TGT-12", "WW-RNG-2", "WW-RNG-3")
@rule("WW-CT-8", "WW-MAKE-3", "WW-MAKE-4", "WW-MAKE-5", "WW-AMB-51", "WW-CARD-8", "WW-LOS-10")
@pytest.mark.parametrize("seed", range(24))
def test_what_is_aimed_at_is_what_the_ledger_lets_one_aim_at(seed: int) -> None:
    rng = Random(seed)
    s = full_table(rng, 3 + seed % 3)
    for by in (0, BEAST + t.DRAKE):
        eyes = Eyes(s, by)
        for aims, reach, attack, spell in USED:
            expected = may_be(eyes, aims, reach)
            found = targets(s, 0, by, aims, reach, spell, attack)
            assert sorted(found) == sorted(set(found)), (aims, reach)
            assert set(found) == expected, (aims, reach, by)
            assert has_target(s, 0, by, aims, reach, spell, attack) == bool(expected), (aims, reach)
