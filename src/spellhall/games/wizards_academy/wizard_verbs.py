"""Verbs about wizards: moving, lasting effects, glyphs, magic items, the spell grid."""

from typing import Final

from spellhall.games.wizards_academy.verbs import Verb

# Who.
SELF: Final = 0
EVERYBODY: Final = 1

# Magic items.
ROBE: Final = 0
WAND: Final = 1
STAFF: Final = 2


# -- Moving, and what lasts (rules/effects_wizards.py) --------------------------------------------


class GainActions(Verb):
    """Extra actions in this turn."""

    __slots__ = ("magic", "move", "room")

    def __init__(self, move: int, room: int, magic: int) -> None:
        self.move: Final = move
        self.room: Final = room
        self.magic: Final = magic


class Dash(Verb):
    """Walk up to so many rooms."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps


class Sidestep(Verb):
    """Move to an adjacent room, walls ignored."""

    __slots__ = ()


class Stumble(Verb):
    """Be forced to a random adjoining room."""

    __slots__ = ()


class Lure(Verb):
    """Every wizard is forced one room towards the Mana Crystal."""

    __slots__ = ()


class TeleportSelf(Verb):
    """Go to any room of the academy."""

    __slots__ = ()


class GoOutside(Verb):
    """Go to the room outside."""

    __slots__ = ()


class Summon(Verb):
    """Any wizards come to the Mana Crystal."""

    __slots__ = ()


class Scatter(Verb):
    """Each wizard goes to a random room."""

    __slots__ = ()


class Fold(Verb):
    """Go to another wizard, or let willing ones come."""

    __slots__ = ()


class Shelter(Verb):
    """A wizard endures nothing until the caster's next turn."""

    __slots__ = ("other",)

    def __init__(self, other: bool) -> None:
        self.other: Final = other  # another wizard, not the caster


class Stoneskin(Verb):
    """Count as robed against kinds of threats."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Uplift(Verb):
    """Endure nothing, all spells boosted, to the end of the next turn."""

    __slots__ = ()


class WardRoom(Verb):
    """Nothing activates in a room or comes into it."""

    __slots__ = ("other",)

    def __init__(self, other: bool) -> None:
        self.other: Final = other


class CalmElements(Verb):
    """Fire, water and ice do not activate."""

    __slots__ = ()


class ScramblePaths(Verb):
    """Whoever walks out of a room arrives in a random one."""

    __slots__ = ()


class Meditate(Verb):
    """The next spell of this turn is boosted."""

    __slots__ = ()


class Mana(Verb):
    """Mana comes or goes."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


# -- Glyphs and magic items (rules/effects_glyphs.py) ---------------------------------------------


class Give(Verb):
    """Each other wizard gains a glyph of a type just spent."""

    __slots__ = ()


class Transcribe(Verb):
    """Exchange one glyph for a type up to the top one."""

    __slots__ = ("top",)

    def __init__(self, top: int) -> None:
        self.top: Final = top


class Steal(Verb):
    """Gain glyphs from other wizards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Gain(Verb):
    """Gain glyphs."""

    __slots__ = ("free", "n", "other", "top", "who")

    def __init__(
        self, n: int, top: int = 7, who: int = SELF, free: bool = False, other: bool = False
    ) -> None:
        self.n: Final = n
        self.top: Final = top  # highest type
        self.who: Final = who
        self.free: Final = free  # no source needed
        self.other: Final = other  # of another type than before


class Lose(Verb):
    """Lose glyphs of one's choice."""

    __slots__ = ("n", "who")

    def __init__(self, n: int, who: int = SELF) -> None:
        self.n: Final = n
        self.who: Final = who


class Prank(Verb):
    """Lose a glyph; without one, go to a random room."""

    __slots__ = ()


class Trade(Verb):
    """Exchange a glyph for one a type higher, or any lower."""

    __slots__ = ()


class Pay(Verb):
    """Pay glyphs for an item."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Item(Verb):
    """Gain a magic item marked with what was paid."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item: Final = item


class EnchantWand(Verb):
    """Gain a wand of any type with a source in play."""

    __slots__ = ()


class Masterwork(Verb):
    """Gain a robe, or a staff for a bound spell."""

    __slots__ = ()


# -- The spell grid (rules/effects_grid.py) -------------------------------------------------------


class Shuffle(Verb):
    """Shuffle the unbound spells of a level."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level: Final = level  # 0: the lowest with an unbound spell


class Peek(Verb):
    """Look at unbound spells."""

    __slots__ = ("n", "top")

    def __init__(self, n: int, top: int) -> None:
        self.n: Final = n
        self.top: Final = top  # highest level


class BindSpell(Verb):
    """Turn an unbound spell up for good."""

    __slots__ = ("peeked", "top")

    def __init__(self, top: int, peeked: bool = False) -> None:
        self.top: Final = top  # highest level
        self.peeked: Final = peeked  # one of those just seen


class NameSpells(Verb):
    """Bind spells by naming them."""

    __slots__ = ()


class Unravel(Verb):
    """Unbind the lowest bound level, shuffle it, bind one space."""

    __slots__ = ()


class Unbind(Verb):
    """Unbind one spell of each level, then shuffle those levels."""

    __slots__ = ()


class Echo(Verb):
    """Cast the highest bound botch."""

    __slots__ = ()
