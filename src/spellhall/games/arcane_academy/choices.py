"""Every answer to every question of Arcane Academy: its code, notation and what it touches."""

from typing import Final

from spellhall.engine.choices import Choices, Kind, Verb, silent
from spellhall.games.arcane_academy.box.cards import CARD_COUNT
from spellhall.games.arcane_academy.box.tiles import SPACES, TILES
from spellhall.games.arcane_academy.box.words import ACTION_WORDS, CARD_WORDS, TILE_WORDS
from spellhall.games.arcane_academy.frames import (
    AddTile,
    CastOrRest,
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    CrumbleTile,
    EchoTile,
    Exchange,
    LiftTile,
    NextLinked,
    PayTrade,
    PickItem,
    PickOne,
    PickOpponent,
    PickSwept,
    PlaceTile,
    ResolveTile,
    StudyDiscard,
    TireTile,
    UseItem,
)
from spellhall.games.arcane_academy.state.state import Academy

STOP: Final = "stop"  # the one button that ends or declines


def _touch_action(s: Academy, f: ResolveTile, group: int, action: int) -> tuple[str, ...]:
    return (f"action:{f.seat}:{f.space}:{group}:{ACTION_WORDS[action]}",)


def _touch_price(s: Academy, f: PayTrade) -> tuple[str, ...]:
    return (f"card:{f.card}",)


CARD: Final = Kind(CARD_COUNT, lambda card: CARD_WORDS[card], lambda s, f, card: f"card:{card}")
TILE: Final = Kind(TILES, lambda tile: TILE_WORDS[tile], lambda s, f, tile: f"tile:{tile}")
SPACE: Final = Kind(SPACES, str, lambda s, f, space: f"space:{f.seat}:{space}")
TARGETS_SPACE: Final = Kind(SPACES, str, lambda s, f, space: f"space:{f.target}:{space}")
TURN: Final = Kind(4, lambda turn: f"r{turn}")
SEAT: Final = Kind(4, lambda seat: str(seat + 1), lambda s, f, seat: f"seat:{seat}")
GROUP: Final = Kind(4, silent)  # of actions on a tile
ACTION: Final = Kind(len(ACTION_WORDS), lambda action: ACTION_WORDS[action])
MODE: Final = Kind(
    len(ACTION_WORDS),
    lambda action: ACTION_WORDS[action],
    lambda s, f, action: f"chaos:{ACTION_WORDS[action]}",
)
LIST: Final = Kind(2, lambda i: "ab"[i], lambda s, f, i: f"list:{i}")

REST: Final = Verb("rest", touch="rest")
CAST: Final = Verb("cast", SPACE)
TILE_DONE: Final = Verb("stop", touch=STOP)
ACT: Final = Verb("", GROUP, ACTION, touch=_touch_action)
CAST_DONE: Final = Verb("stop", touch=STOP)
LINK: Final = Verb("link", SPACE)
KEEP: Final = Verb("keep", touch=STOP)
EXCHANGE: Final = Verb("exchange", CARD)

NO_TILE: Final = Verb("pass", touch=STOP)
TAKE: Final = Verb("take", TILE)
NO_ITEM: Final = Verb("pass", touch=STOP)
USE_ITEM: Final = Verb("use", CARD)
NO_CARD: Final = Verb("pass", touch=STOP)
COMPLETE_CARD: Final = Verb("complete", CARD)
NO_CHAOS: Final = Verb("pass", touch=STOP)
CHAOS_MODE: Final = Verb("", MODE)

AT: Final = Verb("at", SEAT)
HONOUR: Final = Verb("honour", CARD)
NO_CLEAR: Final = Verb("stop", touch=STOP)
CLEAR: Final = Verb("clear", SPACE)
NO_ECHO: Final = Verb("pass", touch=STOP)
ECHO: Final = Verb("echo", SPACE)
DECLINE: Final = Verb("decline", touch=STOP)
PAY: Final = Verb("pay", touch=_touch_price)
PICK_LIST: Final = Verb("", LIST)
DISCARD: Final = Verb("discard", CARD)
SWEEP: Final = Verb("sweep", touch=STOP)
REPLACE_CARD: Final = Verb("replace", CARD)
REPLACE_TILE: Final = Verb("replace", TILE)
NO_LIFT: Final = Verb("stop", touch=STOP)
LIFT: Final = Verb("lift", SPACE)
CRUMBLE: Final = Verb("crumble", SPACE)
TIRE: Final = Verb("tire", TARGETS_SPACE)
PLACE: Final = Verb("place", TILE, SPACE, TURN)

CHOICES: Final = Choices(
    {
        CastOrRest: (REST, CAST),
        ResolveTile: (TILE_DONE, ACT),
        NextLinked: (CAST_DONE, LINK),
        Exchange: (KEEP, EXCHANGE),
        AddTile: (NO_TILE, TAKE),
        UseItem: (NO_ITEM, USE_ITEM),
        CompleteAssignment: (NO_CARD, COMPLETE_CARD),
        ChaosMagic: (NO_CHAOS, CHAOS_MODE),
        PickOpponent: (AT,),
        PickItem: (HONOUR,),
        ClearSpace: (NO_CLEAR, CLEAR),
        EchoTile: (NO_ECHO, ECHO),
        PayTrade: (DECLINE, PAY),
        PickOne: (PICK_LIST,),
        StudyDiscard: (DISCARD,),
        PickSwept: (SWEEP, REPLACE_CARD, REPLACE_TILE),
        LiftTile: (NO_LIFT, LIFT),
        CrumbleTile: (CRUMBLE,),
        TireTile: (TIRE,),
        PlaceTile: (PLACE,),
    }
)
