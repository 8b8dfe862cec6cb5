"""What each seat cannot see, card by card, and what stays where it is when it is dealt anew."""

from random import Random

import pytest

from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.state.hidden import TOKEN, hidden
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

TOKENS = [{"kind": "trap", "card": "booby-trap", "at": at, "owner": 1, "live": at == "a2"}
          for at in ("a1", "a2", "a3")]  # fmt: skip


def cards(*words: str) -> list[int]:
    return [CARD_WORDS.index(word) for word in words]


def dealt(table: Arena, seat: int | None, seed: int) -> Duel:
    state = table.match.redeal(seat, Random(seed)).state
    assert isinstance(state, Duel)
    return state


@rule("WW-HID-1", "WW-HID-2")
def test_decks_hands_and_tokens_of_others_are_hidden_but_not_what_was_seen() -> None:
    table = arena(
        [{"at": "c1", "hand": ["zot"], "seen": ["swap", "dispel"]},
         {"at": "e1", "hand": ["swap", "glue"], "items": ["dagger"]},
         {"at": "d1", "hand": ["add"]}],
        things=TOKENS, deck=["dispel", "ward"], deck_only=True, discard=["yoink"],
    )  # fmt: skip
    s = table.state
    tokens = [TOKEN + thing.uid for thing in s.things]
    deck, bobs, caras = cards("dispel", "ward"), cards("swap", "glue"), cards("add")
    assert sorted(hidden(s, 0)) == sorted([*cards("ward", "glue"), *caras, *tokens])
    assert sorted(hidden(s, 1)) == sorted([*deck, *cards("zot"), *caras])
    assert sorted(hidden(s, 2)) == sorted([*deck, *cards("zot"), *bobs, *tokens])
    assert sorted(hidden(s, None)) == sorted([*deck, *cards("zot"), *bobs, *caras, *tokens])


@rule("WW-HID-1", "WW-CH-13")
def test_cards_that_somebody_looks_at_are_hidden_from_the_others() -> None:
    top = ("dispel", "ward", "glue", "add")
    table = arena([{"at": "c1", "hand": ["second-sight"]}, {"at": "e1"}], deck=list(top))
    table.do("alice: cast second-sight")
    assert table.state.looked_at == cards(*top)
    assert not set(cards(*top)) & set(hidden(table.state, 0))
    assert set(cards(*top)) <= set(hidden(table.state, 1))
    assert len({tuple(dealt(table, 1, seed).looked_at) for seed in range(9)}) > 1
    assert {tuple(dealt(table, 0, seed).looked_at) for seed in range(9)} == {tuple(cards(*top))}


@rule("WW-HID-1", "WW-CJ-9")
def test_any_token_of_another_may_be_the_live_one() -> None:
    table = duel(at="c1", bob="e1", things=TOKENS)
    for seat, expected in ((0, {0, 1, 2}), (1, {1}), (None, {0, 1, 2})):
        lives = [[thing.live for thing in dealt(table, seat, seed).things] for seed in range(40)]
        assert all(sum(one) == 1 for one in lives)
        assert {one.index(1) for one in lives} == expected


@rule("WW-HID-1", "WW-CJ-9")
def test_which_of_four_squares_is_trapped_stays_secret_while_the_spell_is_answered() -> None:
    table = duel("booby-trap zot", "negate-neutral", at="c1", bob="c1")
    table.play("alice: cast booby-trap")
    table.play(*[f"alice: at {one}" for one in ("a2", "a1", "d1", "e1")])
    assert table.question("bob") == "respond"
    assert {dealt(table, 1, seed).air[0].secret for seed in range(40)} == {0, 1, 2, 3}
    true = table.state.air[0].secret
    assert {dealt(table, 0, seed).air[0].secret for seed in range(40)} == {true}


@rule("WW-CNT-1", "WW-HID-1")
@pytest.mark.parametrize(
    ("hand", "lines", "kept"),
    [
        ("powerthrust energy-4 zot", ("cast powerthrust",), ["powerthrust"]),
        ("zot energy-4 swap", ("cast zot", "mode 1", "fuel energy-4"), ["zot", "energy-4"]),
        ("add energy-4 energy-5 energy-6", ("cast add", "at energy-4"), ["add", "energy-4"]),
    ],
)
def test_what_is_being_announced_stays_in_the_hand(
    hand: str, lines: tuple[str, ...], kept: list[str]
) -> None:
    table = duel(hand, "ward", at="b1", bob="c1")
    table.play(*[f"alice: {one}" for one in lines])
    hands = [dealt(table, 1, seed).players[0].hand for seed in range(30)]
    assert all(set(cards(*kept)) <= set(one) for one in hands)
    others = {CARD_WORDS[card] for one in hands for card in one} - set(kept)
    assert len(others) > 5


@rule("WW-HID-1", "WW-CNT-4")
def test_a_counter_that_is_being_fuelled_stays_in_the_hand() -> None:
    table = duel("fireball", "pain-link energy-4 zot")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer pain-link")
    assert table.question("bob") == "counter_fuel"
    hands = [dealt(table, 0, seed).players[1].hand for seed in range(30)]
    assert all(cards("pain-link")[0] in one for one in hands)
    assert len({card for one in hands for card in one}) > 8


@rule("WW-HID-1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_new_deal_depends_on_nothing_that_is_hidden(seat: int | None) -> None:
    table = duel("zot swap", "glue add ward", things=TOKENS)
    other = table.match.redeal(seat, Random(5))
    assert isinstance(other.state, Duel)
    unseen = 1 - (seat or 0)
    assert other.state.players[unseen].hand != table.state.players[unseen].hand
    for seed in range(5):
        one = table.match.redeal(seat, Random(seed))
        assert other.redeal(seat, Random(seed)).to_json() == one.to_json()
