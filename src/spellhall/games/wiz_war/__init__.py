"""Wiz-War: duel in a labyrinth, rob treasures, and answer every spell with another."""

from typing import Final

from spellhall.engine.game import Advice, Game, Level, frames_in
from spellhall.engine.machine.stack import Rules
from spellhall.games.wiz_war import effect_frames, frames, moving_frames
from spellhall.games.wiz_war.advice import goes_on, sensible, settled
from spellhall.games.wiz_war.air import Blow, Cast
from spellhall.games.wiz_war.components import components
from spellhall.games.wiz_war.evaluate import evaluate
from spellhall.games.wiz_war.hidden import hidden, invariants, redeal
from spellhall.games.wiz_war.pieces import Beast, Pile, Player, Spell, Thing
from spellhall.games.wiz_war.position import position
from spellhall.games.wiz_war.rules import (
    act,
    announce,
    beasts,
    countering,
    damage,
    displacing,
    effects,
    forced_moves,
    hands,
    making,
    moving,
    opening,
    resolving,
    striking,
    summoning,
    taking,
    turn,
    windows,
)
from spellhall.games.wiz_war.scoring import result
from spellhall.games.wiz_war.setup import SETTINGS, begin, conflict
from spellhall.games.wiz_war.state import Duel
from spellhall.games.wiz_war.this_turn import Turn
from spellhall.games.wiz_war.view import see_all, view
from spellhall.games.wiz_war.wording import WORDING

RULES: Final = Rules()
for chapter in (
    opening, turn, act, announce, windows, resolving, damage, moving, forced_moves, striking,
    effects, displacing, making, taking, hands, summoning, countering, beasts,
):  # fmt: skip
    chapter.register(RULES)

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
    classes=(Duel, Player, Pile, Beast, Spell, Thing, Cast, Blow, Turn, *frames_in(frames),
             *frames_in(effect_frames), *frames_in(moving_frames)),
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
    advice=Advice(sensible, settled, goes_on),
)  # fmt: skip
