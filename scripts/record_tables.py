"""What the server tells one seat of a table, for the tests of the browser client.

For each game: what comes over the socket while random choices are made, the replay of the same
choices, what is printed in its box, and all that is seen in the end. Beside these tables lie
positions that were picked by hand; their cards are kept in today's words. `./dev transcripts`
writes all of it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from spellhall.engine import Game, begin
from spellhall.games import IDS, find
from spellhall.server.store.rows import Entry, TableRow
from spellhall.server.tables.film import shown_now
from spellhall.server.tables.log import Log, Moment, steps
from spellhall.server.tables.replays import Reel
from spellhall.server.tables.showing import update_of
from spellhall.server.tables.viewpoint import Viewpoint, numbers_of

PICKED: Final = Path(__file__).resolve().parent.parent / "web/tests/games"
FOLDER: Final = PICKED.parent / "lib/timeline/tables"
CHOICES: Final = 60
BYTES: Final = 55_000  # of updates, after which no more choices are made
UNDO_EVERY: Final = 13
ME: Final = Viewpoint((0,))


def recordings() -> dict[Path, Callable[[], str]]:
    """How each file is written."""
    tables = {FOLDER / f"{game.id}.json": partial(table, game) for game in map(find, IDS)}
    picked = {
        file: partial(in_todays_words, game, file)
        for game in map(find, IDS)
        for file in sorted((PICKED / game.id).glob("*.json"))
    }
    return {**tables, **picked}


def table(game: Game) -> str:
    """One line of JSON."""
    return msgspec.json.encode(recorded(game)).decode() + "\n"


def in_todays_words(game: Game, file: Path) -> str:
    """A position as it was picked, with the names and texts that its cards bear now."""
    text = file.read_text(encoding="utf-8")
    printed = {
        thing["id"]: thing
        for things in msgspec.json.decode(game.printed.body).values()
        for thing in (things if isinstance(things, list) else ())
        if isinstance(thing, dict) and "id" in thing
    }
    for thing in _things(msgspec.json.decode(text)):
        for word in ("name", "text"):
            before, now = (
                msgspec.json.encode(each[word]).decode() for each in (thing, printed[thing["id"]])
            )
            text = text.replace(f'"{word}":{before}', f'"{word}":{now}')
    return text


def _things(tree: Any) -> Iterator[dict[str, Any]]:
    """All that has a text printed on it."""
    if isinstance(tree, dict):
        if "id" in tree and "text" in tree:
            yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from _things(each)


def recorded(game: Game) -> dict[str, Any]:
    """What seat 0 is told of a game with as few players as it may have, but two."""
    names = ["Ann", "Bea", "Cleo"][: max(2, game.players[0])]
    row = table_row(game)
    match = begin(game, len(names), row.seed, row.options, names)
    log = Log(match, [], [Moment(0, None, "", "", tuple(match.state.events))])
    welcome, shown = update_of(log, ME, -1, [])
    updates: list[Any] = []
    seen, size = 0, 0
    rng = Random(1)
    while log.length < CHOICES and size < BYTES and not log.match.is_over:
        entry = next_entry(log, rng)
        match, moment = log.try_out(entry, filmed=True)
        log.accept(match, entry, moment)
        if not numbers_of(log, ME).hides(log.length):
            update, shown = update_of(log, ME, seen, [], shown)
            updates.append(update)
            seen = log.length
            size += len(msgspec.json.encode(update))
    reel = Reel(ME, numbers_of(log, ME))
    for played, moment in steps(game, row, names, log.entries, filmed=True):
        if not reel.numbers.hides(moment.seq):
            reel.add(played, moment)
    end = shown_now(log.match, ME).tree
    printed = msgspec.Raw(game.printed.body)
    told = {"welcome": welcome, "updates": updates, "steps": reel.steps}
    return {**told, "printed": printed, "end": end}


def next_entry(log: Log, rng: Random) -> Entry:
    """Any choice of anybody; now and then one is taken back."""
    match, seq = log.match, log.length + 1
    if seq % UNDO_EVERY == 0:
        for seat in match.seats:
            if match.may_undo(seat):
                return Entry(seq, seat, "undo", "1")
    seat = rng.choice(match.awaited())
    return Entry(seq, seat, "choice", rng.choice(match.options(seat)).text)


def table_row(game: Game) -> TableRow:
    return TableRow(
        id="recorded",
        game=game.id,
        version=game.version,
        phase="playing",
        options={},
        listed=False,
        watchers="all",
        host="",
        seed="recorded",
        start="",
        created="",
        changed="",
    )
