"""The match of a table and how it came about: entries in, moments out."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

import msgspec

from spellhall.engine import (
    BadOptions,
    BadPosition,
    Chosen,
    Event,
    Game,
    IllegalChoice,
    Match,
    NoUndo,
    SpellhallError,
    begin,
    from_json,
)
from spellhall.server.store.rows import Entry, Snapshot, TableRow


class OldVersion(SpellhallError):
    """A log that these rules cannot replay, because they have changed."""


@dataclass(frozen=True)
class Moment:
    """What one entry of the log did."""

    seq: int  # 0: the set-up
    by: int | None
    text: str  # notation; empty for the set-up and for an undo
    label: str  # for people
    events: tuple[Event, ...]
    reason: str = ""  # what a bot said about it
    taken_back: int = 0  # choices
    apart: bool = False  # one of several simultaneous choices, and not the one that ended them
    secret: bool = False  # apart, and nobody else can tell yet that it was made


class Log:
    """A match that moves on one entry at a time, with the moments that are remembered."""

    def __init__(self, match: Match, entries: list[Entry], moments: list[Moment]) -> None:
        self.match = match
        self.entries = entries  # all; the entry with seq n is at n - 1
        self.moments = moments  # the newest ones, without a gap; the rest stays in the store

    @property
    def length(self) -> int:
        """The number of entries, which is the seq of the newest."""
        return len(self.entries)

    def remembers(self, seq: int) -> bool:
        """Whether the moments after that seq are here."""
        return self._first <= seq + 1

    def since(self, seq: int) -> list[Moment]:
        """The moments after that seq, as far as they are remembered."""
        return self.moments[max(seq + 1 - self._first, 0) :]

    @property
    def _first(self) -> int:
        return self.moments[0].seq if self.moments else self.length + 1

    def apart(self) -> list[Moment]:
        """What was done so far in the simultaneous choice that is going on now."""
        found = list(takewhile(lambda moment: moment.apart, reversed(self.moments)))
        return found[::-1]

    def try_out(self, entry: Entry, *, filmed: bool = False) -> tuple[Match, Moment]:
        """The match after an entry, on a copy: a rule that fails leaves the table unharmed."""
        trial = self.match.clone()
        trial.filmed = filmed  # only where somebody looks on
        return trial, advance(trial, entry)

    def accept(self, match: Match, entry: Entry, moment: Moment) -> None:
        """Go on to what was tried out and is now stored."""
        self.match = match
        self.entries.append(entry)
        if self.moments:
            self.moments[-1] = replace(self.moments[-1], events=unfilmed(self.moments[-1].events))
        self.moments.append(moment)


def advance(match: Match, entry: Entry) -> Moment:
    """Carry out an entry."""
    lanes, awaited = match.state.lanes, match.awaited()
    if entry.kind == "undo":
        count = int(entry.text)
        match.take_back(entry.seat, count)
        apart = bool(lanes) and bool(match.state.lanes)
        secret = apart and match.awaited() == awaited
        return Moment(
            seq=entry.seq,
            by=entry.seat,
            text="",
            label="",
            events=(),
            taken_back=count,
            apart=apart,
            secret=secret,
        )
    option = match.option(entry.text, entry.seat)
    if option is None:
        raise match.illegal(entry.text, entry.seat)
    match.answer(entry.seat, option, entry.reason)
    events = tuple(match.state.events)
    apart = bool(lanes) and match.state.lanes is lanes
    secret = apart and match.awaited() == awaited and not any(map(_is_heard, events))
    return Moment(
        seq=entry.seq,
        by=entry.seat,
        text=option.text,
        label=option.label,
        events=events,
        reason=entry.reason,
        apart=apart,
        secret=secret,
    )


def unfilmed(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events without the states that they left, which are large and shown once."""
    return tuple(Event(e.kind, e.args, e.audience, e.public) for e in events)


def _is_heard(event: Event) -> bool:
    """Whether everybody is told something of an event."""
    return event.audience is None or event.public is not None


def opening(game: Game, row: TableRow, names: Sequence[str]) -> Match:
    """The match of a table before the first choice."""
    if row.version != game.version:
        raise OldVersion(
            f"This game was begun with version {row.version} of the rules of {game.title};"
            f" the hall now plays version {game.version}."
        )
    if not row.start:
        return begin(game, len(names), row.seed, row.options, names)
    match = from_json(game, row.start)
    match.names = tuple(names)
    match.seed = row.seed
    return match


def steps(
    game: Game,
    row: TableRow,
    names: Sequence[str],
    entries: Iterable[Entry],
    *,
    filmed: bool = False,
) -> Iterator[tuple[Match, Moment]]:
    """The match at the set-up and after every entry: always the same object, moved on."""
    try:
        match = opening(game, row, names)
        match.filmed = filmed
        yield match, Moment(0, None, "", "", tuple(match.state.events))
        for entry in entries:
            yield match, advance(match, entry)
    except (BadOptions, BadPosition, IllegalChoice, NoUndo) as error:
        raise OldVersion(
            f"The rules have changed since this game was played, so it cannot be replayed: {error}"
        ) from None


def whole(game: Game, row: TableRow, names: Sequence[str], entries: Sequence[Entry]) -> Log:
    """The log of a table, replayed from the set-up."""
    moments = []
    match = None
    for at, moment in steps(game, row, names, entries):
        match = at
        moments.append(moment)
    assert match is not None
    return Log(match, list(entries), moments)


def from_snapshot(
    game: Game,
    row: TableRow,
    names: Sequence[str],
    entries: Sequence[Entry],
    snapshot: Snapshot,
) -> Log:
    """The log of a table from its last snapshot on; earlier moments stay in the store.

    Snapshots are made only when nobody may undo and no simultaneous choice is going on, so no
    entry reaches back before one, and choices keep the numbers that were told.
    """
    if row.version != game.version:
        return whole(game, row, names, entries)  # which says why it cannot be
    try:
        match = from_json(game, snapshot.position)
    except (BadOptions, BadPosition):  # such as packs that are numbered otherwise now
        return whole(game, row, names, entries)
    if match.state.lanes:
        # Which steps of a simultaneous choice are secret is known only from its beginning.
        return whole(game, row, names, entries)
    match.names = tuple(names)
    match.seed = row.seed
    match.start = row.start
    early = list(entries[: snapshot.seq])
    match.choices = [Chosen(entry.seat, entry.text, entry.reason) for entry in kept(early)]
    log = Log(match, early, [])
    try:
        for entry in entries[snapshot.seq :]:
            log.accept(match, entry, advance(match, entry))
    except (IllegalChoice, NoUndo) as error:
        raise OldVersion(
            f"The rules have changed since this game was played, so it cannot go on: {error}"
        ) from None
    return log


def under_new_rules(
    game: Game,
    row: TableRow,
    names: Sequence[str],
    entries: Sequence[Entry],
    snapshot: Snapshot,
    *,
    filmed: bool = False,
) -> Iterator[tuple[Match, Moment]]:
    """The steps of a game of older rules up to its snapshot, played by the rules of today.

    OldVersion at the end when they do not lead to the position that was stored.
    """
    start = row.start and _with_version(row.start, game.version)
    newer = msgspec.structs.replace(row, version=game.version, start=start)
    match = None
    try:
        for match, moment in steps(game, newer, names, entries[: snapshot.seq], filmed=filmed):
            yield match, moment
    except Exception as error:  # a rule of today may stumble over anything of yesterday
        raise OldVersion(f"The rules of today cannot play it: {error}") from None
    assert match is not None
    if not _leads_to(match, snapshot):
        raise OldVersion("The rules of today lead to another position.")


def _leads_to(match: Match, snapshot: Snapshot) -> bool:
    """Whether a match stands where the snapshot was made: the same state, or the same sights.

    A state may be written otherwise since; what everybody sees of it tells then.
    """
    stored, found = (msgspec.json.decode(text) for text in (snapshot.position, match.to_json()))
    return bool(stored["state"] == found["state"] or snapshot.shown == sights_of(match))


def sights_of(match: Match) -> str:
    """The scene, and what every seat, the public and those who see everything see, as JSON."""
    sights = {str(seat): match.sight(seat) for seat in match.seats}
    sights["public"] = match.sight(None)
    sights["all"] = match.game.see_all(match.state)
    sights["scene"] = match.game.scene(match.state)
    return msgspec.json.encode(sights).decode()


def _with_version(position: str, version: str) -> str:
    return msgspec.json.encode({**msgspec.json.decode(position), "version": version}).decode()


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    left: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            del left[-int(entry.text) :]
        else:
            left.append(entry)
    return left
