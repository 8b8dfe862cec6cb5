"""Five Seals of Magic: dice break seals, and the scrolls behind them are tools and points."""

from typing import Final

from spellhall.engine.first_player import first_is_seated
from spellhall.engine.game import Game, frames_in
from spellhall.games.five_seals import frames
from spellhall.games.five_seals.bot.evaluate import evaluate
from spellhall.games.five_seals.bot.levels import LEVELS
from spellhall.games.five_seals.rules import RULES
from spellhall.games.five_seals.rules.scoring import ENDINGS, result
from spellhall.games.five_seals.show.catalogue import catalogue
from spellhall.games.five_seals.show.components import components
from spellhall.games.five_seals.show.lesson.lesson import LESSON
from spellhall.games.five_seals.show.questions import WORDING
from spellhall.games.five_seals.show.scene import scene
from spellhall.games.five_seals.show.sight.table import see_all, sight
from spellhall.games.five_seals.show.stakes import STAKES
from spellhall.games.five_seals.state.hidden import hidden, redeal
from spellhall.games.five_seals.state.invariants import invariants
from spellhall.games.five_seals.state.position import adopt, position
from spellhall.games.five_seals.state.setup import SETTINGS, begin
from spellhall.games.five_seals.state.state import Player, Round, Seals

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
    levels=LEVELS,
    rules=RULES,
    classes=(Seals, Player, Round, *frames_in(frames)),
    seats=lambda s: len(s.players),
    begin=begin,
    sight=sight,
    see_all=see_all,
    scene=scene,
    catalogue=catalogue,
    hidden=hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    endings=ENDINGS,
    evaluate=evaluate,
    position=position,
    components=components,
    invariants=invariants,
    conflicts=first_is_seated,
    adopt=adopt,
    stakes=STAKES,
    lesson=LESSON,
)
