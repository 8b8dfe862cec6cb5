"""How the questions of turn and breaking are said."""

from collections.abc import Iterable
from typing import Final

from spellhall.engine.wording import Cause, Prompt, Refused, Said, Wording
from spellhall.games.five_seals.box.dice import SETS, dice_of, pack_of_set, packed, subsets, values
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import SPELL_OF
from spellhall.games.five_seals.box.seals import SEAL_ELEMENT, SEAL_STRENGTH
from spellhall.games.five_seals.box.words import set_word
from spellhall.games.five_seals.choices import BREAK, GIVE_UP, KEEP, PAY, TO_BOX, USE
from spellhall.games.five_seals.frames import KeepToken, PayDice, TakeTurn
from spellhall.games.five_seals.rules.breaking import fitting_stores, why_not_keep, why_not_pay
from spellhall.games.five_seals.rules.power import breakable, minimal_sets, why_not_break
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.rounds import is_last_round
from spellhall.games.five_seals.rules.scoring import enough_sixes_taken
from spellhall.games.five_seals.rules.scrolls.using import why_not_use
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import (
    scroll_name,
    seal_at,
    seal_name,
    set_name,
    space_name,
)
from spellhall.games.five_seals.show.refusals import on_seals, refused_dice
from spellhall.games.five_seals.state import touches
from spellhall.games.five_seals.state.state import Seals, stored_on

MOST_REFUSED_SETS: Final = 6


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


def give_up(s: Seals, f: TakeTurn) -> Said:
    return Said("Nothing can be broken: give your dice back and end your round", ("FS-TURN-4",))


def break_one(s: Seals, f: TakeTurn, space: int) -> Said:
    return Said(
        f"Break {seal_at(s, space)}",
        ("FS-TURN-3", "FS-BREAK-1"),
        "Your dice for it go back and your turn ends.",
        tried=True,
    )


def use(s: Seals, f: TakeTurn, scroll: int) -> Said:
    return Said(f"Use {scroll_name(scroll)}", ("FS-TURN-1", f"FS-D-{SPELL_OF[scroll].rule}"))


# -- Breaking ------------------------------------------------------------------------------------


def dice_prompt(s: Seals, f: PayDice) -> Prompt:
    seal = seal_name(s.seals[f.node])
    where = space_name(len(s.players), f.node)
    return Prompt(
        f"Which dice break {seal}?",
        f"@{f.seat} breaks {seal}",
        f"It lies here: {where}. One colour, enough pips, and no die too many.",
        ("FS-BREAK-1", "FS-BREAK-2", "FS-BREAK-3"),
        Cause(seal, touches.seal(s, f.node)),
    )


def pay(s: Seals, f: PayDice, number: int) -> Said:
    dice = SETS[number]
    shown = values(pack_of_set(dice))
    return Said(
        f"Break with {set_name(dice)}{f' = {sum(shown)}' if len(shown) > 1 else ''}",
        ("FS-BREAK-3",),
        f"{set_name(dice)} goes back and your turn ends: {space_name(len(s.players), f.node)}.",
        tried=True,
    )


def unpaid(s: Seals, f: PayDice) -> list[Refused]:
    return [*wasteful_sets(s, f), *refused_dice(s, f, f.seat, why_not_pay)]


def wasteful_sets(s: Seals, f: PayDice) -> Iterable[Refused]:
    """Sets that would do, but for a superfluous die."""
    seal = s.seals[f.node]
    strength, element = SEAL_STRENGTH[seal], SEAL_ELEMENT[seal]
    found = []
    for colour in range(COLOURS) if element == MIND else (element,):
        pack = packed(s.players[f.seat].dice, colour)
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
    found = fitting_stores(s, f.seat, s.aside[-1])
    names = " or ".join(map(scroll_name, found))
    return Prompt(
        f"Keep {seal_name(s.aside[-1])} on {names}?",
        f"@{f.seat} may keep the broken token",
        "Storing costs nothing; a token that lies there already is lost.",
        ("FS-DEC-8", "FS-ABSORB-8"),
        Cause(names, tuple(map(touches.scroll, found))),
    )


def to_box(s: Seals, f: KeepToken) -> Said:
    return Said("Send it to the box", ("FS-BREAK-6",))


def keep(s: Seals, f: KeepToken, scroll: int) -> Said:
    label = f"Keep it on {scroll_name(scroll)}"
    before = stored_on(s.players[f.seat], scroll)
    if before >= 0:
        label += f" in place of {seal_name(before)}"
    return Said(label, ("FS-ABSORB-1",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        TakeTurn,
        turn_prompt,
        {GIVE_UP: give_up, BREAK: break_one, USE: use},
        {BREAK: on_seals(why_not_break), USE: why_not_use},
        among=among.seals_and_scrolls,
    )
    wording.asks(PayDice, dice_prompt, {PAY: pay}, refusals=unpaid, among=among.own_dice)
    wording.asks(
        KeepToken,
        keep_prompt,
        {TO_BOX: to_box, KEEP: keep},
        {KEEP: why_not_keep},
        among=among.stores,
    )
