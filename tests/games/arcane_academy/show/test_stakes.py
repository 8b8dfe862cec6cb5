"""What people weigh in Arcane Academy, while a Spell takes effect."""

from random import Random

from spellhall import new
from spellhall.games.arcane_academy.box.cards import PRESTIGE_OF
from spellhall.games.arcane_academy.frames import CastOrRest
from spellhall.games.arcane_academy.rules.scoring import prestige
from spellhall.games.arcane_academy.show.stakes import STAKES
from spellhall.games.arcane_academy.state.state import Academy


def test_a_spell_counts_from_its_completion_and_the_turn_is_one_deed() -> None:
    match, rng = new("arcane_academy", players=2, seed=1), Random(1)
    at_work = 0
    while not match.is_over and at_work < 3:
        s = match.state
        assert isinstance(s, Academy)
        assert STAKES.half_done(s) is not isinstance(s.stack[-1], CastOrRest)
        counted = [STAKES.counts[0].of(s, seat) for seat in range(2)]
        later = [
            sum(PRESTIGE_OF[card] for card in s.aside) if seat == s.active else 0
            for seat in range(2)
        ]
        assert counted == [
            prestige(player) + more for player, more in zip(s.players, later, strict=True)
        ]
        at_work += bool(s.aside)
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    assert at_work == 3
