"""Each question says what asks it, and where."""

from collections.abc import Iterator
from random import Random

from spellhall import Match, new
from spellhall.engine.match import Asked
from spellhall.games.wizards_academy.frames.picks import PICKS
from spellhall.games.wizards_academy.frames.threats import Spreading
from spellhall.games.wizards_academy.show.names import kind_name, the_room

SCENARIOS = ("basic", "demon-binding", "pest-control", "night-school")


def question_of(match: Match, seat: int) -> Asked:
    """What a seat that must answer is asked."""
    question = match.asked(seat)
    assert question is not None
    return question


def asked(seeds: int, kind: str = "") -> Iterator[tuple[Match, int]]:
    """Questions of random games, each before it is answered."""
    for seed in range(seeds):
        options = {"scenario": SCENARIOS[seed % len(SCENARIOS)]}
        match = new("wizards_academy", players=2, seed=seed, options=options)
        rng = Random(seed)
        while match.awaited():
            seat = match.awaited()[0]
            if question_of(match, seat).kind in ([kind] if kind else PICKS):
                yield match, seat
            match.play(rng.choice(match.options(seat)), seat)


def test_a_fire_that_spreads_is_named_with_its_room() -> None:
    found = 0
    for match, seat in asked(8, "pick_room"):
        below = match.state.stack[-2]
        if isinstance(below, Spreading):
            found += 1
            why = question_of(match, seat).why
            assert kind_name(below.kind) in why.lower()
            assert the_room(below.rooms[0]) in why
    assert found > 0


def test_every_pick_says_what_asks_it() -> None:
    silent = {
        (question_of(match, seat).kind, question_of(match, seat).prompt)
        for match, seat in asked(8)
        if not question_of(match, seat).why
    }
    assert silent == set()
