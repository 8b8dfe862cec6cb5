"""Conditions that decide only now and then: each test is for one of them."""

import pytest

from spellhall.games.wiz_war.rules.doors import is_held
from spellhall.games.wiz_war.rules.reach import fitting_lines
from spellhall.games.wiz_war.rules.seeing import barred, blocked, is_filled, standing_lines
from spellhall.games.wiz_war.state import Duel
from spellhall.games.wiz_war.terms import DOORWAY
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


@rule("WW-ACT-1")
@pytest.mark.parametrize("kind", ["genie", "grendel", "minotaur", "totem-spirit", "drake"])
def test_each_creature_is_activated_once_a_turn_however_many_points_are_left(kind: str) -> None:
    beasts = [{"kind": kind, "at": "d1"}, {"kind": "boggart", "at": "a1"}]
    table = duel(at="a5", bob="j1", mp=9, beasts=beasts)
    table.do(f"alice: activate {kind}", "end")
    assert table.mp() == 7
    assert table.refuses(f"alice: activate {kind}")
    assert not table.refuses("alice: activate boggart")


@rule("WW-STUN-2", "WW-MU-6", "WW-CJ-7")
def test_a_stunned_wizard_swaps_places_only_with_adrenaline() -> None:
    table = duel("swap", stunned=True)
    assert table.refuses("alice: cast swap")
    table = duel("swap", stunned=True, spells=[{"card": "adrenaline"}])
    assert not table.refuses("alice: cast swap")


@rule("WW-CARD-8", "WW-CRK-2")
def test_one_object_is_target_enough() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "d3", "owner": 1}
    table = duel("powerthrust", at="d4", bob="a1", things=[bush])
    assert not table.refuses("alice: cast powerthrust")


@rule("WW-CJ-3", "WW-AMB-12")
def test_no_earth_rises_within_a_square() -> None:
    table = duel("fireball", "wall-of-earth", at="a1", bob="a1")
    table.play("alice: cast fireball", "alice: at @1")
    assert table.refuses("bob: answer wall-of-earth")
    table = duel("fireball", "wall-of-earth", at="a1", bob="b1")
    table.play("alice: cast fireball", "alice: at @1")
    assert not table.refuses("bob: answer wall-of-earth")


@rule("WW-THR-3")
@pytest.mark.parametrize(
    ("start", "line", "end"),
    [("a1", "e1|f1", "e1"), ("d1", "d2|d3", "d2"), ("d4", "d2|d3", "d3"), ("j1", "e1|f1", "f1")],
)
def test_what_is_thrown_at_a_wall_lies_on_the_near_side(start: str, line: str, end: str) -> None:
    table = duel(at=start, bob="a5", alice={"items": ["large-rock"]})
    table.do("alice: use large-rock throw", f"at {line}")
    assert table.things() == [f"large-rock {end}"]


def test_a_copy_knows_the_board_as_its_original_does() -> None:
    table = arena(
        [{"at": "d2"}, {"at": "e1"}],
        things=[{"kind": "block", "card": "stone-block", "at": "a1"},
                {"kind": "rosebush", "card": "rosebush", "at": "b1"}],
    )  # fmt: skip
    table.do("alice: hold d2|d3")
    state = table.state

    def known(s: Duel) -> tuple[object, ...]:
        filled = [is_filled(s, cell) for cell in range(50)]
        held = [is_held(s, line) for line in range(len(s.lines))]
        return blocked(s), barred(s), standing_lines(s), filled, held, fitting_lines(s, DOORWAY)

    before = known(state)
    assert known(state.copy()) == before
    for name in ("_blocked", "_barred", "_murky", "_filled", "_standing", "_doors", "_posts"):
        assert getattr(state.copy(), name) == getattr(state, name) != 0, name
