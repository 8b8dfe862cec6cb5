"""The laws of the engine, and what nobody may know (ledger section 21)."""

from random import Random

import pytest

from spellhall.engine import begin, redealt
from spellhall.games import find
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.state.hidden import hidden
from spellhall.games.wizards_academy.state.state import NONE, Academy
from spellhall.testing import check_laws, rule
from tests.games.wizards_academy.tables import advanced, basic, facing, state

GAME = find("wizards_academy")


def dealt_anew(s: Academy, seed: int) -> Academy:
    """A redeal for the first seat."""
    other = redealt(GAME, s, 0, Random(seed))
    assert isinstance(other, Academy)
    return other


@pytest.mark.parametrize("players", range(1, 7))
def test_the_laws_hold_in_the_basic_game(players: int) -> None:
    done = check_laws(GAME, players, players, {"layout": "reference"}, every=5)
    assert done.views > 0
    assert done.redeals_that_differ == done.views


@pytest.mark.parametrize("scenario", SCENARIO_WORDS[1:])
def test_the_laws_hold_in_every_scenario(scenario: str) -> None:
    players = SCENARIO_WORDS.index(scenario) % 6 + 1
    options = {"scenario": scenario, "difficulty": "easy", "characters": "choose"}
    done = check_laws(GAME, players, 3, options, every=2)
    assert done.views > 0


@pytest.mark.parametrize("scenario", SCENARIO_WORDS)
def test_whatever_is_played_or_dealt_anew_changes_no_other_copy(scenario: str) -> None:
    rng = Random(scenario)
    match = begin(GAME, 2, 5, {"scenario": scenario})
    while not match.is_over and len(match.choices) < 150:
        seat = match.may_answer()[0]
        copy = match.state.copy()
        before = GAME.codec.encode(copy)
        redealt(GAME, match.state, seat, rng)
        assert GAME.codec.encode(match.state) == before
        match.answer(seat, rng.choice(match.options(seat)))
        assert GAME.codec.encode(copy) == before


@rule("WA-HID-1", "WA-HID-3")
def test_a_redeal_keeps_what_the_table_knows_of_spells() -> None:
    s = state(advanced({}, {}, seen=["11"], bound=["22"]))
    spells = set()
    for seed in range(30):
        other = dealt_anew(s, seed)
        assert other.grid[0] == s.grid[0]
        assert other.grid[2] == s.grid[2]
        GAME.invariants(other)
        spells.add(other.grid[1])
    assert len(spells) > 5
    s = state(basic({}, {}))
    for seed in range(10):
        other = dealt_anew(s, seed)
        assert sorted(other.grid) == sorted(s.grid)


@rule("WA-HID-2", "WA-DRAW-4")
def test_a_redeal_keeps_the_own_card_and_the_packs_of_disasters() -> None:
    match = begin(GAME, 3, 4, {"scenario": "high-water"})
    s = match.state
    assert isinstance(s, Academy)
    hands = set()
    for seed in range(20):
        other = dealt_anew(s, seed)
        assert other.wizards[0].card == s.wizards[0].card
        GAME.invariants(other)
        hands.add(other.wizards[1].card)
    assert len(hands) > 3
    assert len(hidden(s, 0)) + 1 == len(hidden(s, None))


@rule("WA-HID-3", "WA-HID-4", "WA-ATURN-4")
def test_a_redeal_never_counts_a_boxed_disaster_among_those_of_a_reshuffle() -> None:
    cards = ["twist", "gathering", "fire", "frost"]
    table = facing("wild-magic", {}, {}, deck=[], deck_only=True, progression=cards)
    s = state(table)
    assert s.reshuffles == 1
    joined = set()
    for seed in range(20):
        other = dealt_anew(s, seed)
        hands = [wizard.card for wizard in other.wizards[1:]]
        assert {other.deck_pack[card] for card in other.deck + hands} <= {0, 1}
        assert {other.deck_pack[card] for card in other.deck} == {1}
        assert {other.deck_pack[card] for card in other.progression + other.deck_box} == {NONE}
        joined |= {card for card in other.deck if card in s.deck_box}
    assert joined
