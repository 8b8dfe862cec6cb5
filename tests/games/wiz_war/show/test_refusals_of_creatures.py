"""What a creature cannot do says why, and so does what few cards are aimed at."""

from typing import Any

import pytest

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.frames.effects import ActBeast
from spellhall.games.wiz_war.rules.acting.beasts import (
    why_no_strike,
    why_not_at_all,
    why_not_beast_step,
    why_not_beast_take,
)
from spellhall.games.wiz_war.rules.why_not import (
    ACTIVATION_OVER,
    ATTACK_USED,
    BARRED_WAY,
    FIRST_TURN,
    HELD_FAST,
    LOST_IN_DUST,
    NO_STEP_POINTS,
    NO_TARGET,
    PEACEFUL,
    STUNNED,
    TREASURE_ELSEWHERE,
)
from spellhall.games.wiz_war.state.numbers import BEAST
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, duel

KIND = 3
MINOTAUR = {"kind": "minotaur", "at": "d1", "owner": 0}
EAST = 1


def activated(**setup: Any) -> tuple[Arena, ActBeast]:
    """Alice's minotaur at d1 acts; it has a wall in the north."""
    table = duel(**{"at": "a5", "bob": "j1", "beasts": [MINOTAUR], **setup})
    table.play("alice: activate minotaur")
    frame = table.state.stack[-1]
    assert isinstance(frame, ActBeast)
    return table, frame


@rule("WW-CMOV-1", "WW-MOVE-2")
def test_a_way_is_open_or_barred_or_costs_too_much() -> None:
    table, f = activated()
    ways = [why_not_beast_step(table.state, f, way) for way in range(4)]
    assert ways == [BARRED_WAY, ALLOWED, ALLOWED, ALLOWED]
    table.state.turn.activation.mp = 1
    assert why_not_beast_step(table.state, f, EAST) == ALLOWED
    table.state.turn.activation.mp = 0
    assert why_not_beast_step(table.state, f, EAST) == NO_STEP_POINTS


@rule("WW-CJ-13")
def test_in_the_dust_only_trying_is_open() -> None:
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
    table, f = activated(things=[cloud])
    ways = [why_not_beast_step(table.state, f, way) for way in range(4)]
    assert ways == [ALLOWED, LOST_IN_DUST, LOST_IN_DUST, LOST_IN_DUST]


@rule("WW-CRT-7", "WW-MY-1")
def test_a_creature_that_may_not_walk_is_stunned_or_held() -> None:
    table, f = activated()
    table.state.turn.dazed = [BEAST + KIND]
    assert why_not_beast_step(table.state, f, EAST) == ALLOWED
    table.state.turn.activation.attacks = 1
    assert why_not_beast_step(table.state, f, EAST) == STUNNED
    embrace = {"card": "embrace-of-jorogumo", "owner": 1, "on": "minotaur"}
    table, f = activated(bob="e1", spells=[embrace])
    assert why_not_beast_step(table.state, f, EAST) == HELD_FAST


@rule("WW-CATK-4", "WW-FRM-7", "WW-ATK-1")
@pytest.mark.parametrize(
    ("setup", "attacks", "why"),
    [
        ({}, 0, NO_TARGET),
        ({}, 1, ATTACK_USED),
        ({"alice": {"turns": 1}}, 0, FIRST_TURN),
        ({"spells": [{"card": "slime-form", "on": "minotaur"}]}, 0, PEACEFUL),
    ],
)
def test_a_creature_says_why_it_strikes_at_nobody(
    setup: dict[str, Any], attacks: int, why: int
) -> None:
    table, f = activated(**setup)
    table.state.turn.activation.attacks = attacks
    assert why_no_strike(table.state, f) == why


@rule("WW-ACT-1")
def test_an_activation_that_is_over_says_so_of_everything() -> None:
    table, f = activated(treasures={"blue-1": "d1"})
    assert why_not_at_all(table.state, f) == ALLOWED
    assert why_not_beast_take(table.state, f, 0) == TREASURE_ELSEWHERE
    assert why_not_beast_take(table.state, f, 2) != TREASURE_ELSEWHERE  # it lies at its feet
    table.state.turn.activation.over = True
    assert why_not_at_all(table.state, f) == ACTIVATION_OVER
    assert why_not_beast_step(table.state, f, EAST) == ACTIVATION_OVER
    assert why_no_strike(table.state, f) == ACTIVATION_OVER
    assert why_not_beast_take(table.state, f, 2) == ACTIVATION_OVER


@rule("WW-CRT-2", "WW-CRT-1")
def test_a_treasure_is_in_its_square_or_elsewhere_or_not_to_be_seen() -> None:
    boggart = {"kind": "boggart", "at": "d1", "owner": 0}
    table = duel(
        at="a5", bob="j1", beasts=[boggart], treasures={"blue-1": "d1"}, alice={"carries": "blue-2"}
    )
    table.play("alice: activate boggart")
    f = table.state.stack[-1]
    assert isinstance(f, ActBeast)
    assert [why_not_beast_take(table.state, f, treasure) for treasure in range(5)] == [
        TREASURE_ELSEWHERE, TREASURE_ELSEWHERE, ALLOWED, ABSENT, ABSENT,
    ]  # fmt: skip


# -- What few cards are aimed at -------------------------------------------------------------------


@rule("WW-CARD-4", "WW-DEC-4")
def test_cards_to_add_say_that_they_have_no_energy_or_are_chosen() -> None:
    table = duel("add energy-4 energy-5 energy-6 fireball", bob="e1")
    table.play("alice: cast add", "alice: at energy-4")
    told = table.refused("alice")
    assert told[f"card:{CARD_WORDS.index('fireball')}"] == "WW-CARD-4"
    assert told[f"card:{CARD_WORDS.index('energy-4')}"] == "WW-DEC-4"


@rule("WW-EL-4", "WW-RNG-3")
def test_water_says_that_a_wall_of_fire_is_out_of_sight() -> None:
    wall = {"kind": "fire-wall", "card": "wall-of-fire", "at": "c1|d1", "owner": 1}
    table = duel("waterbolt", at="a5", bob="a4", things=[wall])
    table.play("alice: cast waterbolt attack", "alice: damage 1")
    assert table.question("alice") == "target"
    assert table.refused("alice")["thing:1"] == "WW-RNG-3"


@rule("WW-AMB-49", "WW-RNG-3")
def test_a_token_out_of_sight_is_not_dispelled() -> None:
    tokens = [
        {"kind": "trap", "card": "booby-trap", "at": cell, "owner": 1, "live": cell == "i1"}
        for cell in ("a4", "a3", "i1", "i2")
    ]
    table = duel("dispel", at="a5", bob="j3", things=tokens)
    table.play("alice: cast dispel")
    told = table.refused("alice")
    assert (told["thing:3"], told["thing:4"]) == ("WW-RNG-3", "WW-RNG-3")
    assert not {"thing:1", "thing:2"} & set(told)


@rule("WW-MY-7")
@pytest.mark.parametrize(("stun", "left"), [(0, (9, 2)), (1, (6, 1))])
def test_a_gaze_asks_creatures_too_whether_they_are_stunned(
    stun: int, left: tuple[int, int]
) -> None:
    beast = {**MINOTAUR, "owner": 1, "life": 9, "stun": stun}
    table = duel("medusas-gaze", bob="j1", beasts=[beast])
    table.do("alice: cast medusas-gaze", "unfuelled", "at minotaur")
    assert (table.state.beasts[0].life, table.state.beasts[0].stun) == left
