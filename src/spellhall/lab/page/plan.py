"""Which simulations a balance report is made of: who plays, at which tables, how many games."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path

from spellhall import bots as bot_room
from spellhall.engine import BadOptions, Flag, Game, One, Options, Setting, Value, begin
from spellhall.lab import own_bots
from spellhall.lab.page.source import ORDER
from spellhall.lab.simulate import simulate

GAMES = 500  # of random play at each table, unless told otherwise
OF_VARIANTS = 1 / 5  # of that number, of random play with each option set otherwise
IN_ALL = 2 / 5  # of that number, over all tables together: a level that thinks
IN_ALL_SLOW = 1 / 10  # the same for the strongest level

VARIANTS = "variants"  # the folder among the rows for games with an option set otherwise

# What a report of a game plays besides its ordinary table, so that all of its box comes out.
ALWAYS: Mapping[str, Options] = {"five_seals": {"circle": "random"}}
BESIDES: Mapping[str, tuple[int, str]] = {  # so many players, with every other value of an option
    "wiz_war": (2, "custom_spellbook"),
    "wizards_academy": (3, "scenario"),
}


@dataclass(frozen=True)
class Run:
    """One simulation of a report: the same bot on all seats of one kind of table."""

    players: int
    bot: str
    games: int
    options: Mapping[str, Value]
    varied: str = ""  # the option that is set otherwise

    def folder(self, besides: str) -> str:
        """The name of the folder with its rows."""
        if self.varied:
            name = f"{self.players}-{self.varied}-{self.options[self.varied]}"
            return f"{VARIANTS}/" + re.sub(r"[^A-Za-z0-9_-]+", "_", name)
        value = f"-{self.options[besides]}" if besides in self.options else ""
        return re.sub(r"[^A-Za-z0-9_-]+", "_", f"{self.bot}-{self.players}{value}")


def planned(
    game: Game,
    games: int | None = None,
    players: int | None = None,
    bots: Sequence[str] = (),
    options: Options | None = None,
) -> list[Run]:
    """All simulations of a report; what is named is played alone, as often as it is said."""
    tables = [one for one in _tables(game, options or {}) if players in (None, one[0])]
    chosen = list(dict.fromkeys(bots)) or _levels(game)
    return [
        Run(seats, bot, _games(game, bot, games or GAMES, len(tables)), how)
        for bot in chosen
        for seats, how in tables
    ]


def variants(game: Game, games: int | None = None) -> list[Run]:
    """Random play with one option at a time set otherwise: some rules come up there alone."""
    tables = _tables(game, {})
    many = max(1, round((games or GAMES) * OF_VARIANTS))
    kept = {*_begins(game), *ALWAYS.get(game.id, {}), _besides(game)}
    runs: list[Run] = []
    for setting in game.settings:
        for value in () if setting.id in kept else _others(setting):
            tried = (
                Run(n, "random", many, {**how, setting.id: value}, setting.id) for n, how in tables
            )
            runs += islice(filter(partial(_is_allowed, game), tried), 1)
    return runs


def play(
    game: Game,
    runs: Sequence[Run],
    rows: Path,
    seed: int | str,
    workers: int,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what is not in the folder yet."""
    for run in runs:
        simulate(
            game.id,
            run.players,
            run.games,
            [run.bot],
            seed,
            workers,
            run.options,
            progress,
            out=rows / run.folder(_besides(game)),
        )


def _besides(game: Game) -> str:
    return BESIDES[game.id][1] if game.id in BESIDES else ""


def _tables(game: Game, given: Options) -> list[tuple[int, dict[str, Value]]]:
    """The first seat begins where that can be set: then a seat tells its place in the order."""
    ordinary: dict[str, Value] = {**_begins(game), **ALWAYS.get(game.id, {}), **given}
    tables = [(players, ordinary) for players in game.players]
    if game.id in BESIDES:
        players, key = BESIDES[game.id]
        if key not in given:
            setting = next(setting for setting in game.settings if setting.id == key)
            tables += [(players, {**ordinary, key: value}) for value in _others(setting)]
    return tables


def _begins(game: Game) -> dict[str, Value]:
    return {ORDER: "1"} if any(setting.id == ORDER for setting in game.settings) else {}


def _others(setting: Setting) -> list[Value]:
    """All named values of an option but the ordinary one."""
    if isinstance(setting, One):
        return [value.id for value in setting.values if value.id != setting.default]
    return [not setting.default] if isinstance(setting, Flag) else []


def _is_allowed(game: Game, run: Run) -> bool:
    """Whether so many can play with these options."""
    try:
        begin(game, run.players, 0, run.options)
    except BadOptions:
        return False
    return True


def _levels(game: Game) -> list[str]:
    """Random play and every level that does more than that."""
    return ["random", *(level.id for level in game.levels if level.bot != "random")]


def _games(game: Game, bot: str, games: int, tables: int) -> int:
    if not own_bots.is_own(bot) and bot_room.find_level(game, bot).bot == "random":
        return games
    slow = bool(game.levels) and bot == game.levels[-1].id
    return max(1, round(games * (IN_ALL_SLOW if slow else IN_ALL) / max(1, tables)))
