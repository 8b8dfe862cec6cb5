"""The lamp and the coach: what the strongest bot would do, why, and what is clearly bad.

Both are given in practice only. They are thought about in redeals of what the seat cannot see, by
the workers of the bots; a table never waits for them.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final

from spellhall.engine import Match, Option, open_question, rehearse
from spellhall.server.tables.table import Table
from spellhall.server.tables.visitors import Visitor
from spellhall.server.thinking.fair_queue import Asker
from spellhall.server.thinking.thinker import WorkerFailed
from spellhall.server.thinking.worker import LEAD
from spellhall.server.web.forecasts import MOST_STEPS
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import AskHint, AskOpinion, Hint, Opinion

# What a bot says when it gives its reasons, and what the lamp says instead.
YOURSELF: Final = {
    "I am": "you are",
    "I shall": "you will",
    "I": "you",
    "me": "you",
    "my": "your",
    "My": "Your",
    "myself": "yourself",
}
MYSELF: Final = re.compile(r"\b(I am|I shall|I|me|my|My|myself)\b")


class Hints:
    """The hints that one socket asks for, one at a time, and the last opinion."""

    def __init__(self, table: Table, visitor: Visitor, refuse: Callable[[Denied], None]) -> None:
        self.table = table
        self.visitor = visitor
        self.refuse = refuse
        self.task: asyncio.Task[None] | None = None
        self.opinion: asyncio.Task[None] | None = None  # of the coach, asked for beside a hint
        self.wanted: AskOpinion | None = None  # asked for last, not yet begun

    def ask(self, message: AskHint) -> None:
        """Begin to think about a hint; Denied says why not."""
        self._check(message.seat)
        if self.task is not None and not self.task.done():
            raise problems.conflict("hint_on_its_way", "A hint is being thought about already.")
        if len(message.steps) > MOST_STEPS:
            raise problems.unfit("trial_too_long", f"A trial has {MOST_STEPS} steps at most.")
        self.task = asyncio.create_task(self._hint(message))

    def ask_opinion(self, message: AskOpinion) -> None:
        """Think about an option; of several that are asked about in a hurry only the last counts.

        What is being thought about goes on to its end: a worker that is stopped must be replaced.
        """
        self._check(message.seat)
        if self._meant(message) is None:
            raise problems.conflict("stale_opinion", "That is none of what you can choose now.")
        self.wanted = message
        if self.opinion is None or self.opinion.done():
            self.opinion = asyncio.create_task(self._opinions())

    def close(self) -> None:
        """Nobody waits for it any more."""
        for task in (self.task, self.opinion):
            if task is not None:
                task.cancel()

    def _meant(self, message: AskOpinion) -> Option | None:
        """The option that is asked about; None where the table has gone on."""
        now = self.table.numbers(self.visitor.person).told(len(self._entries())) + 1
        if self.table.log is None or message.seq != now:
            return None
        return self.table.log.match.option(message.choice, message.seat)

    def _entries(self) -> list[Any]:
        return list(self.table.log.entries) if self.table.log else []

    def _check(self, seat: int) -> Match:
        table = self.table
        if seat not in table.seats_of(self.visitor.person):
            raise problems.forbidden("foreign_seat", f"Seat {seat} is not yours.")
        if not table.practice(self.visitor.person):
            raise problems.forbidden(
                "no_hints", "Hints are given in games against bots only, and after the game."
            )
        if table.log is None or not table.log.match.options(seat):
            raise problems.conflict("not_asked", "You are not asked anything now.")
        return table.log.match

    async def _hint(self, message: AskHint) -> None:
        table, seat = self.table, message.seat
        assert table.log is not None
        match = table.log.match
        question = open_question(match.state, seat)
        if message.steps:
            planned = await asyncio.to_thread(planned_ahead, match.clone(), seat, message.steps)
            if planned is None:
                self.refuse(problems.conflict("plan_ends", "The plan cannot go on from there."))
                return
            match = planned
        options = {option.code: option for option in match.options(seat)}
        try:
            found = await table.hall.thinker.hint(
                table.game, match.state, seat, len(match.names), self._asker()
            )
            option = options[found.code]
        except (WorkerFailed, KeyError):
            self.refuse(Denied(503, "no_hint", "No hint could be found; try again."))
            return
        if open_question(table.log.match.state, seat) is not question:
            return  # the table has gone on: it would be taken for advice on the next question
        second = options.get(found.second)
        self.visitor.send(
            Hint(
                seat=seat,
                choice=option.text,
                label=option.label,
                chances=found.chances[:1] if table.game.together else found.chances,
                why=because(match, found.reasons, option.label),
                worth=found.worth,
                second=second.text if second else "",
                second_label=second.label if second else "",
                second_worth=found.second_worth,
                second_leads=match.say(found.second_leads),
                steps=message.steps,
            )
        )

    async def _opinions(self) -> None:
        while self.wanted is not None:
            message, self.wanted = self.wanted, None
            option = self._meant(message)
            if option is not None:
                await self._opinion(message, option)

    async def _opinion(self, message: AskOpinion, option: Option) -> None:
        table, seat = self.table, message.seat
        assert table.log is not None
        match = table.log.match
        options = {each.code: each for each in match.options(seat)}
        try:
            found = await table.hall.thinker.opinion(
                table.game, match.state, seat, option.code, self._asker()
            )
        except WorkerFailed:
            self.refuse(Denied(503, "no_opinion", "Nobody can say whether that is good."))
            return
        said = Opinion(seat, message.seq, message.choice, found.bad)
        if found.bad:
            better = options[found.code]
            said.better, said.better_label = better.text, better.label
            said.why = because(match, found.reasons, better.label)
            said.worth, said.better_worth = found.second_worth, found.worth
        self.visitor.send(said)

    def _asker(self) -> Asker:
        return Asker(self.visitor.person, self.table.row.id)


def planned_ahead(match: Match, seat: int, steps: list[str]) -> Match | None:
    """Where a plan stands, as far as its seat can know; None: it does not go on."""
    found = rehearse(match, seat, steps)
    whole = len(found.steps) == len(steps) and found.goes_on(seat)
    return found.steps[-1].after if whole else None


def because(match: Match, reasons: list[str], label: str) -> str:
    """Reasons as sentences: a game's own to the seat, counted ones as what the turn may end with.

    What the choice itself says need not be said again where something is counted.
    """
    own = [to_you(reason) for reason in reasons if reason.endswith((".", "!", "?"))]
    counted = [reason for reason in reasons if not reason.endswith((".", "!", "?"))]
    if counted:
        own = [reason for reason in own if not says_again(reason, label)]
        own.append(f"By the end of your turn it may bring {' and '.join(counted)}.")
    return match.say(" ".join(own))


def to_you(reason: str) -> str:
    """What a bot says of itself, said to who would do it."""
    said = re.sub(MYSELF, lambda found: YOURSELF[found.group()], reason)
    return said[:1].upper() + said[1:]


def says_again(reason: str, label: str) -> bool:
    """Whether a sentence names all that a choice does."""
    things = re.findall(r"[A-Z]\w+", label.split(":")[0])[1:]
    return bool(things) and reason.startswith(LEAD) and all(each in reason for each in things)
