"""Write what the server tells one seat of a table, for the tests of the browser client.

    python scripts/record_tables.py

For each game: what comes over the socket while random choices are made, the replay of the same
choices, what is printed in its box, and all that is seen in the end.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from spellhall.engine import Game, begin
from spellhall.games import all_games
from spellhall.server.store.rows import Entry, TableRow
from spellhall.server.tables.film import shown_now
from spellhall.server.tables.log import Log, Moment, steps
from spellhall.server.tables.replays import Reel
from spellhall.server.tables.showing import update_of
from spellhall.server.tables.viewpoint import Viewpoint, numbers_of

FOLDER: Final = Path(__file__).resolve().parent.parent / "web/tests/lib/timeline/tables"
CHOICES: Final = 60
BYTES: Final = 55_000  # of updates, after which no more choices are made
UNDO_EVERY: Final = 13
ME: Final = Viewpoint((0,))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        told = msgspec.json.encode(recorded(game))
        (FOLDER / f"{game.id}.json").write_bytes(told + b"\n")
        print(f"{game.id}: {len(told) // 1000} KB")


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


if __name__ == "__main__":
    main()
