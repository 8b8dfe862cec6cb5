"""How every question of Wiz-War is put, and every option is said."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.frames import Question
from spellhall.engine.wording import Prompt, Wording, Words
from spellhall.games.wiz_war import effect_frames as e_
from spellhall.games.wiz_war import frames as f_
from spellhall.games.wiz_war import sentences
from spellhall.games.wiz_war.board import labyrinth
from spellhall.games.wiz_war.cards import CARD_OF, EV_OF, SCHOOLS
from spellhall.games.wiz_war.cards_bestial import CREATURES
from spellhall.games.wiz_war.names import (
    CARD_WORDS,
    TEXTS,
    WAY_WORDS,
    WAYS,
    card_name,
    creature_name,
    figure_name,
    line_name,
    mode_name,
    school_name,
    square_name,
    square_touch,
    target_name,
    target_touch,
    target_word,
    thing_name,
    treasure_word,
)
from spellhall.games.wiz_war.refusals import refused_actions, refused_answers
from spellhall.games.wiz_war.refused_targets import (
    refused_lines,
    refused_squares,
    refused_targets,
)
from spellhall.games.wiz_war.rules import act as acts
from spellhall.games.wiz_war.rules import beasts, moving, taking, turn, windows
from spellhall.games.wiz_war.rules.announce import CREATURE_WEAPON, weapon_of
from spellhall.games.wiz_war.rules.things import thing_at
from spellhall.games.wiz_war.state import AT_THING, BEAST, NONE, Duel
from spellhall.games.wiz_war.verbs import ATTACK

WORDING: Final = Wording()


def _card(card: int) -> str:
    return f"card:{card}"


def _here(s: Duel, cell: int) -> str:
    return square_name(len(s.players), cell)


def _cell_words(s: Duel, verb: str, cell: int, *rules: str) -> Words:
    name = _here(s, cell)
    return Words(f"{verb} {name}", f"{verb.capitalize()} {name}", (square_touch(s, cell),), rules)


def _card_words(verb: str, card: int, label: str, *rules: str) -> Words:
    return Words(f"{verb} {CARD_WORDS[card]}", f"{label} {card_name(card)}", (_card(card),), rules)


def _button(text: str, label: str, *rules: str) -> Words:
    return Words(text, label, (text.split(maxsplit=1)[0],), rules)


def _prompt(text: str, waiting: str, why: str, *rules: str) -> Callable[[Any, Any], Prompt]:
    def prompt(s: Duel, f: Question) -> Prompt:
        return Prompt(text, f"@{f.seat} {waiting}", why, rules)

    return prompt


def _thing_words(s: Duel, verb: str, uid: int, rule: str) -> Words:
    thing = thing_at(s, uid)
    name = "something" if thing is None else thing_name(thing.kind, thing.card)
    text = f"{verb} {target_word(s, AT_THING + uid)}"
    return Words(text, f"{verb.capitalize()} {name}", (f"thing:{uid}",), (rule,))


# -- The main action -----------------------------------------------------------------------------


def act_prompt(s: Duel, f: f_.Act) -> Prompt:
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


def act_option(s: Duel, f: f_.Act, code: int) -> Words:
    if code == acts.END:
        return _button("end", "End Move and Cast", "WW-MAC-3")
    if code < acts.PUNCH:
        return _step_words(s, s.players[f.seat].cell, code - acts.STEP)
    if code == acts.PUNCH:
        return _button("punch", "Punch", "WW-ATK-6")
    if code < acts.PLAY:
        return _cast_words((code - acts.CAST) // 4, (code - acts.CAST) % 4)
    if code < acts.USE:
        return _card_words("play", code - acts.PLAY, "Lay down", "WW-CARD-5")
    if code < acts.BOOST:
        card, weapon = divmod(code - acts.USE, 4)
        tool = CARD_OF[card].weapons[weapon]
        return Words(
            f"use {CARD_WORDS[card]} {tool.id}",
            f"{TEXTS(f'weapons.{tool.id}')}: {card_name(card)}",
            (_card(card),),
            ("WW-ATK-9",),
        )
    if code < acts.HOLD:
        card = code - acts.BOOST
        label = f"Spend for {EV_OF[card]} more steps:" if EV_OF[card] else "Spend for steps:"
        return _card_words("boost", card, label, "WW-MOVE-4")
    if code < acts.DROP:
        verb, line = ("hold", code - acts.HOLD)
        if code >= acts.LET_GO:
            verb, line = ("release", code - acts.LET_GO)
        name = line_name(len(s.players), line)
        label = "Hold the door open" if verb == "hold" else "Let the door shut"
        return Words(f"{verb} {name}", f"{label} ({name})", (f"line:{line}",), ("WW-DOOR-5",))
    if code < acts.DROP_TREASURE:
        return _card_words("drop", code - acts.DROP, "Drop", "WW-OBJ-8")
    if code == acts.DROP_TREASURE:
        return _button("drop-treasure", "Put the treasure down", "WW-TRS-4")
    if code < acts.ACTIVATE:
        return _card_words("finish", code - acts.END_SPELL, "End", "WW-MNT-2")
    if code < acts.LIFT_ALL:
        kind = code - acts.ACTIVATE
        text = f"activate {creature_name(kind).lower().replace(' ', '-')}"
        return Words(
            text, f"Activate the {creature_name(kind)} (2 MP)", (f"beast:{kind}",), ("WW-ACT-1",)
        )
    if code == acts.LIFT_ALL:
        return _button("lift-all", "Pick up everything here (1 MP)", "WW-MU-9")
    if code < acts.TAKE:
        return _thing_words(s, "lift", code - acts.LIFT, "WW-OBJ-5")
    if code < acts.GATHER:
        return _take_words(s, code - acts.TAKE)
    return _thing_words(s, "gather", code - acts.GATHER, "WW-CJ-17")


def _step_words(s: Duel, cell: int, d: int) -> Words:
    there = labyrinth(len(s.players)).next[4 * cell + d]
    to = "" if there < 0 else f" to {_here(s, there)}"
    touches: tuple[str, ...] = (f"way:{WAY_WORDS[d]}",)
    if there >= 0:
        touches = (square_touch(s, there), *touches)
    return Words(f"step {WAY_WORDS[d]}", f"Step {WAYS[d]}{to}", touches, ("WW-MOVE-2",))


def _cast_words(card: int, role: int) -> Words:
    as_role = ""
    if len(CARD_OF[card].types) > 1:
        as_role = " as an attack" if role == ATTACK else " as a neutral spell"
    suffix = "" if not as_role else (" attack" if role == ATTACK else " neutral")
    return Words(
        f"cast {CARD_WORDS[card]}{suffix}",
        f"Cast {card_name(card)}{as_role}",
        (_card(card),),
        (f"WW-{CARD_OF[card].id}", "WW-CARD-1" if role == ATTACK else "WW-CARD-6"),
    )


def _take_words(s: Duel, treasure: int) -> Words:
    return Words(
        f"take {treasure_word(s, treasure)}",
        f"Pick up @{treasure // 2}'s treasure (ends the phase)",
        (f"treasure:{treasure}",),
        ("WW-TRS-1",),
    )


# -- Announcing ----------------------------------------------------------------------------------


def mode_option(s: Duel, f: f_.PickMode, code: int) -> Words:
    if f.card != NONE and CARD_OF[f.card].id in TEXTS.texts["modes"]:
        name = mode_name(f.card, code)
    else:
        name = str(code)
    return Words(f"mode {code + 1}", name, (f"mode:{code}",), ("WW-V-24",))


def fuel_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return _button("unfuelled", "Energy 1, without fuel", "WW-NRG-1")
    return _card_words("fuel", code - 1, "Fuel with", "WW-NRG-2")


def number_option(s: Duel, f: f_.PickNumber, code: int) -> Words:
    label = f"{code} damage, push {f.energy - code}"
    return Words(f"damage {code}", label, (f"number:{code}",), ("WW-EL-4",))


def target_prompt(s: Duel, f: f_.PickTarget) -> Prompt:
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


def target_option(s: Duel, f: f_.PickTarget, code: int) -> Words:
    if code == 0:
        return _button("enough", "That is enough")
    target = code - 1
    return Words(
        f"at {target_word(s, target)}",
        f"At {target_name(s, target)}",
        (target_touch(s, target),),
        ("WW-CARD-8",),
    )


# -- Windows -------------------------------------------------------------------------------------


def respond_prompt(s: Duel, f: f_.Respond) -> Prompt:
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
        return _button("pass", "Pass", "WW-CNT-6")
    if code >= windows.END_GUARD:
        return _card_words("give-up", code - windows.END_GUARD, "Give up", "WW-AL-5")
    card = code - windows.COUNTER_CARD
    return _card_words("answer", card, "Answer with", f"WW-{CARD_OF[card].id}")


def cut_prompt(s: Duel, f: f_.CutDamage) -> Prompt:
    blow = s.blows[-1]
    return Prompt(
        f"You are about to suffer {blow.amount}. Lower it?",
        f"@{f.seat} may lower the damage",
        "Each source of damage is asked on its own.",
        ("WW-CNT-9",),
    )


def line_option(s: Duel, f: f_.PickCounterLine, code: int) -> Words:
    name = line_name(len(s.players), code)
    return Words(f"line {name}", f"On the line {name}", (f"line:{code}",), ("WW-CJ-3",))


# -- Effects -------------------------------------------------------------------------------------


def carried_option(s: Duel, f: Question, code: int) -> Words:
    if code == taking.STOP:
        return _button("nothing", "Nothing")
    if code >= taking.DROP_FLAG:
        return _card_words("fell", code - taking.DROP_FLAG - 1, "Make it fall:", "WW-NE-12")
    if code >= taking.PICK_TREASURE:
        treasure = code - taking.PICK_TREASURE
        return Words(
            f"pick {treasure_word(s, treasure)}",
            f"@{treasure // 2}'s treasure",
            (f"treasure:{treasure}",),
            ("WW-DEC-9",),
        )
    return _card_words("pick", code - taking.PICK, "Choose", "WW-DEC-9")


def hand_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return _button("enough", "No more")
    return _card_words("take", code - 1, "Take", "WW-ME-8")


def aside_option(s: Duel, f: Question, code: int) -> Words:
    return _card_words("pick", code - 1, "Choose", "WW-CH-13")


def shed_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return _button("enough", "Let it burn")
    if code >= taking.DROP_FLAG:
        return _card_words("finish", code - taking.DROP_FLAG, "End", "WW-ME-3")
    return _card_words("discard", code - 1, "Discard", "WW-ME-3")


def beguiled_option(s: Duel, f: e_.ChooseBeguiled, code: int) -> Words:
    if code == 0:
        return _button("walk", f"Be walked {f.steps} squares by @{f.by}", "WW-HC-1")
    return _button("give", f"Give @{f.by} a random card", "WW-HC-1")


def lust_option(s: Duel, f: e_.ChooseLust, code: int) -> Words:
    if code == 0:
        return _button("drop", "Drop it", "WW-DR-14")
    return _button("suffer", f"Suffer {f.amount} more", "WW-DR-14")


def square_option(s: Duel, f: e_.PickSquare, code: int) -> Words:
    if code == 0:
        return _button("nowhere", "Nowhere")
    return _cell_words(s, "to", code - 1, "WW-V-4")


def raven_option(s: Duel, f: e_.RavenDraw, code: int) -> Words:
    return (
        _button("draw", "Draw", "WW-TO-9") if code else _button("leave", "Do not draw", "WW-TO-9")
    )


def way_option(s: Duel, f: Any, code: int) -> Words:
    if code == moving.STOP:
        return _button("stop", "Stop", "WW-DEC-6")
    d = code - moving.WAY
    return Words(f"go {WAY_WORDS[d]}", f"Go {WAYS[d]}", (f"way:{WAY_WORDS[d]}",), ("WW-DEC-6",))


def entry_option(s: Duel, f: e_.OrderEntry, code: int) -> Words:
    return _thing_words(s, "first", code - 1, "WW-DEC-14")


# -- Turn ----------------------------------------------------------------------------------------


def effect_option(s: Duel, f: f_.OrderEffects, code: int) -> Words:
    return _card_words("first", code - 1, "First", "WW-TIME-1")


def hold_option(s: Duel, f: f_.KeepHolding, code: int) -> Words:
    if code:
        return _button("hold", "Keep the door open", "WW-DOOR-9")
    return _button("release", "Let it shut", "WW-DOOR-9")


def discard_option(s: Duel, f: f_.DiscardAny, code: int) -> Words:
    if code == turn.STOP:
        return _button("keep", "Keep the rest, then draw", "WW-DD-1")
    return _card_words("discard", code - turn.PICK, "Discard", "WW-DD-1")


def draw_option(s: Duel, f: f_.DrawCard, code: int) -> Words:
    if code == turn.STOP:
        return _button("done", "Draw no more", "WW-DD-2")
    if code == turn.FROM_OWN:
        return Words("draw own", "Draw from your own deck", ("own-deck",), ("WW-OPT-13",))
    return Words("draw", "Draw a card", ("deck",), ("WW-DD-2",))


def trim_option(s: Duel, f: Question, code: int) -> Words:
    if code == 0:
        return _button("leave", "Leave it there", "WW-DEC-8")
    if code >= turn.DROP_ITEM:
        return _card_words("drop", code - turn.DROP_ITEM, "Drop", "WW-DD-4")
    if code >= turn.END_SPELL:
        return _card_words("finish", code - turn.END_SPELL, "End", "WW-DD-4")
    return _card_words("discard", code - turn.PICK, "Discard", "WW-DD-4")


def school_option(s: Duel, f: Question, code: int) -> Words:
    return Words(
        f"school {SCHOOLS[code]}",
        school_name(code),
        (f"school:{SCHOOLS[code]}",),
        ("WW-SETUP-7",),
    )


# -- Creatures -----------------------------------------------------------------------------------


def beast_prompt(s: Duel, f: e_.ActBeast) -> Prompt:
    return Prompt(
        f"What does {figure_name(BEAST + f.kind)} do?",
        f"@{f.seat} acts with {figure_name(BEAST + f.kind)}",
        f"{s.turn.beast_mp} movement points left; one attack.",
        ("WW-ACT-3",),
    )


def beast_option(s: Duel, f: e_.ActBeast, code: int) -> Words:
    if code == beasts.END:
        return _button("end", "End the activation", "WW-ACT-1")
    if code < beasts.PUNCH:
        beast = next(one for one in s.beasts if one.kind == f.kind)
        return _step_words(s, beast.cell, code - beasts.STEP)
    if code == beasts.PUNCH:
        return _button("punch", "Punch", "WW-TFC-3")
    if code < beasts.DROP_TREASURE:
        tool = CREATURES[f.kind].attacks[code - beasts.STRIKE]
        return Words(tool.id, TEXTS(f"weapons.{tool.id}"), (f"attack:{tool.id}",), ("WW-CATK-1",))
    if code == beasts.DROP_TREASURE:
        return _button("drop-treasure", "Put the treasure down", "WW-CRT-2")
    if code < beasts.CAST:
        return _take_words(s, code - beasts.TAKE)
    return _cast_words(code - beasts.CAST, ATTACK)


def register() -> None:
    """Every kind of question."""
    q = WORDING.question
    q(
        f_.DraftSchool,
        "draft",
        _prompt(
            "Choose a school.",
            "chooses a school",
            "All its cards go into the deck.",
            "WW-SETUP-7",
            "WW-OPT-2",
        ),
        school_option,
    )
    q(
        f_.KeepSchool,
        "specialize",
        _prompt(
            "Which school do you keep?",
            "keeps a school",
            "Its cards are a deck of your own.",
            "WW-OPT-12",
        ),
        school_option,
    )
    q(
        f_.OrderEffects,
        "order_effects",
        _prompt("Time passes: what comes first?", "orders effects", "", "WW-TIME-1", "WW-DEC-2"),
        effect_option,
    )
    q(f_.Act, "act", act_prompt, act_option, refused_actions)
    q(
        f_.KeepHolding,
        "keep_holding",
        _prompt("Hold the door open in the others' turns?", "may hold a door", "", "WW-DOOR-9"),
        hold_option,
    )
    q(
        f_.DiscardAny,
        "discard",
        _prompt("Discard any cards?", "may discard", "Then you draw.", "WW-DD-1", "WW-DEC-10"),
        discard_option,
    )
    q(
        f_.DrawCard,
        "draw",
        _prompt("Draw?", "draws", "Up to two, within your hand size.", "WW-DD-2", "WW-DEC-11"),
        draw_option,
    )
    q(
        f_.TrimHand,
        "trim",
        _prompt(
            "Too many cards: let one go.",
            "goes down to the hand limit",
            "Discard, end a spell, or drop an item.",
            "WW-DD-4",
            "WW-DEC-7",
        ),
        trim_option,
    )
    q(
        f_.MustDiscard,
        "must_discard",
        _prompt("Discard a card.", "discards", "", "WW-AL-8"),
        trim_option,
    )
    q(
        f_.MakeRoom,
        "make_room",
        _prompt("Your hands are full: let something go?", "makes room", "", "WW-OBJ-6", "WW-DEC-8"),
        trim_option,
    )
    q(f_.PickMode, "mode", _prompt("In which way?", "is choosing", "", "WW-DEC-4"), mode_option)
    q(
        f_.PickFuel,
        "fuel",
        _prompt("Fuel it?", "is choosing", "The card's value replaces the 1.", "WW-NRG-2"),
        fuel_option,
    )
    q(
        f_.PickNumber,
        "number",
        _prompt(
            "How much of the energy is damage?", "is choosing", "The rest is a push.", "WW-EL-4"
        ),
        number_option,
    )
    q(f_.PickTarget, "target", target_prompt, target_option, refused_targets)
    q(f_.Respond, "respond", respond_prompt, counter_option, refused_answers)
    q(f_.CutDamage, "cut", cut_prompt, counter_option, refused_answers)
    q(
        f_.GuardTreasure,
        "guard",
        _prompt("Your treasure was picked up. Answer?", "may answer", "", "WW-CNT-10"),
        counter_option,
        refused_answers,
    )
    q(
        f_.CheatDeath,
        "death",
        _prompt("You are about to die. Answer?", "may answer", "", "WW-NE-4"),
        counter_option,
        refused_answers,
    )
    q(
        f_.PickCounterFuel,
        "counter_fuel",
        _prompt("Fuel your answer?", "answers", "", "WW-CNT-11"),
        fuel_option,
    )
    q(
        f_.PickCounterLine,
        "counter_line",
        _prompt("Where does the wall rise?", "answers", "", "WW-CJ-3"),
        line_option,
        refused_lines,
    )
    q(
        e_.PickCarried,
        "pick_carried",
        _prompt("What?", "chooses a thing", "", "WW-DEC-9"),
        carried_option,
    )
    q(
        e_.PlaceCarried,
        "place",
        _prompt("Put down what?", "puts something down", "", "WW-MU-5"),
        carried_option,
    )
    q(
        e_.TakeFromHand,
        "take_cards",
        _prompt("Take a card?", "looks at a hand", "", "WW-ME-8"),
        hand_option,
    )
    q(
        e_.ShedForBurn,
        "shed",
        _prompt(
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
        _prompt("Be walked, or give a card?", "is beguiled", "", "WW-HC-1"),
        beguiled_option,
    )
    q(
        e_.ChooseLust,
        "lust",
        _prompt("Drop it, or suffer more?", "drops it or suffers", "", "WW-DR-14"),
        lust_option,
    )
    q(
        e_.PeekTake,
        "peek_take",
        _prompt("Which card do you keep?", "looks at the deck", "", "WW-CH-13"),
        aside_option,
    )
    q(
        e_.PeekReturn,
        "peek_return",
        _prompt(
            "Which card goes back next?",
            "puts cards back",
            "The one you put back last is drawn first.",
            "WW-CH-13",
        ),
        aside_option,
    )
    q(
        e_.PickSquare,
        "square",
        _prompt("Where to?", "chooses a square", "", "WW-V-4"),
        square_option,
        refused_squares,
    )
    q(
        e_.RavenDraw,
        "raven",
        _prompt("Draw for your raven?", "may draw", "", "WW-TO-9"),
        raven_option,
    )
    q(
        e_.OrderEntry,
        "order_entry",
        _prompt("What comes first?", "orders what happens", "", "WW-DEC-14"),
        entry_option,
    )
    for kind, id, text in (
        (e_.PickWay, "push_way", "Which way?"),
        (e_.SteerStep, "steer", "Where does it go?"),
        (e_.GlideStop, "glide", "On, or stop?"),
        (e_.DriftWay, "drift", "Which way do you drift?"),
        (e_.StepAside, "aside", "Which way are you pushed?"),
    ):
        q(kind, id, _prompt(text, "moves a figure", "", "WW-DEC-6"), way_option)
    q(e_.ActBeast, "beast", beast_prompt, beast_option)
    sentences.register(WORDING)


register()
