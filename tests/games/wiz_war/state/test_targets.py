"""What can be aimed at is one number, made and taken apart in one module."""

import ast
from pathlib import Path

import spellhall
from spellhall.games.wiz_war.state import numbers, targets

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
