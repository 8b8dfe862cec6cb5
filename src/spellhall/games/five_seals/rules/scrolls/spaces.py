"""The Circle of Spaces (ledger section 8.2)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import COLOUR_OF, COLOURED, VALUE_OF, distinct, replace_die
from spellhall.games.five_seals.box.effects import (
    COLOUR,
    STRENGTH,
    SwapTokens,
)
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, ELEMENT_OF
from spellhall.games.five_seals.box.seals import SEAL_ELEMENT, TOKEN_INDEX, TOKEN_KINDS, copies_of
from spellhall.games.five_seals.choices import (
    ABSORB,
    MOVE,
    MOVE_WITH,
    REMOVE,
    SWAP,
    SWAP_WITH,
    ask,
    ask_where,
)
from spellhall.games.five_seals.frames import (
    AbsorbInto,
    Disintegrate,
    RearrangeFirst,
    RearrangeSecond,
    SwapFirst,
    SwapSecond,
)
from spellhall.games.five_seals.rules.reach import empty_space, exchange_seals
from spellhall.games.five_seals.rules.scrolls.using import Use
from spellhall.games.five_seals.rules.why_not import (
    NOT_TO_BE_EXCHANGED,
    NOT_TO_BE_SWAPPED,
    NOTHING_TO_EXCHANGE_WITH,
    NOTHING_TO_SWAP_WITH,
    OTHER_ELEMENT,
    SIX_TAKES_NOTHING,
)
from spellhall.games.five_seals.state.on_board import fits, is_token, scrolls_on_board, tokens_of
from spellhall.games.five_seals.state.state import Reach, Seals, stored_on

# -- Swap and Exchange ---------------------------------------------------------------------------


def is_partner(same: int, token: int, other: int) -> bool:
    """Whether two tokens may change places.

    Swap: equal strength, another colour. Exchange: the same colour, another strength, since two
    equal tokens would give no effect (FS-SWAP-1, FS-SWAP-3, FS-EXCH-1, FS-EXCH-3).
    """
    same_strength = VALUE_OF[other] == VALUE_OF[token]
    same_colour = COLOUR_OF[other] == COLOUR_OF[token]
    if same == STRENGTH:
        return same_strength and not same_colour
    return same_colour and not same_strength


# For each effect and each kind of token, the kinds that may change places with it.
PARTNERS: Final[list[list[list[int]]]] = [
    [
        [j for j in range(len(TOKEN_KINDS)) if is_partner(same, token, TOKEN_KINDS[j])]
        for token in TOKEN_KINDS
    ]
    for same in (STRENGTH, COLOUR)
]
COPIES: Final[list[int]] = [copies_of(token) for token in TOKEN_KINDS]


def same_of(scroll: int) -> int:
    """What two tokens have in common that the scroll exchanges."""
    effect = EFFECT_OF[scroll]
    assert isinstance(effect, SwapTokens)
    return effect.same


class Swap(Use):
    """Two tokens change places."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Neither token needs to be reachable (FS-SWAP-2, FS-EXCH-2)."""
        there = token_counts(s)
        fitting = PARTNERS[same_of(scroll)]
        element = ELEMENT_OF[scroll]
        for i in range(len(TOKEN_KINDS)):
            if there[i] and (element == MIND or COLOUR_OF[TOKEN_KINDS[i]] == element):
                for j in fitting[i]:
                    if there[j]:
                        return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which first?"""
        then(s, SwapFirst(seat, scroll))


def token_counts(s: Seals) -> list[int]:
    """How many tokens of each kind lie on the board: those that are nowhere else."""
    there = [COPIES[i] - s.box[i] for i in range(len(COPIES))]
    for player in s.players:
        for _, token in player.stored:
            there[TOKEN_INDEX[token]] -= 1
    return there


def first_tokens(s: Seals, f: SwapFirst) -> list[int]:
    """Tokens of the own colour, with a Mind scroll of any, that have a partner."""
    there = token_counts(s)
    fitting = PARTNERS[same_of(f.scroll)]
    found: list[int] = []
    for node in tokens_of(s, ELEMENT_OF[f.scroll]):
        for kind in fitting[TOKEN_INDEX[s.seals[node]]]:
            if there[kind]:
                found.append(node)
                break
    return found


def why_not_swap(s: Seals, f: SwapFirst, node: int) -> int:
    """Of another colour, or without a partner."""
    if not is_token(s, node):
        return ABSENT
    if node in first_tokens(s, f):
        return ALLOWED
    if not fits(s, node, ELEMENT_OF[f.scroll]):
        return OTHER_ELEMENT
    return NOTHING_TO_SWAP_WITH if same_of(f.scroll) == STRENGTH else NOTHING_TO_EXCHANGE_WITH


def swap_first(s: Seals, f: SwapFirst, node: int) -> None:
    then(s, SwapSecond(f.seat, f.scroll, node))


def second_tokens(s: Seals, f: SwapSecond) -> list[int]:
    """The tokens that may change places with the first."""
    same = same_of(f.scroll)
    token = s.seals[f.node]
    return [n for n in tokens_of(s, MIND) if is_partner(same, token, s.seals[n])]


def why_not_swap_with(s: Seals, f: SwapSecond, node: int) -> int:
    """No partner of the first."""
    if not is_token(s, node) or node == f.node:
        return ABSENT
    if node in second_tokens(s, f):
        return ALLOWED
    return NOT_TO_BE_SWAPPED if same_of(f.scroll) == STRENGTH else NOT_TO_BE_EXCHANGED


def swap_second(s: Seals, f: SwapSecond, node: int) -> None:
    """Only the token's own strength counts, wherever it lies (FS-EXCH-5)."""
    change_places(s, f.seat, f.scroll, f.node, node)


def change_places(s: Seals, seat: int, scroll: int, a: int, b: int) -> None:
    """Two tokens, or two scrolls."""
    first, second = s.seals[a], s.seals[b]
    exchange_seals(s, a, b)
    tell(s, "exchange", seat, scroll, len(s.players), a, first, b, second)


# -- Absorption ----------------------------------------------------------------------------------


class Absorption(Use):
    """The token on the scroll is added to a die."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A token on it, and an own die below 6 (FS-ABSORB-5)."""
        player = s.players[seat]
        if stored_on(player, scroll) < 0:
            return False
        for die in player.dice:
            if VALUE_OF[die] < 6:
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """To which die?"""
        then(s, AbsorbInto(seat, scroll))


def dice_to_fill(s: Seals, f: AbsorbInto) -> list[int]:
    """One own die of any colour (FS-ABSORB-4)."""
    dice = distinct(s.players[f.seat].dice)
    return [die for die in dice if why_not_fill(s, f, die) == ALLOWED]


def why_not_fill(s: Seals, f: AbsorbInto, die: int) -> int:
    """A die that shows 6 gains nothing (FS-ABSORB-5)."""
    if die not in s.players[f.seat].dice:
        return ABSENT
    return ALLOWED if VALUE_OF[die] < 6 else SIX_TAKES_NOTHING


def absorb_into(s: Seals, f: AbsorbInto, die: int) -> None:
    """The token goes to the box, its strength is added up to 6."""
    player = s.players[f.seat]
    token = stored_on(player, f.scroll)
    player.stored.remove((f.scroll, token))
    s.box[TOKEN_INDEX[token]] += 1
    now = COLOURED[COLOUR_OF[die]][min(6, VALUE_OF[die] + VALUE_OF[token])]
    replace_die(player.dice, die, now)
    tell(s, "add", f.seat, f.scroll, die, now)


# -- Disintegration ------------------------------------------------------------------------------


class Disintegration(Use):
    """A token leaves the board."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A token of the colour on the board."""
        element = ELEMENT_OF[scroll]
        there = token_counts(s)
        for i in range(len(TOKEN_KINDS)):
            if there[i] and (element == MIND or COLOUR_OF[TOKEN_KINDS[i]] == element):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which token?"""
        then(s, Disintegrate(seat, scroll))


def tokens_to_remove(s: Seals, f: Disintegrate) -> list[int]:
    return tokens_of(s, ELEMENT_OF[f.scroll])


def why_not_remove(s: Seals, f: Disintegrate, node: int) -> int:
    """Any token of the colour, reachable or not, never a scroll (FS-DISINT-1, FS-DISINT-2)."""
    if not is_token(s, node):
        return ABSENT
    return ALLOWED if fits(s, node, ELEMENT_OF[f.scroll]) else OTHER_ELEMENT


def disintegrate(s: Seals, f: Disintegrate, node: int) -> None:
    """Not a break: the mage stays and nothing is stored (FS-DISINT-3, FS-ABSORB-9)."""
    token = s.seals[node]
    empty_space(s, node)
    s.box[TOKEN_INDEX[token]] += 1
    tell(s, "disintegrate", f.seat, f.scroll, len(s.players), node, token)


# -- Rearrangement -------------------------------------------------------------------------------


def own_scrolls_on_board(s: Seals, scroll: int) -> list[int]:
    """Board scrolls of the own element; for Mind, Mind scrolls only (FS-REARR-3, FS-GUARD-4)."""
    element = ELEMENT_OF[scroll]
    return [node for node in scrolls_on_board(s) if SEAL_ELEMENT[s.seals[node]] == element]


class Rearrangement(Use):
    """Two scrolls of the board change places."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Two scrolls on the board, one of them of the own element."""
        return len(scrolls_on_board(s)) > 1 and bool(own_scrolls_on_board(s, scroll))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which first?"""
        then(s, RearrangeFirst(seat, scroll))


def first_scrolls(s: Seals, f: RearrangeFirst) -> list[int]:
    return own_scrolls_on_board(s, f.scroll)


def why_not_move(s: Seals, f: RearrangeFirst, node: int) -> int:
    """At least one of the two is of the own element (FS-REARR-1, FS-REARR-3)."""
    if is_token(s, node):
        return ABSENT
    return ALLOWED if node in own_scrolls_on_board(s, f.scroll) else OTHER_ELEMENT


def rearrange_first(s: Seals, f: RearrangeFirst, node: int) -> None:
    then(s, RearrangeSecond(f.seat, f.scroll, node))


def second_scrolls(s: Seals, f: RearrangeSecond) -> list[int]:
    """Any other board scroll, of any strength and colour (FS-REARR-1, FS-REARR-2)."""
    return [node for node in scrolls_on_board(s) if node != f.node]


def rearrange_second(s: Seals, f: RearrangeSecond, node: int) -> None:
    """A scroll keeps its own strength wherever it lies (FS-REARR-4)."""
    change_places(s, f.seat, f.scroll, f.node, node)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    ask_where(rules, SwapFirst, SWAP, first_tokens, swap_first)
    ask_where(rules, SwapSecond, SWAP_WITH, second_tokens, swap_second)
    ask(rules, AbsorbInto, ABSORB, dice_to_fill, absorb_into)
    ask_where(rules, Disintegrate, REMOVE, tokens_to_remove, disintegrate)
    ask_where(rules, RearrangeFirst, MOVE, first_scrolls, rearrange_first)
    ask_where(rules, RearrangeSecond, MOVE_WITH, second_scrolls, rearrange_second)
