"""Wiz-War: duel in a labyrinth, rob treasures, and answer every spell with another."""

from typing import Final

from spellhall.engine.game import Advice, Game, Level, frames_in
from spellhall.games.wiz_war.bot.advice import goes_on, sensible, settled
from spellhall.games.wiz_war.bot.evaluate import evaluate
from spellhall.games.wiz_war.box.cards import FORM
from spellhall.games.wiz_war.frames import casting, effects, moving, opening, turn
from spellhall.games.wiz_war.rules import RULES
from spellhall.games.wiz_war.rules.scoring import ENDINGS, result
from spellhall.games.wiz_war.show.catalogue import catalogue
from spellhall.games.wiz_war.show.components import components
from spellhall.games.wiz_war.show.lesson.lesson import LESSON
from spellhall.games.wiz_war.show.questions import WORDING
from spellhall.games.wiz_war.show.scene import scene
from spellhall.games.wiz_war.show.sight.table import see_all, sight
from spellhall.games.wiz_war.show.stakes import STAKES
from spellhall.games.wiz_war.state.air import Blow, Cast, Reduction
from spellhall.games.wiz_war.state.hidden import hidden, redeal
from spellhall.games.wiz_war.state.invariants import invariants
from spellhall.games.wiz_war.state.options import SETTINGS, conflicts
from spellhall.games.wiz_war.state.pieces import Beast, Cracked, Keeper, Pile, Player, Spell, Thing
from spellhall.games.wiz_war.state.position import position
from spellhall.games.wiz_war.state.setup import begin
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.turn import Activation, Turn

GAME: Final = Game(
    id="wiz_war",
    title="Wiz-War",
    version="1.1",
    line="Duel in a labyrinth that turns. Rob two treasures or fell two rivals;"
    " every spell may be answered.",
    mood="spell duel",
    minutes="60-90",
    weight=4,
    players=range(2, 6),
    ledger="WW",
    settings=SETTINGS,
    levels=(
        Level("apprentice", "Apprentice", "Casts what comes to hand.", "greedy",
              {"redeals": 1, "positions": 8, "beam": 1, "noise": 0.35}),
        Level("adept", "Adept", "Takes the best step in sight.", "greedy",
              {"redeals": 1, "positions": 16, "beam": 1}),
        Level("archmage", "Archmage", "Plans its whole turn and keeps counters.", "greedy",
              {"redeals": 2, "positions": 24, "beam": 4, "depth": 12}),
    ),
    rules=RULES,
    classes=(Duel, Player, Pile, Beast, Spell, Thing, Cracked, Keeper, Cast, Reduction, Blow, Turn,
             Activation, *frames_in(opening), *frames_in(turn), *frames_in(casting),
             *frames_in(effects), *frames_in(moving)),
    seats=lambda s: len(s.players),
    begin=begin,
    sight=sight,
    see_all=see_all,
    hidden=hidden,
    redeal=redeal,
    wording=WORDING,
    result=result,
    endings=ENDINGS,
    evaluate=evaluate,
    position=position,
    components=components,
    scene=scene,
    catalogue=catalogue,
    invariants=invariants,
    conflicts=conflicts,
    advice=Advice(sensible, settled, goes_on),
    stakes=STAKES,
    lesson=LESSON,
    packs=FORM,
)  # fmt: skip
