"""The laws of every game on Wiz-War, options included, and what a seat may know."""

from random import Random

import pytest

from spellhall.engine import Match, answer, begin, next_seat
from spellhall.engine.machine.stack import options
from spellhall.games import find
from spellhall.games.wiz_war.box.cards import SCHOOL_OF
from spellhall.games.wiz_war.choices.turn import CAST
from spellhall.games.wiz_war.frames.casting import CutDamage, GuardTreasure, Respond
from spellhall.games.wiz_war.frames.opening import KeepSchool
from spellhall.games.wiz_war.frames.turn import Act
from spellhall.games.wiz_war.rules.piles import discard_from_hand, draw_one
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import check_laws, rule
from spellhall.testing.laws import seen
from tests.games.wiz_war.tables import duel

GAME = find("wiz_war")


@rule("WW-HID-1", "WW-HID-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_in_random_play(players: int) -> None:
    checked = check_laws(GAME, players, 11, {"turn_limit": 40}, every=6)
    assert checked.views > 50
    assert checked.redeals_that_differ > 40


@pytest.mark.parametrize(
    "options",
    [
        {"uncluttered_minds": True, "heavy_items": True},
        {"custom_spellbook": True},
        {"deadly_treasures": True, "treasure_hunters": True, "goal": 3},
        {"giant_book": True, "permanent_creations": True},
        {"flash_malefic": True, "flash_bestial": True},
        {"more_summons": ["mythology", "totem"], "side": "b"},
        {"specializations": True},
    ],
)
def test_the_laws_hold_with_every_optional_rule(options: dict[str, object]) -> None:
    check_laws(GAME, 3, 5, {"turn_limit": 30, **options}, every=9)  # type: ignore[dict-item]


def test_a_window_tells_nothing_about_the_hands() -> None:
    table = duel("fireball", "full-shield swap", schools=["thaumaturgy", "chaos", "totem"])
    table.play("alice: cast fireball", "alice: at @1")
    for seed in range(20):
        other = table.match.redeal(0, Random(seed))
        assert seen(other, 0) == seen(table.match, 0)
        assert other.awaited() == [1]


def specialized(players: int = 3, seed: int = 4) -> Match:
    """A table at which everybody has kept a school of their own; seat 1 begins."""
    match = begin(GAME, players, seed, {"specializations": True, "first": "1"})
    while isinstance(match.state.stack[-1], KeepSchool):
        match.answer(match.awaited()[0], match.options(match.awaited()[0])[0])
    return match


def kept(match: Match, seat: int) -> int:
    """The school that a seat keeps as its specialization."""
    state = match.state
    assert isinstance(state, Duel)
    return state.school_pile.index(state.players[seat].own_pile)


@rule("WW-HID-1", "WW-OPT-12")
def test_a_redeal_may_give_another_seat_any_school_that_lies_face_down() -> None:
    match = specialized()
    state = match.state
    assert isinstance(state, Duel)
    dealt = [match.redeal(1, Random(seed)) for seed in range(60)]
    for other in dealt:
        GAME.invariants(other.state)
        assert kept(other, 1) == kept(match, 1)
        assert seen(other, 1) == seen(match, 1)
        # What seat 1 looked at and put back cannot have been kept before it chose.
        assert kept(other, 0) != state.players[1].put_back
    face_down = {*state.draft, kept(match, 0), kept(match, 2)}
    assert {kept(other, 2) for other in dealt} == face_down
    assert {kept(other, 0) for other in dealt} == face_down - {state.players[1].put_back}


@rule("WW-HID-1", "WW-OPT-13")
def test_a_redeal_keeps_a_school_of_which_a_card_was_shown() -> None:
    match = specialized()
    state = match.state
    assert isinstance(state, Duel)
    own = kept(match, 0)
    card = next(card for card in state.players[0].hand if SCHOOL_OF[card] == own)
    discard_from_hand(state, 0, card)
    assert {kept(match.redeal(1, Random(seed)), 0) for seed in range(20)} == {own}
    heap = state.piles[state.players[0].own_pile]
    heap.discard += heap.deck
    heap.deck = []
    before = len(state.players[0].hand)
    draw_one(state, 0, state.players[0].own_pile)
    assert len(state.players[0].hand) == before + 1
    assert heap.discard == []
    assert {kept(match.redeal(1, Random(seed)), 0) for seed in range(20)} == {own}


@rule("WW-HID-1", "WW-OPT-12")
def test_the_two_schools_that_a_seat_looks_at_are_dealt_anew_for_the_others() -> None:
    match = begin(GAME, 2, 4, {"specializations": True, "first": "1"})
    looked = {option.code for option in match.options(0)}
    others = [match.redeal(1, Random(seed)) for seed in range(20)]
    assert any({option.code for option in other.options(0)} != looked for other in others)
    mine = [match.redeal(0, Random(seed)) for seed in range(20)]
    assert all({option.code for option in other.options(0)} == looked for other in mine)


@rule("WW-HID-3", "WW-CNT-7")
def test_nothing_is_given_away_inside_windows() -> None:
    match = begin(GAME, 3, 2, {"turn_limit": 60})
    state, rng, windows = match.state, Random(2), 0
    while (seat := next_seat(state)) >= 0 and windows < 40:
        codes = options(GAME.rules, state, seat)
        if isinstance(state.stack[-1], (Respond, CutDamage, GuardTreasure)):
            windows += 1
            for viewer in (*match.seats, None):
                assert seen(match.redeal(viewer, rng), viewer) == seen(match, viewer)
        elif isinstance(state.stack[-1], Act):
            codes = [code for code in codes if CAST.has(code)] or codes
        answer(GAME.rules, state, seat, rng.choice(codes))
    assert windows == 40
