"""Hijinx at Hell High: build spells in secret, climb the ladder, be the last wizard standing."""

from typing import Final

from spellhall.engine.game import Advice, Game, Level
from spellhall.games.hell_high.bot.advice import sensible, settled
from spellhall.games.hell_high.bot.evaluate import evaluate
from spellhall.games.hell_high.box.cards import FORM
from spellhall.games.hell_high.frames import FRAMES
from spellhall.games.hell_high.rules import RULES
from spellhall.games.hell_high.rules.scoring import ENDINGS, result
from spellhall.games.hell_high.show.catalogue import catalogue
from spellhall.games.hell_high.show.components import components
from spellhall.games.hell_high.show.lesson.lesson import LESSON
from spellhall.games.hell_high.show.questions import WORDING
from spellhall.games.hell_high.show.scene import scene
from spellhall.games.hell_high.show.sight.table import see_all, sight
from spellhall.games.hell_high.show.stakes import STAKES
from spellhall.games.hell_high.state.hidden import hidden, redeal
from spellhall.games.hell_high.state.invariants import invariants
from spellhall.games.hell_high.state.position import position
from spellhall.games.hell_high.state.setup import SETTINGS, adopt, begin
from spellhall.games.hell_high.state.state import Brawl, Player, Roll, Round, SingleGame, Turn

GAME: Final = Game(
    id="hell_high",
    title="Hell High",
    version="1.2",
    line="Build three-part spells in secret, read them out loud, and push the others down the"
    " ladder of Social Status.",
    mood="spell brawl",
    minutes="30-60",
    weight=2,
    players=range(2, 7),
    ledger="HH",
    settings=SETTINGS,
    levels=(
        Level("apprentice", "Apprentice", "Casts whatever comes to hand.", "random"),
        Level(
            "adept",
            "Adept",
            "Rehearses a few Spells before building one.",
            "search",
            {"rehearse": 2},
        ),
        Level(
            "archmage",
            "Archmage",
            "Weighs what the others may cast.",
            "search",
            {"rehearse": 30},
        ),
    ),
    rules=RULES,
    classes=(Brawl, SingleGame, Round, Turn, Roll, Player, *FRAMES),
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
    advice=Advice(sensible, settled),
    adopt=adopt,
    stakes=STAKES,
    packs=FORM,
    lesson=LESSON,
)
