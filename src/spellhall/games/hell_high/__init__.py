"""Hijinx at Hell High: build spells in secret, climb the ladder, be the last wizard standing."""

from typing import Final

from spellhall.engine.game import Advice, Game, Level, frames_in
from spellhall.engine.stack import Rules
from spellhall.games.hell_high import frames, frames_of_effects
from spellhall.games.hell_high.advice import sensible, settled
from spellhall.games.hell_high.components import components
from spellhall.games.hell_high.evaluate import evaluate
from spellhall.games.hell_high.hidden import hidden, redeal
from spellhall.games.hell_high.invariants import invariants
from spellhall.games.hell_high.position import position
from spellhall.games.hell_high.rules import (
    build,
    damage,
    dead_effects,
    death,
    effects,
    games,
    order,
    power,
    status,
    turn,
)
from spellhall.games.hell_high.rules import round as rounds
from spellhall.games.hell_high.scoring import result
from spellhall.games.hell_high.setup import SETTINGS, adopt, begin
from spellhall.games.hell_high.state import Player, School
from spellhall.games.hell_high.view import see_all, view
from spellhall.games.hell_high.wording import WORDING

RULES: Final = Rules()
CHAPTERS: Final = (
    games,
    rounds,
    build,
    order,
    turn,
    effects,
    dead_effects,
    power,
    damage,
    status,
    death,
)
for chapter in CHAPTERS:
    chapter.register(RULES)


GAME: Final = Game(
    id="hell_high",
    title="Hell High",
    version="1.1",
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
    classes=(School, Player, *frames_in(frames), *frames_in(frames_of_effects)),
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
    advice=Advice(sensible, settled),
    adopt=adopt,
)
