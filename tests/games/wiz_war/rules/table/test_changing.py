"""What is remembered of the board: one module changes the board, and what it forgets is enough."""

import ast
from pathlib import Path
from random import Random

import pytest

import spellhall
from spellhall.engine.settings import Value
from spellhall.games.wiz_war.box.maze.board import FREE
from spellhall.games.wiz_war.rules.modifiers import keys_in_play
from spellhall.games.wiz_war.rules.table.changing import lay_lines
from spellhall.games.wiz_war.rules.table.seeing import barred, blocked, standing_lines
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel
from tests.games.wiz_war.tables import duel

ROOM = Path(spellhall.__file__).parent / "games/wiz_war"
OF_SIGHT = ("_blocked", "_barred", "_murky", "_filled", "_standing", "_doors", "_posts")
OF_SPELLS = ("_keys",)
REMEMBERED = (*OF_SIGHT, *OF_SPELLS)
LISTS = ("lines", "held", "things", "spells", "beasts")  # what they are found from,
FIELDS = ("cell", "line", "beneath", "target")  # of players, creatures, things and spells
WRITERS = {
    "rules/table/changing.py": (*REMEMBERED, *LISTS, *FIELDS),
    "rules/table/seeing.py": OF_SIGHT,
    "rules/modifiers.py": OF_SPELLS,
    "rules/table/walls.py": ("beneath",),  # what a wall was made on may fall with it
    "state/setup.py": ("cell",),  # nothing is remembered of a table that is being laid
    "state/position.py": ("cell",),
}
CHANGES = ("append", "remove", "clear", "extend", "insert", "pop", "sort")


def find_all(s: Duel) -> list[int]:
    blocked(s), barred(s), standing_lines(s), keys_in_play(s)
    return [getattr(s, name) for name in REMEMBERED]


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
    guarded = {*REMEMBERED, *LISTS, *FIELDS}
    for file in ROOM.rglob("*.py"):
        name = file.relative_to(ROOM).as_posix()
        if name.startswith(("rules/", "state/")):
            allowed = WRITERS.get(name, ())
            assert written(file) & guarded <= set(allowed), name
