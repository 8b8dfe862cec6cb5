"""How the questions of the Circle of Spaces are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.five_seals.box.dice import VALUE_OF
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF
from spellhall.games.five_seals.choices import ABSORB, MOVE, MOVE_WITH, REMOVE, SWAP, SWAP_WITH
from spellhall.games.five_seals.frames import (
    AbsorbInto,
    Disintegrate,
    RearrangeFirst,
    RearrangeSecond,
    SwapFirst,
    SwapSecond,
)
from spellhall.games.five_seals.rules.scrolls.spaces import (
    why_not_fill,
    why_not_move,
    why_not_remove,
    why_not_swap,
    why_not_swap_with,
)
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import ELEMENTS, die_name, seal_name, space_name
from spellhall.games.five_seals.show.questions.using import prompt_of, rule_of, said_at
from spellhall.games.five_seals.show.refusals import on_seals
from spellhall.games.five_seals.state import touches
from spellhall.games.five_seals.state.state import Seals, stored_on


def swap_prompt(s: Seals, f: SwapFirst) -> Prompt:
    return prompt_of(f, "which token?", rule_of(f), "It need not be reachable.")


def with_prompt(s: Seals, f: SwapSecond) -> Prompt:
    why = f"It lies here: {space_name(len(s.players), f.node)}."
    ask = f"{seal_name(s.seals[f.node])} for which other token?"
    return prompt_of(f, ask, rule_of(f), why, *touches.seal(s, f.node))


def absorb_prompt(s: Seals, f: AbsorbInto) -> Prompt:
    token = stored_on(s.players[f.seat], f.scroll)
    return prompt_of(f, f"which die gets {VALUE_OF[token]} more?", ("FS-ABSORB-4",), "Up to 6.")


def absorb(s: Seals, f: AbsorbInto, die: int) -> Said:
    token = stored_on(s.players[f.seat], f.scroll)
    now = min(6, VALUE_OF[die] + VALUE_OF[token])
    return Said(f"{die_name(die)} becomes {now}", ("FS-ABSORB-4",))


def remove_prompt(s: Seals, f: Disintegrate) -> Prompt:
    why = "It need not be reachable; your duty to break remains."
    return prompt_of(f, "which token disappears?", ("FS-DISINT-1", "FS-DISINT-3"), why)


def move_prompt(s: Seals, f: RearrangeFirst) -> Prompt:
    ask = f"which scroll of {ELEMENTS[ELEMENT_OF[f.scroll]]} moves?"
    return prompt_of(f, ask, ("FS-REARR-1",), "It need not be reachable.")


def place_prompt(s: Seals, f: RearrangeSecond) -> Prompt:
    why = f"It lies here: {space_name(len(s.players), f.node)}."
    ask = f"{seal_name(s.seals[f.node])} for which scroll?"
    return prompt_of(f, ask, ("FS-REARR-1",), why, *touches.seal(s, f.node))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        SwapFirst,
        swap_prompt,
        {SWAP: said_at("Move")},
        {SWAP: on_seals(why_not_swap)},
        among=among.tokens,
    )
    wording.asks(
        SwapSecond,
        with_prompt,
        {SWAP_WITH: said_at("Exchange with")},
        {SWAP_WITH: on_seals(why_not_swap_with)},
        among=among.tokens,
    )
    wording.asks(
        AbsorbInto, absorb_prompt, {ABSORB: absorb}, {ABSORB: why_not_fill}, among=among.own_dice
    )
    wording.asks(
        Disintegrate,
        remove_prompt,
        {REMOVE: said_at("Remove", "FS-DISINT-1")},
        {REMOVE: on_seals(why_not_remove)},
        among=among.tokens,
    )
    wording.asks(
        RearrangeFirst,
        move_prompt,
        {MOVE: said_at("Move", "FS-REARR-1")},
        {MOVE: on_seals(why_not_move)},
        among=among.board_scrolls,
    )
    wording.asks(
        RearrangeSecond,
        place_prompt,
        {MOVE_WITH: said_at("Exchange with", "FS-REARR-1")},
        among=among.board_scrolls,
    )
