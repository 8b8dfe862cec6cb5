"""How the questions of Binding and the Circle of Might are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.five_seals.box.dice import VALUE_OF, dice_of, packed
from spellhall.games.five_seals.box.words import node_word
from spellhall.games.five_seals.choices import (
    ADD_ONE,
    BIND_ADD,
    BIND_BREAK,
    CHANGE,
    FAMILIAR_BREAK,
    INTO,
    JOIN,
    RENEW,
    STRENGTHEN,
)
from spellhall.games.five_seals.frames import (
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    RaiseDice,
    RenewDice,
)
from spellhall.games.five_seals.rules.scrolls.binding import (
    why_not_add,
    why_not_add_to,
    why_not_break_token,
    why_not_join,
    why_not_target,
)
from spellhall.games.five_seals.rules.scrolls.might import (
    why_not_into,
    why_not_of_colour,
    why_not_raise,
)
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import ELEMENTS, die_name, set_name, space_name
from spellhall.games.five_seals.show.questions.using import broken, own_dice, prompt_of, said_dice
from spellhall.games.five_seals.show.refusals import on_seals
from spellhall.games.five_seals.state.state import Seals


def bind_prompt(s: Seals, f: BindHow) -> Prompt:
    players, node = len(s.players), s.players[f.seat].node
    why = f"Your mage stands here: {space_name(players, node)}."
    where = f"node:{node_word(players, node)}"
    return prompt_of(f, "what does the familiar do?", ("FS-BIND-2",), why, where)


def join(s: Seals, f: BindHow) -> Said:
    return Said("Join your mage and hold the space", ("FS-BIND-3",))


def bind_break(s: Seals, f: BindHow) -> Said:
    return Said("Break a token and stand there; your turn ends", ("FS-BIND-5",))


def bind_add(s: Seals, f: BindHow) -> Said:
    return Said("Add 1 to one of your dice", ("FS-VAR-2",))


def bind_target_prompt(s: Seals, f: BindTarget) -> Prompt:
    why = "Your mage stays where it is."
    return prompt_of(f, "which token does the familiar break?", ("FS-BIND-5", "FS-BIND-6"), why)


def bind_raise_prompt(s: Seals, f: BindRaise) -> Prompt:
    return prompt_of(f, "which die shows one more?", ("FS-VAR-2",))


def add_one(s: Seals, f: BindRaise, die: int) -> Said:
    return Said(f"{die_name(die)} becomes {VALUE_OF[die] + 1}", ("FS-VAR-2",))


def into_prompt(s: Seals, f: ChangeInto) -> Prompt:
    own = packed(s.players[f.seat].dice, f.colour)
    why = f"You hold {set_name(dice_of(f.colour, own))}."
    return prompt_of(f, f"{ELEMENTS[f.colour]} into which colour?", ("FS-CHANGE-1",), why)


def into(s: Seals, f: ChangeInto, colour: int) -> Said:
    return Said(f"Into {ELEMENTS[colour]} ({s.supply[colour]} in the supply)", ("FS-CHANGE-2",))


def change_prompt(s: Seals, f: ChangeDice) -> Prompt:
    why = f"The supply holds {s.supply[f.into]} of {ELEMENTS[f.into]}."
    return prompt_of(f, f"which dice become {ELEMENTS[f.into]}?", ("FS-CHANGE-2",), why)


def renew_prompt(s: Seals, f: RenewDice) -> Prompt:
    why = "This cannot be taken back."
    return prompt_of(f, "which dice are rolled again?", ("FS-RENEW-1",), why)


def raise_prompt(s: Seals, f: RaiseDice) -> Prompt:
    return prompt_of(f, "which dice get 2 more?", ("FS-STRENG-1",), "Nothing above 6.")


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        BindHow,
        bind_prompt,
        {JOIN: join, BIND_BREAK: bind_break, BIND_ADD: bind_add},
        {JOIN: why_not_join, BIND_BREAK: why_not_break_token, BIND_ADD: why_not_add},
    )
    wording.asks(
        BindTarget,
        bind_target_prompt,
        {FAMILIAR_BREAK: broken("FS-BIND-5")},
        {FAMILIAR_BREAK: on_seals(why_not_target)},
        among=among.all_seals,
    )
    wording.asks(
        BindRaise,
        bind_raise_prompt,
        {ADD_ONE: add_one},
        {ADD_ONE: why_not_add_to},
        among=among.own_dice,
    )
    wording.asks(ChangeInto, into_prompt, {INTO: into}, {INTO: why_not_into}, among=among.supply)
    wording.asks(
        ChangeDice,
        change_prompt,
        {CHANGE: said_dice("Change", "FS-CHANGE-1")},
        refusals=own_dice(why_not_of_colour),
        among=among.own_dice,
    )
    wording.asks(
        RenewDice,
        renew_prompt,
        {RENEW: said_dice("Roll", "FS-RENEW-1")},
        refusals=own_dice(why_not_of_colour),
        among=among.own_dice,
    )
    wording.asks(
        RaiseDice,
        raise_prompt,
        {STRENGTHEN: said_dice("Raise", "FS-STRENG-1")},
        refusals=own_dice(why_not_raise),
        among=among.own_dice,
    )
