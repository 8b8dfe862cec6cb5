"""How heavy updates are: who plays with a poor connection must not wait for words."""

from random import Random
from statistics import quantiles

import msgspec
import pytest

from spellhall.engine import begin
from spellhall.games import IDS, find
from spellhall.server.store.rows import Entry
from spellhall.server.tables.log import Log
from spellhall.server.tables.showing import update_of
from spellhall.server.tables.viewpoint import Viewpoint

CHOICES = 200
TYPICAL, MOST = 1_000, 8_000  # bytes of JSON
SEATS = (0, 1)


@pytest.mark.parametrize("game", IDS)
def test_an_update_is_light_though_it_tells_all_that_changed(game: str) -> None:
    weights = [weight for seed in range(2) for weight in weights_of(game, seed)]
    cuts = quantiles(weights, n=100)
    assert cuts[49] < TYPICAL
    assert cuts[98] < MOST


def weights_of(game: str, seed: int) -> list[int]:
    """Bytes of each update that two people get while random choices are made."""
    log, rng = Log(begin(find(game), 2, seed), [], []), Random(seed)
    held = {seat: update_of(log, Viewpoint((seat,)), 0, [seat])[1] for seat in SEATS}
    weights = []
    while log.length < CHOICES and not log.match.is_over:
        seat = rng.choice(log.match.may_answer())
        choice = rng.choice(log.match.options(seat)).text
        entry = Entry(log.length + 1, seat, "choice", choice)
        match, moment = log.try_out(entry, filmed=True)
        log.accept(match, entry, moment)
        for viewer in SEATS:
            view = Viewpoint((viewer,))
            update, held[viewer] = update_of(log, view, log.length - 1, [viewer], held[viewer])
            weights.append(len(msgspec.json.encode(update)))
    return weights
