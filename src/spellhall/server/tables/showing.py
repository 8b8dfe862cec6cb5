"""What a viewpoint is shown: messages built from a match by adding what may be seen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from spellhall.engine import BadOptions, Game, Many, Match, Number, One, Result, Setting
from spellhall.engine.patches import Patch, difference
from spellhall.engine.settings import complete, default_of, in_words
from spellhall.engine.wording import Seat as SeatNumber
from spellhall.engine.wording import Sentence, Wording
from spellhall.games import find
from spellhall.server.store.rows import Seat, Snapshot, Summary, TableRow
from spellhall.server.tables.film import Shown, asking, film
from spellhall.server.tables.log import Log, Moment, sights_of
from spellhall.server.tables.viewpoint import PUBLIC, Numbers, Viewpoint, numbers_of
from spellhall.server.wire.shown import (
    ConflictInfo,
    EventInfo,
    GameInfo,
    LevelInfo,
    MendInfo,
    OptionInfo,
    OptionOnOffer,
    PlaceInfo,
    QuestionInfo,
    Refusal,
    ResultInfo,
    SeatInfo,
    StatusInfo,
    TableInfo,
    ValueInfo,
)
from spellhall.server.wire.socket import Update


def undo(seat: SeatNumber, count: int) -> Sentence:
    """What a table tells by itself, in every game, is declared as the events of the rules are."""
    what = "a choice" if count == 1 else f"{count} choices"
    return Sentence(f"@{seat} takes back {what}.", seat)


def reason(seat: SeatNumber, text: str) -> Sentence:
    """A bot says why it chose so."""
    return Sentence(text, seat)


TOLD: Final = Wording()
TOLD.event("undo", undo)
TOLD.event("reason", reason)


def table_event(match: Match, seq: int, kind: str, *facts: object) -> EventInfo:
    """One of these events, in words and by name."""
    sentence = TOLD.sentences[kind](*facts)
    assert sentence is not None
    text = match.say(sentence.text)
    return EventInfo(seq, kind, text, sentence.seat, facts=TOLD.named(kind, facts))


def events_of(
    match: Match,
    moments: Iterable[Moment],
    viewpoint: Viewpoint,
    numbers: Numbers,
    patches: Mapping[int, Patch],
) -> list[EventInfo]:
    """The sentences of some moments, with what changed before the eyes of this viewpoint."""
    told = []
    wording = match.game.wording
    for moment in moments:
        seq = numbers.told(moment.seq)
        told += _of_the_choice(match, moment, viewpoint, seq)
        for event in moment.events:
            known = viewpoint.facts(event)
            if known is None:
                continue
            sentence = wording.sentences[event.kind](*known)
            if sentence is not None:
                told.append(
                    EventInfo(
                        seq=seq,
                        kind=event.kind,
                        text=match.say(sentence.text),
                        seat=sentence.seat,
                        touches=list(sentence.touches),
                        heading=sentence.heading,
                        facts=wording.named(event.kind, known),
                        patch=patches.get(id(event)),
                    )
                )
    return told


def _of_the_choice(match: Match, moment: Moment, viewpoint: Viewpoint, seq: int) -> list[EventInfo]:
    """Why it was made, and that choices were taken back; as secret as the choice itself."""
    if moment.by is None or (moment.apart and not viewpoint.made(moment)):
        return []
    told = []
    if moment.reason:
        told.append(table_event(match, seq, "reason", moment.by, moment.reason))
    if moment.taken_back:
        told.append(table_event(match, seq, "undo", moment.by, moment.taken_back))
    return told


def questions_of(match: Match, seats: Iterable[int]) -> list[QuestionInfo]:
    """The open questions of these seats, with everything that can be answered."""
    found = []
    for seat in seats:
        asked = match.asked(seat)
        if asked is None:
            continue
        options = [
            OptionOnOffer(
                option.text, option.label, list(option.touches), match.loses(seat, option)
            )
            for option in match.options(seat)
        ]
        found.append(
            QuestionInfo(
                seat=seat,
                kind=asked.kind,
                prompt=asked.prompt,
                why=asked.why,
                options=options,
                refusals=_refusals_of(match, seat),
                waits=asked.waits,
                rules=list(asked.rules),
            )
        )
    return found


def _refusals_of(match: Match, seat: int) -> list[Refusal]:
    """What cannot be chosen, each reason said once."""
    touches: dict[tuple[str, str], list[str]] = {}
    for refused in match.refusals(seat):
        touches.setdefault((refused.reason, refused.rule), []).append(refused.touch)
    return [Refusal(things, reason, rule) for (reason, rule), things in touches.items()]


def status_of(match: Match, viewpoint: Viewpoint) -> StatusInfo:
    """Whose turn it is and what is awaited."""
    result = match.result
    if result is not None:
        return StatusInfo(result.text, [])
    awaited = match.awaited()
    mine = [seat for seat in awaited if seat in viewpoint.seats]
    if mine or len(awaited) == 1:
        asked = match.asked(mine[0] if mine else awaited[0])
        assert asked is not None
        return StatusInfo(asked.prompt if mine else asked.waiting, awaited)
    names = [match.names[seat] for seat in awaited]
    return StatusInfo(f"Waiting for {', '.join(names[:-1])} and {names[-1]}.", awaited)


def update_of(
    log: Log,
    viewpoint: Viewpoint,
    since: int,
    answering: Sequence[int],
    base: Shown | None = None,
    others: Sequence[QuestionInfo] = (),
) -> tuple[Update, Shown]:
    """What a viewpoint sees now, what happened since, and the sight that it holds from now on.

    `answering`: the seats it plays; `base`: the sight it holds, None if that is not known;
    `others`: what it may know that others are asked.
    """
    match = log.match
    numbers = numbers_of(log, viewpoint)
    told = film(match, log.since(since), viewpoint, base)
    last = log.entries[-1] if log.entries and not numbers.hides(log.length) else None
    own = last is not None and last.seat in viewpoint.seats and last.kind == "choice"
    questions = questions_of(match, answering)
    shown = asking(told.shown, questions, others)
    update = Update(
        seq=numbers.told(log.length),
        events=events_of(match, log.since(since), viewpoint, numbers, told.patches),
        sight=shown.tree if base is None else None,
        base=base.hash if base else "",
        hash=shown.hash,
        patch=told.rest,
        scene=match.game.scene(match.state) if base is None else None,
        catalogue=match.game.printed.hash if base is None else "",
        questions=questions if base is None else [],
        asked=difference(base.asked, shown.asked) if base else None,
        status=status_of(match, viewpoint),
        may_undo=any(match.may_undo(seat) for seat in answering),
        by=last.seat if last else None,
        choice=last.text if last and own else "",
        result=result_info(match.result),
        viewpoint=viewpoint.face(match),
        others=list(others) if base is None else [],
    )
    return update, shown


def snapshot_of(log: Log) -> Snapshot:
    """The table at this moment, with every sight, so that later versions can still show it."""
    match = log.match
    return Snapshot(log.length, match.to_json(), sights_of(match), match.game.printed.hash)


def old_update(snapshot: Snapshot | None, row: TableRow, viewpoint: Viewpoint, why: str) -> Update:
    """A table whose rules have changed: its last snapshot, to be looked at only."""
    sights = msgspec.json.decode(snapshot.shown) if snapshot else {}
    place = "all" if viewpoint.everything else str(viewpoint.seats[0]) if viewpoint.seats else ""
    result = msgspec.convert(row.result, ResultInfo) if row.result else None
    return Update(
        seq=row.seq,
        events=[],
        sight=sights.get(place or "public"),
        base="",
        hash="",
        patch=None,
        scene=sights.get("scene"),
        catalogue=snapshot.catalogue if snapshot else "",
        questions=[],
        asked=None,
        status=StatusInfo(result.text if result else why, []),
        may_undo=False,
        result=result,
        viewpoint=viewpoint.seats[0] if viewpoint.seats else None,
    )


def result_info(result: Result | None) -> ResultInfo | None:
    """How it ended, sorted by place."""
    if result is None:
        return None
    places = sorted(result.places, key=lambda place: (place.place, place.seat))
    return ResultInfo(
        result.ending,
        result.text,
        [
            PlaceInfo(
                place.seat,
                place.place,
                place.score,
                place.won,
                [(part.title, part.points) for part in place.parts],
                place.note,
            )
            for place in places
        ],
        list(result.rules),
    )


def summary_of(match: Match, seq: int | None = 0) -> Summary:
    """What the hall shows; `seq` as everybody is told it."""
    result = result_info(match.result)
    return Summary(
        "over" if match.is_over else "playing",
        status_of(match, PUBLIC).text,
        match.awaited(),
        msgspec.to_builtins(result) if result else None,
        seq,
    )


def table_info(row: TableRow, seats: Sequence[Seat], me: str, here: Iterable[str]) -> TableInfo:
    """A table as one person may see it; `here`: people whose socket is open."""
    present = set(here)
    mine = [seat for seat in seats if me and seat.person == me]
    open_seats = sum(seat.kind == "open" for seat in seats)
    line = row.line
    if row.phase == "gathering":
        line = f"Waiting for {open_seats} more." if open_seats else "Ready to start."
    conflicts = conflicts_of(row, len(seats)) if row.phase == "gathering" else []
    if conflicts and not open_seats:
        line = "The host is choosing the options."
    awaited = [seat for seat in mine if seat.seat in row.awaited and not seat.stand_in]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        phase=row.phase,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                here=seat.person in present,
                stand_in=seat.stand_in,
                mine=bool(me) and seat.person == me,
                host=seat.kind == "person" and seat.person == row.host,
            )
            for seat in seats
        ],
        options=row.options,
        listed=row.listed,
        watchers=row.watchers,
        clock=row.clock,
        hosting=bool(me) and row.host == me,
        seq=row.seq,
        created=row.created,
        changed=row.changed,
        line=line,
        my_turn=row.phase == "playing" and bool(awaited),
        result=msgspec.convert(row.result, ResultInfo) if row.result else None,
        next_table=row.next_table,
        practice=is_practice(row, seats, me),
        trial=bool(row.start),
        conflicts=conflicts,
    )


def conflicts_of(row: TableRow, players: int) -> list[ConflictInfo]:
    """Why the options of a table cannot be played as they are, and what would resolve it."""
    try:
        game = find(row.game)
        options = complete(game.settings, row.options)
    except BadOptions as error:  # such as packs that are not here any more
        return [ConflictInfo([], f"{error}.", [])]
    return [
        ConflictInfo(
            list(conflict.options),
            f"{conflict.reason}.",
            [
                MendInfo(in_words(game.settings, options, mend), dict(mend))
                for mend in conflict.mends
            ],
        )
        for conflict in game.judged(options, players)
    ]


def is_practice(row: TableRow, seats: Sequence[Seat], me: str) -> bool:
    """Whether this person plays against bots only."""
    people = {seat.person for seat in seats if seat.kind == "person"}
    return bool(me) and people == {me} and row.phase != "gathering"


def game_info(game: Game) -> GameInfo:
    """A game for the hall and the table screen."""
    return GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        line=game.line,
        mood=game.mood,
        minutes=game.minutes,
        weight=game.weight,
        least_players=game.players[0],
        most_players=game.players[-1],
        together=game.together,
        options=[option_info(setting) for setting in game.settings],
        levels=[LevelInfo(level.id, level.title, level.line) for level in game.levels],
        lesson_steps=len(game.lesson.steps) if game.lesson else 0,
    )


def option_info(setting: Setting) -> OptionInfo:
    """One option of a game, from its schema."""
    info = OptionInfo(
        setting.id,
        setting.title,
        setting.line,
        "flag",
        default_of(setting),
        rule=setting.rule,
        tag=setting.tag,
        needs=setting.needs,
    )
    if isinstance(setting, (One, Many)):
        info.kind = "one" if isinstance(setting, One) else "many"
        info.values = [ValueInfo(v.id, v.title, v.line, v.players, v.needs) for v in setting.values]
    if isinstance(setting, (Number, Many)):
        info.kind = "number" if isinstance(setting, Number) else "many"
        info.least, info.most = setting.least, setting.most
    return info
