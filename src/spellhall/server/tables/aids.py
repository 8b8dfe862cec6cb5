"""What those who play together may show each other: pointing, proposing, and why a bot did it.

Nothing of it is stored. It lives as long as the table is in memory and never reaches the record.
"""

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from spellhall.engine import Game, Match, State, options, redealt
from spellhall.server.tables.log import Log
from spellhall.server.tables.showing import table_event
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import EventInfo, OptionOnOffer, QuestionInfo
from spellhall.server.wire.socket import Point, Pointed, Propose, Proposed

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table

AIDS_A_SECOND: Final = 2.0
AIDS_AT_ONCE: Final = 6
MOST_LETTERS: Final = 80  # of the id of a thing


class Reason(Struct, frozen=True):
    """What a bot said about a choice."""

    seq: int
    seat: int
    choice: str
    text: str


class Aids:
    """The pointing and proposing at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._proposed: dict[int, Proposed] = {}  # by who proposes
        self._reasons: dict[int, Reason] = {}  # by the number of the choice
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
        if not table.game.together:
            raise problems.forbidden(
                "not_together", "Choices are proposed only in games that are won or lost together."
            )
        label = self._label(person, message) if message.choice else ""
        seq = table.log.length if table.log else 0
        await self._spread(
            "proposed", Proposed(message.seat, message.to, seq, message.choice, label)
        )

    def hear(self, kind: str, body: Any) -> None:
        """Take note of what was shown in another process."""
        if kind == "pointed":
            self._show(msgspec.convert(body, Pointed))
        else:
            self._show(msgspec.convert(body, Proposed))

    def standing(self) -> list[Proposed]:
        """The proposals for the questions that are open now."""
        length = self.table.log.length if self.table.log else -1
        return [each for each in self._proposed.values() if each.seq == length and each.choice]

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

    def _label(self, person: str, message: Propose) -> str:
        """What the option is called; Denied when it is none that this person may know of."""
        table = self.table
        known = {
            option.choice: option.label
            for question in self.questions_for(person)
            for option in question.options
            if question.seat == message.to
        }
        real = {o.text for o in table.log.match.options(message.to)} if known and table.log else ()
        if message.choice not in known or message.choice not in real:
            raise problems.conflict(
                "not_offered", "That cannot be chosen there now; propose one of the open choices."
            )
        return known[message.choice]

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

    def explain(self, seq: int, seat: int, code: int, choice: str) -> None:
        """Note why a bot is about to make the choice that will have this number."""
        playing = self.table.log
        if playing is not None and self.table.game.together:
            said = reason_of(self.table.game, playing.match.state, seat, code, self._rng)
            self._reasons[seq] = Reason(seq, seat, choice, said)

    def with_reasons(self, events: list[EventInfo], since: int) -> list[EventInfo]:
        """Events with what the bots said about the choices that caused them."""
        playing = self.table.log
        if playing is None or not self._reasons:
            return events
        said = [
            table_event(playing.match, reason.seq, "reason", reason.seat, reason.text)
            for reason in self._reasons.values()
            if reason.text and reason.seq > since and _was_made(playing, reason)
        ]
        return sorted([*said, *events], key=lambda event: event.seq)


def _thing(touch: str) -> str:
    """The id of a thing on the screen, which games make up and only clients know."""
    if not 1 <= len(touch) <= MOST_LETTERS or not touch.isprintable() or " " in touch:
        raise Denied(
            422, "bad_thing", f"A thing has an id of 1 to {MOST_LETTERS} letters, no spaces."
        )
    return touch


def _was_made(playing: Log, reason: Reason) -> bool:
    """Whether the choice with that number is the one that was explained."""
    if reason.seq > playing.length:
        return False
    entry = playing.entries[reason.seq - 1]
    return entry.seat == reason.seat and entry.text == reason.choice


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
        offered = [
            OptionOnOffer(option.text, option.label, list(option.touches), list(option.rules))
            for option in one.options(seat)
            if option in alike
        ]
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
