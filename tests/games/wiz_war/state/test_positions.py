"""Positions: an impossible one is refused with the reason, and what is accepted can be played."""

from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games import find
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.state.position import line, square
from spellhall.testing import check_edits, rule
from tests.games.wiz_war.tables import Arena, arena, duel

GAME = find("wiz_war")
SETUPS: list[dict[str, Any]] = [
    {
        "players": [
            {"at": "c1", "hand": ["fireball", "energy-4", "teleport"], "items": ["dagger"]},
            {"at": "e1", "hand": ["shield", "zot"], "carries": "red-1", "stun": 1},
        ],
        "spells": [{"card": "acid-bath", "on": "@1"}, {"card": "werewolf-form"}],
        "things": [{"kind": "rosebush", "card": "rosebush", "at": "a5", "owner": 1}],
        "beasts": [{"kind": "drake", "at": "b1"}],
        "cracks": {"b1|b2": 2},
        "treasures": {"blue-1": "a1"},
        "limit": 20,
    },
    {
        "players": [{"at": "c1"}, {"out": True}, {"at": "b2", "life": 3, "kills": 1}],
        "boards": ["red 1", "blue", "green 2"],
        "things": [
            {"kind": "wall", "card": "create-wall", "at": "c1|d1"},
            {"kind": "hex", "card": "hex-of-pain", "at": "d2", "owner": 2},
        ],
        "options": ["heavy_items", "permanent_creations"],
        "broken": ["b1|b2"],
        "begin": True,
        "limit": 30,
    },
]


@pytest.mark.parametrize("seed", range(12))
def test_an_edited_position_is_refused_with_a_reason_or_can_be_played(seed: int) -> None:
    done = check_edits(GAME, 2 + seed % 4, seed, {"turn_limit": 20}, positions=8, setups=SETUPS)
    assert done.refused + done.played == 8


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": [{}]}, "2 to 5 players, not 1"),
        ({"players": [{}, {}], "active": 2}, "there is no seat 2"),
        ({"players": [{}, {}], "side": "c"}, "no side of the boards 'c': a, b"),
        ({"players": [{}, {}], "boards": ["red", "red"]}, "one board each: red, blue"),
        ({"players": [{}, {}], "boards": ["red", "blue 4"]}, "quarter turns '4': 0, 1, 2, 3"),
        ({"players": [{}, {}], "boards": ["red", "green"]}, "no sector at this table 'green'"),
        ({"players": [{}, {}], "options": ["hurry"]}, "no optional rule 'hurry': uncluttered"),
        ({"players": [{}, {}], "schools": ["cooking"]}, "no school 'cooking': white"),
        ({"players": [{"at": "z9"}, {}]}, "no square 'z9'"),
        ({"players": [{"hand": ["sausage"]}, {}]}, "no card 'sausage'"),
        ({"players": [{"hand": ["zot", "zot", "zot"]}, {}]}, "the card 'zot' lies in two places"),
        ({"players": [{"seen": ["sausage"]}, {}]}, "no card 'sausage'"),
        ({"players": [{"items": ["zot"]}, {}]}, "seat 0 carries items only"),
        ({"players": [{"life": 21}, {}]}, "the life of seat 0"),
        ({"players": [{"life": 0}, {}]}, "seat 0 has no life left and is out"),
        ({"players": [{"stun": -1}, {}]}, "the stun tokens of seat 0"),
        ({"players": [{"kills": 2}, {}]}, "the kills of seat 0 is a whole number from 0 to 1"),
        ({"players": [{"out": True, "hand": ["zot"]}, {}, {}]}, "the dead"),
        ({"players": [{"carries": "pink-1"}, {}]}, "no treasure 'pink-1'"),
        (
            {"players": [{"carries": "blue-1", "items": ["thors-hammer"]}, {}]},
            "one treasure or relic on a base",
        ),
        ({"players": [{}, {}], "goal": 5}, "the goal in victory points is a whole number from 2"),
        ({"players": [{}, {}], "limit": -1}, "the turn limit"),
        ({"players": [{}, {}], "cracks": {"b1|b2": 5}}, "cracks of a wall or door"),
        ({"players": [{}, {}], "cracks": {"a1|b1": 1}}, "only what stands has cracks"),
        ({"players": [{}, {}], "spells": [{"card": "fireball"}]}, "only spells that last"),
        ({"players": [{}, {}], "spells": [{"card": "shatter", "owner": 2}]}, "no seat 2: 0 to 1"),
        ({"players": [{}, {}], "spells": [{"card": "shatter", "tokens": 0}]}, "energy tokens"),
        ({"players": [{}, {}], "spells": [{"card": "shatter", "on": "@7"}]}, "no seat '7': 0, 1"),
        (
            {"players": [{}, {}], "spells": [{"card": "glue", "on": "thing 3"}]},
            "there is no thing '3'",
        ),
        (
            {"players": [{}, {}], "spells": [{"card": "create-wall"}]},
            "lasts as long as what it made",
        ),
        ({"players": [{}, {}], "spells": [{"card": "summon-drake"}]}, "has its creature"),
        (
            {"players": [{}, {}], "things": [{"kind": "cake", "card": "rosebush", "at": "a1"}]},
            "no thing 'cake': item, rosebush",
        ),
        (
            {"players": [{}, {}], "things": [{"kind": "cloud", "card": "rosebush", "at": "a1"}]},
            "its card does not make a cloud",
        ),
        (
            {
                "players": [{}, {}],
                "things": [
                    {"kind": "block", "card": "stone-block", "at": at} for at in ("a1", "b1")
                ],
            },
            "one spell makes 1 block, not 2",
        ),
        ({"players": [{}, {}], "beasts": [{"kind": "cow", "at": "a1"}]}, "no creature 'cow'"),
        ({"players": [{}, {}], "beasts": [{"kind": "drake", "at": "a1", "life": 13}]}, "life"),
        (
            {"players": [{}, {}], "beasts": [{"kind": "drake", "at": "a1", "life": 0}]},
            "a creature without life is gone",
        ),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_what_would_be_right(
    setup: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        arena(**setup)
    assert reason in str(refused.value)


def test_a_position_in_the_middle_of_damage_can_be_written_and_read() -> None:
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    table = duel("teleport shield", bob="j5", things=[block])
    table.play("alice: cast teleport neutral", "alice: pass", "alice: to d1")
    assert table.question("alice") == "cut"
    again = from_json(GAME, table.match.to_json())
    assert [option.text for option in again.options(0)] == table.options("alice")


def refusal(head: dict[str, Any]) -> str:
    """Why a position is refused."""
    with pytest.raises(BadPosition) as refused:
        from_json(GAME, msgspec.json.encode(head))
    return str(refused.value)


def in_a_window() -> dict[str, Any]:
    """A fireball is in the air, and bob is asked."""
    table = duel("fireball", "full-shield")
    table.play("alice: cast fireball", "alice: at @1")
    head: dict[str, Any] = msgspec.json.decode(table.match.to_json())
    return head


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seat", 2, "has a caster"),
        ("by", 7, "a figure acts"),
        ("card", 312, "312 cards, each in one place"),
        ("role", 3, "the role of a cast"),
        ("energy", -1, "the energy of a cast"),
        ("part", "EL-99 does", "no cast has the verbs 'EL-99 does'"),
        ("origin", 50, "where a cast comes from"),
        ("against", 0, "what a counter answers"),
        ("targets", [5], "what is aimed at is there"),
        ("landing", 50, "where it comes down"),
        ("secret", 1, "what only the caster knows"),
    ],
)
def test_what_is_in_the_air_must_be_possible(field: str, value: object, reason: str) -> None:
    head = in_a_window()
    head["state"]["air"][0][field] = value
    with pytest.raises(BadPosition) as refused:
        from_json(GAME, msgspec.json.encode(head))
    assert reason in str(refused.value) or "names what is not there" in str(refused.value)


def in_a_blow() -> dict[str, Any]:
    """Alice has come out upon a block, and may lower the damage."""
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    table = duel("teleport shield", bob="j5", things=[block])
    table.play("alice: cast teleport neutral", "alice: pass", "alice: to d1")
    head: dict[str, Any] = msgspec.json.decode(table.match.to_json())
    return head


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("victim", 7, "a figure suffers a blow"),
        ("amount", 1001, "the damage of a blow"),
        ("kind", 2, "physical (0) or magical (1)"),
        ("element", 4, "the element of a blow"),
        ("killer", 2, "who scores for a blow"),
        ("source", 7, "a figure or nobody strikes a blow"),
    ],
)
def test_a_blow_about_to_fall_must_be_possible(field: str, value: int, reason: str) -> None:
    head = in_a_blow()
    assert from_json(GAME, msgspec.json.encode(head)).awaited() == [0]
    head["state"]["blows"][0][field] = value
    assert reason in refusal(head)


def test_what_is_pending_fits_together() -> None:
    head = in_a_window()
    assert from_json(GAME, msgspec.json.encode(head)).awaited() == [1]
    del head["state"]["stack"][0]
    with pytest.raises(BadPosition, match="at the bottom lies the end of a turn"):
        from_json(GAME, msgspec.json.encode(head))
    head = in_a_window()
    frames = head["state"]["stack"]
    head["state"]["stack"] = [one for one in frames if "Resolve" not in str(one)]
    with pytest.raises(BadPosition, match="casts in the air are finished in turn"):
        from_json(GAME, msgspec.json.encode(head))


# -- Positions that play has reached ------------------------------------------------------------


def written(table: Arena) -> dict[str, Any]:
    """The position on a table, as it is written; it can be read back."""
    text = table.match.to_json()
    assert from_json(GAME, text).to_json() == text
    head: dict[str, Any] = msgspec.json.decode(text)
    return head


@rule("WW-CJ-3", "WW-CNT-10")
def test_a_counter_in_the_air_names_a_line_or_a_treasure_by_its_number() -> None:
    table = duel("fireball zot", "wall-of-earth")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer wall-of-earth")
    table.play("bob: line c1|d1")
    head = written(table)
    cast = head["state"]["air"][1]
    assert cast["aim"] == line(table.state, "c1|d1")
    for aim in (-1, len(table.state.lines)):
        cast["aim"] = aim
        assert "what a counter is aimed at is a whole number from 0" in refusal(head)
    table = duel("zot", "fools-gold", at="g2", bob="j5")
    table.play("alice: take treasure-blue-1", "bob: answer fools-gold")
    head = written(table)
    cast = head["state"]["air"][0]
    assert cast["aim"] == 2
    for aim in (-1, 4):
        cast["aim"] = aim
        assert "what a counter is aimed at is a whole number from 0 to 3" in refusal(head)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"card": "fireball"}, "the counter is at hand"),
        ({"card": "energy-4"}, "only counters answer"),
        ({"against": 1}, "what is answered is a whole number from 0 to 0"),
        ({"against": -1}, "what is answered is a whole number from 0 to 0"),
        ({"window": 1}, "what is answered is a whole number from -1 to -1"),
        ({"window": 4, "against": -1}, "the kind of a window is a whole number from 0 to 3"),
        ({"treasure": 0}, "the treasure that is guarded is a whole number from -1 to -1"),
        (
            {"window": 2, "against": -1},
            "the treasure that is guarded is a whole number from 0 to 3",
        ),
        ({"window": 2, "against": -1, "treasure": 4}, "that is guarded is a whole number from 0"),
        ({"window": 2, "against": -1, "treasure": 0}, "who picked up a treasure is known"),
        ({"picker": 0}, "who picked up a treasure is known, nobody else"),
    ],
)
def test_a_counter_that_is_fuelled_answers_what_there_is(
    fields: dict[str, Any], reason: str
) -> None:
    table = duel("fireball", "pain-link energy-4")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer pain-link")
    assert table.question("bob") == "counter_fuel"
    head = written(table)
    told = {key: CARD_WORDS.index(one) if key == "card" else one for key, one in fields.items()}
    head["state"]["stack"][-1].update(told)
    assert reason in refusal(head)


def test_a_counter_that_is_aimed_at_nothing_names_nothing() -> None:
    table = duel("fireball zot", "full-shield")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer full-shield")
    head = written(table)
    cast = head["state"]["air"][1]
    assert cast["aim"] == -1
    cast["aim"] = 0
    assert "what a counter is aimed at is a whole number from -1 to -1" in refusal(head)


@rule("WW-ME-1")
def test_a_counter_whose_card_was_taken_still_lies_in_the_air() -> None:
    full = "zot zot meditate meditate glue teleport shatter"
    table = duel(f"fireball absorb-spell {full}", "wall-of-earth")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer wall-of-earth")
    table.do("bob: line c1|d1", "alice: answer absorb-spell")
    assert table.question("alice") == "trim"  # with the wall in hand, one card too many
    head = written(table)
    cast = head["state"]["air"][1]
    assert (cast["card"], cast["aim"]) == (-1, line(table.state, "c1|d1"))
    for aim in (-2, len(table.state.lines)):
        cast["aim"] = aim
        assert "what a counter is aimed at is a whole number from -1" in refusal(head)


def test_what_is_aimed_at_is_a_figure_of_this_game() -> None:
    head = in_a_window()
    for target in (8 + len(CREATURES), 99):
        head["state"]["air"][0].update(targets=[target], aim=1)
        assert "what is aimed at is there" in refusal(head)
        head["state"]["air"][0].update(targets=[1], aim=target)
        assert "what is aimed at is there" in refusal(head)


def test_a_game_may_end_while_something_is_in_the_air() -> None:
    table = duel("fireball", enemy={"life": 5})
    table.do("alice: cast fireball", "at @1")
    assert table.match.is_over
    head = written(table)
    assert len(head["state"]["air"]) == 1
    head["state"]["air"][0]["energy"] = -1
    assert "the energy of a cast" in refusal(head)


def test_whoever_unlocks_a_door_borders_it_and_has_done_so_once() -> None:
    table = duel("pick-lock", at="g2", bob="j5")
    table.do("alice: cast pick-lock")
    head = written(table)
    assert len(head["state"]["unlocked"]) == 1
    head["state"]["unlocked"] *= 2
    assert "locks picked: none twice" in refusal(head)
    head = written(table)
    head["state"]["players"][0]["cell"] = square(table.state, "a1")
    assert "who holds or unlocks a door borders it" in refusal(head)


def test_the_dead_hold_nothing_whatever_is_in_the_air() -> None:
    caster: dict[str, Any] = {"at": "c1", "hand": ["fireball"]}
    table = arena([caster, {"at": "e1", "hand": ["zot"]}, {"out": True}])
    table.play("alice: cast fireball", "alice: at @1")
    head = written(table)
    head["state"]["players"][2]["hand"] = [head["state"]["piles"][0]["deck"].pop()]
    assert "the dead hold nothing" in refusal(head)
