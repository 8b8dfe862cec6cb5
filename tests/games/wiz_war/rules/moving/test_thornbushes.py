"""A Thornbush ends every forced move (WW-CJ-16)."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import duel


def bush(at: str) -> dict[str, Any]:
    return {"kind": "thornbush", "card": "thornbush", "at": at, "owner": 0}


def owls(at: str) -> list[dict[str, Any]]:
    """Through her owl alice sees past the bush."""
    return [{"kind": "totem", "card": "spirit-of-the-owl", "at": at}]


@rule("WW-CJ-16", "WW-MU-1", "WW-AMB-58")
def test_a_thornbush_ends_a_drift_and_the_rest_of_the_damage_hurts() -> None:
    feather = [{"card": "featherweight", "owner": 1}]
    table = duel("fireball", at="a1", bob="b1", spells=feather, things=[bush("c1")])
    table.do("alice: cast fireball", "at @1")
    # One of five points became a step, one was the thorns', four hurt.
    assert (table.where("bob"), table.stun("bob"), table.life("bob")) == ("c1", 1, 10)
    free = duel("fireball", at="a1", bob="b1", spells=feather)
    free.do("alice: cast fireball", "at @1", "bob: go e", "go e", "go e")
    assert free.where("bob") != "c1"


@rule("WW-MU-1", "WW-AMB-58")
def test_who_stands_in_a_thornbush_already_drifts_out_of_it() -> None:
    feather = [{"card": "featherweight", "owner": 1}]
    table = duel(bob="c1", at="c1", spells=feather, things=[bush("c1")])
    table.do("alice: punch", "at @1", "bob: go w")
    assert (table.where("bob"), table.life("bob")) == ("b1", 15)


@rule("WW-CJ-16", "WW-MY-11")
def test_a_thornbush_ends_a_pull() -> None:
    table = duel("siren-song energy-4", at="a1", bob="d1", things=[bush("b1"), *owls("e1")]).do(
        "alice: cast siren-song", "fuel energy-4", "at @1"
    )
    assert (table.where("bob"), table.stun("bob"), table.life("bob")) == ("b1", 1, 14)


@rule("WW-CJ-16", "WW-HC-13")
def test_a_thornbush_ends_a_fright() -> None:
    table = duel("terrify energy-4", at="a1", bob="b1", things=[bush("d1")])
    table.do("alice: cast terrify", "fuel energy-4", "at @1", "go e")
    assert (table.where("bob"), table.stun("bob")) == ("d1", 1)


@rule("WW-CJ-16", "WW-EL-4")
def test_a_thornbush_ends_a_push() -> None:
    table = duel("waterbolt energy-4", at="a1", bob="b1", things=[bush("c1")])
    table.do("alice: cast waterbolt attack", "fuel energy-4", "damage 0", "at @1")
    assert (table.where("bob"), table.stun("bob"), table.life("bob")) == ("c1", 1, 14)


@rule("WW-CJ-16", "WW-ME-4")
def test_a_thornbush_ends_a_steered_walk() -> None:
    table = duel("mental-force energy-4", at="a1", bob="b1", things=[bush("c1")])
    table.do("alice: cast mental-force", "fuel energy-4", "at @1", "go e")
    assert (table.where("bob"), table.stun("bob"), table.question("alice")) == ("c1", 1, "act")


@rule("WW-CJ-16")
@pytest.mark.parametrize(
    ("card", "lines", "end"),
    [
        ("mental-force", ("at @1", "go e", "stop"), "c1"),
        ("waterbolt attack", ("damage 2", "at @1", "go e"), "d1"),
        ("terrify", ("at @1", "go e", "go e"), "d1"),
    ],
)
def test_who_stands_in_a_thornbush_already_is_moved_out_of_it(
    card: str, lines: tuple[str, ...], end: str
) -> None:
    table = duel(f"{card.split(maxsplit=1)[0]} energy-4", at="b1", bob="b1", things=[bush("b1")])
    table.do(f"alice: cast {card}", "fuel energy-4", *lines)
    assert (table.where("bob"), table.stun("bob")) == (end, 0)
