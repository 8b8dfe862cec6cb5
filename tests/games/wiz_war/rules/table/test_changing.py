"""What is remembered of the board: one module changes the board, and what it forgets is enough."""

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.engine.settings import Value
from spellhall.games.wiz_war.box.maze.board import FREE, MADE_WALL, RUBBLE
from spellhall.games.wiz_war.box.terms import DRAKE as DRAKE_KIND
from spellhall.games.wiz_war.box.terms import ROSEBUSH
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.rules.modifiers import keys_in_play
from spellhall.games.wiz_war.rules.table.changing import (
    hold,
    lay_lines,
    let_go,
    put,
    put_spell,
    put_thing,
    remove_beast_from_board,
    remove_spell,
    remove_thing,
    set_line,
    take_away,
)
from spellhall.games.wiz_war.rules.table.seeing import barred, beside, blocked, standing_lines
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Spell, Thing
from spellhall.games.wiz_war.state.position import line, square
from spellhall.games.wiz_war.state.state import Duel
from tests.games.wiz_war.tables import duel

ROOM = Path(spellhall.__file__).parent / "games/wiz_war"
OF_SIGHT = ("_blocked", "_barred", "_murky", "_filled", "_standing", "_doors", "_posts")
OF_SPELLS = ("_keys",)
OF_NEIGHBOURS = ("_close",)  # a row of the tables, asked through `beside`
REMEMBERED = (*OF_SIGHT, *OF_SPELLS)
LISTS = ("lines", "held", "things", "spells", "beasts")  # what they are found from,
FIELDS = ("cell", "line", "beneath", "target")  # of players, creatures, things and spells
WRITERS = {
    "rules/table/changing.py": (*REMEMBERED, *LISTS, *FIELDS),
    "rules/table/seeing.py": (*OF_SIGHT, *OF_NEIGHBOURS),
    "rules/modifiers.py": OF_SPELLS,
    "rules/table/walls.py": ("beneath",),  # what a wall was made on may fall with it
    "state/setup.py": ("cell",),  # nothing is remembered of a table that is being laid
    "state/position.py": ("cell",),
}
CHANGES = ("append", "remove", "clear", "extend", "insert", "pop", "sort")


def find_all(s: Duel) -> list[int]:
    blocked(s), barred(s), standing_lines(s), keys_in_play(s)
    here = [(seat, player.cell) for seat, player in enumerate(s.players) if player.cell != NONE]
    near = [beside(s, seat, cell) for seat, cell in here]
    return [*[getattr(s, name) for name in REMEMBERED], *near]


def found_anew(s: Duel) -> list[int]:
    other = s.copy()
    other._blocked = other._barred = other._standing = other._keys = NONE
    return find_all(other)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_is_what_is_found_anew_at_every_decision(seed: int) -> None:
    rng = Random(seed)
    schools = rng.sample(("conjuring", "elemental", "mutation", "thaumaturgy", "necromancy"), 3)
    options: dict[str, Value] = {"choosing": "named", "schools": schools, "turn_limit": 20}
    match = spellhall.new("wiz_war", players=2 + seed % 4, seed=seed, options=options)
    looks = 0
    while not match.is_over:
        assert isinstance(match.state, Duel)
        assert find_all(match.state) == found_anew(match.state)
        looks += 1
        seat = match.awaited()[0]
        match.answer(seat, rng.choice(match.options(seat)))
    assert looks > 50


def test_a_board_that_is_laid_anew_is_looked_at_anew() -> None:
    state = duel().state
    before = find_all(state)
    lay_lines(state, [FREE] * len(state.lines))
    assert find_all(state) == found_anew(state) != before


BIG_MAN = CARD_WORDS.index("big-man-form")
BIG: dict[str, Any] = {"card": "big-man-form", "owner": 0}
BUSH = {"kind": "rosebush", "card": "rosebush", "at": "d1"}
DRAKE = {"kind": "drake", "at": "b2"}
CHANGES_OF_SIGHT: dict[str, tuple[dict[str, Any], Callable[[Duel], object]]] = {
    "a wall breaks": ({}, lambda s: set_line(s, line(s, "b1|b2"), RUBBLE)),
    "a wall rises": ({}, lambda s: set_line(s, line(s, "c1|d1"), MADE_WALL)),
    "a door is held": ({}, lambda s: hold(s, line(s, "d2|d3"), 0)),
    "a bush comes": ({}, lambda s: put_thing(s, Thing(9, ROSEBUSH, 64, 0, 7))),
    "a bush goes": ({"things": [BUSH]}, lambda s: remove_thing(s, s.things[0])),
    "somebody grows": ({}, lambda s: put_spell(s, Spell(BIG_MAN, 0, 3, 0, 3, 0))),
    "somebody shrinks": ({"spells": [BIG]}, lambda s: remove_spell(s, s.spells[0])),
    "a big man walks": ({"spells": [BIG]}, lambda s: put(s, 0, square(s, "b1"))),
    "a big creature walks": (
        {"spells": [{**BIG, "on": "drake"}], "beasts": [DRAKE]},
        lambda s: put(s, BEAST + DRAKE_KIND, square(s, "b1")),
    ),
    "a big man falls": ({"spells": [BIG]}, lambda s: take_away(s, 0)),
    "a big creature goes": (
        {"spells": [{**BIG, "on": "drake"}], "beasts": [DRAKE]},
        lambda s: remove_beast_from_board(s, s.beasts[0]),
    ),
}


@pytest.mark.parametrize("change", CHANGES_OF_SIGHT)
def test_each_change_of_the_board_is_seen_at_once(change: str) -> None:
    setup, carry_out = CHANGES_OF_SIGHT[change]
    state = duel(at="c1", bob="e1", **setup).state
    before = find_all(state)
    carry_out(state)
    assert find_all(state) == found_anew(state)
    assert find_all(state) != before


def test_a_door_that_is_let_go_shuts_at_once() -> None:
    state = duel(at="d2", bob="j1").do("alice: hold d2|d3").state
    before = find_all(state)
    let_go(state, line(state, "d2|d3"))
    assert find_all(state) == found_anew(state) != before


def written(file: Path) -> set[str]:
    """The names of attributes that a module assigns or changes in place."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                place = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(place, ast.Attribute):
                    found.add(place.attr)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            whose = node.func.value
            if node.func.attr in CHANGES and isinstance(whose, ast.Attribute):
                found.add(whose.attr)
    return found


def test_one_module_writes_what_sight_depends_on() -> None:
    guarded = {*REMEMBERED, *OF_NEIGHBOURS, *LISTS, *FIELDS}
    for file in ROOM.rglob("*.py"):
        name = file.relative_to(ROOM).as_posix()
        if name.startswith(("rules/", "state/")):
            allowed = WRITERS.get(name, ())
            assert written(file) & guarded <= set(allowed), name
