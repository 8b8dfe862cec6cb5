"""How the questions of a turn are said: schools, actions, creatures, discarding and drawing."""

from collections.abc import Callable, Mapping
from typing import Any

from spellhall.engine.choices import Verb
from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.wiz_war.box.cards import CARD_OF, EV_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.words import line_name
from spellhall.games.wiz_war.choices import turn
from spellhall.games.wiz_war.choices.kinds import STRIKES, WEAPONS
from spellhall.games.wiz_war.frames.effects import ActBeast
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
from spellhall.games.wiz_war.rules.acting.actions import (
    why_not_activate,
    why_not_boost,
    why_not_cast,
    why_not_cast_as,
    why_not_hold,
    why_not_lift,
    why_not_play,
    why_not_take,
    why_not_walk,
)
from spellhall.games.wiz_war.rules.acting.at_any_time import (
    is_too_late,
    why_not_boost_now,
    why_not_finish,
)
from spellhall.games.wiz_war.rules.acting.beasts import why_not_beast_step, why_not_beast_take
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of
from spellhall.games.wiz_war.show import among, left_out
from spellhall.games.wiz_war.show.names import (
    TEXTS,
    card_name,
    creature_name,
    figure_name,
    school_name,
)
from spellhall.games.wiz_war.show.questions.causes import (
    asked_by,
    by_figure,
    of_frame,
    standing,
)
from spellhall.games.wiz_war.show.questions.phrases import (
    always,
    cast_at_once,
    gone,
    of_card,
    of_cast,
    of_step,
    of_thing,
    of_treasure,
    plain_prompt,
)
from spellhall.games.wiz_war.show.questions.prompts import holding_prompt, room_prompt
from spellhall.games.wiz_war.state.numbers import BEAST
from spellhall.games.wiz_war.state.state import Duel

Says = dict[Verb, Callable[..., Said]]


def school(s: Duel, f: Any, school: int) -> Said:
    return Said(school_name(school), ("WW-SETUP-7",))


def first_effect(s: Duel, f: OrderEffects, card: int) -> Said:
    return of_card("First", card, "WW-TIME-1")


# -- At any time -----------------------------------------------------------------------------------


def boost(s: Duel, f: Any, card: int) -> Said:
    """Spending a card for speed; the steps of a random one are rolled."""
    label = f"Spend for {EV_OF[card]} more steps:" if EV_OF[card] else "Spend for steps:"
    if is_too_late(s):
        label = "Spend for speed, too late to walk:"
    return of_card(label, card, "WW-MOVE-4", loses=gone(card))


def drop(s: Duel, f: Any, card: int) -> Said:
    return of_card("Drop", card, "WW-OBJ-8")


def finish(s: Duel, f: Any, card: int) -> Said:
    return of_card("End", card, "WW-MNT-2")


def free_acts(verbs: turn.FreeActs) -> Says:
    """What may be done at any time in one's own turn."""
    return {verbs.finish: finish, verbs.drop: drop, verbs.boost: boost}


def free_checks(verbs: turn.FreeActs) -> Mapping[Verb, Callable[..., int]]:
    """What keeps one from them."""
    return {verbs.finish: why_not_finish, verbs.boost: why_not_boost_now}


# -- Move and Cast ---------------------------------------------------------------------------------


def act_prompt(s: Duel, f: Act) -> Prompt:
    left = f"{s.turn.mp} movement point{'' if s.turn.mp == 1 else 's'} left."
    why = f"{left} Move, cast and attack in any order."
    if s.turn.stunned:
        why = f"{left} You are stunned: move or attack, not both."
    return Prompt(
        "Your move: walk, cast, or end the phase.",
        f"@{f.seat} moves and casts",
        why,
        ("WW-MAC-1", "WW-MAC-2"),
    )


def step(s: Duel, f: Act, way: int) -> Said:
    return of_step(s, f.seat, way)


def cast(s: Duel, f: Act, card: int) -> Said:
    return cast_as(s, f, card, CARD_OF[card].types[0])


def cast_as(s: Duel, f: Act, card: int, role: int) -> Said:
    return of_cast(card, role, cast_at_once(s, f.seat, card, role))


def play(s: Duel, f: Act, card: int) -> Said:
    return of_card("Lay down", card, "WW-CARD-5")


def use(s: Duel, f: Act, place: int) -> Said:
    card, weapon = WEAPONS[place]
    name = TEXTS(f"weapons.{CARD_OF[card].weapons[weapon].id}")
    return Said(f"{name}: {card_name(card)}", ("WW-ATK-9",))


def hold(s: Duel, f: Act, line: int) -> Said:
    return Said(f"Hold the door open ({line_name(len(s.players), line)})", ("WW-DOOR-5",))


def release(s: Duel, f: Act, line: int) -> Said:
    return Said(f"Let the door shut ({line_name(len(s.players), line)})", ("WW-DOOR-5",))


def activate(s: Duel, f: Act, kind: int) -> Said:
    return Said(f"Activate the {creature_name(kind)} (2 MP)", ("WW-ACT-1",))


def lift(s: Duel, f: Act, place: int) -> Said:
    return of_thing(s, "Lift", s.things[place].uid, "WW-OBJ-5")


def gather(s: Duel, f: Act, place: int) -> Said:
    return of_thing(s, "Gather", s.things[place].uid, "WW-CJ-17")


def take(s: Duel, f: Any, treasure: int) -> Said:
    return of_treasure(treasure)


# -- Creatures -------------------------------------------------------------------------------------


def beast_prompt(s: Duel, f: ActBeast) -> Prompt:
    return Prompt(
        f"What does {figure_name(BEAST + f.kind)}{standing(s, BEAST + f.kind)} do?",
        f"@{f.seat} acts with {figure_name(BEAST + f.kind)}",
        f"{s.turn.activation.mp} movement points left; one attack.",
        ("WW-ACT-3",),
        by_figure(s, BEAST + f.kind),
    )


def beast_step(s: Duel, f: ActBeast, way: int) -> Said:
    return of_step(s, BEAST + f.kind, way)


def beast_strike(s: Duel, f: ActBeast, place: int) -> Said:
    kind, attack = STRIKES[place]
    return Said(TEXTS(f"weapons.{CREATURES[kind].attacks[attack].id}"), ("WW-CATK-1",))


def beast_cast(s: Duel, f: ActBeast, card: int) -> Said:
    return of_cast(card, CARD_OF[card].types[0])


def beast_cast_as(s: Duel, f: ActBeast, card: int, role: int) -> Said:
    return of_cast(card, role)


# -- Discarding and drawing ------------------------------------------------------------------------


def discard(s: Duel, f: DiscardAny, card: int) -> Said:
    return of_card("Discard", card, "WW-DD-1", loses=gone(card))


def no_more(s: Duel, f: DrawCard) -> Said:
    left = min(f.left, hand_limit(s, f.seat) - load_of(s, f.seat))
    cards = "1 card" if left == 1 else f"{left} cards"
    return Said("Draw no more", ("WW-DD-2",), f"You draw {cards} less.")


def trim(s: Duel, f: Any, card: int) -> Said:
    return of_card("Discard", card, "WW-DD-4", loses=gone(card))


def register(w: Wording) -> None:
    """Which words serve which question."""
    _register_schools(w)
    _register_actions(w)
    _register_creatures(w)
    _register_cards(w)
    _register_full_hands(w)


def _register_schools(w: Wording) -> None:
    w.asks(
        DraftSchool,
        plain_prompt(
            "Choose a school.",
            "chooses a school",
            "All its cards go into the deck.",
            "WW-SETUP-7",
            "WW-OPT-2",
        ),
        {turn.DRAFT: school},
        refusals=left_out.NO_SCHOOL,
        id="draft",
        among=among.schools,
    )
    w.asks(
        KeepSchool,
        plain_prompt(
            "Which school do you keep?",
            "keeps a school",
            "Its cards are a deck of your own.",
            "WW-OPT-12",
        ),
        {turn.SPECIALIZE: school},
        id="specialize",
        among=among.two_schools,
    )


def _register_actions(w: Wording) -> None:
    w.asks(
        OrderEffects,
        plain_prompt(
            "Time passes: what comes first?", "orders effects", "", "WW-TIME-1", "WW-DEC-2"
        ),
        {turn.FIRST_EFFECT: first_effect, **free_acts(turn.FREE_WHEN_ORDERING)},
        free_checks(turn.FREE_WHEN_ORDERING),
        among=among.effects,
    )
    w.asks(
        Act,
        act_prompt,
        {
            turn.END: always("End Move and Cast", "WW-MAC-3"),
            turn.STEP: step,
            turn.PUNCH: always("Punch", "WW-ATK-6"),
            turn.CAST.alone: cast,
            turn.CAST.as_role: cast_as,
            turn.PLAY: play,
            turn.USE: use,
            turn.HOLD: hold,
            turn.RELEASE: release,
            turn.DROP_TREASURE: always("Put the treasure down", "WW-TRS-4"),
            turn.ACTIVATE: activate,
            turn.LIFT_ALL: always("Pick up everything here (1 MP)", "WW-MU-9"),
            turn.LIFT: lift,
            turn.TAKE: take,
            turn.GATHER: gather,
            **free_acts(turn.FREE),
        },
        {
            turn.CAST.alone: why_not_cast,
            turn.CAST.as_role: why_not_cast_as,
            turn.PLAY: why_not_play,
            turn.FREE.boost: why_not_boost,
            turn.HOLD: why_not_hold,
            turn.ACTIVATE: why_not_activate,
            turn.LIFT: why_not_lift,
            turn.TAKE: why_not_take,
            turn.STEP: why_not_walk,
            turn.FREE.finish: why_not_finish,
        },
        among=among.actions,
    )


def _register_creatures(w: Wording) -> None:
    w.asks(
        ActBeast,
        beast_prompt,
        {
            turn.BEAST_END: always("End the activation", "WW-ACT-1"),
            turn.BEAST_STEP: beast_step,
            turn.BEAST_PUNCH: always("Punch", "WW-TFC-3"),
            turn.BEAST_STRIKE: beast_strike,
            turn.BEAST_DROP_TREASURE: always("Put the treasure down", "WW-CRT-2"),
            turn.BEAST_TAKE: take,
            turn.BEAST_CAST.alone: beast_cast,
            turn.BEAST_CAST.as_role: beast_cast_as,
            **free_acts(turn.FREE_BESIDE_BEAST),
        },
        {turn.BEAST_STEP: why_not_beast_step, turn.BEAST_TAKE: why_not_beast_take},
        left_out.NO_STRIKE,
        id="beast",
        among=among.beasts_actions,
    )
    w.asks(
        KeepHolding,
        holding_prompt,
        {
            turn.LET_SHUT: always("Let it shut", "WW-DOOR-9"),
            turn.KEEP_OPEN: always("Keep the door open", "WW-DOOR-9"),
        },
    )


def _register_cards(w: Wording) -> None:
    w.asks(
        DiscardAny,
        plain_prompt(
            "Discard any cards?",
            "may discard",
            "Spells that you end and items that you drop make room as well. Then you draw.",
            "WW-DD-1",
            "WW-DEC-10",
        ),
        {
            turn.KEEP_REST: always("Keep the rest, then draw", "WW-DD-1"),
            turn.DISCARD: discard,
            **free_acts(turn.FREE_WHEN_DISCARDING),
        },
        {turn.FREE_WHEN_DISCARDING.finish: why_not_finish},
        id="discard",
        among=among.all_own_cards,
    )
    w.asks(
        DrawCard,
        plain_prompt("Draw?", "draws", "Up to two, within your hand size.", "WW-DD-2", "WW-DEC-11"),
        {
            turn.NO_MORE: no_more,
            turn.DRAW: always("Draw a card", "WW-DD-2"),
            turn.DRAW_OWN: always("Draw from your own deck", "WW-OPT-13"),
        },
        id="draw",
    )


def _register_full_hands(w: Wording) -> None:
    w.asks(
        TrimHand,
        plain_prompt(
            "Too many cards: let one go.",
            "goes down to the hand limit",
            "Discard, end a spell, or drop an item.",
            "WW-DD-4",
            "WW-DEC-7",
        ),
        {turn.TRIM: trim, **free_acts(turn.FREE_WHEN_TRIMMING)},
        refusals=left_out.COUNTS_NOTHING,
        id="trim",
        among=among.all_own_cards,
    )
    w.asks(
        MustDiscard,
        asked_by(of_frame, "discard a card.", "discards", "You choose which.", "WW-AL-8"),
        {turn.MUST_DISCARD: trim},
        among=among.hand,
    )
    w.asks(
        MakeRoom,
        room_prompt,
        {
            turn.LEAVE_IT: always("Leave it there", "WW-DEC-8"),
            turn.MAKE_ROOM: trim,
            **free_acts(turn.FREE_WHEN_MAKING_ROOM),
        },
        refusals=left_out.COUNTS_NOTHING,
        among=among.all_own_cards,
    )
