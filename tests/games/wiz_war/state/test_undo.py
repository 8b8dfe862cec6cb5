"""What showed a card or a token cannot be taken back; what showed nothing can."""

from typing import Any

import pytest

from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

QUIET = ["alchemy", "totem"]  # schools in which nothing answers a punch or damage


def may_undo(table: Arena, name: str = "alice") -> bool:
    assert table.match.awaited() == [table.seat(name)]  # so that only a revelation forbids it
    return table.match.may_undo(table.seat(name))


@rule("WW-DEC-3")
@pytest.mark.parametrize(
    "lines",
    [
        ("step s",),
        ("hold d2|d3",),
        ("hold d2|d3", "release d2|d3"),
        ("drop dagger",),
        ("drop dagger", "lift item#1"),
        ("finish shatter",),
        ("drop-treasure",),
        ("activate drake",),
        ("activate drake", "step n"),
        ("cast zot",),
        ("end",),
        ("use dagger throw", "at d2|e2"),
    ],
)
def test_what_shows_nothing_can_be_taken_back(lines: tuple[str, ...]) -> None:
    table = duel(
        "zot energy-4", at="d2", bob="j1", alice={"items": ["dagger"], "carries": "blue-1"},
        spells=[{"card": "shatter"}], beasts=[{"kind": "drake", "at": "c2"}],
    )  # fmt: skip
    before = table.match.to_json()
    table.do(*[f"alice: {one}" for one in lines])
    assert may_undo(table)
    table.match.undo(0, whole_turn=True)
    assert table.match.to_json() == before


def of_two(hand: str = "", **setup: Any) -> Arena:
    """Alice at c1 with these cards, bob at d1 with none, who is therefore asked nothing."""
    return duel(hand, bob="d1", **setup)


@rule("WW-CARD-5", "WW-MOVE-4", "WW-DD-1", "WW-CNT-1")
@pytest.mark.parametrize(
    "lines",
    [
        ("play dagger",),
        ("boost energy-4",),
        ("cast create-wall", "at b1|c1"),
        ("end", "discard zot"),
        ("cast zot", "mode 1", "fuel random-energy-2"),
    ],
)
def test_a_card_that_was_shown_is_not_taken_back(lines: tuple[str, ...]) -> None:
    table = of_two("dagger energy-4 create-wall zot random-energy-2 swap", die=(3,))
    table.do(*[f"alice: {one}" for one in lines])
    assert not may_undo(table)


@rule("WW-CJ-9")
def test_a_token_that_was_flipped_is_not_taken_back() -> None:
    token = {"kind": "trap", "card": "booby-trap", "at": "b1", "owner": 1}
    table = of_two(things=[token])
    table.do("alice: step w")
    assert (table.things(), may_undo(table)) == ([], False)


@rule("WW-CJ-9", "WW-AL-11")
def test_a_token_that_was_taken_away_is_not_put_back() -> None:
    token = {"kind": "trap", "card": "booby-trap", "at": "b1", "owner": 1}
    table = of_two("null-powder", things=[token, {**token, "at": "a2"}])
    table.do("alice: play null-powder", "use null-powder strew", "at trap#1")
    assert (table.things(), may_undo(table)) == (["booby-trap a2"], False)


@rule("WW-MY-4", "WW-ME-8", "WW-HID-1")
def test_a_hand_that_was_looked_at_is_not_forgotten() -> None:
    table = duel(bob="d1", other="zot swap dagger", alice={"items": ["eye-of-horus"]})
    table.do("alice: use eye-of-horus look", "at @1")
    assert not may_undo(table)
    assert sorted(table.state.players[0].seen) == sorted(table.state.players[1].hand)
    table = duel("thought-steal", "zot swap dagger", bob="d1")
    table.do("alice: cast thought-steal", "at @1", "take zot")
    assert not may_undo(table)  # it has changed hands for good


@rule("WW-CH-13")
def test_what_lay_on_the_deck_is_not_laid_back_unseen() -> None:
    table = duel("second-sight", bob="j1", deck=["zot", "swap", "dagger", "glue"])
    table.do("alice: cast second-sight")
    assert not may_undo(table)
    table.do("alice: pick swap")
    assert may_undo(table)
    table.match.undo(0)
    table.do("alice: pick zot")
    assert table.hand("alice") == ["zot"]


@rule("WW-KILL-1", "WW-KILL-2")
@pytest.mark.parametrize("how", ["punch", "slime"])
def test_a_hand_that_a_death_showed_is_not_taken_up_again(how: str) -> None:
    table = arena(
        [{"at": "c1"}, {"at": "d1", "life": 1, "hand": ["drop-object"]}, {"at": "h8"}],
        schools=QUIET,
        spells=[{"card": "slime-form"}] if how == "slime" else [],
    )
    table.do(*(["alice: punch", "at @1"] if how == "punch" else ["alice: step e"]))
    assert table.state.players[1].cell == -1
    assert not may_undo(table)


# -- What is known of cards that were seen ---------------------------------------------------------


KNOWING: list[dict[str, Any]] = [
    {"at": "c1", "seen": ["zot", "dagger", "glue", "swap", "shield", "energy-4"]},
    {"at": "d1", "hand": ["zot", "dagger", "glue", "swap", "shield", "energy-4"]},
    {"at": "h8", "seen": ["zot", "dagger", "glue", "swap", "shield", "energy-4"]},
]


@rule("WW-HID-1", "WW-HID-2")
@pytest.mark.parametrize(
    ("lines", "gone"),
    [
        (("play dagger",), ["dagger"]),
        (("boost energy-4",), ["energy-4"]),
        (("cast zot", "mode 1", "fuel glue", "at @0"), ["glue", "zot"]),
        (("cast swap", "at @0"), ["swap"]),
        (("end", "discard shield"), ["shield"]),
    ],
)
def test_a_card_that_left_the_hand_is_no_longer_known_to_lie_there(
    lines: tuple[str, ...], gone: list[str]
) -> None:
    table = arena(KNOWING, active=1)
    table.do(*[f"bob: {one}" for one in lines])
    for seat in (0, 2):
        left = [card for card in KNOWING[seat]["seen"] if card not in gone]
        assert [CARD_WORDS[card] for card in table.state.players[seat].seen] == left
    assert sorted(table.hand("bob")) == sorted(left)
