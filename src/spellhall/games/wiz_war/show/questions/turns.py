"""How the questions of a turn are put: schools, actions, creatures, discarding and drawing."""

from spellhall.engine.frames import Question
from spellhall.engine.wording import Prompt, Words
from spellhall.games.wiz_war.box.cards import CARD_OF, EV_OF, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.terms import ATTACK
from spellhall.games.wiz_war.box.words import CARD_WORDS, line_name
from spellhall.games.wiz_war.frames import effects as e_
from spellhall.games.wiz_war.frames import turn as t_
from spellhall.games.wiz_war.rules import act as acts
from spellhall.games.wiz_war.rules import at_any_time, beasts, turn
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of
from spellhall.games.wiz_war.show.names import (
    TEXTS,
    card_name,
    creature_name,
    figure_name,
    school_name,
)
from spellhall.games.wiz_war.show.questions.phrases import (
    button,
    card_touch,
    card_words,
    cast_at_once,
    cast_words,
    gone,
    step_words,
    take_words,
    thing_words,
)
from spellhall.games.wiz_war.state.numbers import BEAST
from spellhall.games.wiz_war.state.state import Duel


def school_option(s: Duel, f: Question, code: int) -> Words:
    return Words(
        f"school {SCHOOLS[code]}",
        school_name(code),
        (f"school:{SCHOOLS[code]}",),
        ("WW-SETUP-7",),
    )


def free_option(s: Duel, code: int) -> Words:
    """What may be done at any time in one's own turn."""
    if code >= at_any_time.BOOST:
        return boost_words(code - at_any_time.BOOST, at_any_time.is_too_late(s))
    if code >= at_any_time.DROP_ITEM:
        return card_words("drop", code - at_any_time.DROP_ITEM, "Drop", "WW-OBJ-8")
    return card_words("finish", code - at_any_time.END_SPELL, "End", "WW-MNT-2")


def boost_words(card: int, too_late: bool) -> Words:
    """Spending a card for speed; the steps of a random one are rolled."""
    label = f"Spend for {EV_OF[card]} more steps:" if EV_OF[card] else "Spend for steps:"
    if too_late:
        label = "Spend for speed, too late to walk:"
    return card_words("boost", card, label, "WW-MOVE-4", loses=gone(card))


def effect_option(s: Duel, f: t_.OrderEffects, code: int) -> Words:
    if at_any_time.is_free_act(code):
        return free_option(s, code)
    return card_words("first", code - 1, "First", "WW-TIME-1")


def act_prompt(s: Duel, f: t_.Act) -> Prompt:
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


def act_option(s: Duel, f: t_.Act, code: int) -> Words:
    if code == acts.END:
        return button("end", "End Move and Cast", "WW-MAC-3")
    if code < acts.PUNCH:
        return step_words(s, f.seat, code - acts.STEP)
    if code == acts.PUNCH:
        return button("punch", "Punch", "WW-ATK-6")
    if code < acts.PLAY:
        card, role = divmod(code - acts.CAST, 4)
        return cast_words(card, role, cast_at_once(s, f.seat, card, role))
    if code < acts.USE:
        return card_words("play", code - acts.PLAY, "Lay down", "WW-CARD-5")
    if code < acts.BOOST:
        card, weapon = divmod(code - acts.USE, 4)
        tool = CARD_OF[card].weapons[weapon]
        return Words(
            f"use {CARD_WORDS[card]} {tool.id}",
            f"{TEXTS(f'weapons.{tool.id}')}: {card_name(card)}",
            (card_touch(card),),
            ("WW-ATK-9",),
        )
    if code < acts.HOLD:
        return boost_words(code - acts.BOOST, False)
    if code < acts.DROP:
        verb, line = ("hold", code - acts.HOLD)
        if code >= acts.LET_GO:
            verb, line = ("release", code - acts.LET_GO)
        name = line_name(len(s.players), line)
        label = "Hold the door open" if verb == "hold" else "Let the door shut"
        return Words(f"{verb} {name}", f"{label} ({name})", (f"line:{line}",), ("WW-DOOR-5",))
    if code < acts.DROP_TREASURE:
        return card_words("drop", code - acts.DROP, "Drop", "WW-OBJ-8")
    if code == acts.DROP_TREASURE:
        return button("drop-treasure", "Put the treasure down", "WW-TRS-4")
    if code < acts.ACTIVATE:
        return card_words("finish", code - acts.END_SPELL, "End", "WW-MNT-2")
    if code < acts.LIFT_ALL:
        kind = code - acts.ACTIVATE
        text = f"activate {creature_name(kind).lower().replace(' ', '-')}"
        return Words(
            text, f"Activate the {creature_name(kind)} (2 MP)", (f"beast:{kind}",), ("WW-ACT-1",)
        )
    if code == acts.LIFT_ALL:
        return button("lift-all", "Pick up everything here (1 MP)", "WW-MU-9")
    if code < acts.TAKE:
        return thing_words(s, "lift", code - acts.LIFT, "WW-OBJ-5")
    if code < acts.GATHER:
        return take_words(s, code - acts.TAKE)
    return thing_words(s, "gather", code - acts.GATHER, "WW-CJ-17")


def beast_prompt(s: Duel, f: e_.ActBeast) -> Prompt:
    return Prompt(
        f"What does {figure_name(BEAST + f.kind)} do?",
        f"@{f.seat} acts with {figure_name(BEAST + f.kind)}",
        f"{s.turn.activation.mp} movement points left; one attack.",
        ("WW-ACT-3",),
    )


def beast_option(s: Duel, f: e_.ActBeast, code: int) -> Words:
    if code == beasts.END:
        return button("end", "End the activation", "WW-ACT-1")
    if at_any_time.is_free_act(code):
        return free_option(s, code)
    if code < beasts.PUNCH:
        return step_words(s, BEAST + f.kind, code - beasts.STEP)
    if code == beasts.PUNCH:
        return button("punch", "Punch", "WW-TFC-3")
    if code < beasts.DROP_TREASURE:
        tool = CREATURES[f.kind].attacks[code - beasts.STRIKE]
        return Words(tool.id, TEXTS(f"weapons.{tool.id}"), (f"attack:{tool.id}",), ("WW-CATK-1",))
    if code == beasts.DROP_TREASURE:
        return button("drop-treasure", "Put the treasure down", "WW-CRT-2")
    if code < beasts.CAST:
        return take_words(s, code - beasts.TAKE)
    return cast_words(code - beasts.CAST, ATTACK)


def hold_option(s: Duel, f: t_.KeepHolding, code: int) -> Words:
    if code:
        return button("hold", "Keep the door open", "WW-DOOR-9")
    return button("release", "Let it shut", "WW-DOOR-9")


def discard_option(s: Duel, f: t_.DiscardAny, code: int) -> Words:
    if code == turn.STOP:
        return button("keep", "Keep the rest, then draw", "WW-DD-1")
    if at_any_time.is_free_act(code):
        return free_option(s, code)
    card = code - turn.PICK
    return card_words("discard", card, "Discard", "WW-DD-1", loses=gone(card))


def draw_option(s: Duel, f: t_.DrawCard, code: int) -> Words:
    if code == turn.STOP:
        left = min(f.left, hand_limit(s, f.seat) - load_of(s, f.seat))
        cards = "1 card" if left == 1 else f"{left} cards"
        return button("done", "Draw no more", "WW-DD-2", loses=f"You draw {cards} less.")
    if code == turn.FROM_OWN:
        return Words("draw own", "Draw from your own deck", ("own-deck",), ("WW-OPT-13",))
    return Words("draw", "Draw a card", ("deck",), ("WW-DD-2",))


def trim_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return button("leave", "Leave it there", "WW-DEC-8")
    if at_any_time.is_free_act(code):
        return free_option(s, code)
    card = code - turn.PICK
    return card_words("discard", card, "Discard", "WW-DD-4", loses=gone(card))
