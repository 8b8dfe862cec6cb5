"""Bots of your own, named by where they are imported from: `my_module:MyBot`.

docs/writing-a-bot.md writes one.
"""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Protocol

from spellhall.engine import BadOptions, Game, IllegalChoice, Match, Option, State, Value, redealt
from spellhall.engine.match import NAMES


class Bot(Protocol):
    """What such a class must have; it is made anew, without arguments, for each seat and game."""

    def choose(self, match: Match, seat: int, rng: Random) -> Option | str:
        """One of `match.options(seat)`, or its notation.

        The match is the bot's own: what the seat cannot see was dealt anew, so it may be looked
        at, cloned and played on. What is random must come from `rng` for games to play again.
        """


def is_own(name: str) -> bool:
    """Whether a bot is named by an import path."""
    return ":" in name


@cache
def maker(name: str) -> Callable[[], Bot]:
    """The class behind `my_module:MyBot`; BadOptions says why there is none."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # a bot may lie in the folder where one stands
    try:
        made = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise BadOptions(f"there is no bot '{name}': {error}") from None
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise BadOptions(f"'{name}' is no bot: it must be a class with a method 'choose'")
    own: Callable[[], Bot] = made
    return own


def ask(
    bot: Bot, game: Game, state: State, seat: int, rng: Random, settings: Mapping[str, Value]
) -> int:
    """The code of what a bot chooses, in a match of its own; IllegalChoice if it is no option."""
    seen = redealt(game, state, seat, rng)
    match = Match(game, seen, NAMES[: game.seats(seen)], dict(settings), "")
    options = match.options(seat)
    text = str(bot.choose(match, seat, rng))
    for option in options:
        if option.text == text:
            return option.code
    raise IllegalChoice(text, [option.text for option in options], "")
