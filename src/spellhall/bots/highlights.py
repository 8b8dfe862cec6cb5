"""What happened in a stretch of a game that mattered to a seat, in the words of the log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from spellhall.bots.moments import Step
from spellhall.engine.game import Game
from spellhall.engine.machine.state import State

COUNTED: Final = 0.05  # chance that a change of what all can count is worth in telling
NO_DEEDS: Final = frozenset({"draw", "discard"})  # events of every turn
WEIGHTY: Final = 0.1  # chance that an event moves which is worth telling though nothing is counted


@dataclass(frozen=True)
class Highlight:
    """An event, and by how much it helped or hurt."""

    step: Step
    place: int  # among the events of its choice
    score: float  # chance that the evaluation saw moving, with what all can count
    counted: bool  # whether something that all can count went that way

    def weighs(self, seat: int | None = None) -> bool:
        """Whether it is worth telling by itself; of what is not counted only what a seat did.

        Without a seat, where all play together, whatever happens may be told.
        """
        who = self.step.told[self.place].sentence.seat
        if not self.is_deed or (seat is not None and who is None):
            return False
        return self.counted or ((who == seat or seat is None) and self.score >= WEIGHTY)

    @property
    def is_deed(self) -> bool:
        """Whether it is more than what happens in every turn."""
        return self.step.told[self.place].kind not in NO_DEEDS

    @property
    def text(self) -> str:
        """In the words of the log."""
        return self.step.told[self.place].sentence.text


def highlights(game: Game, steps: Iterable[Step], seat: int, way: int) -> list[Highlight]:
    """All that went one way for a seat, the most telling first; `way`: 1 up, -1 down."""
    found = [each for step in steps for each in events_of(game, step, seat, way) if each.score > 0]
    return sorted(found, key=lambda each: (not each.counted, -each.score))


def events_of(game: Game, step: Step, seat: int, way: int) -> list[Highlight]:
    """The events of a choice, by how much the evaluation and what is counted moved."""
    found = []
    last, before = step.state, step.state
    for place, state in enumerate(step.event_states):
        # With nothing pending a position cannot be judged; what is counted can be.
        change = 0.0
        if state.stack:
            change = way * (game.evaluate(state, seat) - game.evaluate(last, seat))
            last = state
        against = helped(game, before, state, seat, -way)  # whatever the evaluation makes of it
        if not step.told[place].sentence.heading and not against:
            counted = helped(game, before, state, seat, way)
            found.append(Highlight(step, place, change + COUNTED * counted, counted))
        before = state
    return found


def helped(game: Game, before: State, after: State, seat: int, way: int) -> bool:
    """Whether points, life and the like, which weigh more than a promise, went that way."""
    total = 0
    for count in game.stakes.counts:
        if count.passing:
            continue
        for other in range(game.seats(before)):
            side = 1 if other == seat or game.together else -1
            total += side * count.good * (count.of(after, other) - count.of(before, other))
    return way * total > 0


def in_order(found: Sequence[Highlight], most: int) -> list[Highlight]:
    """The best few of different words, as they happened."""
    kept: dict[str, Highlight] = {}
    for each in found:
        if len(kept) < most:
            kept.setdefault(each.text, each)
    return sorted(kept.values(), key=lambda each: (each.step.choice, each.place))
