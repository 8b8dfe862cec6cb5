"""Every answer to every question of Five Seals: its code, notation and what it touches.

Rules speak of things: spaces, dice, scrolls. The functions at the end name them in choices.
"""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.choices import Choices, Kind, Verb
from spellhall.engine.machine.stack import Rules
from spellhall.games.five_seals.box.board import BOARD_OF, BOARDS, SPACES
from spellhall.games.five_seals.box.dice import COLOUR_OF, SETS
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, MAGES, SCROLL_COUNT
from spellhall.games.five_seals.box.words import (
    ELEMENT_WORDS,
    FIGURE_WORDS,
    MAGE_WORDS,
    SCROLL_WORDS,
    die_word,
    set_word,
)
from spellhall.games.five_seals.frames import (
    AbsorbInto,
    AlterOwn,
    AlterTheirs,
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    DeceiveOwn,
    DeceiveTheirs,
    Disintegrate,
    Exploit,
    GiveDie,
    KeepToken,
    PassTarget,
    PassWhat,
    PayDice,
    PickColour,
    PickMage,
    PickOpponent,
    PostAt,
    RaiseDice,
    RearrangeFirst,
    RearrangeSecond,
    RenewDice,
    SendTo,
    SpeedFirst,
    SpeedSecond,
    SwapFirst,
    SwapSecond,
    TakeDie,
    TakeTurn,
    TransferOwn,
    TransferTheirs,
)
from spellhall.games.five_seals.state import touches
from spellhall.games.five_seals.state.figures import FIGURES, KIND_OF, MOST_SEATS, OWNER_OF
from spellhall.games.five_seals.state.state import Seals

STOP: Final = "stop"  # the one button that ends or declines


# -- What a choice can name ----------------------------------------------------------------------


def _figure_word(figure: int) -> str:
    return f"{FIGURE_WORDS[KIND_OF[figure]]} {OWNER_OF[figure] + 1}"


def _touch_figure(s: Seals, f: Any, figure: int) -> str:
    return f"{FIGURE_WORDS[KIND_OF[figure]]}:{OWNER_OF[figure]}"


def _touch_seal(s: Seals, f: Any, space: int) -> tuple[str, ...]:
    """A space, and the scroll that lies there."""
    return touches.seal(s, node_at(s, space))


def _touch_own_dice(s: Seals, f: Any, number: int) -> tuple[str, ...]:
    return touches.dice(s, f.seat, SETS[number])


def _touch_victims_dice(s: Seals, f: AlterTheirs, number: int) -> tuple[str, ...]:
    return touches.dice(s, f.victim, SETS[number])


def _touch_their_die(s: Seals, f: DeceiveTheirs, die: int, owner: int) -> tuple[str, ...]:
    return (touches.die(s, owner, die),)


def _touch_guardian(s: Seals, f: PostAt) -> tuple[str, ...]:
    return (f"guardian:{ELEMENT_WORDS[ELEMENT_OF[f.scroll]]}",)


MAGE: Final = Kind(MAGES, lambda mage: MAGE_WORDS[mage], lambda s, f, mage: f"character:{mage}")
COLOUR: Final = Kind(
    COLOURS, lambda colour: ELEMENT_WORDS[colour], lambda s, f, colour: touches.supply(colour)
)
SPACE: Final = Kind(len(SPACES), lambda space: SPACES[space])
SCROLL: Final = Kind(
    SCROLL_COUNT, lambda scroll: SCROLL_WORDS[scroll], lambda s, f, scroll: touches.scroll(scroll)
)
DIE: Final = Kind(len(COLOUR_OF), die_word, lambda s, f, die: touches.die(s, f.seat, die))
SET: Final = Kind(len(SETS), lambda number: set_word(SETS[number]))  # of dice, with its colour
SEAT: Final = Kind(MOST_SEATS, lambda seat: str(seat + 1), lambda s, f, seat: f"seat:{seat}")
OWNER: Final = Kind(MOST_SEATS, lambda seat: f"of {seat + 1}")
FIGURE: Final = Kind(FIGURES * MOST_SEATS, _figure_word, _touch_figure)

# -- What can be answered ------------------------------------------------------------------------

BE_MAGE: Final = Verb("mage", MAGE)
TAKE: Final = Verb("take", COLOUR)

GIVE_UP: Final = Verb("give up", touch=STOP)
BREAK: Final = Verb("break", SPACE, touch=_touch_seal)
USE: Final = Verb("use", SCROLL)
PAY: Final = Verb("pay", SET, touch=_touch_own_dice)
TO_BOX: Final = Verb("box", touch=STOP)
KEEP: Final = Verb("keep", SCROLL)

WORK_IN: Final = Verb("colour", COLOUR)
AIM_AT: Final = Verb("at", SEAT)

JOIN: Final = Verb("join", touch=lambda s, f: (f"familiar:{f.seat}", f"mage:{f.seat}"))
BIND_BREAK: Final = Verb("break", touch=lambda s, f: (f"familiar:{f.seat}",))
BIND_ADD: Final = Verb("raise", touch=lambda s, f: (f"dice:{f.seat}",))
FAMILIAR_BREAK: Final = Verb("break", SPACE, touch=_touch_seal)
ADD_ONE: Final = Verb("raise", DIE)
INTO: Final = Verb("into", COLOUR)
CHANGE: Final = Verb("change", SET, touch=_touch_own_dice)
RENEW: Final = Verb("roll", SET, touch=_touch_own_dice)
STRENGTHEN: Final = Verb("raise", SET, touch=_touch_own_dice)

SWAP: Final = Verb("swap", SPACE, touch=_touch_seal)
SWAP_WITH: Final = Verb("with", SPACE, touch=_touch_seal)
ABSORB: Final = Verb("add", DIE)
REMOVE: Final = Verb("remove", SPACE, touch=_touch_seal)
MOVE: Final = Verb("move", SPACE, touch=_touch_seal)
MOVE_WITH: Final = Verb("with", SPACE, touch=_touch_seal)

GET_DIE: Final = Verb("get", DIE, OWNER, touch=_touch_their_die)
TRADE_DIE: Final = Verb("give", DIE)
RAISE_NONE: Final = Verb("raise none", touch=STOP)
RAISE_OWN: Final = Verb("raise", SET, touch=_touch_own_dice)
LOWER_NONE: Final = Verb("lower none", touch=STOP)
LOWER_THEIRS: Final = Verb("lower", SET, touch=_touch_victims_dice)
GET_SCROLL: Final = Verb("get", SCROLL, OWNER)
TRADE_SCROLL: Final = Verb("give", SCROLL)
GIVE_DIE: Final = Verb("give", DIE)
EXPLOIT: Final = Verb("exploit", SCROLL, OWNER)

SEND: Final = Verb("send", SPACE, touch=_touch_seal)
WITHDRAW: Final = Verb("withdraw", touch=_touch_guardian)
POST: Final = Verb("post", SPACE, touch=_touch_seal)
LEAP: Final = Verb("leap", SPACE, touch=_touch_seal)
PASS: Final = Verb("pass", FIGURE)
BREAK_BEYOND: Final = Verb("break", SPACE, touch=_touch_seal)
BREAK_FIRST: Final = Verb("break", SPACE, touch=_touch_seal)
BREAK_SECOND: Final = Verb("break", SPACE, touch=_touch_seal)

CHOICES: Final = Choices(
    {
        PickMage: (BE_MAGE,),
        TakeDie: (TAKE,),
        TakeTurn: (GIVE_UP, BREAK, USE),
        PayDice: (PAY,),
        KeepToken: (TO_BOX, KEEP),
        PickColour: (WORK_IN,),
        PickOpponent: (AIM_AT,),
        BindHow: (JOIN, BIND_BREAK, BIND_ADD),
        BindTarget: (FAMILIAR_BREAK,),
        BindRaise: (ADD_ONE,),
        ChangeInto: (INTO,),
        ChangeDice: (CHANGE,),
        RenewDice: (RENEW,),
        RaiseDice: (STRENGTHEN,),
        SwapFirst: (SWAP,),
        SwapSecond: (SWAP_WITH,),
        AbsorbInto: (ABSORB,),
        Disintegrate: (REMOVE,),
        RearrangeFirst: (MOVE,),
        RearrangeSecond: (MOVE_WITH,),
        DeceiveTheirs: (GET_DIE,),
        DeceiveOwn: (TRADE_DIE,),
        AlterOwn: (RAISE_NONE, RAISE_OWN),
        AlterTheirs: (LOWER_NONE, LOWER_THEIRS),
        TransferTheirs: (GET_SCROLL,),
        TransferOwn: (TRADE_SCROLL,),
        GiveDie: (GIVE_DIE,),
        Exploit: (EXPLOIT,),
        SendTo: (SEND,),
        PostAt: (POST, WITHDRAW),
        PassWhat: (LEAP, PASS),
        PassTarget: (BREAK_BEYOND,),
        SpeedFirst: (BREAK_FIRST,),
        SpeedSecond: (BREAK_SECOND,),
    }
)

# -- Things and choices --------------------------------------------------------------------------


def node_at(s: Seals, space: int) -> int:
    """The node of a space on this game's board; NO_NODE if it has none."""
    return BOARD_OF[len(s.players)].node_at[space]


# By the number of players, for each node of their board the choice to break what lies there.
BREAK_AT: Final[list[list[int]]] = [
    [BREAK.codes[space] for space in BOARDS[players].spaces] if players in BOARDS else []
    for players in range(MOST_SEATS + 1)
]


def naming_nodes(s: Seals, verb: Verb, nodes: list[int]) -> list[int]:
    """The choices that name these nodes."""
    spaces, codes = BOARD_OF[len(s.players)].spaces, verb.codes
    return [codes[spaces[node]] for node in nodes]


Things = Callable[[Any, Any], list[int]]
Rule = Callable[[Any, Any, int], None]


def ask(rules: Rules, kind: type[Any], verb: Verb, things: Things, rule: Rule) -> None:
    """A question about one thing: which can be named, and what follows."""
    if verb.codes[0] == 0:  # the codes are the numbers of the things: nothing to translate
        rules.question(kind, things, rule)
        return

    def options(s: Seals, f: Any) -> list[int]:
        codes = verb.codes
        return [codes[thing] for thing in things(s, f)]

    def answer(s: Seals, f: Any, code: int) -> None:
        rule(s, f, verb.first[code])

    rules.question(kind, options, answer)


def ask_where(rules: Rules, kind: type[Any], verb: Verb, nodes: Things, rule: Rule) -> None:
    """The same about a node of the board."""

    def options(s: Seals, f: Any) -> list[int]:
        return naming_nodes(s, verb, nodes(s, f))

    def answer(s: Seals, f: Any, code: int) -> None:
        rule(s, f, node_at(s, verb.first[code]))

    rules.question(kind, options, answer)
