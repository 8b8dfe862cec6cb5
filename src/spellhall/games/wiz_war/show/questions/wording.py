"""How every question of Wiz-War is put, and every option is said."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.wiz_war.frames import casting as c_
from spellhall.games.wiz_war.frames import effects as e_
from spellhall.games.wiz_war.frames import moving as m_
from spellhall.games.wiz_war.frames import opening as o_
from spellhall.games.wiz_war.frames import turn as t_
from spellhall.games.wiz_war.show import sentences
from spellhall.games.wiz_war.show.questions.phrases import plain_prompt
from spellhall.games.wiz_war.show.questions.prompts import (
    carried_prompt,
    counter_fuel_prompt,
    fuel_prompt,
    hand_prompt,
    mode_prompt,
    square_prompt,
    steer_prompt,
    way_prompt,
)
from spellhall.games.wiz_war.show.questions.spells import (
    aside_option,
    beguiled_option,
    carried_option,
    counter_option,
    cut_prompt,
    entry_option,
    fuel_option,
    hand_option,
    line_option,
    lust_option,
    mode_option,
    number_option,
    raven_option,
    respond_prompt,
    shed_option,
    square_option,
    target_option,
    target_prompt,
    way_option,
)
from spellhall.games.wiz_war.show.questions.turns import (
    act_option,
    act_prompt,
    beast_option,
    beast_prompt,
    discard_option,
    draw_option,
    effect_option,
    hold_option,
    school_option,
    trim_option,
)
from spellhall.games.wiz_war.show.refusals import refused_actions, refused_answers
from spellhall.games.wiz_war.show.refused_targets import (
    refused_lines,
    refused_squares,
    refused_targets,
)

WORDING: Final = Wording()


def register() -> None:
    """Every kind of question."""
    q = WORDING.question
    q(
        o_.DraftSchool,
        "draft",
        plain_prompt(
            "Choose a school.",
            "chooses a school",
            "All its cards go into the deck.",
            "WW-SETUP-7",
            "WW-OPT-2",
        ),
        school_option,
    )
    q(
        o_.KeepSchool,
        "specialize",
        plain_prompt(
            "Which school do you keep?",
            "keeps a school",
            "Its cards are a deck of your own.",
            "WW-OPT-12",
        ),
        school_option,
    )
    q(
        t_.OrderEffects,
        "order_effects",
        plain_prompt(
            "Time passes: what comes first?", "orders effects", "", "WW-TIME-1", "WW-DEC-2"
        ),
        effect_option,
    )
    q(t_.Act, "act", act_prompt, act_option, refused_actions)
    q(
        t_.KeepHolding,
        "keep_holding",
        plain_prompt(
            "Hold the door open in the others' turns?", "may hold a door", "", "WW-DOOR-9"
        ),
        hold_option,
    )
    q(
        t_.DiscardAny,
        "discard",
        plain_prompt(
            "Discard any cards?",
            "may discard",
            "Spells that you end and items that you drop make room as well. Then you draw.",
            "WW-DD-1",
            "WW-DEC-10",
        ),
        discard_option,
    )
    q(
        t_.DrawCard,
        "draw",
        plain_prompt("Draw?", "draws", "Up to two, within your hand size.", "WW-DD-2", "WW-DEC-11"),
        draw_option,
    )
    q(
        t_.TrimHand,
        "trim",
        plain_prompt(
            "Too many cards: let one go.",
            "goes down to the hand limit",
            "Discard, end a spell, or drop an item.",
            "WW-DD-4",
            "WW-DEC-7",
        ),
        trim_option,
    )
    q(
        t_.MustDiscard,
        "must_discard",
        plain_prompt("Discard a card.", "discards", "", "WW-AL-8"),
        trim_option,
    )
    q(
        t_.MakeRoom,
        "make_room",
        plain_prompt(
            "Your hands are full: let something go?", "makes room", "", "WW-OBJ-6", "WW-DEC-8"
        ),
        trim_option,
    )
    q(c_.PickMode, "mode", mode_prompt, mode_option)
    q(c_.PickFuel, "fuel", fuel_prompt, fuel_option)
    q(
        c_.PickNumber,
        "number",
        plain_prompt(
            "How much of the energy is damage?", "is choosing", "The rest is a push.", "WW-EL-4"
        ),
        number_option,
    )
    q(c_.PickTarget, "target", target_prompt, target_option, refused_targets)
    q(c_.Respond, "respond", respond_prompt, counter_option, refused_answers)
    q(c_.CutDamage, "cut", cut_prompt, counter_option, refused_answers)
    q(
        c_.GuardTreasure,
        "guard",
        plain_prompt("Your treasure was picked up. Answer?", "may answer", "", "WW-CNT-10"),
        counter_option,
        refused_answers,
    )
    q(
        c_.CheatDeath,
        "death",
        plain_prompt("You are about to die. Answer?", "may answer", "", "WW-NE-4"),
        counter_option,
        refused_answers,
    )
    q(c_.PickCounterFuel, "counter_fuel", counter_fuel_prompt, fuel_option)
    q(
        c_.PickCounterLine,
        "counter_line",
        plain_prompt("Where does the wall rise?", "answers", "", "WW-CJ-3"),
        line_option,
        refused_lines,
    )
    q(e_.PickCarried, "pick_carried", carried_prompt, carried_option)
    q(
        e_.PlaceCarried,
        "place",
        plain_prompt("Put down what?", "puts something down", "", "WW-MU-5"),
        carried_option,
    )
    q(e_.TakeFromHand, "take_cards", hand_prompt, hand_option)
    q(
        e_.ShedForBurn,
        "shed",
        plain_prompt(
            "Let cards go before the burn?",
            "may let cards go",
            "Each card and spell left costs 1 life.",
            "WW-ME-3",
        ),
        shed_option,
    )
    q(
        e_.ChooseBeguiled,
        "beguiled",
        plain_prompt("Be walked, or give a card?", "is beguiled", "", "WW-HC-1"),
        beguiled_option,
    )
    q(
        e_.ChooseLust,
        "lust",
        plain_prompt("Drop it, or suffer more?", "drops it or suffers", "", "WW-DR-14"),
        lust_option,
    )
    q(
        e_.PeekTake,
        "peek_take",
        plain_prompt("Which card do you keep?", "looks at the deck", "", "WW-CH-13"),
        aside_option,
    )
    q(
        e_.PeekReturn,
        "peek_return",
        plain_prompt(
            "Which card goes back next?",
            "puts cards back",
            "The one you put back last is drawn first.",
            "WW-CH-13",
        ),
        aside_option,
    )
    q(e_.PickSquare, "square", square_prompt, square_option, refused_squares)
    q(
        e_.RavenDraw,
        "raven",
        plain_prompt("Draw for your raven?", "may draw", "", "WW-TO-9"),
        raven_option,
    )
    q(
        m_.OrderEntry,
        "order_entry",
        plain_prompt("What comes first?", "orders what happens", "", "WW-DEC-14"),
        entry_option,
    )
    for kind, id, text in (
        (m_.GlideStop, "glide", "On, or stop?"),
        (m_.DriftWay, "drift", "Which way do you drift?"),
        (m_.StepAside, "aside", "Which way are you pushed?"),
    ):
        q(kind, id, plain_prompt(text, "moves a figure", "", "WW-DEC-6"), way_option)
    q(m_.PickWay, "push_way", way_prompt, way_option)
    q(m_.SteerStep, "steer", steer_prompt, way_option)
    q(e_.ActBeast, "beast", beast_prompt, beast_option)
    sentences.register(WORDING)


register()
