"""Arcane Academy: lay tiles whose connectors really join, and hand in eight assignments."""

from typing import Final

from spellhall.engine.first_player import first_is_seated
from spellhall.engine.game import Game, Level, frames_in
from spellhall.games.arcane_academy import frames
from spellhall.games.arcane_academy.bot.evaluate import evaluate
from spellhall.games.arcane_academy.box.cards import FORM
from spellhall.games.arcane_academy.rules import RULES
from spellhall.games.arcane_academy.rules.scoring import ENDINGS, result
from spellhall.games.arcane_academy.show.catalogue import catalogue
from spellhall.games.arcane_academy.show.components import components
from spellhall.games.arcane_academy.show.lesson.lesson import LESSON
from spellhall.games.arcane_academy.show.questions import WORDING
from spellhall.games.arcane_academy.show.sight.table import see_all, sight
from spellhall.games.arcane_academy.show.stakes import STAKES
from spellhall.games.arcane_academy.state.hidden import hidden, redeal
from spellhall.games.arcane_academy.state.invariants import invariants
from spellhall.games.arcane_academy.state.position import position
from spellhall.games.arcane_academy.state.setup import SETTINGS, adopt, begin
from spellhall.games.arcane_academy.state.state import Academy, Player

GAME: Final = Game(
    id="arcane_academy",
    title="Arcane Academy",
    version="1.2",
    line="Lay tiles whose connectors really join. Touch one, and its neighbours work for you;"
    " hand in eight assignments.",
    mood="tile puzzle",
    minutes="30-45",
    weight=2,
    players=range(2, 5),
    ledger="AA",
    settings=SETTINGS,
    levels=(
        Level("apprentice", "Apprentice", "Looks at one tile at a time.", "greedy", {"noise": 0.3}),
        Level("adept", "Adept", "Takes the best turn in sight.", "greedy"),
        Level("archmage", "Archmage", "Thinks several turns ahead.", "search"),
    ),
    rules=RULES,
    classes=(Academy, Player, *frames_in(frames)),
    seats=lambda s: len(s.players),
    begin=begin,
    sight=sight,
    see_all=see_all,
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
    packs=FORM,
    lesson=LESSON,
)
