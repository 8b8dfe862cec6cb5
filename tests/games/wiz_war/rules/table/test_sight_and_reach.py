"""What hides, what is seen through, and how far teleports, bolts and breath reach."""

import pytest

from spellhall.games.wiz_war.rules.table.seeing import sees
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

CLOUD = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
BUSH = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}
VISION = {"items": ["visionstone"]}


@rule("WW-AL-16", "WW-CJ-13", "WW-LOS-10")
def test_a_visionstone_pierces_walls_but_no_cloud_or_bush() -> None:
    for thing in (CLOUD, BUSH):
        table = duel("drop-object", at="d1", bob="e1", alice=VISION, things=[thing])
        assert table.refuses("alice: cast drop-object")


@rule("WW-AL-16")
def test_a_visionstone_shows_border_lines_behind_one_wall_but_not_to_throws() -> None:
    table = duel("create-wall", at="c3", bob="j1")
    table.play("alice: cast create-wall")
    assert table.refuses("alice: at d3|e3")
    table = duel("create-wall", at="c3", bob="j1", alice=VISION)
    table.do("alice: cast create-wall", "at d3|e3")
    assert table.line_kind("d3|e3") == 4
    table = duel(at="c3", bob="d3", alice={"items": ["visionstone", "large-rock"]})
    table.play("alice: use large-rock throw")
    assert table.refuses("alice: at @1")
    table = duel("fireball", at="b3", bob="d3", alice=VISION)  # two walls between
    table.play("alice: cast fireball")
    assert table.refuses("alice: at @1")


@rule("WW-CJ-13", "WW-LOS-10")
def test_in_one_cloud_nobody_sees_another_in_one_bush_they_do() -> None:
    table = duel("fireball", at="d1", bob="d1", things=[CLOUD])
    assert table.refuses("alice: cast fireball")
    assert table.refuses("alice: punch")
    table = duel("mercy-of-quetzalcoatl", at="d1", bob="d1", alice={"life": 9}, things=[CLOUD])
    table.do("alice: cast mercy-of-quetzalcoatl", "at @0")
    assert table.life("alice") == 12
    table = duel("meditate", "negate-neutral", at="d1", bob="d1", things=[CLOUD])
    table.do("alice: cast meditate")
    assert len(table.hand("alice")) == 3  # bob could not see who cast it
    table = duel("fireball", at="d1", bob="d1", things=[BUSH])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10


@rule("WW-LOS-9", "WW-LOS-10")
def test_a_bush_is_seen_but_not_what_lies_or_stands_in_it() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "d1"}
    table = duel("stretch", things=[BUSH, rock], treasures={"blue-1": "d1"})
    assert table.refuses("alice: cast stretch neutral")
    key = {"kind": "item", "card": "master-key", "at": "b1"}
    table = duel("glue", things=[BUSH, rock, key], treasures={"blue-1": "d1"})
    table.play("alice: cast glue")
    assert table.options("alice") == ["at rosebush#1", "at item#3"]
    curse = {"card": "slow-death", "owner": 0, "on": "@1"}
    hidden = duel("dispel", at="c1", bob="d1", things=[CLOUD], spells=[{**curse, "owner": 1}])
    hidden.do("alice: cast dispel")  # the cloud is the only target
    assert hidden.spells() == ["slow-death"]


@rule("WW-LOS-9", "WW-CRK-2", "WW-TH-21", "WW-ATK-6")
def test_a_bush_beside_one_can_be_struck_but_not_who_stands_in_it() -> None:
    blade = {"items": ["wizardblade"]}
    bush = {**BUSH, "at": "c1"}
    table = duel("energy-4", at="b1", bob="c1", alice=blade, things=[bush])
    table.do("alice: use wizardblade strike", "fuel energy-4")
    assert table.refuses("alice: at @1")
    table.do("alice: at rosebush#1")
    assert (table.things(), table.life("bob")) == ([], 15)
    table = duel(at="b1", bob="c1", things=[bush], spells=[{"card": "shatter"}])
    table.do("alice: punch", "at rosebush#1")
    assert table.things() == []


@rule("WW-TGT-9", "WW-HEX-1", "WW-HEX-2")
def test_a_hexed_square_is_empty_all_the_same() -> None:
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "d1", "owner": 1}
    table = duel("rosebush", bob="j1", things=[curse])
    table.do("alice: cast rosebush", "at d1")
    assert sorted(table.things()) == ["hex-of-pain d1", "rosebush d1"]


@rule("WW-CT-5", "WW-EL-9")
def test_in_fog_no_line_bends_and_no_stone_helps() -> None:
    fog = [{"card": "fog", "owner": 1, "on": "all"}]
    table = duel("around-the-corner drop-object", at="c1", bob="e1", alice=VISION, spells=fog)
    table.do("alice: cast around-the-corner")
    assert table.refuses("alice: cast drop-object")
    assert "cast drop-object" in duel("drop-object", at="d1", bob="e1", spells=fog).options("alice")


@rule("WW-CT-5")
def test_only_the_next_spell_goes_round_the_corner_in_two_legs() -> None:
    table = duel("around-the-corner fireball ka-bong adrenaline", at="d1", bob="c3")
    table.do("alice: cast adrenaline", "unfuelled", "at @0", "cast around-the-corner")
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10
    table.play("alice: cast ka-bong")
    assert table.refuses("alice: at @1")
    table = duel("around-the-corner destroy-wall", at="d1", bob="j1")
    table.play("alice: cast destroy-wall")
    assert table.refuses("alice: at c3|d3")
    table.match.undo(0)
    table.do("alice: cast around-the-corner", "cast destroy-wall", "at c3|d3")
    assert table.line_kind("c3|d3") == 3


@rule("WW-ME-10", "WW-TEL-3", "WW-TEL-4", "WW-TEL-5")
@pytest.mark.parametrize(("start", "there"), [("a1", "f5"), ("a1", "j1"), ("b1", "g5")])
def test_a_teleport_goes_off_the_edge_where_no_opening_is(start: str, there: str) -> None:
    table = duel("teleport", at=start, bob="e3")
    table.do("alice: cast teleport neutral", f"to {there}")
    assert table.where("alice") == there


@rule("WW-ME-10", "WW-MOVE-12", "WW-TEL-5")
def test_a_teleport_reaches_four_squares_filled_ones_too() -> None:
    block = {"kind": "block", "card": "stone-block", "at": "c1", "owner": 1}
    table = arena([{"at": "a1", "hand": ["teleport"]}, {"at": "e3"}], things=[block])
    table.play("alice: cast teleport neutral")
    while table.is_window():
        table.pass_window()
    options = table.options("alice")
    assert {"to e1", "to a5", "to c3", "to c1"} <= set(options)
    assert not {"to a1", "to d3", "to f1"} & set(options)


@rule("WW-EL-3", "WW-DR-4", "WW-DR-15", "WW-DOOR-5")
@pytest.mark.parametrize(("card", "life"), [("lightning-bolt", 12), ("flame-breath", 14)])
def test_a_held_door_stops_neither_bolt_nor_breath(card: str, life: int) -> None:
    table = duel(card, at="d2", bob="d3")
    table.do(f"alice: cast {card}", "unfuelled", "at s")
    assert table.life("bob") == 15
    table = duel(card, at="d2", bob="d3")
    table.do("alice: hold d2|d3", f"cast {card}", "unfuelled", "at s")
    assert table.life("bob") == life


@rule("WW-CJ-3", "WW-CRE-6", "WW-DR-4")
def test_a_wall_of_earth_stops_breath_too() -> None:
    table = duel("", "wall-of-earth", at="a5", beasts=[{"kind": "drake", "at": "b1"}])
    table.do("alice: activate drake")
    table.do("alice: breath", "at @1", "bob: answer wall-of-earth", "line c1|d1")
    assert table.life("bob") == 15
    table = duel("flame-breath", "wall-of-earth", at="b1", bob="d1")
    table.do("alice: cast flame-breath", "at e", "bob: answer wall-of-earth", "line c1|d1")
    assert table.life("bob") == 15


@rule("WW-ME-12", "WW-AMB-24")
def test_a_spell_from_elsewhere_is_evaded_out_of_sight_of_there() -> None:
    table = duel("astral-projection fireball", "teleport", at="c3", bob="e3")
    table.do("alice: cast astral-projection", "at d3")
    table.do("alice: cast fireball", "at @1", "bob: answer teleport", "to c1")
    assert (table.where("bob"), table.life("bob")) == ("c1", 15)


@rule("WW-LOS-10")
def test_a_cloud_hides_from_the_moment_it_is_there() -> None:
    """What is remembered of sight is found anew before two in one square are compared."""
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "c1", "owner": 1}
    s = duel(at="c1", bob="c1", things=[cloud]).state.copy()
    s._blocked = s._barred = NONE
    s._murky = 0  # as it was before the cloud came
    assert not sees(s, 0, 1)


@rule("WW-ME-12", "WW-CH-2")
def test_chaos_shards_fly_from_where_the_caster_projects_to() -> None:
    table = duel("astral-projection chaos-shards", at="c3", bob="e3", die=(2, 1, 1))
    assert (table.sees("c3", "e3"), table.sees("d3", "e3")) == (False, True)
    table.do("alice: cast astral-projection", "at d3", "cast chaos-shards")
    assert table.life("bob") == 11
    table = duel("astral-projection chaos-shards", at="c3", bob="c2", die=(2, 1, 1))
    assert (table.sees("c3", "c2"), table.sees("d3", "c2")) == (True, False)
    table.do("alice: cast astral-projection", "at d3", "cast chaos-shards")
    assert table.life("bob") == 15
