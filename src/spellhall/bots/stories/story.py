"""The story of a finished game: how the chances went, where it turned, what was the dearest choice.

At the start of every turn the game is played on a few times from where it stood. Hands stay as
they were and what nobody had seen is dealt anew; the game's evaluation judges where that leads. A
moment is named only if one choice alone moved the chance by more than twice the error of it, as
playing on anew before and after it measures; else the story says that nothing in particular did. A
choice is held against a seat only when it went worse than another by what the seat could know, and
by playing on from both.

The same record tells the same story: all chance comes from a generator made of the record.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from spellhall.bots.opinion import CLEAR, LEAST, opinion
from spellhall.bots.stories.highlights import (
    CARRIED,
    Highlight,
    blow,
    first_words,
    highlights,
    in_order,
    is_settled,
    then,
    weighed,
    what_came,
)
from spellhall.bots.stories.lead import lead_of, percent
from spellhall.bots.stories.moments import Jump, Point, Step, Story, Turn
from spellhall.bots.stories.playing_on import PlayingOn
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import answer
from spellhall.engine.match import Match
from spellhall.engine.record import Record

MOST_POINTS: Final = 40  # of a curve
MEASURED: Final = 60  # times before and after one choice that may be named
TRIED: Final = 3  # swings in which such a choice is looked for
SENTENCES: Final = 2  # about one moment
TURNED: Final = 0.15  # chance that one choice must move to be called a turn of the game,
SHARE: Final = 0.4  # and which part of all that moved from the first turn to the last
SLOWLY: Final = "slowly "
MOVED: Final = 0.1  # chance that a swing of which no moment tells must move to be told,
PART: Final = 0.3  # and the part of it that a deed must explain
FIRST_LOOK: Final = 1  # redeals in which every choice of the game is weighed,
FEW_POSITIONS: Final = 4  # and positions for each option of it
SECOND_LOOK: Final = 12  # for those that looked worst
SUSPECTS: Final = 3  # of each seat


def story_of(game: Game, kept: Record) -> Story:
    """The story of a whole game."""
    return Teller(game, kept).story()


class Teller(PlayingOn):
    """One record on the way to its story."""

    def story(self) -> Story:
        """The curve, then where it turned, then what was dear."""
        points = self._curve()
        found = [*(self._swings(points) if self.is_decided else []), *self._costly()]
        found.sort(key=lambda moment: (moment.choice, moment.event))
        return Story(points, found, self._lead(points, found))

    # -- the curve ------------------------------------------------------------------------------

    def _curve(self) -> list[Point]:
        starts = [
            place
            for place, step in enumerate(self.steps)
            if place == 0 or step.turn != self.steps[place - 1].turn
        ]
        stride = -(-len(starts) // MOST_POINTS)
        points = [
            self._point(self.steps[place], number)
            for number, place in enumerate(starts, 1)
            if (number - 1) % stride == 0
        ]
        chances, _ = self.chances(self.match.state, len(self.steps))
        points.append(Point(len(self.steps), len(starts), -1, chances, 0.0))
        return points

    def _point(self, step: Step, turn: int) -> Point:
        chances, error = self.chances(step.state, step.choice - 1)
        return Point(step.choice - 1, turn, step.turn[0], chances, error)

    # -- where it turned ------------------------------------------------------------------------

    def _swings(self, points: list[Point]) -> list[Turn]:
        """The turning point, the deciding blow and the high point of who lost, if they are sure."""
        winner, loser = self._outcome(points)
        jumps = self._jumps(points, winner)
        went = points[-1].chances[winner]
        ways = [jump for jump in jumps if (jump[0] > 0) == (went > 0.5)]
        whole = abs(points[-1].chances[winner] - points[0].chances[winner])
        turning = self._named("turning", winner, ways, SHARE * whole)
        if turning is None:
            return self._drift(points, winner, ways)
        found = [turning]
        later = [jump for jump in ways if jump[1].choice >= turning.choice]
        earlier = [jump for jump in jumps if jump not in ways and jump[2].choice < turning.choice]
        for moment in (self._named("deciding", winner, later), self._named("high", loser, earlier)):
            if moment is not None:
                found.append(moment)
        return found

    def _jumps(self, points: list[Point], seat: int) -> list[Jump]:
        """Where the curve of a seat moves by more than chance from one point to the next."""
        found = []
        for before, after in pairwise(points):
            change = after.chances[seat] - before.chances[seat]
            if abs(change) > max(CLEAR * hypot(before.error, after.error), LEAST):
                found.append((change, before, after))
        return found

    def _named(self, kind: str, seat: int, jumps: list[Jump], least: float = 0.0) -> Turn | None:
        """The choice that moved the chance in the largest of these swings in which one did."""
        for _, before, after in sorted(jumps, key=lambda jump: -abs(jump[0]))[:TRIED]:
            way = 1 if after.chances[seat] > before.chances[seat] else -1
            (step,) = self._narrowed(before, after, seat, range(before.choice, after.choice + 1))
            was, error = self.chances(step.state, step.choice - 1, MEASURED)
            now, other_error = self.chances(step.after, step.choice, MEASURED)
            doubt = hypot(error, other_error)
            if way * (now[seat] - was[seat]) > max(CLEAR * doubt, TURNED, least):
                return self._told_of(step, kind, before.turn, seat, was[seat], now[seat], doubt)
        return None

    def _narrowed(self, before: Point, after: Point, seat: int, ends: Sequence[int]) -> list[Step]:
        """What lies between two of these ends that moved it most: one choice, or one deed.

        The swing is halved again and again, always towards the larger change.
        """
        low, high = 0, len(ends) - 1
        at_low, at_high = before.chances[seat], after.chances[seat]
        while high - low > 1:
            middle = (low + high) // 2
            between = self.chances(self.steps[ends[middle]].state, ends[middle])[0][seat]
            if abs(between - at_low) >= abs(at_high - between):
                high, at_high = middle, between
            else:
                low, at_low = middle, between
        return self.steps[ends[low] : ends[high]]

    def _stroke(self, jump: Jump, seat: int) -> list[Highlight]:
        """The whole deed that moved the chance most in a swing, if it explains a part of it.

        A spell with its answers is several choices, and none of them need move much by itself.
        """
        change, before, after = jump
        steps = self.steps[before.choice : after.choice]
        settled = [step.choice for step in steps[:-1] if is_settled(self.game, step.after)]
        deed = self._narrowed(before, after, seat, [before.choice, *settled, after.choice])
        was, error = self.chances(deed[0].state, deed[0].choice - 1, MEASURED)
        now, other_error = self.chances(deed[-1].after, deed[-1].choice, MEASURED)
        moved = (now[seat] - was[seat]) * (1 if change > 0 else -1)
        if moved <= max(CLEAR * hypot(error, other_error), PART * abs(change)):
            return []
        done = [step for step in deed if step.deeds[:1] == [True]]  # more than to let it happen
        own = [step for step in done if step.seat == seat]
        if not self.game.together:
            done = own if change > 0 else [step for step in done if step.seat != seat] or own
        return [Highlight(step, 0, moved, 0.0) for step in done[:1]]

    def _drift(self, points: list[Point], winner: int, jumps: list[Jump]) -> list[Turn]:
        """How it went without a choice that can be named; nothing where it was clear all along."""
        last = points[-1]
        won = last.chances[winner] > 0.5
        behind = [point for point in points[:-1] if self._is_behind(point, winner) == won]
        start = behind[-1] if behind else points[0]
        change = abs(last.chances[winner] - start.chances[winner])
        if change <= max(CLEAR * start.error, LEAST):
            return []
        sudden = [jump for jump in jumps if abs(jump[0]) > change / 2]
        point = sudden[-1][1] if sudden else start
        when = self._turns(sudden[-1], last) if sudden else f"From turn {point.turn} on"
        stretch = self.steps[point.choice : sudden[-1][2].choice if sudden else last.choice]
        said = weighed(
            *(self.game, stretch, self.steps[point.choice :], winner, won),
            lambda: self._stroke(sudden[-1], winner) if sudden else [],
        )
        told = Turn(
            kind="drift",
            seat=winner,
            by=-1,
            choice=said[0].step.choice if said else max(1, point.choice),
            event=said[0].place if said else 0,
            turn=point.turn,
            before=start.chances[winner],
            after=last.chances[winner],
            error=start.error,
            text=" ".join(
                [self._drifted(when, winner, won, bool(sudden)), *self._dated(said, stretch)]
            ),
        )
        return [told]

    def _dated(self, said: list[Highlight], stretch: Sequence[Step]) -> list[str]:
        """Each with its turn, if there are several."""
        if {each.step.turn for each in said} == {stretch[0].turn}:
            return [each.text for each in said]
        return [f"Turn {self._turn_of(each.step)}: {each.text}" for each in said]

    def _is_behind(self, point: Point, winner: int) -> bool:
        mine = point.chances[winner]
        if self.game.together:
            return mine < 0.5
        return any(point.chances[seat] >= mine for seat in self.seats if seat != winner)

    def _turns(self, jump: Jump, last: Point) -> str:
        """Between two points."""
        _, before, after = jump
        end = after.turn if after is last else after.turn - 1
        return f"In turns {before.turn} to {end}" if end > before.turn else f"In turn {end}"

    def _drifted(self, when: str, winner: int, won: bool, sudden: bool) -> str:
        """The sentence that names nobody's choice."""
        way, reason = ("", ", by no single choice") if sudden else (SLOWLY, "")
        if self.game.together:
            what = "came within reach" if won else "slipped away"
            return f"{when} the win {way}{what}{reason}."
        return f"{when} {self.match.names[winner]} {way}drew ahead{reason}."

    def _lead(self, points: list[Point], found: list[Turn]) -> str:
        """How it went as a whole, and what moved it most that no moment tells."""
        winner, _ = self._outcome(points)
        whose = "the" if self.game.together else f"{self.match.names[winner]}'s"
        said = lead_of(self.game, self.match.state, self.match.names, points)
        if not self.is_decided:
            return " ".join(said)
        others, told = self._others(points, winner, found), [each.text for each in found]
        also = "also " if found else ""
        if others:
            said += [f"What {also}moved {whose} chance:", *others]
        worst = blow(self.game, self.steps, winner, " ".join([*said, *told]))
        if worst is not None:
            said.append(f"And in turn {self._turn_of(worst.step)}: {worst.text}")
        return " ".join(said)

    def _others(self, points: list[Point], winner: int, found: list[Turn]) -> list[str]:
        """The largest swings that no moment tells of, each by the deed that weighed most in it."""
        told = " ".join(moment.text for moment in found)
        said: dict[int, str] = {}
        jumps = sorted(self._jumps(points, winner), key=lambda jump: -abs(jump[0]))
        for change, before, after in jumps:
            swing = range(before.choice + 1, after.choice + 1)
            is_told = any(each.choice in swing for each in found if each.kind != "costly")
            if is_told or abs(change) < MOVED:
                continue
            deed = self._explaining((change, before, after), winner)
            if deed is not None and deed.text not in told:
                was, now = percent(before.chances[winner]), percent(after.chances[winner])
                turn = self._turn_of(deed.step)
                said[deed.step.choice] = f"Turn {turn}, {was} → {now}: {deed.text}"
            if len(said) == CARRIED:
                break
        return [said[choice] for choice in sorted(said)]

    def _explaining(self, jump: Jump, winner: int) -> Highlight | None:
        """The deed that a swing can be told by: what the evaluation saw, else by playing on."""
        change, before, after = jump
        way = 1 if change > 0 else -1
        whose = None if self.game.together or way < 0 else winner
        stretch = self.steps[before.choice : after.choice]
        for each in highlights(self.game, stretch, winner, way):
            if each.score > PART * abs(change) and each.weighs(whose):
                return each
        return next(iter(self._stroke(jump, winner)), None)

    def _outcome(self, points: list[Point]) -> tuple[int, int]:
        """Who is followed: the first winner, and the loser who once stood best."""
        last = points[-1].chances
        winner = max(self.seats, key=lambda seat: last[seat])
        others = [seat for seat in self.seats if seat != winner] or [winner]
        best = max(others, key=lambda seat: max(point.chances[seat] for point in points))
        return winner, winner if self.game.together else best

    def _told_of(
        self, step: Step, kind: str, turn: int, seat: int, was: float, now: float, error: float
    ) -> Turn:
        """A choice with what came of it, in its turn too if that is what can be counted."""
        way = 1 if now > was else -1
        said = in_order(what_came(self.game, self.steps, step, seat, way), SENTENCES)
        texts = [each.text if each.step is step else then(each.text) for each in said]
        if not said or said[0].step is not step:
            texts.insert(0, first_words(self.steps, step, self.match.names[step.seat]))
        return Turn(
            kind=kind,
            seat=seat,
            by=step.seat,
            choice=step.choice,
            event=said[0].place if said and said[0].step is step else 0,
            turn=turn,
            before=was,
            after=now,
            error=error,
            text=" ".join(texts),
        )

    # -- what was dear --------------------------------------------------------------------------

    def _costly(self) -> list[Turn]:
        """The costliest choice of each seat, if there is one beyond doubt."""
        found = []
        for seat in self.seats:
            suspects = []
            for step in self.steps:
                if step.seat == seat:
                    suspects.append((self._regret(step), step))
            suspects.sort(key=lambda each: (-each[0], each[1].choice))
            for regret, step in suspects[:SUSPECTS]:
                dear = self._confirmed(step) if regret > LEAST else None
                if dear is not None:
                    found.append(dear)
                    break
        return found

    def _regret(self, step: Step) -> float:
        seen = opinion(
            self.game,
            step.state,
            step.seat,
            self.rng,
            FIRST_LOOK,
            also=[step.code],
            positions=FEW_POSITIONS,
        )
        if len(seen.codes) < 2:
            return 0.0
        return seen.gap(seen.ranking()[0], step.code)[0]

    def _confirmed(self, step: Step) -> Turn | None:
        """The choice as a moment, if a longer look and playing on agree that it was dear."""
        seat = step.seat
        seen = opinion(self.game, step.state, seat, self.rng, SECOND_LOOK, also=[step.code])
        if not seen.is_clearly_worse(step.code):
            return None
        best = seen.ranking()[0]
        ends = []
        for code in (step.code, best):
            s = step.state.copy()
            answer(self.game.rules, s, seat, code)
            ends.append(self.chances(s, step.choice))
        (with_it, error), (better, other_error) = ends
        doubt = hypot(error, other_error)
        if better[seat] - with_it[seat] <= max(CLEAR * doubt, LEAST):
            return None
        return Turn(
            kind="costly",
            seat=seat,
            by=seat,
            choice=step.choice,
            event=0,
            turn=self._turn_of(step),
            before=better[seat],
            after=with_it[seat],
            error=doubt,
            text=step.label,
            instead=self._label(step, best),
        )

    def _turn_of(self, step: Step) -> int:
        turns = 1
        for before, now in pairwise(self.steps[: step.choice]):
            turns += before.turn != now.turn
        return turns

    def _label(self, step: Step, code: int) -> str:
        match = Match(self.game, step.state.copy(), self.match.names, {}, "", "looked back")
        return next(each.label for each in match.options(step.seat) if each.code == code)
