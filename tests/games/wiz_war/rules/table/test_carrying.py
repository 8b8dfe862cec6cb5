"""What is lifted, thrown, guarded and weighed down."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

ROCK = {"kind": "item", "card": "large-rock", "at": "c1"}
GRAVITY = {"card": "gravity", "owner": 1, "on": "all"}


@rule("WW-TH-14")
def test_under_gravity_nothing_is_lifted_by_any_means() -> None:
    rock = {**ROCK, "at": "b1"}
    for spells, refused in (([], False), ([GRAVITY], True)):
        table = duel("stretch", things=[rock], treasures={"blue-1": "a1"}, spells=spells)
        assert table.refuses("alice: cast stretch neutral") == refused
        table = duel(alice={"items": ["skull-servant"]}, things=[rock], spells=spells)
        assert table.refuses("alice: use skull-servant fetch") == refused
    table = duel(
        at="a5",
        bob="j1",
        treasures={"blue-1": "d1"},
        beasts=[{"kind": "boggart", "at": "d1"}],
        spells=[GRAVITY],
    )
    table.play("alice: activate boggart")
    assert table.refuses("alice: take treasure-blue-1")


@rule("WW-MU-10", "WW-FRM-3")
def test_a_golem_lifts_one_thing_at_a_time() -> None:
    table = duel(
        bob="j1", things=[ROCK], treasures={"blue-1": "c1"}, spells=[{"card": "golem-form"}]
    )
    assert table.refuses("alice: lift-all")
    table.do("alice: take treasure-blue-1")
    assert (table.mp(), table.question("alice")) == (1, "act")
    assert duel(mp=0, treasures={"blue-1": "c1"}, spells=[{"card": "golem-form"}]).refuses(
        "alice: take treasure-blue-1"
    )


@rule("WW-MU-9", "WW-TRS-1")
def test_many_arms_take_a_treasure_for_one_point_or_in_the_ordinary_way() -> None:
    setup: dict[str, Any] = {"treasures": {"blue-1": "c1"}, "spells": [{"card": "extra-arms"}]}
    table = duel(**setup)
    table.do("alice: lift-all")
    assert (table.treasure(2), table.mp(), table.question("alice")) == ("@0", 2, "act")
    table = duel(mp=0, **setup)
    assert table.refuses("alice: lift-all")
    table.do("alice: take treasure-blue-1")
    assert table.question("alice") != "act"


@rule("WW-CJ-14", "WW-CJ-17")
def test_glued_tacks_cannot_be_gathered() -> None:
    tacks = {"kind": "tacks", "card": "handful-of-tacks", "at": "d1"}
    assert "gather tacks#1" in duel(things=[tacks]).options("alice")
    table = duel(things=[tacks], spells=[{"card": "glue", "owner": 1, "on": "thing 1"}])
    assert table.refuses("alice: gather tacks#1")


@rule("WW-AL-5", "WW-AL-8", "WW-OBJ-6")
def test_full_hands_lift_what_does_not_count_or_brings_its_own_room() -> None:
    six = "dagger swap yoink dispel zot meditate"
    table = duel(six, things=[ROCK], spells=[{"card": "homunculus"}])
    table.do("alice: lift item#1")
    assert table.items("alice") == ["large-rock"]
    table = duel(six + " add", things=[{"kind": "item", "card": "brainstone", "at": "c1"}])
    table.do("alice: lift item#1")
    assert table.items("alice") == ["brainstone"]
    assert len(table.hand("alice")) == 8  # drew one more, up to nine with the stone


@rule("WW-AL-1", "WW-CJ-4", "WW-CNT-10")
def test_a_treasure_is_guarded_from_enemies_and_a_ward_hurts_wizards_only() -> None:
    table = duel(
        "fools-gold ward",
        at="a5",
        bob="j1",
        treasures={"red-1": "d1"},
        beasts=[{"kind": "boggart", "at": "d1"}],
    )
    table.play("alice: activate boggart", "alice: take treasure-red-1")
    assert table.question("alice") != "guard"  # her own creature
    table = duel(
        "",
        "fools-gold ward",
        at="a5",
        bob="j1",
        treasures={"blue-1": "d1"},
        beasts=[{"kind": "boggart", "at": "d1"}],
    )
    table.play("alice: activate boggart", "alice: take treasure-blue-1")
    assert table.options("bob") == ["pass", "answer fools-gold"]
    table.do("bob: answer fools-gold", "to j5")
    assert table.treasure(2) == "j5"


@rule("WW-MU-11")
def test_a_dash_forbids_treasures_to_whoever_dashed() -> None:
    setup: dict[str, Any] = {
        "at": "a5",
        "bob": "j1",
        "treasures": {"blue-1": "d1"},
        "beasts": [{"kind": "boggart", "at": "d1"}],
    }
    table = duel("mad-dash", **setup)
    table.do("alice: cast mad-dash", "at boggart", "activate boggart")
    assert table.state.turn.activation.mp == 8
    assert table.refuses("alice: take treasure-blue-1")
    table = duel("mad-dash", **setup)
    table.do("alice: cast mad-dash", "at @0", "activate boggart")
    assert "take treasure-blue-1" in table.options("alice")


@rule("WW-THR-3", "WW-CT-11")
def test_a_rock_falls_before_whoever_fills_the_square() -> None:
    table = duel(
        at="a1",
        alice={"items": ["large-rock"]},
        spells=[{"card": "big-man-form", "owner": 1, "on": "@1"}],
    )
    table.do("alice: use large-rock throw", "at @1")
    assert (table.life("bob"), table.things()) == (13, ["large-rock d1"])
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    table = duel(at="a1", bob="j1", alice={"items": ["dagger"]}, things=[block])
    table.do("alice: use dagger throw", "at block#1")
    assert "dagger c1" in table.things()


@rule("WW-THR-2")
def test_a_rock_lies_where_its_victim_died_and_where_it_was_evaded() -> None:
    table = duel(
        alice={"items": ["large-rock"]},
        bob="j1",
        beasts=[{"kind": "drake", "at": "e1", "owner": 1, "life": 1}],
    )
    table.do("alice: use large-rock throw", "at drake")
    assert (table.state.beasts, table.things()) == ([], ["large-rock e1"])
    table = duel(
        alice={"items": ["large-rock"]},
        die=(2,),
        spells=[{"card": "invisible", "owner": 1, "on": "@1"}],
    )
    table.do("alice: use large-rock throw", "at @1")
    assert (table.life("bob"), table.things()) == (15, ["large-rock e1"])


@rule("WW-MU-3", "WW-THR-3")
def test_a_thrown_treasure_comes_down_hit_or_miss() -> None:
    carrying = {"carries": "blue-1"}
    table = duel(
        "heave-ho",
        at="b1",
        alice=carrying,
        die=(2,),
        spells=[{"card": "invisible", "owner": 1, "on": "@1"}],
    )
    table.do("alice: cast heave-ho", "at @1")
    assert (table.life("bob"), table.treasure(2)) == (15, "e1")
    table = duel("heave-ho", "wall-of-earth", at="a1", alice=carrying)
    table.do("alice: cast heave-ho", "at @1", "bob: answer wall-of-earth", "line c1|d1")
    assert (table.life("bob"), table.treasure(2)) == (15, "c1")
    table = duel("heave-ho", at="a1", bob="j1", alice=carrying)
    table.do("alice: cast heave-ho", "at e1")
    assert table.treasure(2) == "e1"
    table = duel("heave-ho", at="a1", bob="j1", alice=carrying, cracks={"e1|f1": 4})
    table.do("alice: cast heave-ho", "at e1|f1")
    assert (table.treasure(2), table.line_kind("e1|f1")) == ("e1", 3)


@rule("WW-TH-21", "WW-FLASH-1")
def test_flash_energy_does_not_feed_a_blade() -> None:
    table = duel("flash-energy-4", bob="d1", alice={"items": ["wizardblade"]})
    assert table.refuses("alice: use wizardblade strike")
    table = duel("flash-energy-4 energy-4 large-rock", bob="d1", alice={"items": ["wizardblade"]})
    table.play("alice: use wizardblade strike")
    assert table.options("alice") == ["fuel energy-4", "fuel large-rock"]


@rule("WW-EL-4", "WW-CJ-17", "WW-EL-6")
@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ({"kind": "tacks", "card": "handful-of-tacks", "at": "d1", "owner": 1}, "tacks#1"),
        ({"kind": "fire-wall", "card": "wall-of-fire", "at": "c1|d1", "owner": 1}, "fire-wall#1"),
        ({"kind": "item", "card": "fire-cloak", "at": "d1", "owner": 1}, "item#1"),
    ],
)
def test_a_waterbolt_washes_away_fire_and_tacks(thing: dict[str, object], name: str) -> None:
    table = duel("waterbolt fireball", bob="j1", things=[thing])
    table.play("alice: cast fireball")
    assert table.refuses(f"alice: at {name}")
    table.match.undo(0)
    table.do("alice: cast waterbolt attack", "unfuelled", "damage 1", f"at {name}")
    assert table.things() == []
    assert str(thing["card"]) in table.discards()
