"""Every answer to every question of Wiz-War: its code, notation and what it touches."""

from typing import Final

from spellhall.engine.choices import Choices
from spellhall.games.wiz_war.choices import casting as c_
from spellhall.games.wiz_war.choices import effects as e_
from spellhall.games.wiz_war.choices import turn as t_
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
        DraftSchool: (t_.DRAFT,),
        KeepSchool: (t_.SPECIALIZE,),
        OrderEffects: (t_.FIRST_EFFECT, *t_.FREE_WHEN_ORDERING.verbs()),
        Act: (
            t_.END,
            t_.STEP,
            t_.PUNCH,
            *t_.CAST.verbs(),
            t_.PLAY,
            t_.USE,
            t_.HOLD,
            t_.RELEASE,
            t_.DROP_TREASURE,
            t_.ACTIVATE,
            t_.LIFT_ALL,
            t_.LIFT,
            t_.TAKE,
            t_.GATHER,
            *t_.FREE.verbs(),
        ),
        ActBeast: (
            t_.BEAST_END,
            t_.BEAST_STEP,
            t_.BEAST_PUNCH,
            t_.BEAST_STRIKE,
            t_.BEAST_DROP_TREASURE,
            t_.BEAST_TAKE,
            *t_.BEAST_CAST.verbs(),
            *t_.FREE_BESIDE_BEAST.verbs(),
        ),
        KeepHolding: (t_.LET_SHUT, t_.KEEP_OPEN),
        DiscardAny: (t_.KEEP_REST, t_.DISCARD, *t_.FREE_WHEN_DISCARDING.verbs()),
        DrawCard: (t_.NO_MORE, t_.DRAW, t_.DRAW_OWN),
        TrimHand: (t_.TRIM, *t_.FREE_WHEN_TRIMMING.verbs()),
        MustDiscard: (t_.MUST_DISCARD,),
        MakeRoom: (t_.LEAVE_IT, t_.MAKE_ROOM, *t_.FREE_WHEN_MAKING_ROOM.verbs()),
        PickMode: (c_.PICK_MODE,),
        PickFuel: (c_.UNFUELLED, c_.FUEL),
        PickNumber: (c_.DAMAGE,),
        PickTarget: (c_.ENOUGH, *c_.AIMS),
        Respond: (c_.PASS, c_.ANSWER),
        CutDamage: (c_.CUT_NOTHING, c_.CUT, c_.GIVE_UP),
        GuardTreasure: (c_.LET_IT_GO, c_.GUARD_WITH),
        CheatDeath: (c_.DIE_NOW, c_.CHEAT),
        PickCounterFuel: (c_.COUNTER_UNFUELLED, c_.COUNTER_FUEL),
        PickCounterLine: (c_.RAISE,),
        PickCarried: (e_.TAKE_NOTHING, e_.PICK_ITEM, e_.PICK_TREASURE, e_.FELL),
        PlaceCarried: (e_.PLACE_ITEM, e_.PLACE_TREASURE),
        TakeFromHand: (e_.ENOUGH_CARDS, e_.TAKE_CARD),
        ShedForBurn: (e_.LET_BURN, e_.SHED_CARD, e_.SHED_SPELL),
        ChooseBeguiled: (e_.BE_WALKED, e_.GIVE_CARD),
        ChooseLust: (e_.DROP_IT, e_.SUFFER_MORE),
        PeekTake: (e_.KEEP_CARD,),
        PeekReturn: (e_.PUT_BACK,),
        PickSquare: (e_.NOWHERE, e_.TO_SQUARE),
        RavenDraw: (e_.NO_DRAW, e_.DRAW_FOR_RAVEN),
        OrderEntry: (e_.FIRST_MET,),
        PickWay: (e_.GO,),
        SteerStep: (e_.STEER_NO_MORE, e_.STEER),
        GlideStop: (e_.GLIDE_NO_MORE, e_.GLIDE),
        DriftWay: (e_.DRIFT,),
        StepAside: (e_.ASIDE,),
    }
)
t_.CAST.find_codes()
t_.BEAST_CAST.find_codes()
