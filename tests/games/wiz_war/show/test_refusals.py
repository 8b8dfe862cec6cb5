"""What cannot be chosen says why: targets out of reach, locked doors, who is still asked."""

from typing import Any

from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.words import CARD_WORDS, line_name
from spellhall.games.wiz_war.choices.kinds import square_touch
from spellhall.games.wiz_war.show.names import target_name
from spellhall.games.wiz_war.state.numbers import AT_SECTOR
from spellhall.games.wiz_war.state.position import line, square
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel


@rule("WW-RNG-3", "WW-ATK-3")
def test_a_wizard_behind_a_wall_is_refused_as_out_of_sight() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["fireball"]},
        {"at": "d1"},
        {"at": "a10"},
    ]
    table = arena(players)
    table.play("alice: cast fireball")
    refused = table.refused("alice")
    assert refused["seat:2"] == "WW-RNG-3"
    assert refused["seat:0"] == "WW-ATK-3"
    assert "seat:1" not in refused


@rule("WW-RNG-2")
def test_a_punch_refuses_those_who_are_not_adjacent() -> None:
    players: list[dict[str, Any]] = [{"at": "c1"}, {"at": "d1"}, {"at": "e1"}]
    table = arena(players, beasts=[{"kind": "drake", "at": "c1", "owner": 1}])
    table.play("alice: punch")
    assert table.refused("alice")["seat:2"] == "WW-RNG-2"


@rule("WW-TGT-12", "WW-TGT-5")
def test_a_spell_for_wizards_refuses_creatures_and_objects() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["drop-object"]},
        {"at": "d1"},
        {"at": "e1"},
    ]
    table = arena(
        players,
        beasts=[{"kind": "drake", "at": "d1", "owner": 1}],
        things=[{"kind": "rosebush", "card": "rosebush", "at": "b1"}],
    )
    table.play("alice: cast drop-object")
    refused = table.refused("alice")
    assert refused["beast:5"] == "WW-TGT-12"
    assert refused["thing:1"] == "WW-TGT-5"


def doors_refused(table: Arena, why: str) -> list[str]:
    """The doors that a rule keeps from alice."""
    told = table.refused("alice")
    return [touch for touch in told if touch.startswith("line:") and told[touch] == why]


@rule("WW-DOOR-1", "WW-DOOR-5")
def test_a_locked_door_beside_me_says_so_and_so_does_one_far_away() -> None:
    at_mine, at_theirs = duel(at="d2", bob="a1"), duel(at="h1", bob="a1")
    assert doors_refused(at_mine, "WW-DOOR-1") == []
    assert len(doors_refused(at_mine, "WW-DOOR-5")) > 1
    (door,) = doors_refused(at_theirs, "WW-DOOR-1")
    assert line_name(2, int(door.removeprefix("line:"))) == "h1|h2"


@rule("WW-CNT-3", "WW-HID-3")
def test_the_sight_tells_who_is_still_asked() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["fireball"]},
        {"at": "d1", "hand": ["full-shield"]},
        {"at": "e1", "hand": ["energy-4"]},
    ]
    table = arena(players)
    table.play("alice: cast fireball", "alice: at @1")
    waiting = table.match.sight(2).air[0].waiting
    assert waiting[0] == 1
    assert len(waiting) > 1
    table.play("bob: pass")
    assert table.match.sight(0).air[0].waiting == waiting[1:]


def test_a_sector_is_named_by_its_owner() -> None:
    table = duel()
    assert target_name(table.state, AT_SECTOR) == "@0's sector"
    assert target_name(table.state, AT_SECTOR + 1) == "@1's sector"


# -- Squares and lines -------------------------------------------------------------------------


def line_touch(table: Arena, name: str) -> str:
    return f"line:{line(table.state, name)}"


def square_at(table: Arena, name: str) -> str:
    return square_touch(table.state, square(table.state, name))


@rule("WW-RNG-3", "WW-MAKE-3", "WW-TGT-9")
def test_a_square_says_why_nothing_can_be_made_there() -> None:
    table = duel("rosebush", at="c2", bob="c1", treasures={"blue-1": "b2"})
    table.play("alice: cast rosebush")
    refused = table.refused("alice")
    assert refused[square_at(table, "j5")] == "WW-RNG-3"
    assert refused[square_at(table, "c3")] == "WW-MAKE-3"
    for taken in ("c1", "c2", "b2"):
        assert refused[square_at(table, taken)] == "WW-TGT-9"
    legal = {text.removeprefix("at ") for text in table.options("alice")}
    assert legal
    assert not {square_at(table, name) for name in legal} & set(refused)
    assert len(refused) + len(legal) == 50


@rule("WW-RNG-2", "WW-RNG-5", "WW-ME-12", "WW-CH-9", "WW-CJ-9")
def test_each_kind_of_aim_at_squares_has_its_own_reason() -> None:
    for card, where, told in (
        ("spirit-of-the-bear", "e5", "WW-RNG-2"),
        ("hex-of-pain", "f1", "WW-RNG-5"),
        ("astral-projection", "e3", "WW-ME-12"),
    ):
        table = duel(card, bob="j1")
        table.play(f"alice: cast {card}")
        assert table.refused("alice")[square_at(table, where)] == told
    table = duel("prismatic-mist", bob="j1")
    table.play("alice: cast prismatic-mist", "alice: at d1")
    assert table.refused("alice")[square_at(table, "a1")] == "WW-CH-9"
    assert table.refused("alice")[square_at(table, "d1")] == "WW-DEC-4"
    table = duel("booby-trap", bob="j1")
    table.play("alice: cast booby-trap", "alice: at d1")
    assert table.refused("alice")[square_at(table, "d1")] == "WW-DEC-4"
    assert table.refused("alice")[square_at(table, "h3")] == "WW-MAKE-3"


@rule("WW-RNG-3", "WW-MAKE-5", "WW-AMB-51")
def test_a_border_line_says_why_no_wall_can_be_made_there() -> None:
    fire = {"kind": "fire-wall", "card": "wall-of-fire", "at": "c1|d1", "owner": 1}
    table = duel("create-wall", at="c1", bob="j1", things=[fire])
    table.play("alice: cast create-wall")
    refused = table.refused("alice")
    assert refused[line_touch(table, "a4|a5")] == "WW-RNG-3"
    assert refused[line_touch(table, "b1|b2")] == "WW-MAKE-5"
    assert refused[line_touch(table, "c1|d1")] == "WW-AMB-51"
    assert line_touch(table, "c1|c2") not in refused
    reasons = {each.touch: each.reason for each in table.match.refusals(0)}
    assert reasons[line_touch(table, "d2|d3")] == "A door stands there already."


@rule("WW-RNG-2", "WW-RNG-3", "WW-TGT-3", "WW-TGT-11")
def test_a_wall_or_door_says_why_it_cannot_be_aimed_at() -> None:
    table = duel("fireball", at="c1", bob="d1")
    table.play("alice: cast fireball")
    refused = table.refused("alice")
    assert refused[line_touch(table, "i1|i2")] == "WW-RNG-3"
    assert refused[line_touch(table, "g2|h2")] == "WW-RNG-3"
    assert line_touch(table, "b1|b2") not in refused  # in sight
    assert line_touch(table, "c1|c2") not in refused  # nothing stands there
    table = duel("wallivore", at="d2", bob="j1")
    table.play("alice: cast wallivore")
    refused = table.refused("alice")
    assert refused[line_touch(table, "d2|d3")] == "WW-TGT-11"
    assert refused[line_touch(table, "c3|d3")] == "WW-RNG-2"
    table = duel("seal-door", at="h2", bob="j1")
    table.play("alice: cast seal-door")
    assert table.refused("alice")[line_touch(table, "c3|d3")] == "WW-TGT-3"
    table = duel(at="b1", bob="b1")
    table.play("alice: punch")
    assert table.refused("alice")[line_touch(table, "c3|d3")] == "WW-RNG-2"


@rule("WW-OBJ-4", "WW-CJ-14", "WW-HEX-2", "WW-TRS-2", "WW-NE-11")
def test_things_and_treasures_say_why_they_cannot_be_fetched() -> None:
    table = duel(
        "stretch",
        bob="j1",
        things=[
            {"kind": "item", "card": "large-rock", "at": "b1"},
            {"kind": "item", "card": "dagger", "at": "d1"},
            {"kind": "boneyard", "card": "boneyard", "at": "a1"},
            {"kind": "hex", "card": "hex-of-pain", "at": "e1"},
            {"kind": "item", "card": "master-key", "at": "j5"},
            {"kind": "item", "card": "bloodshard", "at": "b1"},
        ],
        treasures={"blue-1": "c2"},
        alice={"carries": "blue-2"},
        spells=[{"card": "glue", "owner": 1, "on": "thing 2"}],
    )
    table.play("alice: cast stretch neutral", "alice: mode 1")
    assert table.options("alice") == ["at item#1", "at item#6"]
    refused = table.refused("alice")
    assert refused["thing:2"] == "WW-CJ-14"
    assert refused["thing:3"] == "WW-OBJ-4"
    assert refused["thing:4"] == "WW-HEX-2"
    assert refused["thing:5"] == "WW-RNG-3"
    assert refused["treasure:2"] == "WW-TRS-2"


@rule("WW-CT-8")
def test_a_spell_that_nobody_could_see_from_here_says_so() -> None:
    table = duel(
        "dispel",
        at="a5",
        bob="j1",
        spells=[
            {"card": "shatter", "owner": 1},
            {"card": "fog", "owner": 1, "on": "all"},
            {"card": "strength"},
        ],
    )
    table.play("alice: cast dispel")
    shatter = CARD_WORDS.index("shatter")
    assert table.refused("alice") == {f"card:{shatter}": "WW-CT-8"}


@rule("WW-ME-10", "WW-SUM-4", "WW-TEL-5")
def test_squares_out_of_reach_of_a_teleport_or_a_summons_say_so() -> None:
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    table = duel("teleport", bob="j1", things=[block])
    table.play("alice: cast teleport neutral")
    while table.is_window():
        table.pass_window()
    refused = table.refused("alice")
    assert square_at(table, "d1") not in refused  # one goes on from there (WW-TEL-2)
    assert refused[square_at(table, "c1")] == "WW-ME-10"
    assert list(refused.values()).count("WW-ME-10") > 1
    table = duel("summon-drake", bob="j1", die=(1,))
    table.play("alice: cast summon-drake")
    assert table.refused("alice")[square_at(table, "a5")] == "WW-SUM-4"


@rule("WW-CJ-3", "WW-RNG-3")
def test_a_line_of_the_attack_that_is_not_seen_says_so() -> None:
    table = arena(
        [
            {"at": "a1", "hand": ["fireball"]},
            {"at": "e1"},
            {"at": "b2", "hand": ["wall-of-earth", "energy-4"]},
        ]
    )
    table.play("alice: cast fireball", "alice: at @1")
    while table.seat("cara") not in table.match.may_answer():
        table.pass_window()
    table.play("cara: answer wall-of-earth")
    told = table.refused("cara")
    refused = {line for line in told if told[line] == "WW-RNG-3"}
    offered = {line_touch(table, text.removeprefix("line ")) for text in table.options("cara")}
    every = {line_touch(table, f"{one}1|{other}1") for one, other in ("ab", "bc", "cd", "de")}
    assert refused | offered == every
    assert refused
    assert not refused & offered
    assert set(told.values()) == {"WW-RNG-3", "WW-CJ-3"}


@rule("WW-MOVE-2", "WW-MOVE-8", "WW-CMOV-1")
def test_a_way_that_is_not_open_says_why() -> None:
    table = duel(at="a1", bob="e1")
    told = table.refused("alice")
    steps = {
        f"way:{text.removeprefix('step ')}" for text in table.options("alice") if "step" in text
    }
    shut = {way for way in ("way:n", "way:e", "way:s", "way:w") if told.get(way) == "WW-MOVE-2"}
    assert steps | shut == {"way:n", "way:e", "way:s", "way:w"}
    assert steps
    assert shut
    table.state.turn.mp = 0
    assert table.refused("alice")["way:n"] == "WW-MOVE-8"


@rule("WW-FLASH-1")
def test_flash_energy_says_that_it_fuels_spells() -> None:
    (card,) = [card for card in range(len(CARD_OF)) if CARD_OF[card].id == "HC-5"][:1]
    table = duel(CARD_WORDS[card], at="a1", bob="e1")
    assert table.refused("alice")[f"card:{card}"] == "WW-FLASH-1"
