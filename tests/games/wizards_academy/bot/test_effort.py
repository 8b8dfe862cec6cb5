"""What the team still needs is reckoned as if every wizard were tried on every errand."""

from itertools import permutations
from random import Random

from spellhall.bots.playout import play_randomly
from spellhall.engine import begin, next_seat
from spellhall.games import find
from spellhall.games.wizards_academy.bot.effort import LATER, Means
from spellhall.games.wizards_academy.state.paths import distances
from spellhall.games.wizards_academy.state.state import NONE, Academy

GAME = find("wizards_academy")
LEFT = -1  # nobody goes there now


def gathered(s: Academy, means: Means, wants: list[float]) -> float:
    """The cheapest of all ways to send each wizard to one source at most."""
    total, sources = 0.0, []
    for kind in range(1, 8):
        lack, room = wants[kind] - means.held[kind], s.source[kind - 1]
        if lack > 0 and room != NONE:
            total += lack
            row = distances(s, room)
            ways = [
                means.steps(s, seat, row[w.room], w.room, room) for seat, w in enumerate(s.wizards)
            ]
            sources.append((min(1.0, lack), ways))
    going = [*range(len(s.wizards)), *[LEFT] * len(sources)]
    return total + min(
        sum(
            share * (ways[who] if who != LEFT else min(ways) + LATER)
            for who, (share, ways) in zip(sent, sources, strict=True)
        )
        for sent in set(permutations(going, len(sources)))
    )


def test_the_shortest_ways_in_all_are_found_for_the_glyphs_that_are_missing() -> None:
    rng, looked_at = Random(3), 0
    for players in (1, 2, 3, 4):
        s = begin(GAME, players, players).state
        assert isinstance(s, Academy)
        while next_seat(s) >= 0:
            means = Means(s)
            wants = [0.0, *[rng.choice([0.0, 0.5, 1.0, 2.0]) for _ in range(3)], 0.0, 0.0, 0.0, 0.0]
            wants[rng.randrange(4, 8)] = 1.0
            assert abs(means.gather(s, wants) - gathered(s, means, wants)) < 1e-9
            looked_at += 1
            play_randomly(GAME.rules, s, rng, 40)
    assert looked_at > 10
