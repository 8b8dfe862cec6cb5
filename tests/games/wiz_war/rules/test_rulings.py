"""Rulings of our own where the rules are silent (WW-AMB-35 and the following)."""

from typing import Any

import pytest

from spellhall.engine import BadOptions, begin
from spellhall.games import find
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

GAME = find("wiz_war")
MIST = {"card": "mist-body", "owner": 1}


def at_the_limit(**setup: object) -> list[int]:
    """The winners when alice ends the last turn."""
    table = duel(limit=3, turn=3, **setup)  # type: ignore[arg-type]
    table.end_turn("alice")
    assert table.match.result is not None
    return list(table.match.result.winners)


@rule("WW-AMB-35")
def test_at_the_turn_limit_most_points_win_then_most_life() -> None:
    assert at_the_limit(alice={"life": 16}) == [0]
    assert at_the_limit(alice={"life": 16}, treasures={"red-1": "h3"}) == [1]
    table = duel(limit=3, turn=3, alice={"life": 16}).end_turn("alice")
    assert table.match.result is not None
    said = "alice wins at the turn limit, level in points and ahead in life."
    assert table.match.result.text == said
    assert at_the_limit() == []
    assert duel(limit=4, turn=3).end_turn("alice").match.result is None


@rule("WW-AMB-35")
def test_without_a_turn_limit_play_goes_on() -> None:
    table = duel(limit=0, turn=3)
    table.end_turn("alice").end_turn("bob")
    assert (table.match.result, table.state.turn_number) == (None, 5)
    table = duel(limit=0, turn=1000, alice={"life": 16})
    assert table.end_turn("alice").match.result is None
    match = begin(GAME, 2, 1, {"turn_limit": 0})
    assert isinstance(match.state, Duel)
    match.state.turn_number = 5000
    for choice in ("end", "keep", "done"):
        if choice in [option.text for option in match.options(match.awaited()[0])]:
            match.play(choice, match.awaited()[0])
    assert (match.is_over, match.state.turn_number) == (False, 5001)


@rule("WW-AMB-35")
def test_a_turn_limit_is_none_or_ten_to_three_hundred() -> None:
    setting = next(one for one in GAME.settings if one.id == "turn_limit")
    assert (setting.rule, setting.line.endswith("0 means no limit.")) == ("WW-AMB-35", True)
    for wrong in (1, 9):
        with pytest.raises(BadOptions, match="0 for none, or 10 to 300"):
            begin(GAME, 2, 1, {"turn_limit": wrong})
    for wrong in (-1, 301):
        with pytest.raises(BadOptions):
            begin(GAME, 2, 1, {"turn_limit": wrong})
    assert begin(GAME, 2, 1, {"turn_limit": 10}).state.limit == 10  # type: ignore[attr-defined]


@rule("WW-AMB-36", "WW-EL-5")
def test_a_flood_in_answer_puts_out_a_fire_spell_but_no_other() -> None:
    table = duel("fireball", "flood")
    table.do("alice: cast fireball", "at @1", "bob: answer flood", "unfuelled")
    assert table.life("bob") == 15
    assert table.discards() == ["fireball"]
    table = duel("ka-bong", "flood")
    table.do("alice: cast ka-bong", "at @1", "bob: answer flood", "unfuelled")
    assert table.life("bob") == 11
    assert table.spells("bob") == ["flood"]


@rule("WW-AMB-37", "WW-CH-2")
def test_shards_never_fall_on_walls_and_are_lost_without_a_target() -> None:
    table = duel("chaos-shards", die=(2, 1, 1))
    table.do("alice: cast chaos-shards")
    assert table.life("bob") == 11
    table = duel("chaos-shards", bob="j5", die=(4,))
    table.do("alice: cast chaos-shards")
    assert (table.life("bob"), table.state.chance.script) == (15, [])


@rule("WW-AMB-38", "WW-AL-4")
def test_a_cancelled_add_has_cost_its_cards_and_rolls_nothing() -> None:
    table = duel("add energy-4 random-energy-2 powerthrust", "negate-neutral", die=(3,))
    table.do("alice: cast add", "at energy-4", "at random-energy-2", "bob: answer negate-neutral")
    assert table.hand("alice") == ["powerthrust"]
    assert table.state.chance.script == [2]
    table.do("alice: cast powerthrust", "unfuelled", "at @1")
    assert table.life("bob") == 12
    table = duel("add energy-4 random-energy-2 powerthrust", die=(3,))
    table.do("alice: cast add", "at energy-4", "at random-energy-2")
    table.do("alice: cast powerthrust", "at @1")
    assert table.life("bob") == 15 - (2 + 4 + 2 + 3)


@rule("WW-AMB-39", "WW-AL-8")
def test_a_brainstone_gives_and_takes_two_each_time() -> None:
    table = duel("brainstone")
    table.do("alice: play brainstone")
    assert len(table.hand("alice")) == 2
    table.play("alice: drop brainstone")
    table.do(f"alice: discard {table.hand('alice')[0]}", "lift item#1")
    assert len(table.hand("alice")) == 2
    table = duel("fireball", "dagger dispel swap", enemy={"items": ["brainstone"]})
    table.do("alice: cast fireball", "at @1")
    assert table.question("bob") == "must_discard"


@rule("WW-AMB-40", "WW-EL-10", "WW-NE-3", "WW-MULT-1")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("psychic-storm", ("unfuelled", "at e1")),
        ("prismatic-storm", ()),
        ("lightning-bolt", ("fuel energy-4", "at e")),
        ("flame-breath", ("fuel energy-4", "at e")),
    ],
)
def test_an_area_passes_over_those_who_cannot_be_attacked(
    card: str, lines: tuple[str, ...]
) -> None:
    table = duel(f"{card} energy-4", spells=[MIST], die=(1,) if "prismatic" in card else ())
    table.do(f"alice: cast {card}", *lines)
    assert table.life("bob") == 15
    assert f"cast {card}" not in table.options("alice")
    table = duel(f"{card} energy-4", die=(1, 1) if "prismatic" in card else ())
    table.do(f"alice: cast {card}", *lines)
    assert table.life("bob") < 15


@rule("WW-AMB-41", "WW-REL-2")
def test_nobody_picks_up_a_second_thing_for_a_base() -> None:
    table = duel(
        spells=[{"card": "extra-arms"}],
        things=[
            {"kind": "item", "card": "thors-hammer", "at": "c1"},
            {"kind": "item", "card": "eye-of-horus", "at": "c1"},
        ],
        treasures={"blue-1": "c1"},
    )
    table.do("alice: lift-all")
    assert table.items("alice") == ["thors-hammer"]
    assert table.treasure(2) == "c1"
    GAME.invariants(table.state)
    table.state.treasures[2] = 1000
    with pytest.raises(AssertionError, match="one treasure or relic"):
        GAME.invariants(table.state)


@rule("WW-AMB-42")
def test_a_spell_dies_with_its_caster() -> None:
    table = arena(
        [{"at": "c1", "life": 1, "hand": ["fireball"]}, {"at": "e1"}, {}],
        spells=[{"card": "curse-of-fire", "owner": 1, "on": "@0"}],
    )
    table.do("alice: cast fireball", "at @1")
    assert table.state.players[0].cell == -1
    assert table.life("bob") == 15
    assert "fireball" in table.discards()


@rule("WW-AMB-43", "WW-MU-3")
def test_a_treasure_thrown_where_nobody_can_walk_counts_the_squares_between() -> None:
    table = duel(
        "heave-ho", alice={"carries": "blue-1"}, spells=[{"card": "big-man-form", "owner": 1}]
    )
    table.do("alice: cast heave-ho", "at @1")
    assert table.life("bob") == 13


@rule("WW-AMB-44", "WW-CAN-4")
def test_a_lasting_attack_that_all_evade_does_not_stay() -> None:
    table = duel("acid-bath", die=(2,), spells=[{"card": "invisible", "owner": 1}])
    table.do("alice: cast acid-bath", "unfuelled", "at @1")
    assert table.spells() == ["invisible"]
    assert table.discards() == ["acid-bath"]
    table = duel("acid-bath", die=(1,), spells=[{"card": "invisible", "owner": 1}])
    table.do("alice: cast acid-bath", "unfuelled", "at @1")
    assert table.spells("alice") == ["acid-bath"]


@rule("WW-AMB-45", "WW-MU-7")
def test_a_big_man_cannot_enter_where_he_cannot_push() -> None:
    big = [{"card": "big-man-form"}]
    assert duel(at="d1", bob="d2", spells=big).refuses("alice: step s")
    assert "step s" in duel(at="d1", bob="j1", spells=big).options("alice")
    table = duel(at="d1", bob="c1", spells=big)
    table.do("alice: step w")
    assert (table.where("alice"), table.where("bob")) == ("c1", "b1")


@rule("WW-AMB-46", "WW-OPT-2")
def test_spellbook_teams_sit_alternately_and_their_first_players_choose() -> None:
    match = begin(GAME, 5, 1, {"custom_spellbook": True, "first": "3"})
    asked = []
    for _ in range(6):
        (seat,) = match.awaited()
        asked.append(seat)
        match.answer(seat, match.options(seat)[0])
    assert asked == [2, 3, 2, 3, 2, 3]
    state = match.state
    assert isinstance(state, Duel)
    assert [player.pile for player in state.players] == [1, 0, 0, 1, 0]
    assert [state.school_pile.count(pile) for pile in (0, 1)] == [4, 4]


@rule("WW-AMB-48", "WW-WIN-7")
def test_one_attack_on_several_is_judged_when_all_are_struck() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["lightning-bolt", "energy-5"], "kills": 1, "life": 3},
            {"at": "d1", "life": 3},
            {},
        ],
    )
    # The bolt strikes bob, is thrown back by the rim and strikes alice too: she has died first.
    table.do("alice: cast lightning-bolt", "fuel energy-5", "at e")
    assert table.state.players[0].cell == -1
    assert table.state.players[1].cell == -1
    assert table.match.result is not None
    assert list(table.match.result.winners) == [2]


def permanent(hand: str, other: str = "", **setup: object) -> Arena:
    """A table with Permanent Creations."""
    return duel(hand, other, options=["permanent_creations"], **setup)  # type: ignore[arg-type]


@rule("WW-HC-11", "WW-AMB-25")
def test_scourge_counts_only_the_hexes_that_are_maintained() -> None:
    hexes = [{"kind": "hex", "card": "hex-of-pain", "at": "a5", "owner": 0}]
    table = duel("scourge", things=hexes)
    table.do("alice: cast scourge", "unfuelled", "at @1")
    assert table.life("bob") == 13
    table = permanent("scourge", things=hexes)
    table.do("alice: cast scourge", "unfuelled", "at @1")
    assert table.life("bob") == 14


@rule("WW-ME-3", "WW-OPT-7")
def test_brain_burn_leaves_lasting_creations_alone() -> None:
    bush = [{"kind": "rosebush", "card": "rosebush", "at": "a5", "owner": 1}]
    table = duel("brain-burn", "dagger", things=bush)
    table.do("alice: cast brain-burn", "at @1")
    assert "finish rosebush" in table.options("bob")
    table = permanent("brain-burn", "dagger", things=bush)
    table.do("alice: cast brain-burn", "at @1")
    assert table.refuses("bob: finish rosebush")
    table.do("bob: enough")
    assert table.life("bob") == 14


@rule("WW-EL-14", "WW-LOS-5")
def test_a_fire_cloak_does_not_burn_through_a_wall() -> None:
    table = duel("wraith-strike", at="c3", bob="d3", enemy={"items": ["fire-cloak"]})
    table.do("alice: cast wraith-strike", "unfuelled", "at @1")
    assert (table.life("alice"), table.life("bob")) == (15, 11)


@rule("WW-MY-9", "WW-LOS-5")
def test_phoenix_flames_do_not_burn_through_a_wall() -> None:
    table = duel(
        "wraith-strike",
        at="c3",
        bob="d3",
        enemy={"life": 3},
        spells=[{"card": "phoenix-flames", "owner": 1}],
    )
    table.do("alice: cast wraith-strike", "unfuelled", "at @1")
    assert (table.life("alice"), table.life("bob")) == (15, 5)


@rule("WW-CH-13", "WW-DD-5")
def test_second_sight_looks_into_a_deck_that_is_shuffled_anew() -> None:
    table = duel("second-sight", deck_only=True, discard=["dagger", "dispel"])
    table.play("alice: cast second-sight")
    while table.is_window():
        table.pass_window()
    assert sorted(table.options("alice")) == ["pick dagger", "pick dispel"]


TRAPS = [
    {"kind": "trap", "card": "booby-trap", "at": at, "owner": 1, "live": at == "b1"}
    for at in ("a1", "b1", "d1", "b5")
]


@rule("WW-AMB-49", "WW-CH-4", "WW-CJ-9")
def test_dispelport_takes_one_trap_token_and_throws_who_laid_it() -> None:
    table = duel("dispelport", things=TRAPS, die=(3,))
    table.do("alice: cast dispelport", "at trap#2")
    log = table.log("bob")
    assert table.where("bob") == "e3"
    assert [thing.split()[1] for thing in table.things()] == ["a1", "d1", "b5"]
    assert table.spells("bob") == ["booby-trap"]
    assert "The token on b1 is taken away (Dispelport): it was the trap." in log
    table = duel("dispelport", things=TRAPS[:1], die=(2,))
    table.do("alice: cast dispelport", "at trap#1")
    assert (table.spells(), table.where("bob")) == ([], "g1")


@rule("WW-AMB-49", "WW-CT-8", "WW-AL-11")
def test_dispel_and_null_powder_take_one_trap_token_each() -> None:
    table = duel("dispel", alice={"items": ["null-powder"]}, things=TRAPS)
    table.do("alice: cast dispel", "at trap#1", "use null-powder strew", "at trap#3")
    assert [thing.split()[1] for thing in table.things()] == ["b1", "b5"]
    assert table.where("bob") == "e1"


@rule("WW-AMB-50", "WW-MY-11", "WW-HC-13")
def test_a_pull_or_a_fright_goes_as_far_as_it_can() -> None:
    table = duel("siren-song energy-4", at="a1", bob="d1")
    table.do("alice: cast siren-song", "fuel energy-4", "at @1")
    assert (table.where("bob"), table.question("alice")) == ("a1", "act")
    block = {"kind": "block", "card": "stone-block", "at": "c1"}
    table = duel("terrify", at="a1", bob="b1", things=[block])
    table.do("alice: cast terrify", "unfuelled", "at @1")
    assert (table.where("bob"), table.question("alice")) == ("b1", "act")


@rule("WW-AMB-51", "WW-MAKE-5", "WW-CJ-10", "WW-EL-6")
def test_a_border_line_bears_one_created_thing() -> None:
    wall = {"kind": "wall", "card": "create-wall", "at": "c1|d1", "owner": 1}
    fire = {"kind": "fire-wall", "card": "wall-of-fire", "at": "c1|d1", "owner": 1}
    for thing in (wall, fire):
        for card in ("create-wall", "create-door"):
            table = duel(f"{card} energy-4", bob="j1", things=[thing])
            table.play(f"alice: cast {card}")
            assert table.refuses("alice: at c1|d1")
            assert "at b1|c1" in table.options("alice")


@rule("WW-AMB-52", "WW-MU-9", "WW-MU-16")
def test_each_fist_of_many_arms_has_its_own_die() -> None:
    table = arena(
        [{"at": "c1"}, {"at": "d1"}, {"at": "b1"}],
        spells=[{"card": "extra-arms"}, {"card": "werewolf-form"}],
        chance=[0, 3],
    )
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.life("cara")) == (14, 11)


@rule("WW-AMB-53", "WW-DR-14")
def test_shards_ask_a_treasure_bearer_once() -> None:
    table = duel(
        "chaos-shards",
        die=(3, 1, 1, 1),
        spells=[{"card": "treasure-lust"}],
        enemy={"carries": "red-1"},
    )
    table.do("alice: cast chaos-shards", "bob: suffer")
    assert (table.life("bob"), table.treasure(0)) == (15 - 3 - 6, "@1")


BLOCK = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}


def flown(drake: str, *choices: str, block: str = "d1", **setup: Any) -> Arena:
    """A table where alice's drake, activated, has done these things near a Stone Block."""
    beasts = [{"kind": "drake", "at": drake}]
    table = duel(
        **{"at": "a5", "bob": "j5", **setup}, beasts=beasts, things=[{**BLOCK, "at": block}]
    )
    return table.do("alice: activate drake", *choices)


@rule("WW-AMB-54", "WW-CRE-6")
def test_the_drake_flies_over_a_stone_block_but_cannot_stop_on_it() -> None:
    table = flown("c1", "step e")
    assert (table.beast_at(5), table.state.turn.activation.mp) == ("e1", 2)
    assert flown("b1", "step e", "step w", "step e").refuses("alice: step e")
    offered = {option.text: option.touches for option in flown("c1").match.options(0)}
    assert "square:0:4" in offered["step e"]
    assert "square:0:3" not in offered["step e"]


@rule("WW-AMB-54", "WW-MOVE-2")
def test_walls_and_big_men_bar_the_flight_of_the_drake() -> None:
    assert flown("e3", block="d3").refuses("alice: step w")
    big = [{"card": "big-man-form", "owner": 1, "on": "@1"}]
    assert flown("c1", bob="e1", spells=big).refuses("alice: step e")
    assert flown("d1", block="a1", bob="e1", spells=big).refuses("alice: step e")


@rule("WW-AMB-54", "WW-EL-11")
def test_a_stone_block_stops_other_creatures_and_a_drake_that_is_pushed() -> None:
    table = duel(at="a5", bob="j5", beasts=[{"kind": "genie", "at": "c1"}], things=[BLOCK])
    assert table.do("alice: activate genie").refuses("alice: step e")
    drake = {"kind": "drake", "at": "c1", "owner": 1}
    table = duel("waterbolt energy-4", at="b1", bob="j5", beasts=[drake], things=[BLOCK])
    table.do("alice: cast waterbolt attack", "fuel energy-4", "damage 0", "at drake")
    assert table.beast_at(5) == "c1"
