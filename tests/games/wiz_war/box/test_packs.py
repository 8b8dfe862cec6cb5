"""What a pack of Wiz-War may say: its numbers, its rows, and what does not go together."""

from typing import Any

import pytest

from spellhall.engine.packs.shape import Word
from spellhall.games.wiz_war.box import terms as t
from spellhall.games.wiz_war.box import verbs as v
from spellhall.games.wiz_war.box.cards import SCHOOLS
from spellhall.games.wiz_war.box.pack_terms import MODIFIERS
from tests.packs.bounds import bounds
from tests.packs.judging import card, form_of, problems, right, told
from tests.packs.samples import Change

AMOUNT = "1 to 8 or (base: 0 to 8, else 0; energy: else False; die: else False)"
STUN = "N(base=1, energy=False, die=False, count=0, most=99)"
BOUNDS = [
    "aims: else nobody",
    "answers: else nothing",
    "blink.n: 1 to 6",
    "break-line.splash: 0 to 4, else 0",
    "cancel.back: else False",
    "copies: 1 to 4, else 1",
    "counters: 0 to 3 entries, else nothing",
    f"cut-attack.n: {AMOUNT}",
    f"cut.n: {AMOUNT}",
    "deal.element: else plain",
    "deal.hurt: 0 to 2 entries, else nothing",
    "deal.kind: else magical",
    f"deal.n: {AMOUNT}",
    "deal.noevade: else False",
    "deal.to: else target",
    "discard-random.n: 1 to 3",
    "does: 0 to 4 entries, else nothing",
    "draw.n: 1 to 4",
    "each_turn: 0 to 2 entries, else nothing",
    "energy: 0 to 6, else 0",
    f"flee.n: {AMOUNT}",
    f"glide.n: {AMOUNT}",
    f"heal.n: {AMOUNT}",
    "heal.to: else target",
    "if-stunned.no: 1 to 2 entries",
    "if-stunned.yes: 1 to 2 entries",
    "lasts: else instant",
    "mods: 0 to 4 entries, else nothing",
    "mods[].n: -4 to 4, else 1",
    "name: 1 to 40",
    "peek.n: 2 to 5",
    f"push.n: {AMOUNT}",
    "reach: else self",
    "roll.lists: 4 to 4 entries",
    "roll.lists[]: 0 to 2 entries",
    "stray.drop: else False",
    f"stray.n: {AMOUNT}",
    f"stun.n: {AMOUNT}, else {STUN}",
    "stun.to: else target",
    "text: 1 to 300",
    "traits: 0 to 4 entries, else nothing",
    "weapons: 0 to 2 entries, else nothing",
    "weapons[].after: else kept",
    "weapons[].aims: else object-or-figure",
    "weapons[].does: 1 to 2 entries",
]


def test_every_number_of_a_pack_has_its_least_its_most_and_its_default() -> None:
    assert bounds(form_of("wiz_war")) == BOUNDS


def test_every_modifier_has_a_least_and_a_most() -> None:
    switches = "punch-die immune-fire see-through pass-doors untouched only-counters no-attack"
    assert {word: told[1:] for word, told in MODIFIERS.items()} == {
        "speed": (-2, 3),
        "hand-size": (-2, 2),
        **dict.fromkeys(("draw", "energy", "attack"), (1, 2)),
        **dict.fromkeys(("armour", "punch-fire", "burns-back"), (1, 3)),
        "armour-physical": (1, 4),
        "attacks": (2, 2),
        "near-only": (4, 4),
        **dict.fromkeys((*switches.split(), "no-punch"), (1, 1)),
    }


@pytest.mark.parametrize(
    ("kind", "cracks", "burns"),
    [("rosebush", 1, True), ("thornbush", 1, True), ("block", 8, False), ("cloud", 0, False)],
)
def test_what_a_pack_makes_is_a_creation_that_cracks_and_burns_like_ours(
    kind: str, cracks: int, burns: bool
) -> None:
    made = right(
        "wiz_war",
        3,
        aims="empty-square",
        reach="sight",
        lasts="permanent",
        does=[{"verb": "make", "kind": kind}],
    )
    assert (made.traits, made.cracks, made.burns) == (t.T_CREATION, cracks, burns)
    hurts = (v.Deal(v.N(2), t.PHYSICAL, indirect=True),) if burns else ()
    assert told(made.enters) == told(hurts)


def test_a_pack_is_shuffled_into_the_white_cantrips_or_a_school() -> None:
    school = form_of("wiz_war").card["school"]
    assert isinstance(school, Word)
    assert SCHOOLS[:2] == ("white", "black")
    assert school.values == {"cantrip": 0, **{name: SCHOOLS.index(name) for name in SCHOOLS[2:]}}


def test_what_makes_nothing_is_no_creation() -> None:
    pig = right("wiz_war", 1)
    assert told(pig.does[0]) == told(v.Deal(v.N(3), element=t.FIRE))
    assert (pig.traits, pig.cracks, pig.burns, pig.enters) == (t.T_FIRE, 0, False, ())
    assert right("wiz_war", 3).traits == 0
    assert (right("wiz_war", 5).lasts, right("wiz_war", 2).lasts) == (t.PERMANENT, t.TEMPORARY)
    assert right("wiz_war", 2).mods == (
        (MODIFIERS["speed"][0], -1),
        (MODIFIERS["no-punch"][0], 1),
    )


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (1, {"aims": "object-or-figure", "does": [{"verb": "deal", "n": 1}]}),
        (1, {"aims": "object-or-figure", "does": [
            {"verb": "deal", "n": 1}, {"verb": "deal", "n": 1, "to": "self"}]}),
        (1, {"aims": "wizard", "does": [{"verb": "drop-one"}]}),
        (1, {"does": [{"verb": "if-stunned", "yes": [{"verb": "push", "n": 1}],
                       "no": [{"verb": "stun"}]}]}),
        (2, {"mods": [{"key": "speed", "n": 3}]}),
        (2, {"mods": [{"key": "speed", "n": -2}]}),
        (2, {"lasts": "permanent"}),
        (3, {"aims": "spell", "reach": "anywhere", "does": [{"verb": "end"}]}),
        (3, {"lasts": "temporary", "each_turn": [{"verb": "heal", "n": 1, "to": "self"}]}),
        (3, {"lasts": "permanent", "weapons": [
            {"id": "stab", "reach": "adjacent", "does": [{"verb": "deal", "n": 1}]}]}),
        (4, {"answers": "any-spell", "reach": "anywhere", "counters": [{"verb": "backlash"}]}),
        (4, {"answers": "counter-to-mine", "reach": "sight"}),
        (4, {"answers": "attack-at-me", "counters": [{"verb": "halve"}]}),
        (4, {"answers": "damage", "counters": [{"verb": "cut", "n": {"die": True}}]}),
        (5, {"mods": None}),
        (5, {"weapons": None}),
        (5, {"type": "energy", "mods": None, "weapons": None}),
    ],
)  # fmt: skip
def test_what_goes_together_in_wiz_war_is_let_in(number: int, fields: dict[str, Any]) -> None:
    assert right("wiz_war", number, **fields).copies in (1, 2)


@pytest.mark.parametrize(
    ("number", "fields", "field", "says"),
    [
        (1, {"does": [{"verb": "roll", "lists": [
            [{"verb": "deal", "n": 1, "to": "around"}], [], [], []]}]},
         "does[0].lists[0][0].to", "one of target, self, not 'around'"),
        (2, {"traits": ["curse"] * 2}, "traits", "the same entry stands here twice"),
        (2, {"mods": [{"key": "draw", "n": 3}]}, "mods[0].n", "draw is 1 to 2 and not 0"),
        (2, {"mods": [{"key": "speed", "n": 4}]}, "mods[0].n", "speed is -2 to 3 and not 0"),
        (2, {"mods": [{"key": "speed", "n": -3}]}, "mods[0].n", "speed is -2 to 3 and not 0"),
        (2, {"mods": [{"key": "speed", "n": 0}]}, "mods[0].n", "speed is -2 to 3 and not 0"),
        (5, {"weapons": [{"id": "stab", "reach": "adjacent",
                          "does": [{"verb": "deal", "n": 1}]}] * 2}, "weapons", "each id once"),
        (5, {"weapons": [{"id": "stab", "reach": "adjacent",
                          "does": [{"verb": "deal", "n": 1}] * 2}]},
         "weapons[0].does", "one deal at an object-or-figure: it may break; or aim at a figure"),
        (3, {"lasts": "permanent", "weapons": [
            {"id": "stab", "reach": "adjacent", "does": [{"verb": "deal", "n": 1}],
             "after": "spent"}]}, "weapons", "of a spell are kept"),
        (2, {"weapons": [{"id": "stab", "reach": "adjacent",
                          "does": [{"verb": "deal", "n": 1}]}]},
         "weapons", "are for items and for spells on yourself"),
        (3, {"does": [{"verb": "push", "n": 1}]},
         "does[0]", "may be blink, draw, heal, peek for what is aimed so"),
        (3, {"reach": "sight"}, "reach", "self for what is aimed so"),
        (4, {"counters": [{"verb": "cut", "n": {}}], "answers": "damage"},
         "counters[0].n", "an amount has a base, energy or a die"),
        (1, {"does": [{"verb": "deal", "n": 1, "hurt": [{"verb": "stun", "n": {}}]}]},
         "does[0].n", "an amount has a base, energy or a die"),
    ],
)  # fmt: skip
def test_one_wrong_thing_in_a_card_is_told_alone(
    number: int, fields: dict[str, Any], field: str, says: str
) -> None:
    found = problems("wiz_war", card(number, **fields))
    assert [(one.field, one.text) for one in found] == [(field, says)]


@pytest.mark.parametrize(
    ("change", "field", "says"),
    [
        (card(1, aims="nobody", reach="self"), "aims", "attacks are aimed at wizards"),
        (card(1, aims="spell"), "aims", "attacks are aimed at wizards"),
        (card(1, reach="anywhere"), "reach", "adjacent or sight or touch or within-3"),
        (card(1, does=[{"verb": "end"}]), "does[0]", "for what is aimed so"),
        (
            card(1, does=[{"verb": "roll", "lists": [[{"verb": "drop-one"}], [], [], []]}]),
            "does[0]",
            "aim it at a wizard",
        ),
        (card(1, lasts="permanent"), "lasts", "instant, for what leaves nothing in play"),
        (card(1, answers="damage"), "answers", "is not for this type of card"),
        (card(1, does=[{"verb": "push", "n": {}}]), "does[0].n", "a base, energy or a die"),
        (
            card(1, aims="object-or-figure", does=[{"verb": "deal", "n": 2}] * 2),
            "does",
            "one deal at an object-or-figure",
        ),
        (card(2, lasts="instant"), "lasts", "temporary or permanent"),
        (card(2, mods=[{"key": "no-punch"}] * 2), "mods", "each key once"),
        (
            card(
                3,
                aims="spell",
                reach="sight",
                mods=[{"key": "draw"}],
                lasts="permanent",
                does=[{"verb": "end"}],
            ),
            "aims",
            "lies on a figure",
        ),
        (
            card(3, aims="empty-square", reach="sight", does=[{"verb": "make", "kind": "cloud"}]),
            "lasts",
            "what makes a thing is permanent",
        ),
        (
            card(
                3,
                aims="empty-square",
                reach="sight",
                lasts="permanent",
                does=[{"verb": "make", "kind": "cloud"}] * 2,
            ),
            "lasts",
            "and does nothing else",
        ),
        (card(4, aims="wizard"), "aims", "only attacks and neutral spells are aimed"),
        (card(4, counters=None), "answers", "a counter needs both"),
        (card(4, reach="adjacent"), "reach", "self, sight or anywhere"),
        (card(4, reach="sight"), "reach", "self for what answers damage"),
        (card(4, counters=[{"verb": "cut", "n": 2}]), "counters[0]", "may be backlash, cancel"),
        (card(5, weapons=None, mods=None), "weapons", "an item does something"),
        (card(5, does=[{"verb": "draw", "n": 1}]), "does", "is not for this type of card"),
        (card(5, type="energy", mods=None, weapons=None, energy=0), "energy", "1 or more"),
    ],
)
def test_what_does_not_go_together_in_wiz_war_is_said(
    change: Change, field: str, says: str
) -> None:
    found = problems("wiz_war", change)
    assert any(one.field == field and says in one.text for one in found), found
