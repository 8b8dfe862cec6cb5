"""The law of sights on 2,000 states: nobody tells a redeal from the truth, whatever goes on."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from spellhall.engine import Match, begin
from spellhall.games.hell_high.show.sight.shapes import Sight
from spellhall.games.hell_high.show.sight.table import sight
from spellhall.games.hell_high.state.state import BUILDING, NOBODY, Brawl
from spellhall.testing import rule
from spellhall.testing.laws import seen
from tests.games.hell_high.tables import GAME


def random_play(rng: Random, game: Any = GAME) -> Iterator[Match]:
    """Matches at every decision, one after another, at changing numbers of players."""
    seed = 0
    while True:
        match = begin(game, 2 + seed % 5, f"view law {seed}")
        while not match.is_over:
            yield match
            seat = rng.choice(match.may_answer())
            match.answer(seat, rng.choice(match.options(seat)))
        seed += 1


def differs(match: Match, viewer: int | None, rng: Random) -> bool:
    """Whether this viewpoint can tell a redeal from the truth."""
    return seen(match.redeal(viewer, rng), viewer) != seen(match, viewer)


def moment(s: Any) -> str:
    if s.game.dying != NOBODY or s.game.queue:
        return "dying"
    return "building" if s.round.step == BUILDING and s.lanes else "other"


@rule("HH-HID-1", "HH-HID-2", "HH-HID-3", "HH-HID-5", "HH-DEC-23")
def test_a_redeal_looks_the_same_on_two_thousand_states_building_and_dying_too() -> None:
    rng = Random(8)
    moments = Counter[str]()
    wanted = {"building": 900, "dying": 100, "other": 1_000}
    for match in random_play(rng):
        now = moment(match.state)
        if moments[now] >= wanted[now]:
            continue
        viewer = rng.choice([*match.seats, None])
        assert not differs(match, viewer, rng), (viewer, now, match.choices[-5:])
        moments[now] += 1
        if moments == wanted:
            return


@rule("HH-BUILD-6")
def test_the_law_finds_a_sight_that_counts_the_cards_of_a_spell_too_early() -> None:
    def leaky(s: Brawl, seat: int | None) -> Sight:
        shown = sight(s, seat)
        shown.players[0].spell_size = len(s.players[0].spell)
        return shown

    rng = Random(9)
    play = random_play(rng, replace(GAME, sight=leaky))
    assert any(differs(match, None, rng) for match, _ in zip(play, range(200), strict=False))


@rule("HH-DEC-23", "HH-HID-5")
def test_the_law_finds_a_sight_that_shows_a_face_down_card_of_the_dead() -> None:
    def leaky(s: Brawl, seat: int | None) -> Sight:
        shown = sight(s, seat)
        shown.dead += [card for player in s.players for card in player.held]
        return shown

    rng = Random(10)
    play = random_play(rng, replace(GAME, sight=leaky))
    assert any(differs(match, None, rng) for match, _ in zip(play, range(3_000), strict=False))
