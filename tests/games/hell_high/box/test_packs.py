"""What a pack of Hell High may say: its numbers, its rows, and what does not go together."""

from typing import Any

import pytest

from spellhall.games.hell_high.box import design as d
from spellhall.games.hell_high.box import verbs as v
from spellhall.games.hell_high.box.pack_form import POWERS, texts
from tests.packs.bounds import bounds
from tests.packs.judging import card, form_of, problems, right, told
from tests.packs.samples import Change

BOUNDS = [
    "aim: 0 to 40, else ",
    "bands: 3 to 3 entries, else nothing",
    "bands[]: 1 to 60",
    "bully.verbs: 1 to 2 entries",
    "copies: 1 to 4, else 1",
    "creature: else False",
    "damage.n: 1 to 6",
    "damage.per_card: else False",
    "effects: 0 to 4 entries, else nothing",
    "everlasting: else False",
    "gain.n: 1 to 2",
    "glyph: else none",
    "heal.n: 1 to 6",
    "heal.who: else me",
    "if.otherwise: 0 to 3 entries, else nothing",
    "if.verbs: 1 to 3 entries",
    "initiative: 0 to 20, else 0",
    "name: 1 to 40",
    "power-roll.high: 1 to 3 entries",
    "power-roll.low: 1 to 3 entries",
    "power-roll.mid: 1 to 3 entries",
    "power: else none",
    "reaction.n: 1 to 3",
    "ritual.n: 1 to 4",
    "roll-die.high: 0 to 3 entries",
    "roll-die.low: 0 to 3 entries",
    "roll-die.mid: 0 to 3 entries",
    "size: 0 to 20, else 0",
    "status.n: -3 to 3",
    "suffer.n: 1 to 5",
    "text: 1 to 300",
    "when: else always",
]


def test_every_number_of_a_pack_has_its_least_its_most_and_its_default() -> None:
    assert bounds(form_of("hell_high")) == BOUNDS


def test_every_power_has_a_most() -> None:
    assert {word: most for word, (_, most) in POWERS.items()} == {
        "none": 0,
        "less-loss": 2,
        "loud-sources": 2,
        "initiative": 20,
        "hand-size": 2,
        "total": 2,
    }


def test_a_design_becomes_a_row() -> None:
    riot = right("hell_high", 3)
    assert (riot.kind, riot.glyph, riot.initiative, riot.copies) == (v.DELIVERY, v.DARK, 11, 2)
    assert (riot.creature, riot.everlasting, riot.power, riot.size) == (False, False, d.NOTHING, 0)
    screen = right("hell_high", 4, everlasting=True)
    assert (screen.power, screen.size, screen.when) == (d.LESS_LOSS, 1, d.TURN_START)
    assert (screen.glyph, screen.everlasting, screen.copies) == (v.NO_GLYPH, True, 1)
    assert texts({"name": "a", "text": "b", "aim": "c", "bands": ()}) == {"name": "a", "text": "b"}
    rolls = {"name": "a", "text": "b", "aim": "c", "bands": ("d",)}
    assert texts(rolls) == {**rolls, "bands": ["d"]}
    broken = [{"verb": "aim", "at": "choose"}, {"verb": "destroy-treasure"}]
    assert told(right("hell_high", 1, effects=broken).effects[1]) == told(v.Destroy(False))


AIM = {"verb": "aim", "at": "choose"}
HEAL = {"verb": "heal", "n": 1}
KEEP = {"verb": "power-roll", "low": [HEAL], "mid": [HEAL], "high": [{"verb": "keep"}]}


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (1, {"effects": [AIM, {"verb": "steal"}]}),
        (1, {"effects": [HEAL, {"verb": "ritual", "n": 1}, {"verb": "reaction", "n": 1}]}),
        (1, {"effects": [{"verb": "status", "who": "me", "n": -1}]}),
        (1, {"effects": [AIM, {"verb": "status", "who": "target", "n": 1}]}),
        (1, {"effects": [{"verb": "aim", "at": "left-right"}, {"verb": "damage", "n": 1}]}),
        (3, {"creature": True, "effects": [AIM, KEEP]}),
        (3, {"initiative": 1}),
        (4, {"size": 2}),
        (4, {"power": None, "size": None}),
        (4, {"effects": None, "when": None}),
        (4, {"effects": None, "when": None, "power": None, "size": None, "glyph": "dark"}),
        (4, {"when": "on-kill", "effects": [{"verb": "status", "who": "me", "n": 1}]}),
    ],
)
def test_what_goes_together_in_hell_high_is_let_in(number: int, fields: dict[str, Any]) -> None:
    assert right("hell_high", number, **fields).copies in (1, 2)


WORDS_OF_ROLLS = "a card with a power-roll, and no other, has 'aim' and 'bands' in words"
NEEDS_ONE = "needs one target: aim at one wizard before it"
NEEDS_AIM = "needs a target: put an aim before it"
FOR_ME = "a Treasure heals you or gives you status"


@pytest.mark.parametrize(
    ("number", "fields", "field", "says"),
    [
        (1, {"when": "on-kill"}, "when", "is for Treasures"),
        (1, {"power": "total"}, "power", "is for Treasures"),
        (1, {"size": 1}, "size", "is for Treasures"),
        (1, {"creature": True}, "initiative", "initiative and creature are for Deliveries"),
        (1, {"aim": "somebody"}, "bands", WORDS_OF_ROLLS),
        (1, {"bands": ["a", "b", "c"]}, "bands", WORDS_OF_ROLLS),
        (3, {"aim": None}, "bands", WORDS_OF_ROLLS),
        (1, {"effects": [{"verb": "aim", "at": "each"},
                         {"verb": "bully", "verbs": [{"verb": "gain", "n": 1}]}]},
         "effects[1]", NEEDS_ONE),
        (1, {"effects": [{"verb": "aim", "at": "left-right"}, {"verb": "destroy-treasure"}]},
         "effects[1]", NEEDS_ONE),
        (1, {"effects": [AIM, HEAL, AIM]}, "effects[2]", "nothing follows this aim"),
        (1, {"effects": [{"verb": "heal", "n": 1, "who": "target"}]}, "effects[0]", NEEDS_AIM),
        (1, {"effects": [{"verb": "if", "condition": "lowest", "verbs": [HEAL],
                          "otherwise": [{"verb": "damage", "n": 1}]}]}, "effects[0]", NEEDS_AIM),
        (3, {"effects": [AIM, KEEP]}, "effects[1]", "keep is for Creatures"),
        (4, {"creature": True}, "creature", "is not for Treasures"),
        (4, {"aim": "x"}, "aim", "is not for Treasures"),
        (4, {"bands": ["a", "b", "c"]}, "bands", "is not for Treasures"),
        (4, {"size": 3}, "size", "is 1 to 2 for the power less-loss"),
        (4, {"size": 0}, "size", "is 1 to 2 for the power less-loss"),
        (4, {"effects": [{"verb": "status", "who": "me", "n": -1}]}, "effects[0]", FOR_ME),
        (4, {"effects": [{"verb": "heal", "n": 1, "who": "target"}]}, "effects[0]", FOR_ME),
        (4, {"effects": None}, "when",
         "turn-start or on-kill for a Treasure with effects, always for one without"),
    ],
)  # fmt: skip
def test_one_wrong_thing_in_a_card_is_told_alone(
    number: int, fields: dict[str, Any], field: str, says: str
) -> None:
    found = problems("hell_high", card(number, **fields))
    assert [(one.field, one.text) for one in found] == [(field, says)]


@pytest.mark.parametrize(
    ("change", "field", "says"),
    [
        (card(1, glyph="none"), "glyph", "a component has a glyph"),
        (card(1, effects=[]), "effects", "a component does something"),
        (card(1, effects=[{"verb": "aim", "at": "each"}]), "effects[0]", "nothing follows"),
        (card(1, effects=[{"verb": "damage", "n": 2}]), "effects[0]", "put an aim before it"),
        (
            card(1, effects=[{"verb": "aim", "at": "each"}, {"verb": "steal"}]),
            "effects[1]",
            "needs one target",
        ),
        (
            card(
                1,
                effects=[
                    {"verb": "ritual", "n": 1},
                    {"verb": "if", "condition": "lowest", "verbs": [{"verb": "heal", "n": 1}]},
                    {"verb": "if", "condition": "lowest", "verbs": [{"verb": "heal", "n": 1}]},
                ],
            ),
            "effects",
            "at most one bully, if",
        ),
        (card(1, effects=[{"verb": "status", "who": "me", "n": 0}]), "effects[0]", "not 0"),
        (card(1, initiative=3), "initiative", "are for Deliveries"),
        (card(1, everlasting=True), "everlasting", "is for Treasures"),
        (card(3, bands=None), "bands", "has 'aim' and 'bands' in words"),
        (card(3, initiative=0), "initiative", "1 or more"),
        (card(3, effects=[{"verb": "heal", "n": 1}]), "effects", "an aim and then a power-roll"),
        (card(3, creature=True), "effects[1]", "it takes no Treasure"),
        (
            card(
                3,
                effects=[
                    {"verb": "aim", "at": "choose"},
                    {
                        "verb": "power-roll",
                        "low": [{"verb": "keep"}],
                        "mid": [{"verb": "keep"}],
                        "high": [{"verb": "keep"}],
                    },
                ],
            ),
            "effects[1]",
            "keep is for Creatures",
        ),
        (card(4, when="always"), "when", "turn-start or on-kill"),
        (card(4, size=3), "size", "is 1 to 2"),
        (card(4, power="none"), "size", "needs a power"),
        (card(4, effects=[{"verb": "gain", "n": 1}]), "effects[0]", "heals you or gives"),
        (card(4, initiative=4), "initiative", "is not for Treasures"),
        (
            card(4, effects=None, when="always", power="none", size=0),
            "effects",
            "a power or a glyph",
        ),
    ],
)
def test_what_does_not_go_together_in_hell_high_is_said(
    change: Change, field: str, says: str
) -> None:
    found = problems("hell_high", change)
    assert any(one.field == field and says in one.text for one in found), found
