"""The verbs that cards are made of (ledger section 23): typed values, no behaviour."""

from typing import Final

WILL: Final = 0
SHARD: Final = 1

# Tile actions, in the order of ledger section 7.
COLLECT: Final = 0
GAIN_WILL: Final = 1
USE: Final = 2
COMPLETE: Final = 3
ADD: Final = 4
CHAOS: Final = 5

# Whom an effect concerns.
CHOSEN: Final = 0  # one opponent, picked by the acting player
EACH: Final = 1  # every opponent, in turn order

# Where Prestige Tokens go.
THIS: Final = 0
ANY: Final = 1

# What a sweep replaces.
CARD_ROW: Final = 0
TILE_ROW: Final = 1

# What can be counted.
ITEMS: Final = 0
SPELLS: Final = 1
PAIRS: Final = 2
WILL_HELD: Final = 3
SHARDS_HELD: Final = 4
WILL_AND_SHARDS: Final = 5
TOKENS: Final = 6
FILLED: Final = 7
LINKS: Final = 8
NOTHING: Final = -1

# What sets off an always-on ability.
RESTED: Final = 0
SPELL_DONE: Final = 1
ITEM_DONE: Final = 2

ALL_SPACES: Final = 99  # READY(all)


class Verb:
    """One thing that a card does."""

    __slots__ = ()


class Gain(Verb):
    """You gain n, or one for each thing counted up to a maximum."""

    __slots__ = ("count", "most", "n", "res")

    def __init__(self, res: int, n: int, count: int = NOTHING, most: int = 0) -> None:
        self.res: Final = res
        self.n: Final = n
        self.count: Final = count
        self.most: Final = most


class Lose(Verb):
    """Each such opponent loses n, or all they have."""

    __slots__ = ("n", "res", "who")

    def __init__(self, who: int, res: int, n: int) -> None:
        self.who: Final = who
        self.res: Final = res
        self.n: Final = n


class Take(Verb):
    """As Lose, and you gain what was lost."""

    __slots__ = ("n", "res", "who")

    def __init__(self, who: int, res: int, n: int) -> None:
        self.who: Final = who
        self.res: Final = res
        self.n: Final = n


class Token(Verb):
    """n points of Prestige Tokens on this Item, or on one that you pick."""

    __slots__ = ("n", "where")

    def __init__(self, where: int, n: int) -> None:
        self.where: Final = where
        self.n: Final = n


class Ready(Verb):
    """Clear up to n exhausted spaces of your Slate."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Act(Verb):
    """Perform a tile action up to n times; a Complete Assignment costs `less` less."""

    __slots__ = ("action", "less", "n")

    def __init__(self, action: int, n: int, less: int = 0) -> None:
        self.action: Final = action
        self.n: Final = n
        self.less: Final = less


class Echo(Verb):
    """n times: perform the actions of an un-exhausted tile of yours that is not being resolved."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Trade(Verb):
    """You may pay; if you do, perform the list."""

    __slots__ = ("n", "res", "verbs")

    def __init__(self, res: int, n: int, verbs: tuple[Verb, ...]) -> None:
        self.res: Final = res
        self.n: Final = n
        self.verbs: Final = verbs


class Study(Verb):
    """Draw n cards into your hand, then discard as many."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Sweep(Verb):
    """Replace up to n cards or tiles in the centre."""

    __slots__ = ("n", "row")

    def __init__(self, row: int, n: int) -> None:
        self.row: Final = row
        self.n: Final = n


class Lift(Verb):
    """Pick up to n of your placed tiles up, to be placed again at the end of the turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Crumble(Verb):
    """An opponent of your choice discards one of their tiles."""

    __slots__ = ()


class Tire(Verb):
    """Exhaust n un-exhausted tiles of an opponent of your choice."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class ExtraTurn(Verb):
    """You are owed one more turn."""

    __slots__ = ()


class OneOf(Verb):
    """Pick one list and perform it."""

    __slots__ = ("lists",)

    def __init__(self, lists: tuple[tuple[Verb, ...], ...]) -> None:
        self.lists: Final = lists


class Score(Verb):
    """End of Game: k Prestige for each full m of what is counted."""

    __slots__ = ("count", "k", "m")

    def __init__(self, k: int, count: int, m: int) -> None:
        self.k: Final = k
        self.count: Final = count
        self.m: Final = m


class Cut(Verb):
    """Always on: Spells or Items cost you n less."""

    __slots__ = ("n", "spells")

    def __init__(self, spells: bool, n: int) -> None:
        self.spells: Final = spells
        self.n: Final = n


class When(Verb):
    """Always on: after the event the list is performed."""

    __slots__ = ("event", "verbs")

    def __init__(self, event: int, verbs: tuple[Verb, ...]) -> None:
        self.event: Final = event
        self.verbs: Final = verbs
