"""Every question names what asks it, or is one that the turn itself asks."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random
from types import MappingProxyType
from typing import Final

import pytest

from spellhall.engine import Asked, Match, Option, begin
from spellhall.games import IDS, find
from tests.laws.rare_questions import RARE
from tests.laws.test_options import any_options

# Questions without a card, figure or place behind them, each with the reason.
THE_TURN_ASKS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "wiz_war": {
            "draft": "set-up: the schools in the deck are chosen",
            "specialize": "set-up: a school of one's own is chosen",
            "act": "the main phase of one's own turn",
            "discard": "the last phase of one's own turn",
            "draw": "the last phase of one's own turn",
            "order_effects": "the first phase of one's own turn: time passes",
            "trim": "a hand over its limit, whatever filled it",
        },
        "wizards_academy": {
            "pick_person": "set-up: a character is chosen",
            "refine": "set-up: the rooms are laid out",
            "act": "the actions of one's own turn",
            "share_glyph": "the end of one's own turn",
            "postlude": "the end of one's own turn",
        },
        "five_seals": {
            "pick_mage": "set-up: a mage is chosen",
            "take_die": "between two rounds: dice are taken",
            "take_turn": "one's own turn",
        },
        "arcane_academy": {
            "cast_or_rest": "the start of one's own turn",
            "exchange": "after a rest, which is the whole turn",
            "place_tile": "the end of one's own turn",
        },
        "hell_high": {
            "pick_wizard": "set-up: a wizard is chosen",
            "build": "all build their Spells at once",
            "change_mind": "all build their Spells at once",
            "cast": "one's own turn",
        },
    }
)
SEEDS: Final = {
    "wiz_war": 10,
    "wizards_academy": 40,
    "five_seals": 8,
    "arcane_academy": 10,
    "hell_high": 6,
}
DRAFTS: Final = 100
BOUND: Final = 1500  # decisions of one game
SELDOM: Final = 0.5  # how often what was seldom done comes before the rest


def tables(id: str) -> Iterator[Match]:
    """Games at every number of players, with options of every kind that go together."""
    game = find(id)
    rng = Random(id)
    for seed in range(SEEDS[id]):
        for players in game.players:
            drafts = (any_options(game.settings, rng) for _ in range(DRAFTS))
            good = (draft for draft in drafts if not game.judged(draft, players))
            yield begin(game, players, seed, next(good, {}) if seed else {})


def questions(id: str) -> Iterator[tuple[Match, Asked]]:
    """What is asked in random play."""
    rng = Random(id)
    taken: Counter[str] = Counter()  # by the verb of the choice
    for match in tables(id):
        for _ in range(BOUND):
            if match.is_over:
                break
            for seat in match.may_answer():
                asked = match.asked(seat)
                assert asked is not None
                yield match, asked
            seat = rng.choice(match.may_answer())
            options = match.options(seat)
            if rng.random() < SELDOM:
                least = min(taken[verb(option)] for option in options)
                options = [option for option in options if taken[verb(option)] == least]
            chosen = rng.choice(options)
            taken[verb(chosen)] += 1
            match.answer(seat, chosen)


def verb(option: Option) -> str:
    """What is done, without with what."""
    return option.text.split()[0]


def set_by_hand(id: str) -> Iterator[tuple[Match, Asked]]:
    """What random play does not come to."""
    for kind, made in RARE.get(id, {}).items():
        match = made().match
        found = [asked for seat in match.may_answer() if (asked := match.asked(seat))]
        assert kind in [asked.kind for asked in found], f"{id}: {kind} is not asked"
        yield from ((match, asked) for asked in found if asked.kind == kind)


@pytest.mark.parametrize("id", IDS)
def test_every_question_names_what_asks_it_or_is_asked_by_the_turn(id: str) -> None:
    listed = set(THE_TURN_ASKS[id])
    silent, unnamed, seen = set(), set(), set()
    for _, asked in chain(set_by_hand(id), questions(id)):
        seen.add(asked.kind)
        if not asked.cause:
            silent.add(asked.kind)
        elif not asked.of or asked.cause.lower() not in f"{asked.prompt} {asked.why}".lower():
            unnamed.add((asked.kind, asked.cause, asked.prompt, asked.why))
    assert not unnamed
    assert silent <= listed
    assert silent == listed & seen  # whoever names a cause does so always
    assert seen == {words.id for words in find(id).wording.questions.values()}


@pytest.mark.parametrize("id", IDS)
def test_the_questions_of_the_turn_are_questions_of_the_game(id: str) -> None:
    kinds = {words.id for words in find(id).wording.questions.values()}
    assert set(THE_TURN_ASKS[id]) < kinds
