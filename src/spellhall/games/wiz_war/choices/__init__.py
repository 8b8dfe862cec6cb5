"""Every answer to every question of Wiz-War: its code, notation and what it touches."""

from typing import Final

from spellhall.engine.choices import Choices
from spellhall.games.wiz_war.choices import casting, effects, turn
from spellhall.games.wiz_war.frames.casting import (
    CheatDeath,
    CutDamage,
    GuardTreasure,
    PickCounterFuel,
    PickCounterLine,
    PickFuel,
    PickMode,
    PickNumber,
    PickTarget,
    Respond,
)
from spellhall.games.wiz_war.frames.effects import (
    ActBeast,
    ChooseBeguiled,
    ChooseLust,
    PeekReturn,
    PeekTake,
    PickCarried,
    PickSquare,
    PlaceCarried,
    RavenDraw,
    ShedForBurn,
    TakeFromHand,
)
from spellhall.games.wiz_war.frames.moving import (
    DriftWay,
    GlideStop,
    OrderEntry,
    PickWay,
    SteerStep,
    StepAside,
)
from spellhall.games.wiz_war.frames.opening import DraftSchool, KeepSchool
from spellhall.games.wiz_war.frames.turn import (
    Act,
    DiscardAny,
    DrawCard,
    KeepHolding,
    MakeRoom,
    MustDiscard,
    OrderEffects,
    TrimHand,
)

CHOICES: Final[Choices] = Choices(
    {
        DraftSchool: (turn.DRAFT,),
        KeepSchool: (turn.SPECIALIZE,),
        OrderEffects: (turn.FIRST_EFFECT, *turn.FREE_WHEN_ORDERING.verbs()),
        Act: (
            turn.END,
            turn.STEP,
            turn.PUNCH,
            *turn.CAST.verbs(),
            turn.PLAY,
            turn.USE,
            turn.HOLD,
            turn.RELEASE,
            turn.DROP_TREASURE,
            turn.ACTIVATE,
            turn.LIFT_ALL,
            turn.LIFT,
            turn.TAKE,
            turn.GATHER,
            *turn.FREE.verbs(),
        ),
        ActBeast: (
            turn.BEAST_END,
            turn.BEAST_STEP,
            turn.BEAST_PUNCH,
            turn.BEAST_STRIKE,
            turn.BEAST_DROP_TREASURE,
            turn.BEAST_TAKE,
            *turn.BEAST_CAST.verbs(),
            *turn.FREE_BESIDE_BEAST.verbs(),
        ),
        KeepHolding: (turn.LET_SHUT, turn.KEEP_OPEN),
        DiscardAny: (turn.KEEP_REST, turn.DISCARD, *turn.FREE_WHEN_DISCARDING.verbs()),
        DrawCard: (turn.NO_MORE, turn.DRAW, turn.DRAW_OWN),
        TrimHand: (turn.TRIM, *turn.FREE_WHEN_TRIMMING.verbs()),
        MustDiscard: (turn.MUST_DISCARD,),
        MakeRoom: (turn.LEAVE_IT, turn.MAKE_ROOM, *turn.FREE_WHEN_MAKING_ROOM.verbs()),
        PickMode: (casting.PICK_MODE,),
        PickFuel: (casting.UNFUELLED, casting.FUEL),
        PickNumber: (casting.DAMAGE,),
        PickTarget: (casting.ENOUGH, *casting.AIMS),
        Respond: (casting.PASS, casting.ANSWER),
        CutDamage: (casting.CUT_NOTHING, casting.CUT, casting.GIVE_UP),
        GuardTreasure: (casting.LET_IT_GO, casting.GUARD_WITH),
        CheatDeath: (casting.DIE_NOW, casting.CHEAT),
        PickCounterFuel: (casting.COUNTER_UNFUELLED, casting.COUNTER_FUEL),
        PickCounterLine: (casting.RAISE,),
        PickCarried: (effects.TAKE_NOTHING, effects.PICK_ITEM, effects.PICK_TREASURE, effects.FELL),
        PlaceCarried: (effects.PLACE_ITEM, effects.PLACE_TREASURE),
        TakeFromHand: (effects.ENOUGH_CARDS, effects.TAKE_CARD),
        ShedForBurn: (effects.LET_BURN, effects.SHED_CARD, effects.SHED_SPELL),
        ChooseBeguiled: (effects.BE_WALKED, effects.GIVE_CARD),
        ChooseLust: (effects.DROP_IT, effects.SUFFER_MORE),
        PeekTake: (effects.KEEP_CARD,),
        PeekReturn: (effects.PUT_BACK,),
        PickSquare: (effects.NOWHERE, effects.TO_SQUARE),
        RavenDraw: (effects.NO_DRAW, effects.DRAW_FOR_RAVEN),
        OrderEntry: (effects.FIRST_MET,),
        PickWay: (effects.GO,),
        SteerStep: (effects.STEER_NO_MORE, effects.STEER),
        GlideStop: (effects.GLIDE_NO_MORE, effects.GLIDE),
        DriftWay: (effects.DRIFT,),
        StepAside: (effects.ASIDE,),
    }
)
turn.CAST.find_codes()
turn.BEAST_CAST.find_codes()
