"""Chance is a seat: dice, draws and shuffles are answered by the generator in the state.

The generator hashes a secret key with a counter. So it serialises in two values, gives the same
numbers on every machine, and cannot be foretold from the numbers already seen.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

from spellhall.engine.errors import ScriptError
from spellhall.engine.machine.state import Chance, State

T = TypeVar("T")
DIE: Final = 0  # what chance is asked for, where somebody notes it: one die,
PICK: Final = 1  # one of several things,
DRAW: Final = 2  # the top of a pile,
SHUFFLE: Final = 3  # the order of a pile
WORDS: Final = 16  # numbers taken from one digest when many are wanted
SEVERAL: Final = Struct(f"<{WORDS}I")
NUMBER_OF: Final = int.from_bytes  # bound once, not for every die


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    _note(s.chance, PICK)
    return _number(s, n)


def _note(chance: Chance, what: int) -> None:
    if chance.noted is not None:
        chance.noted.append(what)


def _number(s: State, n: int) -> int:
    s.revealed += 1
    chance = s.chance
    if chance.script:
        answer = chance.script.pop(0)
        if not 0 <= answer < n:
            raise ScriptError(f"scripted chance {answer} is not from 0 to {n - 1}")
        return answer
    keyed = chance._keyed
    if keyed is None:
        keyed = blake2b(key=chance.key.encode(), digest_size=8)
        chance._keyed = keyed
    return NUMBER_OF(_digest(chance, keyed), "little") % n


def _digest(chance: Chance, keyed: blake2b) -> bytes:
    """The next bytes of a hash that has taken the key."""
    chance.drawn += 1
    taken = keyed.copy()
    taken.update(chance.drawn.to_bytes(8, "little"))
    return taken.digest()


def roll(s: State, sides: int) -> int:
    """One die: 1 to its number of sides."""
    _note(s.chance, DIE)
    return _number(s, sides) + 1


def shuffle(s: State, items: list[T]) -> None:
    """Put a pile in random order. The top of a pile is its end."""
    s.revealed += 1
    _note(s.chance, SHUFFLE)
    words: tuple[int, ...] = ()
    at = WORDS
    for i in range(len(items) - 1, 0, -1):
        if at == WORDS:
            words = _words(s.chance)
            at = 0
        j = words[at] % (i + 1)
        at += 1
        items[i], items[j] = items[j], items[i]


def reshuffle(s: State, pile: list[T], discards: list[T]) -> None:
    """Build an empty pile anew from all its discards."""
    pile.extend(discards)
    discards.clear()
    shuffle(s, pile)


def take_one(s: State, items: list[T]) -> T:
    """Remove one item at random, as from a bag."""
    return items.pop(below(s, len(items)))


def draw(s: State, pile: list[T]) -> T:
    """Take the top of a pile. What comes is news to somebody, so it cannot be taken back."""
    s.revealed += 1
    _note(s.chance, DRAW)
    return pile.pop()


def _words(chance: Chance) -> tuple[int, ...]:
    keyed = chance._keyed_for_many
    if keyed is None:
        keyed = blake2b(key=chance.key.encode(), digest_size=SEVERAL.size)
        chance._keyed_for_many = keyed
    return SEVERAL.unpack(_digest(chance, keyed))
