"""How the questions of the Circle of Conflict are said."""

from spellhall.engine.wording import Cause, Prompt, Refused, Said, Wording
from spellhall.games.five_seals.box.dice import COLOUR_OF, COLOURED, VALUE_OF
from spellhall.games.five_seals.choices import (
    EXPLOIT,
    GET_DIE,
    GET_SCROLL,
    GIVE_DIE,
    LOWER_NONE,
    LOWER_THEIRS,
    RAISE_NONE,
    RAISE_OWN,
    TRADE_DIE,
    TRADE_SCROLL,
)
from spellhall.games.five_seals.frames import (
    AlterOwn,
    AlterTheirs,
    DeceiveOwn,
    DeceiveTheirs,
    Exploit,
    GiveDie,
    TransferOwn,
    TransferTheirs,
)
from spellhall.games.five_seals.rules.scrolls.conflict_over_dice import (
    why_not_alter_own,
    why_not_alter_theirs,
    why_not_get_die,
    why_not_give,
    why_not_trade,
)
from spellhall.games.five_seals.rules.scrolls.conflict_over_scrolls import (
    why_not_exploit,
    why_not_get_scroll,
    why_not_trade_scroll,
)
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import die_name, scroll_name
from spellhall.games.five_seals.show.questions.using import no_dice, own_dice, prompt_of, said_dice
from spellhall.games.five_seals.show.refusals import refused_dice
from spellhall.games.five_seals.state.state import Seals


def get_die_prompt(s: Seals, f: DeceiveTheirs) -> Prompt:
    return prompt_of(f, "whose die?", ("FS-DECEP-1",), "Colours are traded, values stay.")


def get_die(s: Seals, f: DeceiveTheirs, die: int, owner: int) -> Said:
    return Said(f"{die_name(die)} of @{owner}", ("FS-DECEP-2",))


def trade_prompt(s: Seals, f: DeceiveOwn) -> Prompt:
    ask = f"{die_name(f.die)} of @{f.victim} for which of your dice?"
    return prompt_of(f, ask, ("FS-DECEP-1",))


def trade_die(s: Seals, f: DeceiveOwn, die: int) -> Said:
    after = COLOURED[COLOUR_OF[f.die]][VALUE_OF[die]]
    return Said(f"Your {die_name(die)} becomes {die_name(after)}", ("FS-DECEP-2",))


def own_prompt(s: Seals, f: AlterOwn) -> Prompt:
    return prompt_of(f, "which of your dice get 1 more?", ("FS-ALTER-1", "FS-ALTER-2"))


def theirs_prompt(s: Seals, f: AlterTheirs) -> Prompt:
    ask = f"which dice of @{f.victim} get 1 less?"
    return prompt_of(f, ask, ("FS-ALTER-1", "FS-ALTER-2"))


def not_lowered(s: Seals, f: AlterTheirs) -> list[Refused]:
    return list(refused_dice(s, f, f.victim, why_not_alter_theirs))


def get_scroll_prompt(s: Seals, f: TransferTheirs) -> Prompt:
    return prompt_of(f, "whose scroll?", ("FS-TRANS-1",), "You give one of equal strength.")


def get_scroll(s: Seals, f: TransferTheirs, scroll: int, owner: int) -> Said:
    return Said(f"Take {scroll_name(scroll)} of @{owner}", ("FS-TRANS-1",))


def trade_scroll_prompt(s: Seals, f: TransferOwn) -> Prompt:
    ask = f"which scroll for {scroll_name(f.theirs)}?"
    return prompt_of(f, ask, ("FS-TRANS-2", "FS-TRANS-3"))


def trade_scroll(s: Seals, f: TransferOwn, scroll: int) -> Said:
    return Said(f"Give {scroll_name(scroll)}", ("FS-TRANS-2",))


def steal_prompt(s: Seals, f: GiveDie) -> Prompt:
    name = scroll_name(f.scroll)
    return Prompt(
        f"{name}: which die do you give to @{f.thief}?",
        f"@{f.seat} gives a die to @{f.thief}",
        f"@{f.thief} uses it against you; the die goes as it lies.",
        ("FS-DEC-9", "FS-THEFT-2"),
        Cause(name, (f"scroll:{f.scroll}", f"seat:{f.thief}")),
    )


def give_die(s: Seals, f: GiveDie, die: int) -> Said:
    return Said(f"Give {die_name(die)}", ("FS-THEFT-2",))


def exploit_prompt(s: Seals, f: Exploit) -> Prompt:
    return prompt_of(f, "whose scroll works for you?", ("FS-EXPLOIT-1", "FS-EXPLOIT-5"))


def exploit(s: Seals, f: Exploit, scroll: int, owner: int) -> Said:
    return Said(f"Use {scroll_name(scroll)} of @{owner}", ("FS-EXPLOIT-1",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        DeceiveTheirs,
        get_die_prompt,
        {GET_DIE: get_die},
        {GET_DIE: why_not_get_die},
        among=among.their_dice,
    )
    wording.asks(
        DeceiveOwn,
        trade_prompt,
        {TRADE_DIE: trade_die},
        {TRADE_DIE: why_not_trade},
        among=among.own_dice,
    )
    wording.asks(
        AlterOwn,
        own_prompt,
        {
            RAISE_NONE: no_dice("Raise", "FS-ALTER-1"),
            RAISE_OWN: said_dice("Raise", "FS-ALTER-1"),
        },
        refusals=own_dice(why_not_alter_own),
        among=among.own_dice,
    )
    wording.asks(
        AlterTheirs,
        theirs_prompt,
        {
            LOWER_NONE: no_dice("Lower", "FS-ALTER-1"),
            LOWER_THEIRS: said_dice("Lower", "FS-ALTER-1"),
        },
        refusals=not_lowered,
        among=among.victims_dice,
    )
    wording.asks(
        TransferTheirs,
        get_scroll_prompt,
        {GET_SCROLL: get_scroll},
        {GET_SCROLL: why_not_get_scroll},
        among=among.their_scrolls,
    )
    wording.asks(
        TransferOwn,
        trade_scroll_prompt,
        {TRADE_SCROLL: trade_scroll},
        {TRADE_SCROLL: why_not_trade_scroll},
        among=among.own_scrolls,
    )
    wording.asks(
        GiveDie, steal_prompt, {GIVE_DIE: give_die}, {GIVE_DIE: why_not_give}, among=among.own_dice
    )
    wording.asks(
        Exploit,
        exploit_prompt,
        {EXPLOIT: exploit},
        {EXPLOIT: why_not_exploit},
        among=among.their_scrolls,
    )
