"""Every answer to every question of Hell High: its code, notation and what it touches."""

from typing import Final

from spellhall.engine.choices import Choices, Kind, Verb
from spellhall.games.hell_high.box.cards import (
    BOX_CARDS,
    CARD_COUNT,
    COMPONENTS,
    FIRST_WILD,
    KIND_OF,
    WILD_CARDS,
    with_power,
)
from spellhall.games.hell_high.box.design import SHIFT_LOSS
from spellhall.games.hell_high.box.words import (
    CARD_WORDS,
    GLYPH_WORDS,
    KIND_WORDS,
    STOP,
    WIZARD_WORDS,
    WIZARDS,
    a_card,
    a_seat,
    a_slot,
)
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardOne,
    DropComponent,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.frames.harm import Shield, ShiftLoss
from spellhall.games.hell_high.frames.match import NextOpened, PickWizard
from spellhall.games.hell_high.frames.power import BeforeRoll, ExtraTarget, RerollDie, TurnDie
from spellhall.games.hell_high.frames.round import (
    Build,
    ChangeMind,
    Demand,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
)
from spellhall.games.hell_high.frames.turn import Cast, Hurry, PickSlot
from spellhall.games.hell_high.state.state import Brawl

MOST_SEATS: Final = 6
# All 18 cards of a glyph, its Treasure, a lasting card, the token, and two boosts of two dice; any
# card of a pack may have the glyph too.
MOST_DICE: Final = 25 + CARD_COUNT - BOX_CARDS


def _touch_place(s: Brawl, f: Build, card: int) -> tuple[str, ...]:
    return (a_card(card), a_slot(KIND_OF[card]))


def _touch_shift(s: Brawl, f: ShiftLoss) -> tuple[str, ...]:
    return (a_card(with_power(s.players[f.seat].held, SHIFT_LOSS)), a_seat(s.turn.seat))


CARD: Final = Kind(CARD_COUNT, lambda card: CARD_WORDS[card], lambda s, f, card: a_card(card))
COMPONENT: Final = Kind(COMPONENTS, lambda card: CARD_WORDS[card], lambda s, f, card: a_card(card))
# Counted from 0; one is as good as another, so notation does not tell which.
WILD_CARD: Final = Kind(
    WILD_CARDS, lambda i: CARD_WORDS[FIRST_WILD], lambda s, f, i: a_card(FIRST_WILD + i)
)
SEAT: Final = Kind(MOST_SEATS, lambda seat: str(seat + 1), lambda s, f, seat: a_seat(seat))
SLOT: Final = Kind(3, lambda slot: KIND_WORDS[slot], lambda s, f, slot: a_slot(slot))
GLYPH: Final = Kind(5, lambda glyph: GLYPH_WORDS[glyph], lambda s, f, glyph: f"glyph:{glyph}")
DIE: Final = Kind(MOST_DICE, lambda die: str(die + 1), lambda s, f, die: f"die:{die}")
WIZARD: Final = Kind(
    WIZARDS, lambda wizard: WIZARD_WORDS[wizard], lambda s, f, wizard: f"wizard:{wizard}"
)

BE_WIZARD: Final = Verb("wizard", WIZARD)
OPEN: Final = Verb("open", CARD)
LASTING_GLYPH: Final = Verb("glyph", GLYPH)
BEAR_GRUDGE: Final = Verb("grudge", SEAT)

BONUS_GLYPH: Final = Verb("glyph", GLYPH)
DEMAND: Final = Verb("demand", SLOT, SEAT)
REFUSE: Final = Verb("refuse", touch=STOP)
GIVE: Final = Verb("give", COMPONENT)
CHEER: Final = Verb("at", SEAT)
ENVY: Final = Verb("at", SEAT)

READY: Final = Verb("ready", touch="ready")
ALL_BACK: Final = Verb("back", touch="back")
BACK: Final = Verb("back", COMPONENT)
PLACE: Final = Verb("place", COMPONENT, touch=_touch_place)
PLACE_WILD: Final = Verb("place", WILD_CARD, SLOT)
AGAIN: Final = Verb("again", touch="again")

KEEP_ORDER: Final = Verb("pass", touch=STOP)
HURRY: Final = Verb("hurry", SEAT)
BECOME: Final = Verb("slot", SLOT)
END: Final = Verb("end", touch=STOP)
RESOLVE: Final = Verb("resolve", COMPONENT)
USE: Final = Verb("use", CARD, SEAT)

AIM_AT: Final = Verb("at", SEAT)
TAKE_TREASURE: Final = Verb("take", CARD)
DESTROY_CREATURE: Final = Verb("destroy", COMPONENT)
DROP: Final = Verb("drop", COMPONENT)
DISCARD: Final = Verb("discard", COMPONENT)

NO_MORE_DICE: Final = Verb("pass", touch=STOP)
ADD_DICE: Final = Verb("use", CARD)
NO_REROLL: Final = Verb("pass", touch=STOP)
REROLL_DIE: Final = Verb("reroll", DIE)
NO_TURN: Final = Verb("pass", touch=STOP)
TURN_TO_SIX: Final = Verb("turn", DIE)
HIT_TOO: Final = Verb("at", SEAT)

TAKE: Final = Verb("take", touch=STOP)
STOP_WITH: Final = Verb("use", CARD)
LOSE: Final = Verb("lose", touch=STOP)
SHIFT: Final = Verb("shift", touch=_touch_shift)

CHOICES: Final = Choices(
    {
        PickWizard: (BE_WIZARD,),
        NextOpened: (OPEN,),
        ChooseLastingGlyph: (LASTING_GLYPH,),
        ChooseGrudge: (BEAR_GRUDGE,),
        PickGlyph: (BONUS_GLYPH,),
        Demand: (DEMAND,),
        GiveCard: (REFUSE, GIVE),
        PickHealed: (CHEER,),
        PickEnvied: (ENVY,),
        Build: (READY, ALL_BACK, BACK, PLACE, PLACE_WILD),
        ChangeMind: (AGAIN,),
        Hurry: (KEEP_ORDER, HURRY),
        PickSlot: (BECOME,),
        Cast: (END, RESOLVE, USE),
        PickTarget: (AIM_AT,),
        PickTreasure: (TAKE_TREASURE,),
        PickCreature: (DESTROY_CREATURE,),
        DropComponent: (DROP,),
        DiscardOne: (DISCARD,),
        BeforeRoll: (NO_MORE_DICE, ADD_DICE),
        RerollDie: (NO_REROLL, REROLL_DIE),
        TurnDie: (NO_TURN, TURN_TO_SIX),
        ExtraTarget: (HIT_TOO,),
        Shield: (TAKE, STOP_WITH),
        ShiftLoss: (LOSE, SHIFT),
    }
)
