"""What can be aimed at is one number, made and taken apart in one module."""

import ast
from pathlib import Path

import spellhall
from spellhall.games.wiz_war.box.cards import CARD_COUNT
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.state import numbers, targets
from spellhall.games.wiz_war.state.possible import is_target
from tests.games.wiz_war.tables import duel

ROOM = Path(spellhall.__file__).parent / "games/wiz_war"
OFFSETS = {name for name in vars(numbers) if name.startswith("AT_")} | {"CARRIED"}
KINDS = ("square", "line", "thing", "spell", "treasure", "sector", "way", "card")


def test_a_target_names_what_it_was_made_of_and_nothing_else() -> None:
    made = {}
    for kind in KINDS:
        for number in (0, 1, 77):
            target = getattr(targets, f"{kind}_target")(number)
            assert getattr(targets, f"target_{kind}")(target) == number
            made[kind, number] = target
    assert len(set(made.values())) == len(made)
    assert sorted(made.values()) == [made[kind, n] for kind in KINDS for n in (0, 1, 77)]
    assert targets.carrier_of(targets.carried_by(9)) == 9


def test_no_other_module_counts_with_the_offsets() -> None:
    assert len(OFFSETS) == len(KINDS) + 1
    for file in ROOM.rglob("*.py"):
        if file.name == "targets.py" and file.parent.name == "state":
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.BinOp):
                sides = {side.id for side in (node.left, node.right) if isinstance(side, ast.Name)}
                assert not sides & OFFSETS, f"{file.name}:{node.lineno}"


def test_the_first_of_each_kind_can_be_aimed_at_and_what_lies_before_it_is_not_there() -> None:
    state = duel(things=[{"kind": "rosebush", "card": "rosebush", "at": "d1"}]).state
    counts = {"square": 50, "line": len(state.lines), "thing": 2, "spell": CARD_COUNT,
              "treasure": 4, "sector": 2, "way": 4, "card": CARD_COUNT}  # fmt: skip
    for kind in KINDS:
        made = getattr(targets, f"{kind}_target")
        assert is_target(state, made(0)), kind
        assert is_target(state, made(counts[kind] - 1)), kind
        assert not is_target(state, made(counts[kind])), kind
    assert [figure for figure in range(100) if is_target(state, figure)] == [
        0, 1, *range(numbers.BEAST, numbers.BEAST + len(CREATURES)),
    ]  # fmt: skip
