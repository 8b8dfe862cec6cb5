"""The machine under all games: frames, stack, questions, chance, events, views, records.

It knows no game. A game is written against what this module exports; docs/adding-a-game.md
shows how, step by step.
"""

from spellhall.engine.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BoundReached,
    IllegalChoice,
    NoUndo,
    ScriptError,
    SpellhallError,
)
from spellhall.engine.forecasts.forecast import Forecast, Stop, forecast
from spellhall.engine.forecasts.rehearsal import Rehearsal, rehearse
from spellhall.engine.forecasts.sentences import Consequence
from spellhall.engine.forecasts.stakes import Count, Stakes
from spellhall.engine.forecasts.walks import Walks
from spellhall.engine.forecasts.ways import cheapest_way
from spellhall.engine.game import Advice, Component, Game, Level, frames_in
from spellhall.engine.machine.chance import below, draw, reshuffle, roll, shuffle, take_one
from spellhall.engine.machine.codec import Codec
from spellhall.engine.machine.events import Event, reveal, tell, tell_in_part, whisper
from spellhall.engine.machine.frames import Frame, Offer, Question
from spellhall.engine.machine.stack import (
    Rules,
    always,
    answer,
    awaited,
    meanwhile,
    never,
    next_seat,
    open_question,
    options,
    settle,
    then,
)
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.match import Asked, Chosen, Match, Option, Told, begin, redealt
from spellhall.engine.position_file import from_json
from spellhall.engine.record import Record
from spellhall.engine.result import Ending, Part, Place, Result, ranked
from spellhall.engine.settings import Flag, Many, Named, Number, One, Options, Setting, Value
from spellhall.engine.wording import (
    Prompt,
    Refused,
    Sentence,
    Texts,
    Wording,
    Words,
    with_names,
)

__all__ = [
    "Advice",
    "Asked",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BoundReached",
    "Chance",
    "Chosen",
    "Codec",
    "Component",
    "Consequence",
    "Count",
    "Ending",
    "Event",
    "Flag",
    "Forecast",
    "Frame",
    "Game",
    "IllegalChoice",
    "Level",
    "Many",
    "Match",
    "Named",
    "NoUndo",
    "Number",
    "Offer",
    "One",
    "Option",
    "Options",
    "Part",
    "Place",
    "Prompt",
    "Question",
    "Record",
    "Refused",
    "Rehearsal",
    "Result",
    "Rules",
    "ScriptError",
    "Sentence",
    "Setting",
    "SpellhallError",
    "Stakes",
    "State",
    "Stop",
    "Texts",
    "Told",
    "Value",
    "Walks",
    "Wording",
    "Words",
    "always",
    "answer",
    "awaited",
    "begin",
    "below",
    "cheapest_way",
    "draw",
    "forecast",
    "frames_in",
    "from_json",
    "meanwhile",
    "never",
    "next_seat",
    "open_question",
    "options",
    "ranked",
    "redealt",
    "rehearse",
    "reshuffle",
    "reveal",
    "roll",
    "settle",
    "shuffle",
    "take_one",
    "tell",
    "tell_in_part",
    "then",
    "whisper",
    "with_names",
]
