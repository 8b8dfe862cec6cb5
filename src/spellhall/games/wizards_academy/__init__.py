"""Wizard's Academy: a shuffled spellbook, a building that falls apart, and all of you in it."""

from typing import Final

from spellhall.engine.game import Advice, Game, Level
from spellhall.games.wizards_academy.bot.advice import goes_on, sensible, settled
from spellhall.games.wizards_academy.bot.courtesy import gives_way
from spellhall.games.wizards_academy.bot.evaluate import evaluate
from spellhall.games.wizards_academy.frames import FRAMES
from spellhall.games.wizards_academy.rules import RULES
from spellhall.games.wizards_academy.rules.turn import in_turn
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.games.wizards_academy.show.components import components
from spellhall.games.wizards_academy.show.lesson.lesson import LESSON
from spellhall.games.wizards_academy.show.reasons import why
from spellhall.games.wizards_academy.show.result import ENDINGS, result
from spellhall.games.wizards_academy.show.scene import scene
from spellhall.games.wizards_academy.show.sight.table import see_all, sight, sight_of_several
from spellhall.games.wizards_academy.show.stakes import STAKES, WALKS
from spellhall.games.wizards_academy.show.wording import WORDING
from spellhall.games.wizards_academy.state.hidden import hidden, redeal
from spellhall.games.wizards_academy.state.invariants import invariants
from spellhall.games.wizards_academy.state.position import position
from spellhall.games.wizards_academy.state.settings import SETTINGS, conflicts
from spellhall.games.wizards_academy.state.setup import begin
from spellhall.games.wizards_academy.state.state import Academy, Aim, Air, Turn, Wizard

GAME: Final = Game(
    id="wizards_academy",
    title="Wizard's Academy",
    version="1.3",
    line="Explore a shuffled spellbook together while the academy burns, floods and turns under"
    " your feet.",
    mood="co-operative puzzle",
    minutes="60-120",
    weight=4,
    players=range(1, 7),
    ledger="WA",
    settings=SETTINGS,
    levels=(
        Level(
            *("apprentice", "Apprentice", "Helps, but loses the thread.", "greedy"),
            {"noise": 0.3, "beam": 1, "depth": 5, "positions": 4, "redeals": 1},
        ),
        Level(
            *("adept", "Adept", "Makes the most of each turn.", "greedy"),
            {"beam": 2, "depth": 5, "positions": 4, "redeals": 2},
        ),
        Level(
            *("archmage", "Archmage", "Thinks its turn through for the whole table.", "greedy"),
            {"beam": 4, "depth": 5, "positions": 6, "redeals": 4},
        ),
    ),
    rules=RULES,
    classes=(Academy, Wizard, Turn, Air, Aim, *FRAMES),
    seats=lambda s: len(s.wizards),
    begin=begin,
    sight=sight,
    sight_of_several=sight_of_several,
    see_all=see_all,
    hidden=hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    endings=ENDINGS,
    evaluate=evaluate,
    advice=Advice(sensible, settled, goes_on),
    position=position,
    components=components,
    scene=scene,
    catalogue=catalogue,
    invariants=invariants,
    together=True,
    conflicts=conflicts,
    why=why,
    gives_way=gives_way,
    in_turn=in_turn,
    stakes=STAKES,
    walks=WALKS,
    lesson=LESSON,
)
