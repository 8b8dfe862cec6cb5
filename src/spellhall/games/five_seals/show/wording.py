"""How the questions of set-up, turn and breaking are said."""

from typing import Final

from spellhall.engine.wording import Prompt, Refused, Wording, Words
from spellhall.games.five_seals.box.dice import (
    colour_of_set,
    dice_of,
    pack_of_set,
    packed,
    subsets,
    sums,
    values,
)
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import IS_SYNERGY, NEEDS_OPPONENT, SPELL_OF
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH, scroll_of
from spellhall.games.five_seals.box.words import (
    ELEMENT_WORDS,
    MAGE_WORDS,
    SCROLL_WORDS,
    node_word,
    set_word,
)
from spellhall.games.five_seals.frames import KeepToken, PayDice, PickMage, TakeDie, TakeTurn
from spellhall.games.five_seals.rules.breaking import STORE, TO_BOX
from spellhall.games.five_seals.rules.power import breakable, minimal_sets
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.rounds import is_last_round
from spellhall.games.five_seals.rules.scoring import enough_sixes_taken
from spellhall.games.five_seals.rules.scrolls.using import USE_OF, active_opponents
from spellhall.games.five_seals.rules.turn import GIVE_UP, SCROLL, TARGET
from spellhall.games.five_seals.show import sentences, touches, using
from spellhall.games.five_seals.show.names import (
    ELEMENTS,
    FAMILIARS,
    MAGE_NAMES,
    scroll_name,
    seal_name,
    set_name,
    space_name,
)
from spellhall.games.five_seals.state.state import Seals, stored_on

WORDING: Final = Wording()
MOST_REFUSED_SETS: Final = 6


def mage_prompt(s: Seals, f: PickMage) -> Prompt:
    return Prompt(
        "Which mage are you?",
        f"@{f.seat} chooses a mage",
        "All mages play alike; the familiar comes along.",
        ("FS-DEC-2", "FS-SETUP-9"),
    )


def mage_option(s: Seals, f: PickMage, mage: int) -> Words:
    label = f"{MAGE_NAMES[mage]} with the {FAMILIARS[mage]}"
    return Words(
        f"mage {MAGE_WORDS[mage]}", label, (f"character:{mage}",), (f"FS-MAGE-{mage + 1}",)
    )


def die_prompt(s: Seals, f: TakeDie) -> Prompt:
    dice = "die" if f.left == 1 else "dice"
    return Prompt(
        f"Choose {f.left} {dice} for the next roll.",
        f"@{f.seat} chooses {f.left} {dice}",
        "Any colours that the supply holds.",
        ("FS-DEC-4", "FS-DRAFT-1"),
    )


def die_option(s: Seals, f: TakeDie, colour: int) -> Words:
    return Words(
        f"take {ELEMENT_WORDS[colour]}",
        f"Take a die of {ELEMENTS[colour]} ({s.supply[colour]} left)",
        (touches.supply(colour),),
        ("FS-DRAFT-1",),
    )


def empty_fields(s: Seals, f: TakeDie) -> list[Refused]:
    return [
        Refused(touches.supply(colour), "No die of this colour is left.", "FS-DRAFT-1")
        for colour in range(COLOURS)
        if s.supply[colour] == 0
    ]


# -- The turn ------------------------------------------------------------------------------------


def turn_prompt(s: Seals, f: TakeTurn) -> Prompt:
    count = len(breakable(s, f.seat, reach(s, f.seat).targets))
    if count:
        text = "Break one seal."
        targets = "1 target lies" if count == 1 else f"{count} targets lie"
        why = f"{targets} within reach of your mage and dice. You may use scrolls before."
    else:
        text = "You can break nothing now."
        why = "Use a scroll that helps, or give your dice back: then your round is over."
    if enough_sixes_taken(s):
        why = "This is the last round. " + why
    elif is_last_round(s):
        why = "Nobody has broken a seal for two rounds: a third ends the game. " + why
    return Prompt(
        text,
        f"@{f.seat} breaks a seal or uses scrolls",
        why,
        ("FS-TURN-1", "FS-TURN-3"),
    )


def turn_option(s: Seals, f: TakeTurn, code: int) -> Words:
    if code == GIVE_UP:
        label = "Nothing can be broken: give your dice back and end your round"
        return Words("give up", label, ("stop",), ("FS-TURN-4",))
    if code >= SCROLL:
        scroll = code - SCROLL
        label = f"Use {scroll_name(scroll)}"
        rules = ("FS-TURN-1", f"FS-D-{SPELL_OF[scroll].rule}")
        return Words(f"use {SCROLL_WORDS[scroll]}", label, (touches.scroll(scroll),), rules)
    return target_words(s, code - TARGET, ("FS-TURN-3", "FS-BREAK-1"))


def target_words(s: Seals, node: int, rules: tuple[str, ...]) -> Words:
    """A seal to break, wherever it is asked for."""
    players = len(s.players)
    seal = s.seals[node]
    found = [touches.node(s, node)]
    if seal >= ON_BOARD:
        found.append(touches.scroll(scroll_of(seal)))
    label = f"Break {seal_name(seal)}: {space_name(players, node)}"
    text = f"break {node_word(players, node)}"
    return Words(
        text, label, tuple(found), rules, "Your dice for it go back and your turn ends.", True
    )


def turn_refusals(s: Seals, f: TakeTurn) -> list[Refused]:
    return seal_refusals(s, f.seat) + scroll_refusals(s, f.seat)


def seal_refusals(s: Seals, seat: int) -> list[Refused]:
    """Why each of the other seals cannot be broken now."""
    reached = reach(s, seat)
    pips = sums(s.players[seat].dice)
    owner = {player.familiar: other for other, player in enumerate(s.players) if other != seat}
    found = []
    for node, seal in enumerate(s.seals):
        if seal < 0:
            continue
        touch = touches.node(s, node)
        element, strength = SEAL_ELEMENT[seal], SEAL_STRENGTH[seal]
        if node in reached.targets:
            if pips[element] < strength:
                what = "one colour" if element == MIND else ELEMENTS[element]
                reason = f"It needs {strength}; your dice of {what} show {pips[element]}."
                found.append(Refused(touch, reason, "FS-BREAK-2"))
        elif node in s.guardians:
            found.append(Refused(touch, "A guardian shuts it to everybody.", "FS-REACH-7"))
        elif node in owner:
            reason = f"The familiar of @{owner[node]} stands on it."
            found.append(Refused(touch, reason, "FS-REACH-8"))
        else:
            found.append(Refused(touch, "No open way leads there.", "FS-REACH-1"))
    return found


def scroll_refusals(s: Seals, seat: int) -> list[Refused]:
    """Why each of the other own scrolls cannot be used now."""
    player = s.players[seat]
    reached = reach(s, seat)
    found = []
    for scroll in player.scrolls:
        touch = touches.scroll(scroll)
        if scroll in player.down:
            reason = "Used; it turns face up when your round is over."
            found.append(Refused(touch, reason, "FS-SCROLL-3"))
        elif IS_SYNERGY[scroll]:
            found.append(Refused(touch, "Synergy counts at the end of the game.", "FS-SYN-1"))
        elif NEEDS_OPPONENT[scroll] and not active_opponents(s, seat):
            found.append(Refused(touch, "The round of every opponent is over.", "FS-CONF-2"))
        elif not USE_OF[scroll].usable(s, seat, scroll, reached):
            found.append(Refused(touch, "It would change nothing now.", "FS-SCROLL-2"))
    return found


# -- Breaking ------------------------------------------------------------------------------------


def dice_prompt(s: Seals, f: PayDice) -> Prompt:
    seal = seal_name(s.seals[f.node])
    return Prompt(
        f"Which dice break {seal}?",
        f"@{f.seat} breaks {seal}",
        "One colour, enough pips, and no die too many.",
        ("FS-BREAK-1", "FS-BREAK-2", "FS-BREAK-3"),
    )


def dice_option(s: Seals, f: PayDice, code: int) -> Words:
    colour, pack = colour_of_set(code), pack_of_set(code)
    total = sum(values(pack))
    return Words(
        f"pay {set_word(code)}",
        f"Break with {set_name(code)}{f' = {total}' if len(values(pack)) > 1 else ''}",
        touches.dice(s, f.seat, colour, pack),
        ("FS-BREAK-3",),
        f"{set_name(code)} goes back and your turn ends: {space_name(len(s.players), f.node)}.",
        tried=True,
    )


def wasteful_sets(s: Seals, f: PayDice) -> list[Refused]:
    """Sets that would do, but for a superfluous die."""
    seal = s.seals[f.node]
    strength, element = SEAL_STRENGTH[seal], SEAL_ELEMENT[seal]
    dice = s.players[f.seat].dice
    found = []
    for colour in range(COLOURS) if element == MIND else (element,):
        pack = packed(dice, colour)
        legal = minimal_sets(pack, strength)
        for tried in subsets(pack, 3):
            shown = values(tried)
            if tried not in legal and sum(shown) >= strength:
                rest = " + ".join(map(str, shown[:-1]))
                reason = f"{rest} is enough without the {shown[-1]}; no spare die may be used."
                touch = f"set:{set_word(dice_of(colour, tried))}"
                found.append(Refused(touch, reason, "FS-BREAK-3"))
    return found[:MOST_REFUSED_SETS]


def keep_prompt(s: Seals, f: KeepToken) -> Prompt:
    return Prompt(
        f"Keep {seal_name(s.aside[-1])}?",
        f"@{f.seat} may keep the broken token",
        "Storing costs nothing; a token that lies there already is lost.",
        ("FS-DEC-8", "FS-ABSORB-8"),
    )


def keep_option(s: Seals, f: KeepToken, code: int) -> Words:
    if code == TO_BOX:
        return Words("box", "Send it to the box", ("stop",), ("FS-BREAK-6",))
    scroll = code - STORE
    label = f"Keep it on {scroll_name(scroll)}"
    before = stored_on(s.players[f.seat], scroll)
    if before >= 0:
        label += f" in place of {seal_name(before)}"
    word = f"keep {SCROLL_WORDS[scroll]}"
    return Words(word, label, (touches.scroll(scroll),), ("FS-ABSORB-1",))


WORDING.question(PickMage, "pick_mage", mage_prompt, mage_option)
WORDING.question(TakeDie, "take_die", die_prompt, die_option, empty_fields)
WORDING.question(TakeTurn, "take_turn", turn_prompt, turn_option, turn_refusals)
WORDING.question(PayDice, "pay_dice", dice_prompt, dice_option, wasteful_sets)
WORDING.question(KeepToken, "keep_token", keep_prompt, keep_option)
using.register(WORDING)
sentences.register(WORDING)
