"""Five Seals of Magic: dice break seals, and the scrolls behind them are tools and points."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.errors import BadOptions
from spellhall.engine.game import Game, Level, frames_in
from spellhall.engine.settings import Value
from spellhall.games.five_seals import frames
from spellhall.games.five_seals.components import components
from spellhall.games.five_seals.evaluate import evaluate
from spellhall.games.five_seals.hidden import hidden, redeal
from spellhall.games.five_seals.invariants import invariants
from spellhall.games.five_seals.position import adopt, position
from spellhall.games.five_seals.rules.chapters import RULES
from spellhall.games.five_seals.scoring import result
from spellhall.games.five_seals.setup import SETTINGS, begin
from spellhall.games.five_seals.state import Player, Seals
from spellhall.games.five_seals.view import see_all, view
from spellhall.games.five_seals.wording import WORDING


def conflict(options: Mapping[str, Value], players: int) -> None:
    """The first seat must be one of those at the table."""
    first = options["first"]
    if first != "random" and int(str(first)) > players:
        raise BadOptions(f"First player names seat {first}, but there are {players} players")


# Nothing is hidden, so one redeal tells all but the dice.
APPRENTICE: Final = {"redeals": 1, "positions": 20, "noise": 0.25}
ADEPT: Final = {"redeals": 1, "positions": 40, "noise": 0.06}
ARCHMAGE: Final = {"redeals": 1, "positions": 200}

GAME: Final = Game(
    id="five_seals",
    title="Five Seals of Magic",
    version="1.1",
    line="Walk a round dungeon. Dice break the seals of their colour; the scrolls behind them"
    " are your tools and your points.",
    mood="dice dungeon",
    minutes="30-60",
    weight=3,
    players=range(2, 6),
    ledger="FS",
    settings=SETTINGS,
    levels=(
        Level("apprentice", "Apprentice", "Often takes what comes.", "greedy", APPRENTICE),
        Level("adept", "Adept", "Looks well, slips now and then.", "greedy", ADEPT),
        Level("archmage", "Archmage", "Weighs every scroll and die.", "greedy", ARCHMAGE),
    ),
    rules=RULES,
    classes=(Seals, Player, *frames_in(frames)),
    seats=lambda s: len(s.players),
    begin=begin,
    view=view,
    see_all=see_all,
    hidden=hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    evaluate=evaluate,
    position=position,
    components=components,
    invariants=invariants,
    conflict=conflict,
    adopt=adopt,
)
