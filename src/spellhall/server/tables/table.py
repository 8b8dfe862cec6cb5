"""A table in memory: one writer at a time, commit before acknowledge, each viewpoint its own."""

import asyncio
import time
from collections.abc import Callable

import structlog

from spellhall.engine import (
    Game,
    IllegalChoice,
    Match,
    NoUndo,
)
from spellhall.server.store.rows import Entry, Seat, Snapshot, TableRow
from spellhall.server.store.writer import cause
from spellhall.server.tables.aids import Aids
from spellhall.server.tables.asking import Asking
from spellhall.server.tables.driver import Driver
from spellhall.server.tables.film import Shown
from spellhall.server.tables.house import House
from spellhall.server.tables.log import Log, Moment, OldVersion, advance, from_snapshot, whole
from spellhall.server.tables.repeats import done_before, known, stale
from spellhall.server.tables.showing import (
    is_practice,
    old_update,
    snapshot_of,
    summary_of,
    table_info,
    update_of,
)
from spellhall.server.tables.telling import Telling
from spellhall.server.tables.viewpoint import (
    EVERYTHING,
    Numbers,
    Viewpoint,
    numbers_of,
    public_number,
)
from spellhall.server.tables.visitors import Presence
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import TableInfo
from spellhall.server.wire.socket import Accepted, Choose, Undo, Update

Tell = Callable[[Accepted], None]  # how the maker of a choice learns that it is stored

log = structlog.get_logger(__name__)


class Table:
    """Everything about one table; `Hall.table` finds or rebuilds it."""

    def __init__(self, hall: House, game: Game, row: TableRow, seats: list[Seat]) -> None:
        self.hall = hall
        self.game = game
        self.row = row
        self.seats = seats
        self.log: Log | None = None  # None before the start, and when the rules have changed
        self.old = ""  # why it cannot be replayed
        self.stored: list[Entry] = []  # the entries of a log that cannot be replayed
        self.snapshot: Snapshot | None = None  # the last one
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.asked = Asking(self)
        self.telling = Telling(self)
        self.driver = Driver(self)
        self.aids = Aids(self)
        self.touched = time.monotonic()
        self.users = 0  # requests and sockets that hold it in memory

    # -- coming to be -----------------------------------------------------------------------

    async def load(self) -> None:
        """Rebuild what happened from the last snapshot and the log."""
        if self.row.phase == "gathering":
            return
        store = self.hall.store
        self.snapshot = await store.snapshot(self.row.id)
        entries = await store.entries(self.row.id)
        try:
            if self.snapshot is None:
                rebuilt = await asyncio.to_thread(whole, self.game, self.row, self.names, entries)
            else:
                rebuilt = await asyncio.to_thread(
                    from_snapshot, self.game, self.row, self.names, entries, self.snapshot
                )
        except OldVersion as error:
            self.old, self.stored = str(error), entries
            return
        self._adopt(rebuilt)

    async def remember(self, seq: int) -> None:
        """Make sure that the moments after that seq are in memory."""
        while self.log is not None and not self.log.remembers(seq):
            playing = self.log
            entries = list(playing.entries)
            try:
                rebuilt = await asyncio.to_thread(whole, self.game, self.row, self.names, entries)
            except OldVersion:
                log.error("replay_differs", table=self.row.id)
                return
            if self.log is playing:  # it may have grown meanwhile, or have been read anew
                newer = [moment for moment in playing.moments if moment.seq > len(entries)]
                playing.moments = [*rebuilt.moments, *newer]

    async def begin(self, match: Match) -> None:
        """Start to play a match that was set up for this table and is stored."""
        moment = Moment(0, None, "", "", tuple(match.state.events))
        self._adopt(Log(match, [], [moment]))
        await self._keep_snapshot()
        self.telling.seats()
        self.telling.update()
        self.driver.wake()

    async def reload(self) -> None:
        """Read the seats and settings anew, because another process changed them."""
        async with self.lock:
            found = await self.hall.store.table(self.row.id)
            if found is None:
                return
            begins = self.row.phase == "gathering" and found[0].phase != "gathering"
            self.row, self.seats = found
            if begins:
                await self.load()
            elif self.log is not None:
                self._summarise()
        self.telling.seats()
        await self.telling.presence()
        if begins:
            await self.remember(-1)
            self.telling.update()
        self.driver.wake(own=False)

    def _adopt(self, rebuilt: Log) -> None:
        self.log = rebuilt
        self.asked.note(anew=True)
        self._summarise()

    # -- asking -----------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.row.phase == "over"

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table, in any process, or did so a moment ago."""
        return self.presence.watched(self.hall.settings.linger)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(s.seat for s in self.seats if person and s.person == person)

    def practice(self, person: str) -> bool:
        """Whether this person plays against bots only."""
        return is_practice(self.row, self.seats, person)

    def info(self, person: str) -> TableInfo:
        """The table as this person may see it."""
        info = table_info(self.row, self.seats, person, self.presence.everywhere())
        info.seq = self.numbers(person).told(info.seq)
        for seat, shown in zip(self.seats, info.seats, strict=True):
            if seat.kind == "person":
                shown.away = int(self.presence.away_for(seat.person))
        return info

    def numbers(self, person: str) -> Numbers:
        """How choices are numbered for this person's own seats now."""
        own = Viewpoint(self.seats_of(person))
        return Numbers() if self.log is None else numbers_of(self.log, own)

    def viewpoint(self, person: str) -> Viewpoint:
        """From where this person looks at the table."""
        seats = self.seats_of(person)
        if seats:
            return Viewpoint(seats)
        if self.row.watchers == "none" and person != self.row.host:
            raise problems.forbidden(
                "no_watchers", "The host lets nobody look on at this table; only its players may."
            )
        return EVERYTHING if self.row.watchers == "all" else Viewpoint()

    def update(
        self, person: str, since: int, base: Shown | None = None
    ) -> tuple[Update | None, Shown | None]:
        """What is new to this person, and the sight they hold then; `base`: the one they hold."""
        viewpoint = self.viewpoint(person)
        if self.old:
            return old_update(self.snapshot, self.row, viewpoint, self.old), None
        if self.log is None:
            return None, None
        answering = [s.seat for s in self.seats if s.seat in viewpoint.seats and not s.stand_in]
        others = self.aids.questions_for(person)
        update, shown = update_of(self.log, viewpoint, since, answering, base, others)
        mine = [seat for seat in update.status.awaited if seat in viewpoint.seats]
        update.status.left = self.asked.time_left(mine or update.status.awaited)
        return update, shown

    def away_for(self, person: str) -> float:
        """Seconds since a person was at this table."""
        return self.presence.away_for(person)

    def thinks(self, seat: int) -> bool:
        """Whether a person answers for this seat."""
        return self.seats[seat].kind == "person" and not self.seats[seat].stand_in

    # -- playing ----------------------------------------------------------------------------

    async def choose(self, person: str, message: Choose, tell: Tell) -> None:
        """Make a person's choice: stored and committed before its maker is told."""
        self._own(person, message.seat)
        async with self.lock:
            playing = self.playable()
            if self.numbers(person).true(message.seq) > playing.length + 1:
                await self._catch_up()
            while True:
                done = known(self, person, message) or done_before(self, person, message)
                if done is not None:
                    tell(done)
                    return
                entry = Entry(
                    playing.length + 1, message.seat, "choice", message.choice, message.id
                )
                took = self.asked.time_taken(message.seat)
                if await self.enter(entry, tell):
                    if took is not None:
                        self.hall.pauses.note(*took)
                    return

    async def undo(self, person: str, message: Undo, tell: Tell) -> None:
        """Take back a person's last choice, or all of the turn."""
        self._own(person, message.seat)
        async with self.lock:
            playing = self.playable()
            if self.numbers(person).true(message.seq) > playing.length + 1:
                await self._catch_up()
            while True:
                done = known(self, person, message)
                if done is not None:
                    tell(done)
                    return
                if message.seq and message.seq != self.numbers(person).told(playing.length) + 1:
                    raise stale(self, person, message)
                try:
                    count = playing.match.clone().undo(message.seat, message.whole_turn)
                except NoUndo as error:
                    raise problems.conflict("no_undo", _sentence(error)) from None
                entry = Entry(playing.length + 1, message.seat, "undo", str(count), message.id)
                if await self.enter(entry, tell):
                    return

    async def enter(self, entry: Entry, tell: Tell | None = None) -> bool:
        """Try an entry out, store it, tell its maker, go on. False: another process was faster.

        The caller holds the lock and has made sure that the entry has the next seq.
        """
        playing = self.playable()
        try:
            trial, moment = playing.try_out(entry, filmed=bool(self.presence.visitors))
            summary = summary_of(trial, public_number(playing, moment))
        except IllegalChoice as error:
            raise problems.conflict("illegal_choice", _sentence(error)) from None
        except Exception as error:
            log.exception("rule_failed", table=self.row.id, seq=entry.seq, choice=entry.text)
            raise Denied(
                500,
                "rule_failed",
                "A rule failed on this choice, so it was not made; choose again.",
            ) from error
        if not await self.hall.store.append(self.row.id, entry, summary):
            await self._catch_up()
            return False
        playing.accept(trial, entry, moment)
        if tell is not None:
            numbers = self.numbers(self.seats[entry.seat].person)
            tell(Accepted(numbers.told(entry.seq), moment.text))
        seat = self.seats[entry.seat]
        maker = "bot" if seat.kind == "bot" or seat.stand_in else "person"
        self.hall.metrics.choices.labels(self.game.id, maker).inc()
        await self._went_on(own=True)
        return True

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            if self.log is not None:
                await self._catch_up()

    async def read_anew(self) -> None:
        """Read everything that other processes may have written."""
        await self.reload()
        await self.catch_up()

    async def not_older_than(self, person: str, number: int) -> None:
        """Somebody comes who has seen that number: the news of it may not have arrived here yet."""
        length = self.log.length if self.log is not None else -1
        if self.hall.store.shared and number > self.numbers(person).told(length) and not self.old:
            await self.read_anew()

    async def _catch_up(self) -> None:
        playing = self.playable()
        newer = await self.hall.store.entries(self.row.id, playing.length)
        for entry in newer:
            playing.accept(playing.match, entry, advance(playing.match, entry))
        if newer:
            await self._went_on(own=False)

    async def _went_on(self, *, own: bool) -> None:
        """Tell everybody, keep a snapshot now and then, let the bots go on."""
        self.touched = time.monotonic()
        was_over = self.is_over
        self.asked.note()
        self._summarise()
        self.telling.update()
        if self.is_over and not was_over:
            self.telling.seats()
        if own and self._snapshot_is_due():
            await self._keep_snapshot()
        self.driver.wake(own=own)

    def _own(self, person: str, seat: int) -> None:
        mine = self.seats_of(person)
        if seat not in mine:
            held = f"yours: {', '.join(map(str, mine))}" if mine else "you only look on"
            raise problems.forbidden("foreign_seat", f"Seat {seat} is not yours; {held}.")
        if self.seats[seat].stand_in:
            raise problems.conflict(
                "stand_in", "A bot plays for you; come back to your seat first."
            )

    def playable(self) -> Log:
        """The log, if it can go on; Denied says why not."""
        if self.old:
            raise problems.conflict("old_version", self.old)
        if self.log is None:
            raise problems.conflict("not_started", "The game has not begun yet.")
        return self.log

    def _summarise(self) -> None:
        assert self.log is not None
        summary = summary_of(self.log.match)
        self.row.seq = self.log.length
        if self.is_over:
            return  # a record may stop before the end of its game
        self.row.phase = summary.phase
        self.row.line = summary.line
        self.row.awaited = summary.awaited
        self.row.result = summary.result

    def _snapshot_is_due(self) -> bool:
        assert self.log is not None
        match = self.log.match
        if match.is_over:
            return True
        behind = self.log.length - (self.snapshot.seq if self.snapshot else 0)
        if behind < self.hall.settings.snapshot_every or match.state.lanes:
            return False
        return not any(match.may_undo(seat) for seat in match.seats)

    async def _keep_snapshot(self) -> None:
        """Only a shorter way to what the log holds: when it fails, the next one is made later."""
        assert self.log is not None
        try:
            snapshot = snapshot_of(self.log)
            await self.hall.store.keep_catalogue(self.game.printed)
            await self.hall.store.put_snapshot(self.row.id, snapshot)
        except Exception as error:
            log.error("snapshot_failed", table=self.row.id, error=cause(error))
        else:
            self.snapshot = snapshot


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:].rstrip(".") + "."
