"""How the questions about a spell are put: announcing, answering, carrying out."""

from typing import Any

from spellhall.engine.frames import Question
from spellhall.engine.wording import Prompt, Words
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.words import WAY_WORDS, line_name
from spellhall.games.wiz_war.frames import casting as c_
from spellhall.games.wiz_war.frames import effects as e_
from spellhall.games.wiz_war.frames import moving as m_
from spellhall.games.wiz_war.rules.casting import windows
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON, weapon_of
from spellhall.games.wiz_war.rules.effects import displacing, taking
from spellhall.games.wiz_war.rules.moving import steps as moving
from spellhall.games.wiz_war.rules.table.seeing import is_filled
from spellhall.games.wiz_war.show.names import (
    TEXTS,
    WAYS,
    card_name,
    mode_name,
    target_name,
    target_touch,
    target_word,
    treasure_word,
)
from spellhall.games.wiz_war.show.questions.phrases import (
    button,
    card_words,
    cell_words,
    gone,
    thing_words,
)
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel

# -- Announcing ----------------------------------------------------------------------------------


def mode_option(s: Duel, f: c_.PickMode, code: int) -> Words:
    if f.card != NONE and CARD_OF[f.card].id in TEXTS.texts["modes"]:
        name = mode_name(f.card, code)
    else:
        name = str(code)
    return Words(f"mode {code + 1}", name, (f"mode:{code}",), ("WW-V-24",))


def fuel_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return button("unfuelled", "Energy 1, without fuel", "WW-NRG-1")
    return card_words("fuel", code - 1, "Fuel with", "WW-NRG-2")


def number_option(s: Duel, f: c_.PickNumber, code: int) -> Words:
    label = f"{code} damage, push {f.energy - code}"
    return Words(f"damage {code}", label, (f"number:{code}",), ("WW-EL-4",))


def target_prompt(s: Duel, f: c_.PickTarget) -> Prompt:
    if f.card != NONE:
        name = card_name(f.card)
    elif f.weapon >= CREATURE_WEAPON:
        name = TEXTS(f"weapons.{weapon_of(f.by, f.card, f.weapon).id}")
    else:
        name = "Punch"
    why = f"Energy {f.energy}." if f.card != NONE and CARD_OF[f.card].uses_energy else ""
    if f.card != NONE and CARD_OF[f.card].id == "CJ-9" and not f.targets:
        why = "The first square gets the live trap; only you know."
    return Prompt(f"{name}: choose a target.", f"@{f.seat} is choosing", why, ("WW-CARD-8",))


def target_option(s: Duel, f: c_.PickTarget, code: int) -> Words:
    if code == 0:
        return button("enough", "That is enough")
    target = code - 1
    return Words(
        f"at {target_word(s, target)}",
        f"At {target_name(s, target)}",
        (target_touch(s, target),),
        ("WW-CARD-8",),
    )


# -- Windows -------------------------------------------------------------------------------------


def respond_prompt(s: Duel, f: c_.Respond) -> Prompt:
    cast = s.air[f.height]
    name = "the attack" if cast.card == NONE else card_name(cast.card)
    return Prompt(
        f"Do you answer @{cast.seat}'s {name}?"
        if cast.card != NONE
        else "Do you answer the attack?",
        f"@{f.seat} may answer",
        "All are asked in order, whatever they hold.",
        ("WW-CNT-3", "WW-HID-3"),
    )


def counter_option(s: Duel, f: Question, code: int) -> Words:
    if code == windows.PASS:
        return button("pass", "Pass", "WW-CNT-6")
    if code >= windows.END_GUARD:
        return card_words("give-up", code - windows.END_GUARD, "Give up", "WW-AL-5")
    card = code - windows.COUNTER_CARD
    return card_words("answer", card, "Answer with", f"WW-{CARD_OF[card].id}")


def cut_prompt(s: Duel, f: c_.CutDamage) -> Prompt:
    blow = s.blows[-1]
    return Prompt(
        f"You are about to suffer {blow.amount}. Lower it?",
        f"@{f.seat} may lower the damage",
        "Each source of damage is asked on its own.",
        ("WW-CNT-9",),
    )


def line_option(s: Duel, f: c_.PickCounterLine, code: int) -> Words:
    name = line_name(len(s.players), code)
    return Words(f"line {name}", f"On the line {name}", (f"line:{code}",), ("WW-CJ-3",))


# -- Effects -------------------------------------------------------------------------------------


def carried_option(s: Duel, f: Question, code: int) -> Words:
    if code == taking.STOP:
        return button("nothing", "Nothing")
    if code >= taking.DROP_FLAG:
        return card_words("fell", code - taking.DROP_FLAG - 1, "Make it fall:", "WW-NE-12")
    if code >= taking.PICK_TREASURE:
        treasure = code - taking.PICK_TREASURE
        return Words(
            f"pick {treasure_word(s, treasure)}",
            f"@{treasure // 2}'s treasure",
            (f"treasure:{treasure}",),
            ("WW-DEC-9",),
        )
    return card_words("pick", code - taking.PICK, "Choose", "WW-DEC-9")


def hand_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return button("enough", "No more")
    return card_words("take", code - 1, "Take", "WW-ME-8")


def aside_option(s: Duel, f: Question, code: int) -> Words:
    return card_words("pick", code - 1, "Choose", "WW-CH-13")


def shed_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return button("enough", "Let it burn")
    if code >= taking.DROP_FLAG:
        return card_words("finish", code - taking.DROP_FLAG, "End", "WW-ME-3")
    return card_words("discard", code - 1, "Discard", "WW-ME-3", loses=gone(code - 1))


def beguiled_option(s: Duel, f: e_.ChooseBeguiled, code: int) -> Words:
    if code == 0:
        return button("walk", f"Be walked {f.steps} squares by @{f.by}", "WW-HC-1")
    return button("give", f"Give @{f.by} a random card", "WW-HC-1")


def lust_option(s: Duel, f: e_.ChooseLust, code: int) -> Words:
    if code == 0:
        return button("drop", "Drop it", "WW-DR-14")
    return button("suffer", f"Suffer {f.amount} more", "WW-DR-14")


def square_option(s: Duel, f: e_.PickSquare, code: int) -> Words:
    if code == 0:
        return button("nowhere", "Nowhere")
    if f.verb == displacing.TO_BLINK and is_filled(s, code - 1):
        words = cell_words(s, "to", code - 1, "WW-TEL-2", "WW-AMB-57")
        return Words(words.text, f"{words.label}: 1 damage, then on", words.touches, words.rules)
    return cell_words(s, "to", code - 1, "WW-V-4")


def raven_option(s: Duel, f: e_.RavenDraw, code: int) -> Words:
    return button("draw", "Draw", "WW-TO-9") if code else button("leave", "Do not draw", "WW-TO-9")


def way_option(s: Duel, f: Any, code: int) -> Words:
    if code == moving.STOP:
        return button("stop", "Stop", "WW-DEC-6")
    d = code - moving.WAY
    return Words(f"go {WAY_WORDS[d]}", f"Go {WAYS[d]}", (f"way:{WAY_WORDS[d]}",), ("WW-DEC-6",))


def entry_option(s: Duel, f: m_.OrderEntry, code: int) -> Words:
    return thing_words(s, "first", code - 1, "WW-DEC-14")
