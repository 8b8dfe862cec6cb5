"""What happened in a stretch of a game that mattered to a seat, in the words of the log."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spellhall.bots.stories.moments import Step
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import next_seat
from spellhall.engine.machine.state import State

LEAST: Final = 0.035  # worth of something counted by which a deed is told
WEIGHTY: Final = 0.1  # chance that an event moves which is worth telling though nothing is counted
CARRIED: Final = 2  # events of a longer stretch that are named
BLOW: Final = 0.35  # worth of what is told even where the curve hardly moved


@dataclass(frozen=True)
class Highlight:
    """An event, and by how much it helped or hurt."""

    step: Step
    place: int  # among the events of its choice
    score: float  # chance that the evaluation saw moving, with the worth of what all can count
    worth: float  # of what all can count in it

    def weighs(self, seat: int | None = None) -> bool:
        """Whether it is worth telling by itself; of what is not counted only what a seat did.

        Without a seat, where all play together, whatever happens may be told.
        """
        who = self.step.told[self.place].sentence.seat
        if not self.is_deed or (seat is not None and who is None):
            return False
        return self.counted or ((who == seat or seat is None) and self.score >= WEIGHTY)

    @property
    def counted(self) -> bool:
        """Whether something that all can count went that way."""
        return self.worth > 0.0

    @property
    def rank(self) -> tuple[bool, float]:
        """How telling it is: a life or a point that is gone or won goes before any promise."""
        return self.worth >= WEIGHTY, self.score

    @property
    def is_deed(self) -> bool:
        """Whether it is more than what happens in every turn."""
        return self.step.deeds[self.place]

    @property
    def text(self) -> str:
        """In the words of the log."""
        return self.step.told[self.place].sentence.text


@dataclass
class Stretch:
    """The events between two positions that can be judged: one deed with what came of it."""

    events: list[tuple[Step, int, float]]  # with the worth of what is counted in them
    change: float = 0.0  # that the evaluation saw, from the one position to the other

    def told(self, seat: int, together: bool) -> Highlight | None:
        """By the event that says most: what is counted, else the first deed of who gained."""
        if not self.events:
            return None
        deeds = [each for each in self.events if each[0].deeds[each[1]]]
        step, place, worth = max(deeds or self.events, key=lambda each: each[2])
        if worth < LEAST:
            step, place = self._deed(seat, together)
        counts = sum(each[2] for each in self.events)
        return Highlight(step, place, self.change + counts, worth)

    def _deed(self, seat: int, together: bool) -> tuple[Step, int]:
        deeds = [(step, place) for step, place, worth in self.events if step.deeds[place]]
        own = [
            (step, place)
            for step, place in deeds
            if (who := step.told[place].sentence.seat) == seat or (together and who is not None)
        ]
        return (own or deeds or [self.events[-1][:2]])[0]


def highlights(game: Game, steps: Sequence[Step], seat: int, way: int) -> list[Highlight]:
    """All that went one way for a seat, the most telling first; `way`: 1 up, -1 down."""
    found = [each for each in events_of(game, steps, seat, way) if each.score > 0]
    return sorted(found, key=lambda each: each.rank, reverse=True)


def events_of(game: Game, steps: Sequence[Step], seat: int, way: int) -> list[Highlight]:
    """The deeds of some choices in a row, by how much the evaluation and what is counted moved.

    A position can be judged when somebody is asked and nothing is in the air or half done: what
    happens until then is one deed. What is counted can be told of every event.
    """
    found: list[Highlight | None] = []
    stretch, last = Stretch([]), -1.0
    for step in steps:
        if last < 0.0:
            last = game.evaluate(step.state, seat)
        before = step.state
        for place, state in enumerate(step.event_states):
            worth = way * counted(game, before, state, seat)
            if not step.told[place].sentence.heading and worth >= 0.0:
                stretch.events.append((step, place, worth))
            before = state
        is_asked = next_seat(step.after) >= 0
        if is_asked and (step is steps[-1] or is_settled(game, step.after)):
            now = game.evaluate(step.after, seat)
            stretch.change = way * (now - last)
            found.append(stretch.told(seat, game.together))
            stretch, last = Stretch([]), now
    found.append(stretch.told(seat, game.together))
    return [each for each in found if each is not None]


def is_settled(game: Game, state: State) -> bool:
    """Whether the evaluation means what it says here."""
    if game.stakes.half_done(state):
        return False
    return game.advice is None or game.advice.settled(state)


def counted(game: Game, before: State, after: State, seat: int) -> float:
    """What points, life and the like that came or went are worth to a seat."""
    total = 0.0
    for count in game.stakes.counts:
        if count.passing:
            continue
        seats = (seat,) if count.shared else range(game.seats(before))
        for other in seats:
            side = 1 if other == seat or game.together else -1
            change = count.of(after, other) - count.of(before, other)
            total += side * count.good * count.worth * change
    return total


def in_order(found: Sequence[Highlight], most: int) -> list[Highlight]:
    """The best few of different words, as they happened."""
    kept: dict[str, Highlight] = {}
    for each in found:
        if len(kept) < most:
            kept.setdefault(each.text, each)
    return sorted(kept.values(), key=lambda each: (each.step.choice, each.place))


# -- what of it a story tells ---------------------------------------------------------------------


def weighed(
    game: Game,
    stretch: Sequence[Step],
    rest: Sequence[Step],
    winner: int,
    won: bool,
    stroke: Callable[[], list[Highlight]] = list,
) -> list[Highlight]:
    """What moved it most in a stretch of the game, or what came of it in the rest of it.

    `stroke` finds what else did most in the stretch, where nothing in it weighs by itself.
    """
    whose, way = None if game.together else winner, 1 if won else -1
    found = highlights(game, stretch, winner, way)
    if weighty := [each for each in found if each.weighs(whose)]:
        return in_order(weighty, CARRIED)
    came = [each for each in highlights(game, rest, winner, way) if each.weighs(whose)]
    return in_order([*stroke(), *came] or [each for each in found if each.is_deed], CARRIED)


def what_came(
    game: Game, steps: Sequence[Step], step: Step, seat: int, way: int
) -> list[Highlight]:
    """Of a choice, in its turn or soon after; what it did itself comes first."""
    later = soon(steps, step, seat, game.seats(step.state) + 1)
    found = highlights(game, [step, *later], seat, way)
    own = [each for each in found if each.step is step]
    told = [each for each in own if 2 * each.score >= own[0].score]
    if any(each.counted for each in told):
        return told
    whose = None if game.together else seat
    rest = (each for each in found if each.step is not step and each.weighs(whose))
    return [*told[:1], *rest]


def soon(steps: Sequence[Step], step: Step, seat: int, most: int) -> Iterator[Step]:
    """The choices of so many turns, with one of the seat: it shows what a choice was good for."""
    turns, had_one = {step.turn}, False
    for later in steps[step.choice :]:
        turns.add(later.turn)
        if len(turns) > 2 * most or (len(turns) > most and had_one and later.turn[0] != seat):
            break
        had_one = had_one or (later.turn != step.turn and later.turn[0] == seat)
        yield later


def blow(game: Game, steps: Sequence[Step], seat: int, told: str) -> Highlight | None:
    """The largest loss or gain of what all can count, if nothing tells of it yet."""
    found = [
        each
        for way in (1, -1)
        for each in highlights(game, steps, seat, way)
        if each.worth >= BLOW and each.text not in told
    ]
    return max(found, key=lambda each: each.worth, default=None)


def first_words(steps: Sequence[Step], step: Step, name: str) -> str:
    """What a choice told, or what its seat did next: a deed may take several choices."""
    for later in steps[step.choice - 1 :]:
        if (later.turn, later.seat) != (step.turn, step.seat):
            break
        for told, is_deed in zip(later.told, later.deeds, strict=True):
            if not told.sentence.heading and (later is step or is_deed):
                return told.sentence.text
    return f"{name} chose: {step.label}."


def then(text: str) -> str:
    """A later sentence, as such."""
    return f"Then {'the' + text[3:] if text.startswith('The ') else text}"
