"""What an option says that it costs for good is lost for good, and is told to nobody else."""

from random import Random

import pytest

from spellhall import Match, new
from spellhall.engine import Option
from spellhall.games import IDS, find
from spellhall.server.tables.aids import questions_of_others

CHOICES = 150
LOOKED_AT = 5  # options of each question


def costly_options(game: str, seed: int) -> list[tuple[Match, int, Option]]:
    """Options of a game in random play that cost something, with the match as it stood."""
    players = find(game).players
    match, rng = new(game, players=players[seed % len(players)], seed=seed), Random(seed)
    found = []
    for _ in range(CHOICES):
        if match.is_over:
            break
        seat = match.awaited()[0]
        options = match.options(seat)
        costly = [option for option in options if match.loses(seat, option)]
        some = rng.sample(costly, min(LOOKED_AT, len(costly)))
        found += [(match.clone(), seat, option) for option in some]
        match.play(rng.choice(options), seat)
    return found


@pytest.mark.parametrize("game", IDS)
def test_what_is_lost_cannot_be_taken_back(game: str) -> None:
    found = [each for seed in range(3) for each in costly_options(game, seed)]
    assert found
    for match, seat, option in found:
        match.play(option, seat)
        assert match.is_over or not match.may_undo(seat), (option.text, option.loses)


@pytest.mark.parametrize("game", [id for id in IDS if find(id).together])
def test_a_partner_is_not_told_what_is_lost(game: str) -> None:
    match, seat, option = costly_options(game, 0)[0]
    partner = (seat + 1) % len(match.names)
    (question,) = questions_of_others(match, partner, [seat], Random(1))
    assert option.text in [each.choice for each in question.options]
    assert [each.loses for each in question.options if each.loses] == []
