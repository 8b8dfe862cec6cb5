"""What those who play together may show each other: pointing, proposing, and why a bot did it.

Pointing and proposing live as long as the table is in memory and never reach the record. What a
bot says about its choice is kept with the choice, in the log and in the record.
"""

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spellhall.engine import Game, Match, State, options, redealt
from spellhall.server.tables.together.ways import Laying, laid_out, on_offer
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import QuestionInfo
from spellhall.server.wire.socket import (
    AskWays,
    Decline,
    Point,
    Pointed,
    Propose,
    Proposed,
    Step,
    Ways,
)
from spellhall.server.wire.words import checked_words

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table

AIDS_A_SECOND: Final = 2.0
AIDS_AT_ONCE: Final = 6
MOST_REASON: Final = 120  # letters
MOST_LETTERS: Final = 80  # of the id of a thing


class Aids:
    """The pointing and proposing at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._proposed: dict[int, Proposed] = {}  # by who proposes
        self._rng: Random = SystemRandom()

    # -- pointing and proposing ----------------------------------------------------------------

    async def point(self, person: str, message: Point) -> None:
        """Show everybody a thing."""
        self._own(person, message.seat)
        await self._spread("pointed", Pointed(message.seat, _thing(message.touch)))

    async def propose(self, person: str, message: Propose) -> None:
        """Show an option to the seat that must choose; an empty choice takes the last one back."""
        self._own(person, message.seat)
        table = self.table
        self._check_together()
        choices = [message.choice, *message.then] if message.choice else []
        laying = self._laid_out(person, message.to, choices) if choices else None
        first, *then = laying.steps if laying else [Step("", "")]
        why = checked_words(message.why, "A reason", 0, MOST_REASON)
        seq = table.log.length if table.log else 0
        await self._spread(
            "proposed",
            Proposed(
                by=message.seat,
                to=message.to,
                seq=seq,
                choice=first.choice,
                label=first.label,
                why=why,
                then=then,
                kind=laying.kind if laying else "",
                waits=laying is not None and not table.thinks(message.to),
            ),
        )

    def ways(self, person: str, message: AskWays) -> Ways:
        """What a partner could do after some choices."""
        self._own(person, message.seat)
        self._check_together()
        laying = self._laid_out(person, message.to, message.steps)
        return Ways(message.to, message.steps, laying.question())

    async def settle(self, before: Proposed, after: Proposed) -> None:
        """What becomes of a proposal that a bot has answered, unless it was changed meanwhile."""
        if self._proposed.get(before.by) is before:
            await self._spread("proposed", after)

    async def decline(self, person: str, message: Decline) -> None:
        """Say no to a proposal that stands, and why."""
        self._own(person, message.seat)
        why = checked_words(message.why, "A reason", 0, MOST_REASON)
        for proposed in self.standing():
            if (proposed.by, proposed.to) == (message.by, message.seat):
                await self._spread("proposed", msgspec.structs.replace(proposed, no=why))
                return
        raise problems.conflict("not_proposed", "That is not proposed to you any more.")

    def hear(self, kind: str, body: Any) -> None:
        """Take note of what was shown in another process."""
        if kind == "pointed":
            self._show(msgspec.convert(body, Pointed))
        else:
            self._show(msgspec.convert(body, Proposed))

    def standing(self) -> list[Proposed]:
        """The proposals for the questions that are open now."""
        length = self.table.log.length if self.table.log else -1
        return [
            each
            for each in self._proposed.values()
            if each.choice and (each.seq == length or self._waits(each))
        ]

    def questions_for(self, person: str) -> list[QuestionInfo]:
        """What the other people are asked, as far as this person can know."""
        table = self.table
        mine = table.seats_of(person)
        if not table.game.together or table.log is None or not mine:
            return []
        others = [
            seat.seat
            for seat in table.seats
            if seat.kind == "person" and not seat.stand_in and seat.seat not in mine
        ]
        return questions_of_others(table.log.match, mine[0], others, self._rng)

    def _own(self, person: str, seat: int) -> None:
        if seat not in self.table.seats_of(person):
            raise problems.forbidden("foreign_seat", f"Seat {seat} is not yours.")

    def _check_together(self) -> None:
        if not self.table.game.together:
            raise problems.forbidden(
                "not_together", "Choices are proposed only in games that are won or lost together."
            )

    def _waits(self, proposed: Proposed) -> bool:
        """Whether it is for a bot, which answers it when it is asked."""
        return proposed.waits and not self.table.thinks(proposed.to)

    def _laid_out(self, person: str, to: int, choices: list[str]) -> Laying:
        """The steps as they are called; Denied when this person cannot know that they are open."""
        table = self.table
        mine = table.seats_of(person)
        if table.log is not None and to in range(len(table.seats)) and to not in mine:
            match = table.log.match
            rng = Random(f"{table.row.id} {table.log.length} {to}")  # asked again, told the same
            laying = laid_out(match, mine[0], to, choices, rng)
            real = [option.text for option in match.options(to)]
            may = choices[0] in real if choices and real else real or not table.thinks(to)
            if laying and may:
                return laying
        raise problems.conflict(
            "not_offered", "That cannot be chosen there now; propose one of the open choices."
        )

    async def _spread(self, kind: str, message: Pointed | Proposed) -> None:
        self._show(message)
        store = self.table.hall.store
        await store.announce(self.table.row.id, kind, msgspec.to_builtins(message))

    def _show(self, message: Pointed | Proposed) -> None:
        """Pointing is for everybody; a proposal may rest on what only the players know."""
        if isinstance(message, Proposed):
            self._proposed[message.by] = message
        for visitor in self.table.presence.visitors:
            if isinstance(message, Pointed) or self.table.seats_of(visitor.person):
                visitor.send(message)

    # -- why a bot did it ----------------------------------------------------------------------

    def explain(self, seat: int, code: int) -> str:
        """Why a bot is about to make a choice; it is kept with the choice. Empty for nothing."""
        table = self.table
        if table.log is None or not table.game.together:
            return ""
        return reason_of(table.game, table.log.match.state, seat, code, self._rng)


def _thing(touch: str) -> str:
    """The id of a thing on the screen, which games make up and only clients know."""
    if not 1 <= len(touch) <= MOST_LETTERS or not touch.isprintable() or " " in touch:
        raise Denied(
            422, "bad_thing", f"A thing has an id of 1 to {MOST_LETTERS} letters, no spaces."
        )
    return touch


def questions_of_others(
    match: Match, me: int, others: Iterable[int], rng: Random
) -> list[QuestionInfo]:
    """The open questions of other seats, with the options that `me` knows to be there.

    Two redeals agree on what follows from what `me` sees. The true state is not asked, so that
    nothing hidden can show.
    """
    asked = [(seat, found) for seat in others if (found := match.asked(seat)) is not None]
    if not asked:
        return []
    one, two = match.redeal(me, rng), match.redeal(me, rng)
    questions = []
    for seat, question in asked:
        alike = set(two.options(seat))
        offered = [on_offer(option) for option in one.options(seat) if option in alike]
        questions.append(
            QuestionInfo(
                seat=seat,
                kind=question.kind,
                prompt=question.waiting,
                why="",
                options=offered,
                refusals=[],
                waits=question.waits,
            )
        )
    return questions


def reason_of(game: Game, state: State, seat: int, code: int, rng: Random) -> str:
    """What a bot says about its choice, if it follows from what everybody knows; else nothing."""
    said = set()
    for _ in range(2):
        copy = redealt(game, state, None, rng)
        known = code in options(game.rules, copy, seat)
        said.add(game.why(copy, seat, code) if known else "")
    return said.pop() if len(said) == 1 else ""
