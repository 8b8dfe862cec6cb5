"""The words of the card data: modifiers, triggers and dice (WW-V)."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spellhall.games.wiz_war.box import modifier_keys
from spellhall.games.wiz_war.box.cards import IS_ITEM
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

LEDGER = (Path(__file__).parents[4] / "docs/rules/wiz_war.md").read_text()


def in_play(word: str, owner: int, on: str = "") -> list[dict[str, object]]:
    return [{"card": word, "owner": owner, "on": on}]


def bearing(word: str, seat: int, **setup: Any) -> Arena:
    """A table at which a seat bears a card, as an item or as a spell on itself."""
    if IS_ITEM[CARD_WORDS.index(word)]:
        setup["alice" if seat == 0 else "enemy"] = {"items": [word]}
    else:
        setup["spells"] = in_play(word, seat)
    return duel(**setup)


def blow(table: Arena) -> int:
    """What a punch of alice does to bob."""
    table.do("alice: punch", "at @1")
    return 15 - table.life("bob")


def hurt(word: str, attack: str = "fireball", **setup: Any) -> int:
    """What an attack does to bob, who bears a card."""
    table = bearing(word, 1, hand=attack, **setup)
    table.do(f"alice: cast {attack}", "at @1")
    return 15 - table.life("bob")


def shown(word: str) -> Any:
    return bearing(word, 0).match.sight(0).players[0]


def spiked(word: str) -> int:
    """The cracks that a punch of alice makes."""
    table = bearing(word, 0, at="b1", bob="j1")
    table.do("alice: punch", "at b1|b2")
    return table.cracks("b1|b2")


def reflected() -> int:
    table = bearing("pain-link", 1, hand="ka-bong")
    table.do("alice: cast ka-bong", "at @1")
    return 15 - table.life("alice")


def fuelled() -> int:
    table = bearing("powerstone", 0, hand="energy-4")
    table.do("alice: boost energy-4")
    return table.mp() - 3


def drawn() -> int:
    table = bearing("spellstone", 0)
    table.do("alice: end", "keep", "draw", "draw", "draw")
    return len(table.hand("alice"))


def attacks() -> int:
    table = bearing("adrenaline", 0, hand="fireball ka-bong")
    table.do("alice: cast fireball", "at @1", "cast ka-bong", "at @1")
    return 15 - table.life("bob")


def refused(word: str, choice: str, **setup: Any) -> bool:
    return bearing(word, 0, **setup).refuses(f"alice: {choice}")


def aimed(word: str, **setup: Any) -> bool:
    """Whether alice may aim a spell for wizards at bob."""
    return not duel("drop-object", **setup).refuses("alice: cast drop-object")


def flowed() -> str:
    bush = [{"kind": "rosebush", "card": "rosebush", "at": "h2", "owner": 1}]
    table = bearing("slime-form", 0, at="g2", bob="j1", things=bush)
    table.do("alice: step e")
    return f"{table.where('alice')} {table.life('alice')}"


def lifted() -> str:
    table = bearing("extra-arms", 0, treasures={"blue-1": "c1"})
    table.do("alice: lift-all")
    return f"{table.treasure(2)} {table.question('alice')}"


GLUED = [{"card": "glue", "on": "treasure blue-1", "owner": 1}]
# For each key of the ledger what can be seen of it, and what that is while its card is in play.
KEYS: dict[str, tuple[Callable[[], object], object]] = {
    "speed=": (lambda: shown("golem-form").speed, 2),
    "speed+": (lambda: shown("speedstone").speed, 4),
    "punch=": (lambda: blow(bearing("big-man-form", 0, bob="d1")), 3),
    "punch+": (lambda: blow(bearing("mightstone", 0, bob="d1", die=(2,))), 3),
    "dmg_taken-": (lambda: hurt("bloodshard"), 4),
    "dmg_dealt x": (lambda: blow(bearing("strength", 0, bob="d1")), 2),
    "hand+": (lambda: shown("brainstone").hand_limit, 9),
    "draw+": (drawn, 3),
    "ev+": (fuelled, 5),
    "attacks=": (attacks, 9),
    "evade_on": (lambda: hurt("invisible", die=(2,)), 0),
    "reflect": (reflected, 4),
    "immune": (lambda: hurt("phoenix-flames"), 0),
    "only_counters": (lambda: refused("werewolf-form", "cast meditate", hand="meditate"), True),
    "no_attack": (lambda: refused("mist-body", "punch", bob="d1"), True),
    "untargetable": (lambda: aimed("drop-object", spells=in_play("mist-body", 1)), False),
    "pass(doors/objects/walls)": (flowed, "h2 15"),
    "see_through": (lambda: aimed("", at="c3", bob="d3", alice={"items": ["visionstone"]}), True),
    "los_cap": (lambda: aimed("", spells=in_play("fog", 1, "all")), False),
    "fills_square": (
        lambda: duel(bob="d1", spells=in_play("big-man-form", 1)).refuses("alice: step e"),
        True,
    ),
    "blocks_los": (
        lambda: arena(
            [{"at": "a1"}, {"at": "b1"}, {"at": "c1"}], spells=in_play("big-man-form", 1)
        ).sees("a1", "c1"),
        False,
    ),
    "no_pickup": (
        lambda: duel(treasures={"blue-1": "c1"}, spells=in_play("gravity", 1, "all")).refuses(
            "alice: take treasure-blue-1"
        ),
        True,
    ),
    "stuck": (
        lambda: duel(treasures={"blue-1": "c1"}, spells=GLUED).refuses(
            "alice: take treasure-blue-1"
        ),
        True,
    ),
    "items_free": (
        lambda: (
            duel(spells=in_play("homunculus", 0), alice={"items": ["dagger"]})
            .match.sight(0)
            .players[0]
            .load
        ),
        1,
    ),
    "treasure_free": (lifted, "@0 act"),
    "crack_per_damage": (lambda: spiked("shatter"), 1),
    "fire_off": (
        lambda: duel("fireball", spells=in_play("flood", 1, "all")).refuses("alice: cast fireball"),
        True,
    ),
    "held": (
        lambda: duel(bob="d1", spells=in_play("embrace-of-jorogumo", 1, "@0")).refuses(
            "alice: step w"
        ),
        True,
    ),
}


@rule("WW-V-25")
def test_every_modifier_of_the_ledger_is_looked_at() -> None:
    told = re.search(r"WW-V-25 MOD keys: (.*)\.\n", LEDGER)
    assert told is not None
    assert told[1].split(", ") == list(KEYS)


@rule("WW-V-14", "WW-V-25")
@pytest.mark.parametrize("name", KEYS)
def test_a_modifier_shows_in_what_can_be_done_or_suffered(name: str) -> None:
    look, expected = KEYS[name]
    assert look() == expected


@rule("WW-V-14", "WW-MNT-3")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("golem-form", modifier_keys.TAKEN),
        ("speedstone", modifier_keys.SPEED_ADD),
        ("adrenaline", modifier_keys.ATTACKS),
        ("invisible", modifier_keys.EVADE_ON),
        ("extra-arms", modifier_keys.PUNCH_ALL),
        ("visionstone", modifier_keys.SEE_THROUGH),
    ],
)
def test_a_modifier_lasts_as_long_as_its_card_is_in_play(word: str, key: int) -> None:
    table = bearing(word, 0)
    assert (mod(table.state, 0, key) != 0, mod(table.state, 1, key)) == (True, 0)
    ends = "drop" if IS_ITEM[CARD_WORDS.index(word)] else "finish"
    table.do(f"alice: {ends} {word}")
    assert mod(table.state, 0, key) == 0


@rule("WW-V-14", "WW-MNT-3")
@pytest.mark.parametrize("word", ["fog", "gravity", "flood"])
def test_a_global_modifier_holds_for_all_until_its_spell_ends(word: str) -> None:
    table = duel("fireball", treasures={"blue-1": "c1"}, spells=in_play(word, 0, "all"))
    wanted = {"fog": "at @1", "gravity": "take treasure-blue-1", "flood": "cast fireball"}[word]
    if word == "fog":
        assert not table.sees("c1", "e1")
    else:
        assert table.refuses(f"alice: {wanted}")
    table.do(f"alice: finish {word}")
    assert table.sees("c1", "e1")
    assert word == "fog" or wanted in table.options("alice")


@rule("WW-V-14")
def test_stuck_and_held_end_with_their_spells() -> None:
    glued = duel("dispel", treasures={"blue-1": "c1"}, spells=GLUED)
    held = duel("dispel", bob="d1", spells=in_play("embrace-of-jorogumo", 1, "@0"))
    for table in (glued, held):
        table.do("alice: cast dispel")
    assert "take treasure-blue-1" in glued.options("alice")
    assert "step w" in held.options("alice")


# -- Triggers ------------------------------------------------------------------------------------


def on_square(kind: str, word: str, at: str, owner: int = 1) -> list[dict[str, object]]:
    return [{"kind": kind, "card": word, "at": at, "owner": owner}]


def time_passes() -> tuple[Arena, int]:
    """Acid hurts bob when alice's time passes."""
    table = duel(begin=True, spells=in_play("acid-bath", 0, "@1"))
    return table, table.life("bob") - 15


def turn_start() -> tuple[Arena, int]:
    table = duel(begin=True, alice={"items": ["lifestone"]})
    return table, table.life("alice") - 15


def turn_end() -> tuple[Arena, int]:
    table = duel(things=on_square("boneyard", "boneyard", "c1"))
    table.do("alice: end")
    return table, table.life("alice") - 15


def enter_square() -> tuple[Arena, int]:
    table = duel(bob="j1", things=on_square("rosebush", "rosebush", "d1"))
    table.do("alice: step e")
    return table, table.life("alice") - 15


def leave_square() -> tuple[Arena, int]:
    table = duel(bob="j1", things=on_square("boneyard", "boneyard", "c1"))
    table.do("alice: step e")
    return table, table.mp() - 3


def pass_line() -> tuple[Arena, int]:
    table = duel(bob="j1", things=on_square("fire-wall", "wall-of-fire", "c1|d1"))
    table.do("alice: step e")
    return table, table.life("alice") - 15


def attacked() -> tuple[Arena, int]:
    table = duel("fireball", die=(2,), spells=in_play("gnome-form", 1))
    table.do("alice: cast fireball", "at @1")
    return table, table.life("bob") - 15


def damaged() -> tuple[Arena, int]:
    table = duel("ka-bong", spells=in_play("pain-link", 1))
    table.do("alice: cast ka-bong", "at @1")
    return table, table.life("alice") - 15


def would_die() -> tuple[Arena, int]:
    table = duel("ka-bong", enemy={"life": 1}, spells=in_play("phoenix-flames", 1))
    table.do("alice: cast ka-bong", "at @1")
    return table, table.life("bob")


def draws() -> tuple[Arena, int]:
    table = duel(spells=in_play("slow-death", 1, "@0"))
    table.do("alice: end", "keep", "draw")
    return table, table.life("alice") - 15


def plays_card() -> tuple[Arena, int]:
    table = duel("large-rock", spells=in_play("curse-of-fire", 1, "@0"))
    table.do("alice: play large-rock")
    return table, table.life("alice") - 15


def picks_up() -> tuple[Arena, int]:
    table = duel("", "ward", at="g2", bob="j5", die=(4,))
    table.do("alice: take treasure-blue-1", "bob: answer ward")
    return table, table.life("alice") - 15


def spell_cast() -> tuple[Arena, int]:
    table = duel("shatter", things=on_square("totem", "spirit-of-the-raven", "a5"))
    table.play("alice: cast shatter")
    table.do("bob: draw")
    return table, len(table.hand("bob"))


def spell_ends() -> tuple[Arena, int]:
    table = duel(spells=in_play("delay-death", 0))
    table.do("alice: finish delay-death")
    return table, table.life("alice") - 15


TRIGGERS = {
    "time_passes": (time_passes, -2),
    "turn_start": (turn_start, 1),
    "turn_end": (turn_end, -2),
    "enter_square": (enter_square, -3),
    "leave_square": (leave_square, -2),
    "pass_line": (pass_line, -4),
    "attacked": (attacked, 0),
    "damaged": (damaged, -4),
    "would_die": (would_die, 5),
    "draws": (draws, -1),
    "plays_card": (plays_card, -1),
    "picks_up": (picks_up, -3),
    "spell_cast": (spell_cast, 1),
    "spell_ends": (spell_ends, -3),
}


@rule("WW-V-26")
def test_every_trigger_of_the_ledger_is_known() -> None:
    told = re.search(r"WW-V-26 Events for TRIGGER: (.*)\.\n", LEDGER)
    assert told is not None
    assert told[1].split(", ") == list(TRIGGERS)


@rule("WW-V-24", "WW-V-26")
@pytest.mark.parametrize("name", TRIGGERS)
def test_a_trigger_sets_its_effect_off(name: str) -> None:
    happens, expected = TRIGGERS[name]
    _, change = happens()
    assert change == expected


@rule("WW-V-23")
@pytest.mark.parametrize(
    ("die", "outcome"), [(1, (1, 15)), (2, (0, 13)), (3, (0, 15)), (4, (0, 15))]
)
def test_a_roll_branches_on_the_die(die: int, outcome: tuple[int, int]) -> None:
    # A square of Prismatic Mist: stunned, hurt, a card less, or healed.
    chance = (3, 1) if die == 3 else (die,)
    mist = on_square("mist", "prismatic-mist", "d1")
    table = duel("dagger", bob="j1", die=chance, things=mist)
    table.do("alice: step e")
    assert (table.stun("alice"), table.life("alice") - (die == 4)) == outcome
    assert table.hand("alice") == ([] if die == 3 else ["dagger"])
