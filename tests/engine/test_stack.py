"""The machine itself: order, bounds, chance."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from spellhall.engine import (
    BoundReached,
    Chance,
    Rules,
    ScriptError,
    answer,
    begin,
    below,
    options,
    roll,
    settle,
    shuffle,
    tell,
    then,
)
from spellhall.engine.machine.stack import next_seat
from spellhall.games import find
from tests.engine.bidding import GAME, Bid, Bidding, Compare, Round


def empty() -> Bidding:
    return Bidding([], [], Chance("key", 0, []), 0, [[1], [2]], [0, 0], [0, 0], [101], 0, True)


def test_then_is_written_in_the_order_in_which_things_happen() -> None:
    seen: list[str] = []
    rules = Rules()
    rules.work(Round, lambda s, f: seen.append("round"))
    rules.work(Compare, lambda s, f: seen.append("compare"))
    s = empty()
    then(s, Round(), Compare(), Round())
    settle(rules, s)
    assert seen == ["round", "compare", "round"]
    then(s, Compare(), Round())
    settle(rules, s)
    assert seen[3:] == ["compare", "round"]


def test_endless_work_and_a_stack_too_high_are_stopped() -> None:
    rules = Rules()
    rules.work(Round, lambda s, f: then(s, Round()))
    rules.work(Compare, lambda s, f: then(s, Compare(), Compare()))
    s = empty()
    then(s, Round())
    with pytest.raises(BoundReached, match="frames between two decisions"):
        settle(rules, s)
    s = empty()
    then(s, Compare())
    with pytest.raises(BoundReached, match="frames are pending"):
        settle(rules, s)


def test_chance_is_even_and_the_same_for_the_same_key() -> None:
    s = empty()
    rolls = [roll(s, 6) for _ in range(6000)]
    counts = Counter(rolls)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < n < 1150 for n in counts.values())
    again = empty()
    assert [roll(again, 6) for _ in range(50)] == rolls[:50]


def test_a_shuffle_reaches_every_order() -> None:
    s = empty()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [1, 2, 3]
        shuffle(s, items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(400 < n < 600 for n in seen.values())


def test_a_key_gives_the_same_numbers_on_every_machine() -> None:
    s = empty()
    assert [below(s, 1000) for _ in range(5)] == [207, 5, 339, 526, 925]
    pile = list(range(20))
    shuffle(s, pile)
    assert pile == [5, 19, 16, 18, 10, 7, 0, 15, 11, 4, 2, 12, 1, 14, 9, 13, 6, 8, 3, 17]
    s.chance = s.chance.copy()
    assert below(s, 10**18) == 324403778432988157
    assert s.chance.drawn == 8


def test_scripted_chance_comes_first_and_must_fit() -> None:
    s = empty()
    s.chance.script = [4, 9]
    assert roll(s, 6) == 5
    with pytest.raises(ScriptError, match="scripted chance 9 is not from 0 to 5"):
        below(s, 6)


def test_a_third_party_game_is_added_and_found() -> None:
    import spellhall

    spellhall.add(GAME)
    assert spellhall.new("bidding", players=2, seed=1).awaited() == [0, 1]
    with pytest.raises(spellhall.SpellhallError, match="is a game of the hall already"):
        spellhall.add(spellhall.find("arcane_academy"))


def test_options_found_while_settling_are_handed_out_once_and_are_never_old() -> None:
    game, rng, handed = find("arcane_academy"), Random(1), 0
    s = begin(game, 2, 1).state
    s.watched = False
    while (seat := next_seat(s)) >= 0:
        frame = s.stack[-1]
        fresh = game.rules.options[type(frame)](s, frame)
        handed += s.listed is not None
        if rng.random() < 0.5:  # whoever knows the answer need not ask
            found = options(game.rules, s, seat)
            assert found == fresh
            found.clear()  # it is the caller's own
            assert options(game.rules, s, seat) == fresh
        answer(game.rules, s, seat, rng.choice(fresh))
    assert handed > 50


def test_a_state_that_people_look_at_is_listed_anew_each_time() -> None:
    match = begin(find("arcane_academy"), 2, 1)
    rng = Random(1)
    for _ in range(60):
        assert match.state.listed is None
        match.play(rng.choice(match.options()))


def test_what_happens_in_a_lane_leaves_the_stack_of_all_in_the_film() -> None:
    def loud(s: Bidding, f: Bid, choice: int) -> None:
        tell(s, "heard", f.seat)
        GAME.rules.answers[Bid](s, f, choice)

    rules = Rules()
    rules.works, rules.options = GAME.rules.works, GAME.rules.options
    rules.automatic, rules.answers = GAME.rules.automatic, GAME.rules.answers | {Bid: loud}
    match = begin(replace(GAME, rules=rules), 2, 1)
    match.filmed = True
    seat = match.awaited()[0]
    match.play(match.options(seat)[0], seat)
    (heard,) = match.state.events
    assert match.state.lanes, "the other seat has not chosen yet"
    assert heard.left is not None
    assert heard.left.stack == match.state.stack
