"""How the questions are said that effects and moved figures ask."""

from typing import Any

from spellhall.engine.wording import Cause, Said, Wording
from spellhall.games.wiz_war.choices import effects
from spellhall.games.wiz_war.frames.effects import (
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
from spellhall.games.wiz_war.rules.effects.displacing import TO_BLINK
from spellhall.games.wiz_war.rules.table.seeing import is_filled
from spellhall.games.wiz_war.show import among, left_out
from spellhall.games.wiz_war.show.names import WAYS
from spellhall.games.wiz_war.show.questions.causes import asked_by, by_card, in_the_middle
from spellhall.games.wiz_war.show.questions.phrases import (
    always,
    gone,
    of_card,
    of_thing,
    square_here,
)
from spellhall.games.wiz_war.show.questions.prompts import (
    aside_prompt,
    carried_prompt,
    drift_prompt,
    entry_prompt,
    hand_prompt,
    square_prompt,
    steer_prompt,
    way_prompt,
)
from spellhall.games.wiz_war.show.refused_targets import refused_squares
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel


def pick_item(s: Duel, f: Any, card: int) -> Said:
    return of_card("Choose", card, "WW-DEC-9")


def pick_treasure(s: Duel, f: Any, treasure: int) -> Said:
    return Said(f"@{treasure // 2}'s treasure", ("WW-DEC-9",))


def fell(s: Duel, f: PickCarried, card: int) -> Said:
    return of_card("Make it fall:", card, "WW-NE-12")


def take_card(s: Duel, f: TakeFromHand, card: int) -> Said:
    return of_card("Take", card, "WW-ME-8")


def card_aside(s: Duel, f: Any, card: int) -> Said:
    return of_card("Choose", card, "WW-CH-13")


def shed_card(s: Duel, f: ShedForBurn, card: int) -> Said:
    return of_card("Discard", card, "WW-ME-3", loses=gone(card))


def shed_spell(s: Duel, f: ShedForBurn, card: int) -> Said:
    return of_card("End", card, "WW-ME-3")


def be_walked(s: Duel, f: ChooseBeguiled) -> Said:
    return Said(f"Be walked {f.steps} squares by @{f.by}", ("WW-HC-1",))


def give_card(s: Duel, f: ChooseBeguiled) -> Said:
    return Said(f"Give @{f.by} a random card", ("WW-HC-1",))


def suffer_more(s: Duel, f: ChooseLust) -> Said:
    return Said(f"Suffer {f.amount} more", ("WW-DR-14",))


def to_square(s: Duel, f: PickSquare, cell: int) -> Said:
    label = f"To {square_here(s, cell)}"
    if f.verb == TO_BLINK and is_filled(s, cell):
        return Said(f"{label}: 1 damage, then on", ("WW-TEL-2", "WW-AMB-57"))
    return Said(label, ("WW-V-4",))


def go(s: Duel, f: Any, way: int) -> Said:
    return Said(f"Go {WAYS[way]}", ("WW-DEC-6",))


def first_met(s: Duel, f: OrderEntry, place: int) -> Said:
    return of_thing(s, "First", f.uids[place], "WW-DEC-14")


def lust(s: Duel, f: ChooseLust) -> Cause:
    return by_card(f.card, f.source) if f.card != NONE else in_the_middle(s, f)


def raven(s: Duel, f: RavenDraw) -> Cause:
    return by_card(f.card) if f.card != NONE else in_the_middle(s, f)


def register(w: Wording) -> None:
    """Which words serve which question."""
    _register_carried(w)
    _register_cards(w)
    _register_moves(w)


def _register_carried(w: Wording) -> None:
    w.asks(
        PickCarried,
        carried_prompt,
        {
            effects.TAKE_NOTHING: always("Nothing"),
            effects.PICK_ITEM: pick_item,
            effects.PICK_TREASURE: pick_treasure,
            effects.FELL: fell,
        },
        refusals=left_out.NOT_CARRIED,
        among=among.victims_load,
    )
    w.asks(
        PlaceCarried,
        asked_by(in_the_middle, "put down what?", "puts something down", "", "WW-MU-5"),
        {effects.PLACE_ITEM: pick_item, effects.PLACE_TREASURE: pick_treasure},
        id="place",
        among=among.own_load,
    )
    w.asks(
        ChooseLust,
        asked_by(
            lust, "drop what you carry, or suffer more?", "drops it or suffers", "", "WW-DR-14"
        ),
        {effects.DROP_IT: always("Drop it", "WW-DR-14"), effects.SUFFER_MORE: suffer_more},
        id="lust",
    )


def _register_cards(w: Wording) -> None:
    w.asks(
        TakeFromHand,
        hand_prompt,
        {effects.ENOUGH_CARDS: always("No more"), effects.TAKE_CARD: take_card},
        id="take_cards",
        among=among.victims_hand,
    )
    w.asks(
        ShedForBurn,
        asked_by(
            in_the_middle,
            "let cards go before the burn?",
            "may let cards go",
            "Each card and spell left costs 1 life.",
            "WW-ME-3",
        ),
        {
            effects.LET_BURN: always("Let it burn"),
            effects.SHED_CARD: shed_card,
            effects.SHED_SPELL: shed_spell,
        },
        refusals=left_out.NOT_SHED,
        id="shed",
        among=among.hand_and_spells,
    )
    w.asks(
        ChooseBeguiled,
        asked_by(in_the_middle, "be walked, or give a card?", "is beguiled", "", "WW-HC-1"),
        {effects.BE_WALKED: be_walked, effects.GIVE_CARD: give_card},
        id="beguiled",
    )
    w.asks(
        PeekTake,
        asked_by(in_the_middle, "which card do you keep?", "looks at the deck", "", "WW-CH-13"),
        {effects.KEEP_CARD: card_aside},
        among=among.looked_at,
    )
    w.asks(
        PeekReturn,
        asked_by(
            in_the_middle,
            "which card goes back next?",
            "puts cards back",
            "The one you put back last is drawn first.",
            "WW-CH-13",
        ),
        {effects.PUT_BACK: card_aside},
        among=among.looked_at,
    )
    w.asks(
        RavenDraw,
        asked_by(raven, "draw a card?", "may draw", "", "WW-TO-9"),
        {
            effects.NO_DRAW: always("Do not draw", "WW-TO-9"),
            effects.DRAW_FOR_RAVEN: always("Draw", "WW-TO-9"),
        },
        id="raven",
    )


def _register_moves(w: Wording) -> None:
    stop = always("Stop", "WW-DEC-6")
    w.asks(
        PickSquare,
        square_prompt,
        {effects.NOWHERE: always("Nowhere"), effects.TO_SQUARE: to_square},
        refusals=refused_squares,
        id="square",
        among=among.squares,
    )
    w.asks(
        OrderEntry,
        entry_prompt,
        {effects.FIRST_MET: first_met},
        among=among.met,
    )
    w.asks(
        PickWay,
        way_prompt,
        {effects.GO: go},
        refusals=left_out.NO_WAY,
        id="push_way",
        among=among.ways,
    )
    w.asks(
        SteerStep,
        steer_prompt,
        {effects.STEER_NO_MORE: stop, effects.STEER: go},
        refusals=left_out.NO_WAY,
        id="steer",
        among=among.ways,
    )
    w.asks(
        GlideStop,
        asked_by(in_the_middle, "on, or stop?", "moves a figure", "", "WW-DEC-6"),
        {effects.GLIDE_NO_MORE: stop, effects.GLIDE: go},
        refusals=left_out.NO_WAY,
        id="glide",
        among=among.ways,
    )
    w.asks(
        DriftWay,
        drift_prompt,
        {effects.DRIFT: go},
        refusals=left_out.NO_WAY,
        id="drift",
        among=among.ways,
    )
    w.asks(
        StepAside,
        aside_prompt,
        {effects.ASIDE: go},
        refusals=left_out.NO_WAY,
        id="aside",
        among=among.ways,
    )
