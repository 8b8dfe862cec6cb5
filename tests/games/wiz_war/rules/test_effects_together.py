"""Effects that meet each other: doubled spells, many targets, deaths and savers at one moment."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

CARA = {"at": "d1"}


@rule("WW-MU-6", "WW-V-25")
def test_two_adrenalines_still_make_two_attacks() -> None:
    table = duel(
        "fireball fireball fireball",
        spells=[{"card": "adrenaline"}, {"card": "adrenaline", "owner": 1, "on": "@0"}],
    )
    table.do("alice: cast fireball", "at @1", "cast fireball#2", "at @1")
    assert table.life("bob") == 5
    assert table.refuses("alice: cast fireball#3")


@rule("WW-CH-1", "WW-MU-16", "WW-FRM-4")
def test_the_newest_spell_sets_the_fist() -> None:
    both = [{"card": "chaos-claws"}, {"card": "werewolf-form"}]
    table = duel(bob="d1", die=(4,), spells=both, enemy={"items": ["bloodshard"]})
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (12, 0)  # the werewolf's fist, not the claws
    table = duel(
        bob="d1", die=(4,), spells=[*both[::-1], {"card": "bone-armor", "owner": 1, "on": "@1"}]
    )
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (11, 1)  # the claws are magical
    table = duel(bob="d1", spells=[{"card": "chaos-claws"}, {"card": "golem-form"}])
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 13


@rule("WW-CH-1", "WW-AL-10")
def test_the_die_of_the_claws_stuns_even_when_its_damage_is_warded_off() -> None:
    table = duel(
        bob="d1",
        die=(4, 1),
        alice={"items": ["mightstone"]},
        spells=[{"card": "chaos-claws"}, {"card": "dragon-scales", "owner": 1, "on": "@1"}],
    )
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (12, 1)
    table = duel("", "shield energy-5", bob="d1", die=(4,), spells=[{"card": "chaos-claws"}])
    table.do("alice: punch", "at @1", "bob: answer shield", "fuel energy-5")
    assert (table.life("bob"), table.stun("bob")) == (15, 1)


@rule("WW-CAN-4", "WW-MU-4", "WW-CJ-5")
def test_an_attack_is_evaded_by_one_roll_however_often_it_strikes() -> None:
    gnome = [{"card": "gnome-form", "owner": 1, "on": "@1"}]
    table = duel("fire-darts energy-4", spells=gnome, die=(3, 1))
    table.do("alice: cast fire-darts", "fuel energy-4", "at @1", "at @1", "at @1", "at @1")
    assert table.life("bob") == 11
    assert table.state.chance.script == [0]
    table = duel("lightning-bolt energy-4", spells=gnome, die=(4, 1))
    table.do("alice: cast lightning-bolt", "fuel energy-4", "at e")
    assert table.life("bob") == 9


@rule("WW-CH-2", "WW-MU-4", "WW-AMB-37")
def test_shards_can_be_evaded() -> None:
    gnome = [{"card": "gnome-form", "owner": 1, "on": "@1"}]
    table = duel("chaos-shards", spells=gnome, die=(2, 1, 1, 1))
    table.do("alice: cast chaos-shards")
    assert table.life("bob") == 15
    table = duel("chaos-shards", spells=gnome, die=(2, 1, 4, 1))
    table.do("alice: cast chaos-shards")
    assert table.life("bob") == 11


@rule("WW-NE-9", "WW-CRE-4", "WW-CRE-5")
def test_horns_and_fangs_are_physical_to_a_ghost_shield() -> None:
    table = duel("", "ghost-shield", at="a5", die=(2,), beasts=[{"kind": "minotaur", "at": "b1"}])
    table.do("alice: activate minotaur", "step e", "step e")
    table.do("alice: gore", "at @1", "bob: answer ghost-shield", "unfuelled")
    assert table.life("bob") == 15
    table = duel(
        "",
        "ghost-shield",
        at="a5",
        die=(2,),
        beasts=[{"kind": "totem-spirit", "at": "d1"}],
        things=[{"kind": "totem", "card": "spirit-of-the-owl", "at": "b5"}],
    )
    table.do("alice: activate totem-spirit")
    table.do("alice: fang", "at @1", "bob: answer ghost-shield", "unfuelled")
    assert table.life("bob") == 15


@rule("WW-NE-9", "WW-CH-1", "WW-MU-3", "WW-CH-14")
def test_a_ghost_shield_tells_physical_attacks_from_magical_ones() -> None:
    table = duel("", "ghost-shield", bob="d1", die=(2, 4), spells=[{"card": "chaos-claws"}])
    table.do("alice: punch", "at @1", "bob: answer ghost-shield", "unfuelled")
    assert table.life("bob") == 13  # magical: 4 less energy 1 and 1
    table = duel("heave-ho", "ghost-shield", at="a1", die=(2,), alice={"carries": "blue-1"})
    table.do("alice: cast heave-ho", "at @1", "bob: answer ghost-shield", "unfuelled")
    assert table.life("bob") == 15
    table = duel("yank", "ghost-shield", at="a1", bob="c1", die=(2,))
    table.do("alice: cast yank", "unfuelled", "at @1", "bob: answer ghost-shield", "unfuelled")
    assert (table.life("bob"), table.where("bob")) == (15, "c1")


@rule("WW-TH-2", "WW-HC-2", "WW-CATK-1")
@pytest.mark.parametrize(("card", "life", "stun"), [("backlash", 3, 0), ("counter-curse", 4, 1)])
def test_a_counter_strikes_back_at_the_creature_that_cast(card: str, life: int, stun: int) -> None:
    table = duel("feral-strike", card, at="a5", beasts=[{"kind": "drake", "at": "d1"}])
    table.do("alice: activate drake", "cast feral-strike", "at @1", f"bob: answer {card}")
    assert (table.life("alice"), table.stun("alice"), table.life("bob")) == (15, 0, 15)
    assert (table.beast_life(5), table.state.beasts[0].stun) == (life, stun)


@rule("WW-AL-4")
def test_what_add_has_summed_fuels_one_spell_of_a_creature_too() -> None:
    table = duel(
        "add energy-4 energy-5 feral-strike fearsome-bite",
        at="a5",
        enemy={"life": 20},
        spells=[{"card": "adrenaline", "on": "drake"}],
        beasts=[{"kind": "drake", "at": "d1"}],
    )
    table.do("alice: cast add", "at energy-4", "at energy-5", "activate drake")
    table.do("alice: cast feral-strike", "at @1")
    assert table.life("bob") == 20 - (9 + 2)
    table.do("alice: cast fearsome-bite", "at @1")
    assert table.life("bob") == 9 - (1 + 3)


@rule("WW-MULT-1", "WW-MULT-2", "WW-MY-19", "WW-NE-10")
@pytest.mark.parametrize("card", ["zeus-fury", "screaming-skull"])
def test_those_beside_the_target_are_targets_and_may_cancel_for_all(card: str) -> None:
    players: list[dict[str, Any]] = [
        {"at": "a1", "hand": [card]},
        {"at": "d1"},
        {"at": "e1", "hand": ["full-shield"]},
    ]
    table = arena(players)
    table.do(f"alice: cast {card}", "unfuelled", "at @1", "cara: answer full-shield")
    assert (table.life("bob"), table.life("cara"), table.stun("cara")) == (15, 15, 0)


@rule("WW-MULT-2", "WW-MY-19", "WW-CAN-4")
def test_sparks_fly_from_one_who_evades_and_not_to_one_who_does() -> None:
    players: list[dict[str, Any]] = [
        {"at": "a1", "hand": ["zeus-fury"]},
        {"at": "d1"},
        {"at": "e1"},
    ]
    for owner, lives in ((1, (15, 14)), (2, (13, 15))):
        table = arena(players, spells=[{"card": "invisible", "owner": owner}], chance=[3])
        table.do("alice: cast zeus-fury", "unfuelled", "at @1")
        assert (table.life("bob"), table.life("cara")) == lives


@rule("WW-MU-9", "WW-ATK-8")
def test_each_one_whom_many_arms_strike_may_answer_or_evade() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1"},
        {"at": "d1"},
        {"at": "b1", "hand": ["teleport"]},
    ]
    arms = {"card": "extra-arms"}
    table = arena(players, spells=[arms, {"card": "invisible", "owner": 1}], chance=[3])
    table.do("alice: punch", "at @1", "cara: answer teleport", "to b5")
    assert (table.life("bob"), table.life("cara")) == (15, 15)


@rule("WW-DR-14")
def test_treasure_lust_asks_once_for_each_attack_that_hits_even_without_damage() -> None:
    lust = [{"card": "treasure-lust"}]
    table = duel("stunning-gaze", spells=lust, enemy={"carries": "red-1"})
    table.do("alice: cast stunning-gaze", "unfuelled", "at @1", "bob: suffer")
    assert (table.life("bob"), table.stun("bob"), table.treasure(0)) == (12, 1, "@1")
    table = duel("raking-talons", bob="d1", spells=lust, enemy={"carries": "red-1"})
    table.do("alice: cast raking-talons", "at @1", "bob: suffer")
    assert table.life("bob") == 15 - 3 - 2 - 2
    table = duel("fire-darts energy-4", spells=lust, enemy={"items": ["eye-of-horus"]})
    table.do("alice: cast fire-darts", "fuel energy-4", "at @1", "at @1", "at @1", "at @1")
    table.do("bob: drop")
    assert (table.life("bob"), table.things()) == (11, ["eye-of-horus e1"])
    table = duel("fireball", spells=[*lust, {"card": "invisible", "owner": 1}], die=(2,))
    table.do("alice: cast fireball", "at @1")
    assert table.question("alice") == "act"  # nobody was hit


@rule("WW-NE-6", "WW-DEC-7", "WW-AMB-9")
def test_enervate_makes_its_victim_go_down_at_once() -> None:
    full = "dagger swap yoink dispel zot meditate add"
    table = duel("enervate", full)
    table.do("alice: cast enervate", "unfuelled", "at @1")
    assert table.question("bob") == "trim"
    table.do("bob: discard zot")
    assert (len(table.hand("bob")), table.question("alice")) == (6, "act")


@rule("WW-V-27", "WW-MY-9", "WW-NE-4", "WW-ME-9")
def test_victory_waits_for_whoever_may_still_be_saved() -> None:
    link = {"card": "pain-link", "owner": 1}
    table = duel(
        "ka-bong",
        alice={"life": 4},
        enemy={"life": 3},
        spells=[link, {"card": "phoenix-flames", "owner": 1}],
    )
    table.do("alice: cast ka-bong", "at @1")
    assert (table.life("bob"), table.state.winner) == (5, 1)
    table = duel("ka-bong", "delay-death", alice={"life": 4}, enemy={"life": 3}, spells=[link])
    table.do("alice: cast ka-bong", "at @1", "bob: answer delay-death", "unfuelled")
    assert (table.life("bob"), table.state.winner) == (1, 1)


@rule("WW-TO-9")
def test_the_raven_draws_for_a_cancelled_spell_too_and_may_wait_for_the_next() -> None:
    raven = {"kind": "totem", "card": "spirit-of-the-raven", "at": "a5", "owner": 1}
    table = duel("meditate", "negate-neutral", things=[raven])
    table.do("alice: cast meditate", "bob: answer negate-neutral", "draw")
    assert len(table.hand("bob")) == 1
    table = duel("meditate shatter", things=[raven])
    table.do("alice: cast meditate", "bob: leave", "alice: cast shatter", "unfuelled", "bob: draw")
    assert len(table.hand("bob")) == 1


@rule("WW-TH-18", "WW-DOOR-5")
def test_a_seal_shuts_a_door_that_is_held() -> None:
    table = duel("seal-door", at="d2", bob="j1")
    table.do("alice: hold d2|d3", "cast seal-door", "at d2|d3")
    assert table.state.held == []
    assert table.refuses("alice: step s")
    assert not table.sees("d1", "d4")


@rule("WW-MY-6", "WW-TH-11")
def test_turning_the_sector_is_no_attack_that_one_could_evade() -> None:
    table = duel(
        die=(4,), alice={"items": ["ilmarinens-astrolabe"]}, spells=[{"card": "invisible"}]
    )
    table.do("alice: use ilmarinens-astrolabe turn", "mode 1")
    assert table.state.turns[0] == 1
    assert table.state.chance.script == [3]


@rule("WW-OPT-8", "WW-WIN-2")
def test_treasure_hunters_are_ranked_by_treasures_alone() -> None:
    table = duel("fireball", enemy={"life": 1}, options=["treasure_hunters"])
    table.do("alice: cast fireball", "at @1")
    assert table.match.result is not None
    parts = table.match.result.places[0].parts
    assert [(part.title, part.points) for part in parts][-1] == ("Treasures", 0)


def test_the_result_says_what_the_points_were_for() -> None:
    table = duel("fireball", enemy={"life": 1}, alice={"kills": 1})
    table.do("alice: cast fireball", "at @1")
    assert table.match.result is not None
    assert table.match.result.text == "alice wins with 2 victory points: 2 kills."


@rule("WW-MULT-1", "WW-MY-19", "WW-KILL-1")
def test_sparks_fly_from_one_who_falls() -> None:
    players: list[dict[str, Any]] = [
        {"at": "a1", "hand": ["zeus-fury"]},
        {"at": "d1", "life": 2},
        {"at": "e1"},
    ]
    table = arena(players)
    table.do("alice: cast zeus-fury", "unfuelled", "at @1")
    assert (table.points("alice"), table.life("cara")) == (1, 14)


@rule("WW-MU-1", "WW-CJ-6", "WW-AL-19")
def test_what_a_drifter_cannot_escape_is_still_the_same_blow() -> None:
    feather = [{"card": "featherweight", "owner": 1, "on": "@1"}]
    block = [{"kind": "block", "card": "stone-block", "at": "e2"}]
    table = duel("ka-bong", at="d1", spells=feather, things=block)
    table.do("alice: cast ka-bong", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (11, 1)
    table = duel("fireball", at="d1", spells=feather, things=block, enemy={"items": ["lifestone"]})
    table.do("alice: cast fireball", "at @1")
    assert (table.life("bob"), table.items("bob")) == (10, [])
