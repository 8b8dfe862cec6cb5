"""Which deeds of a stretch of a game a story tells."""

from collections.abc import Iterator, Sequence
from typing import Final

from spellhall.bots.highlights import NO_DEEDS, Highlight, highlights, in_order
from spellhall.bots.moments import Step
from spellhall.engine.game import Game

CARRIED: Final = 2  # events of a longer stretch that are named
BLOW: Final = 0.35  # worth of what is told even where the curve hardly moved


def weighed(
    game: Game, stretch: Sequence[Step], rest: Sequence[Step], winner: int, won: bool
) -> list[Highlight]:
    """What moved it most in a stretch of the game, or what came of it in the rest of it."""
    whose, way = None if game.together else winner, 1 if won else -1
    for steps in (stretch, rest):
        found = highlights(game, steps, winner, way)
        if weighty := [each for each in found if each.weighs(whose)]:
            return in_order(weighty, CARRIED)
    found = highlights(game, stretch, winner, way)
    return in_order([each for each in found if each.is_deed], CARRIED)


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
        for told in later.told:
            if not told.sentence.heading and (later is step or told.kind not in NO_DEEDS):
                return told.sentence.text
    return f"{name} chose: {step.label}."


def then(text: str) -> str:
    """A later sentence, as such."""
    return f"Then {'the' + text[3:] if text.startswith('The ') else text}"
