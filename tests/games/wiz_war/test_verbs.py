"""The words of the card data: modifiers, triggers and dice (WW-V)."""

import re
from pathlib import Path

import pytest

from spellhall.games.wiz_war import modifier_keys
from spellhall.games.wiz_war.rules.modifiers import global_mod, is_stuck, mod
from spellhall.games.wiz_war.rules.squares import is_rooted
from spellhall.games.wiz_war.rules.things import end_spell
from spellhall.games.wiz_war.state import AT_TREASURE
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, duel

LEDGER = (Path(__file__).parents[3] / "docs/rules/wiz_war.md").read_text()
# Each key of the ledger: the modifiers that stand for it, and a card that bears them.
ON_A_FIGURE = {
    "speed=": ((modifier_keys.SPEED_SET,), "golem-form"),
    "speed+": ((modifier_keys.SPEED_ADD,), "speedstone"),
    "punch=": ((modifier_keys.PUNCH_SET,), "golem-form"),
    "punch+": ((modifier_keys.PUNCH_DIE,), "mightstone"),
    "dmg_taken-": ((modifier_keys.TAKEN,), "bloodshard"),
    "dmg_dealt x": ((modifier_keys.PHYSICAL_DOUBLED,), "strength"),
    "hand+": ((modifier_keys.HAND_ADD,), "brainstone"),
    "draw+": ((modifier_keys.DRAW_ADD,), "spellstone"),
    "ev+": ((modifier_keys.EV_ADD,), "powerstone"),
    "attacks=": ((modifier_keys.ATTACKS,), "adrenaline"),
    "evade_on": ((modifier_keys.EVADE_ON,), "invisible"),
    "reflect": ((modifier_keys.REFLECT,), "pain-link"),
    "immune": ((modifier_keys.IMMUNE_FIRE,), "phoenix-flames"),
    "only_counters": ((modifier_keys.ONLY_COUNTERS,), "werewolf-form"),
    "no_attack": ((modifier_keys.NO_ATTACK,), "mist-body"),
    "untargetable": ((modifier_keys.UNTARGETABLE,), "mist-body"),
    "pass(doors/objects/walls)": (
        (modifier_keys.PASS_DOORS, modifier_keys.PASS_OBJECTS),
        "slime-form",
    ),
    "see_through": ((modifier_keys.SEE_THROUGH,), "visionstone"),
    "fills_square": ((modifier_keys.FILLS_SQUARE,), "big-man-form"),
    "blocks_los": ((modifier_keys.FILLS_SQUARE,), "big-man-form"),
    "items_free": ((modifier_keys.ITEMS_FREE,), "homunculus"),
    "treasure_free": ((modifier_keys.TREASURE_FREE,), "extra-arms"),
    "crack_per_damage": ((modifier_keys.CRACK_PER_DAMAGE,), "shatter"),
}
ON_THE_BOARD = {
    "los_cap": (modifier_keys.FOGGED, "fog"),
    "no_pickup": (modifier_keys.WEIGHED, "gravity"),
    "fire_off": (modifier_keys.LOSE_FIRE, "flood"),
}
ON_A_THING = ("stuck", "held")


def is_item(word: str) -> bool:
    return word.endswith(("stone", "shard"))


@rule("WW-V-25")
def test_every_modifier_of_the_ledger_has_its_card() -> None:
    told = re.search(r"WW-V-25 MOD keys: (.*)\.\n", LEDGER)
    assert told is not None
    assert set(told[1].split(", ")) == {*ON_A_FIGURE, *ON_THE_BOARD, *ON_A_THING}


@rule("WW-V-14", "WW-V-25")
@pytest.mark.parametrize("name", ON_A_FIGURE)
def test_a_modifier_lasts_as_long_as_its_card_is_in_play(name: str) -> None:
    keys, word = ON_A_FIGURE[name]
    if is_item(word):
        table = duel(alice={"items": [word]})
    else:
        table = duel(spells=[{"card": word}])
    for key in keys:
        assert mod(table.state, 1, key) == 0
        assert mod(table.state, 0, key) != 0
    table.do(f"alice: drop {word}" if is_item(word) else f"alice: finish {word}")
    assert [mod(table.state, 0, key) for key in keys] == [0] * len(keys)


@rule("WW-V-14", "WW-V-25")
@pytest.mark.parametrize("name", ON_THE_BOARD)
def test_a_global_modifier_holds_for_all_until_its_spell_ends(name: str) -> None:
    key, word = ON_THE_BOARD[name]
    table = duel(spells=[{"card": word, "on": "all"}])
    assert global_mod(table.state, key)
    table.do(f"alice: finish {word}")
    assert not global_mod(table.state, key)


@rule("WW-V-14", "WW-V-25")
def test_stuck_and_held_end_with_their_spells() -> None:
    glued = duel(
        treasures={"blue-1": "c1"}, spells=[{"card": "glue", "on": "treasure blue-1", "owner": 1}]
    )
    held = duel(bob="d1", spells=[{"card": "embrace-of-jorogumo", "owner": 1, "on": "@0"}])
    assert is_stuck(glued.state, AT_TREASURE + 2)
    assert glued.refuses("alice: take treasure-blue-1")
    assert is_rooted(held.state, 0)
    assert held.refuses("alice: step w")
    for table in (glued, held):
        end_spell(table.state, table.state.spells[0])
    assert not is_stuck(glued.state, AT_TREASURE + 2)
    assert not is_rooted(held.state, 0)


# -- Triggers ------------------------------------------------------------------------------------


def in_play(word: str, owner: int, on: str = "") -> list[dict[str, object]]:
    return [{"card": word, "owner": owner, "on": on}]


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
