"""Several open questions at once: secret bids, changes of mind, nothing leaks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from spellhall.engine import (
    BadPosition,
    Game,
    IllegalChoice,
    Rules,
    Sentence,
    Wording,
    begin,
    from_json,
    tell,
)
from spellhall.engine.wording import Seat, SeatOrNone
from spellhall.testing import LawBroken, Table, check_laws
from tests.engine import bidding
from tests.engine.bidding import GAME


def check_some(game: Game, players: int) -> None:
    """Hold the laws in a few games."""
    for seed in range(5):
        check_laws(game, players, seed)


def table(players: int = 3) -> Table:
    return Table.new(GAME, players, seed=2)


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    at = table()
    assert at.match.awaited() == [0, 1, 2]
    at.play("cara: bid 4", "alice: bid 1")
    assert at.match.awaited() == [1]
    at.play("bob: bid 2")
    assert "Bids: 1, 2, 4." in at.log()
    assert at.state.points[2] > 0


def test_a_ready_seat_may_change_its_mind_until_the_last_one_is_ready() -> None:
    at = table().play("alice: bid 1")
    assert at.match.may_answer() == [0, 1, 2]
    assert at.match.awaited() == [1, 2]
    at.play("alice: rethink", "alice: bid 3", "bob: bid 2", "cara: bid 2")
    assert "Bids: 3, 2, 2." in at.log()
    assert at.state.points[0] > 0


def test_others_see_who_is_ready_but_not_what() -> None:
    at = table().play("alice: bid 4")
    shown = at.match.sight(1)
    assert shown.ready == [True, False, False]
    assert shown.bid == 0
    assert at.match.sight(0).bid == 4
    assert at.log("bob") == []


def test_an_answer_out_of_place_is_refused_and_nothing_changes() -> None:
    at = table()
    before = at.match.to_json()
    with pytest.raises(IllegalChoice, match="'bid 9' is not possible now; possible: 'bid 1'"):
        at.match.play("bid 9", seat=1)
    with pytest.raises(IllegalChoice, match="there is no seat 7"):
        at.match.play("bid 1", seat=7)
    assert at.match.to_json() == before


def test_a_choice_in_a_lane_can_be_undone() -> None:
    at = table().play("alice: bid 4")
    assert at.match.may_undo(0)
    assert not at.match.may_undo(1)
    at.match.undo(0)
    assert at.match.awaited() == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold(players: int, seed: int) -> None:
    checked = check_laws(GAME, players, seed)
    assert checked.redeals_that_differ > 0


def test_a_leak_breaks_the_view_law() -> None:
    """The law can fail: a view that shows a bid does."""

    def leaky(s: bidding.Bidding, seat: int | None) -> object:
        return [bidding.view(s, seat), s.bids]

    with pytest.raises(LawBroken, match="sees a difference in a redeal"):
        check_some(replace(GAME, sight=leaky), 3)


def test_a_scene_that_changes_or_tells_breaks_the_scene_law() -> None:
    with pytest.raises(LawBroken, match="the scene has changed"):
        check_some(replace(GAME, scene=lambda s: list(s.points)), 3)
    with pytest.raises(LawBroken, match="the scene tells"):
        check_some(replace(GAME, scene=lambda s: [hand[:1] for hand in s.hands]), 3)


def among(cards: Callable[[bidding.Bidding, bidding.Bid], list[int]]) -> Game:
    """The game of bids, with these cards declared to be those among which one chooses."""

    def ids(s: bidding.Bidding, f: bidding.Bid) -> list[str]:
        return [f"card:{card}" for card in cards(s, f)]

    words = replace(bidding.WORDING.questions[bidding.Bid], among=ids)
    questions = bidding.WORDING.questions | {bidding.Bid: words}
    return replace(GAME, wording=replace(bidding.WORDING, questions=questions))


def test_what_is_in_sight_and_neither_offered_nor_explained_breaks_a_law() -> None:
    check_some(among(lambda s, f: s.hands[f.seat]), 3)
    with pytest.raises(LawBroken, match="Bid neither offers nor explains card:9"):
        check_some(among(lambda s, f: [*s.hands[f.seat], 9]), 3)


def test_things_that_a_seat_cannot_see_are_none_among_which_it_chooses() -> None:
    with pytest.raises(LawBroken, match="sees a difference in a redeal"):
        check_some(among(lambda s, f: s.hands[f.seat] * (s.bids[f.seat - 1] + 2)), 3)


def test_an_event_that_tells_other_facts_than_it_declares_breaks_a_law() -> None:
    def takes(seat: Seat, n: SeatOrNone) -> Sentence:
        return Sentence(f"@{seat} takes {n}.", seat)

    def bids(bids: tuple[Seat, int]) -> Sentence:
        return Sentence(f"{bids}")

    def telling(kind: str, sentence: Callable[..., Sentence]) -> Game:
        sentences = bidding.WORDING.sentences | {kind: sentence}
        return replace(GAME, wording=replace(bidding.WORDING, sentences=sentences))

    check_some(telling("takes", takes), 3)
    with pytest.raises(LawBroken, match=r"'bids' tells .* length 2"):
        check_some(telling("bids", bids), 3)


def test_an_event_that_tells_too_much_breaks_the_event_law() -> None:
    def loud(s: bidding.Bidding, f: bidding.Bid, card: int) -> None:
        bidding.bid(s, f, card)
        tell(s, "next", s.deck[-1] if s.deck else 0)

    rules = Rules()
    rules.works = bidding.RULES.works
    rules.options = bidding.RULES.options
    rules.automatic = bidding.RULES.automatic
    rules.answers = bidding.RULES.answers | {bidding.Bid: loud}
    wording = Wording(
        questions=bidding.WORDING.questions,
        sentences=bidding.WORDING.sentences | {"next": lambda n: Sentence(f"Next is {n}.")},
    )
    with pytest.raises(LawBroken, match="tells viewpoint"):
        check_some(replace(GAME, rules=rules, wording=wording), 2)


def test_options_reach_the_game() -> None:
    low = begin(GAME, 2, seed=2, options={"high": False})
    low.play("bid 1", seat=0)
    low.play("bid 4", seat=1)
    assert low.state.points[0] > 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (lambda state: state["lanes"].pop(), "one lane for each seat, or none"),
        (lambda state: state["lanes"][0].append(7), "the stack holds frames only, not 7"),
        (lambda state: state["lanes"][1][-1].update(seat=3), "is put to seat 3 of 3"),
        (lambda state: state.update(chance=0), "an object of the kind Chance"),
    ],
)
def test_what_is_pending_in_a_position_must_fit_the_table(
    edit: Callable[[dict[str, Any]], object], reason: str
) -> None:
    head = msgspec.json.decode(begin(GAME, 3, seed=1).to_json())
    assert from_json(GAME, msgspec.json.encode(head)).awaited() == [0, 1, 2]
    edit(head["state"])
    with pytest.raises(BadPosition, match=reason):
        from_json(GAME, msgspec.json.encode(head))
