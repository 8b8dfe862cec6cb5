"""Positions: an impossible one is refused with the reason, and what is accepted can be played."""

from typing import Any

import msgspec
import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games import find
from spellhall.testing import check_edits
from tests.games.wiz_war.tables import arena, duel

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
        ({"players": [{"hand": ["zot", "zot", "zot"]}, {}]}, "all copies of 'zot' lie elsewhere"),
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
