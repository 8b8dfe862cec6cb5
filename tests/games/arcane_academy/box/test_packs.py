"""What a pack of Arcane Academy may say: its numbers, its rows, and what does not go together."""

from typing import Any

import pytest

from spellhall.games.arcane_academy.box import verbs as v
from spellhall.games.arcane_academy.box.design import ALWAYS, SPELL
from tests.packs.bounds import bounds
from tests.packs.judging import card, form_of, problems, right, told
from tests.packs.samples import Change

BOUNDS = [
    "act.less: 0 to 3, else 0",
    "act.n: 1 to 3",
    "copies: 1 to 4, else 1",
    "cost: 1 to 9",
    "cut-items.n: 1 to 2",
    "cut-spells.n: 1 to 2",
    "echo.n: 1 to 2",
    "effects: 1 to 4 entries",
    "gain-for-each.most: 1 to 6",
    "gain.n: 1 to 6",
    "lift.n: 1 to 3",
    "lose.n: 1 to 4",
    "name: 1 to 40",
    "one-of.lists: 2 to 2 entries",
    "one-of.lists[]: 1 to 3 entries",
    "prestige: 0 to 8",
    "ready.n: 1 to 4",
    "score.k: 1 to 3",
    "score.m: 1 to 6",
    "study.n: 1 to 4",
    "sweep.n: 1 to 4",
    "take.n: 1 to 4",
    "text: 1 to 300",
    "tire.n: 1 to 4",
    "token.n: 1 to 4",
    "trade.n: 1 to 6",
    "trade.verbs: 1 to 3 entries",
    "when.verbs: 1 to 3 entries",
]


def test_every_number_of_a_pack_has_its_least_its_most_and_its_default() -> None:
    assert bounds(form_of("arcane_academy")) == BOUNDS


def test_a_design_becomes_a_row() -> None:
    oil = right("arcane_academy", 1)
    assert (oil.kind, oil.cost, oil.prestige, oil.copies) == (SPELL, 3, 2, 2)
    assert told(oil.effects) == told((v.Gain(v.WILL, 2), v.Ready(1)))
    perch = right("arcane_academy", 4)
    assert (perch.kind, perch.cost, perch.prestige, perch.copies) == (ALWAYS, 3, 1, 1)


@pytest.mark.parametrize(
    ("number", "verb", "made"),
    [
        (1, {"verb": "gain-for-each", "res": "will", "each": "items", "most": 3},
         v.Gain(v.WILL, 0, v.ITEMS, 3)),
        (1, {"verb": "lose", "res": "shard", "n": 2}, v.Lose(v.EACH, v.SHARD, 2)),
        (1, {"verb": "take", "who": "each", "res": "will", "n": 2}, v.Take(v.EACH, v.WILL, 2)),
        (1, {"verb": "token", "where": "any", "n": 2}, v.Token(v.ANY, 2)),
        (2, {"verb": "token", "where": "this", "n": 2}, v.Token(v.THIS, 2)),
        (1, {"verb": "ready-all"}, v.Ready(v.ALL_SPACES)),
        (2, {"verb": "ready", "n": 2}, v.Ready(2)),
        (1, {"verb": "ready", "n": 4}, v.Ready(4)),
        (1, {"verb": "act", "action": "use", "n": 1}, v.Act(v.USE, 1, 0)),
        (2, {"verb": "act", "action": "complete", "n": 1, "less": 2}, v.Act(v.COMPLETE, 1, 2)),
        (1, {"verb": "echo", "n": 1}, v.Echo(1)),
        (1, {"verb": "extra-turn"}, v.ExtraTurn()),
        (1, {"verb": "score", "k": 1, "count": "items", "m": 2}, v.Score(1, v.ITEMS, 2)),
        (4, {"verb": "cut-spells", "n": 1}, v.Cut(True, 1)),
        (4, {"verb": "cut-items", "n": 2}, v.Cut(False, 2)),
        (4, {"verb": "when", "event": "rested", "verbs": [
            {"verb": "take", "res": "will", "n": 1}, {"verb": "token", "n": 1}]},
         v.When(v.RESTED, (v.Take(v.EACH, v.WILL, 1), v.Token(v.THIS, 1)))),
    ],
)  # fmt: skip
def test_a_verb_of_a_pack_is_a_verb_of_the_game(
    number: int, verb: dict[str, Any], made: v.Verb
) -> None:
    assert told(right("arcane_academy", number, effects=[verb]).effects) == told((made,))


TRADE = {"verb": "trade", "res": "will", "n": 1, "verbs": [{"verb": "crumble"}]}
STANDING = "this verb is for Items that are always on, or that score at the end"
ENDLESS = "an Item that is used may neither echo tiles nor give turns: it would never end"


def test_each_list_of_two_may_hold_one_trade() -> None:
    either = {"verb": "one-of", "lists": [[TRADE], [TRADE, {"verb": "crumble"}]]}
    assert len(right("arcane_academy", 1, effects=[either]).effects[0].lists) == 2


@pytest.mark.parametrize(
    ("number", "effects", "field", "says"),
    [
        (1, [TRADE, TRADE], "effects", "at most one trade, one-of or when in a card"),
        (1, [{"verb": "cut-spells", "n": 1}], "effects[0]", STANDING),
        (2, [{"verb": "score", "k": 1, "count": "items", "m": 1}], "effects[0]", STANDING),
        (2, [{**TRADE, "verbs": [{"verb": "echo", "n": 1}]}], "effects[0]", ENDLESS),
        (2, [{"verb": "one-of", "lists": [[{"verb": "crumble"}], [{"verb": "extra-turn"}]]}],
         "effects[0]", ENDLESS),
        (2, [{"verb": "ready", "n": 3}], "effects[0]",
         "an Item that is used clears at most 2 spaces"),
        (3, [{"verb": "cut-items", "n": 1}], "effects[0]",
         "an Item of this kind is made of score only"),
        (4, [TRADE], "effects[0]", "an Item of this kind is made of cut and when only"),
    ],
)  # fmt: skip
def test_one_wrong_thing_in_a_card_is_told_alone(
    number: int, effects: list[Any], field: str, says: str
) -> None:
    found = problems("arcane_academy", card(number, effects=effects))
    assert [(one.field, one.text) for one in found] == [(field, says)]


@pytest.mark.parametrize(
    ("change", "field", "says"),
    [
        (card(1, effects=[{"verb": "token", "where": "this", "n": 1}]), "effects[0]", "on Items"),
        (card(1, effects=[{"verb": "cut-items", "n": 1}]), "effects[0]", "always on"),
        (card(2, effects=[{"verb": "act", "action": "use", "n": 1}]), "effects[0]", "never end"),
        (card(2, effects=[{"verb": "act", "action": "chaos", "n": 1}]), "effects[0]", "never end"),
        (card(2, effects=[{"verb": "echo", "n": 1}]), "effects[0]", "never end"),
        (card(2, effects=[{"verb": "extra-turn"}]), "effects[0]", "never end"),
        (
            card(
                2,
                effects=[
                    {"verb": "trade", "res": "will", "n": 1, "verbs": [{"verb": "extra-turn"}]}
                ],
            ),
            "effects[0]",
            "never end",
        ),
        (card(2, effects=[{"verb": "ready", "n": 3}]), "effects[0]", "at most 2 spaces"),
        (
            card(2, effects=[{"verb": "score", "k": 1, "count": "items", "m": 1}]),
            "effects[0]",
            "score at the end",
        ),
        (card(3, effects=[{"verb": "gain", "res": "will", "n": 1}]), "effects[0]", "score only"),
        (
            card(
                4,
                effects=[
                    {
                        "verb": "when",
                        "event": "rested",
                        "verbs": [{"verb": "take", "who": "chosen", "res": "will", "n": 1}],
                    }
                ],
            ),
            "effects[0].verbs[0].who",
            "there is no such field; fields: verb, res, n",
        ),
        (
            card(
                4,
                effects=[
                    {
                        "verb": "when",
                        "event": "rested",
                        "verbs": [{"verb": "act", "action": "complete", "n": 1}],
                    }
                ],
            ),
            "effects[0].verbs[0].verb",
            "there is no verb 'act'",
        ),
        (
            card(
                4,
                effects=[
                    {
                        "verb": "when",
                        "event": "rested",
                        "verbs": [{"verb": "gain", "res": "will", "n": 1}],
                    }
                ]
                * 2,
            ),
            "effects",
            "at most one trade, one-of or when",
        ),
        (
            card(
                1,
                effects=[
                    {
                        "verb": "one-of",
                        "lists": [
                            [
                                {
                                    "verb": "trade",
                                    "res": "will",
                                    "n": 1,
                                    "verbs": [{"verb": "gain", "res": "shard", "n": 1}],
                                }
                            ]
                            * 2,
                            [{"verb": "crumble"}],
                        ],
                    }
                ],
            ),
            "effects[0].lists",
            "at most one trade in each list",
        ),
    ],
)
def test_what_does_not_go_together_in_arcane_academy_is_said(
    change: Change, field: str, says: str
) -> None:
    found = problems("arcane_academy", change)
    assert any(one.field == field and says in one.text for one in found), found
