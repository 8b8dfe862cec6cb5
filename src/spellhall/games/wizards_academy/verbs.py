"""The verbs that spells, disasters and room actions are made of (ledger section 20)."""

from typing import Final

# Where.
HERE: Final = 0
ADJ: Final = 1  # rooms adjoining the caster's
NEAR: Final = 2  # here and adjoining
RANGE_2: Final = 3
RANGE_3: Final = 4
IN_PLAY: Final = 5  # all rooms, the one outside included
ACADEMY: Final = 6
ADJACENT: Final = 7  # neighbours on the board, walls ignored
RANDOM: Final = 8  # a room card
NAMED: Final = 9  # the rooms that the card names
MARKED: Final = 10  # what the spell was aimed at before

# How.
EACH: Final = 0  # every such room or creature
ONE: Final = 1  # one, chosen
ONE_ROOM: Final = 2  # all of one room, chosen
SAME: Final = 3  # the one chosen before
QUARTER: Final = 4  # a quarter turn either way
CLOCKWISE: Final = 5
FREELY: Final = 6  # any turn, or none

# When a placement is left out.
NEVER: Final = 0
THREATENING: Final = 1  # one of the kind has a way to the Mana Crystal
PRESENT: Final = 2  # one of the kind is in play

# Who.
SELF: Final = 0
EVERYBODY: Final = 1

# Magic items.
ROBE: Final = 0
WAND: Final = 1
STAFF: Final = 2


class Verb:
    """One thing that a card or a room does."""

    __slots__ = ()


class Place(Verb):
    """Put threats, portals or guardians into rooms, then check what they do to each other."""

    __slots__ = ("how", "kinds", "n", "other", "times", "unless", "where")

    def __init__(
        self,
        kinds: tuple[int, ...],
        where: int,
        n: int = 1,
        how: int = EACH,
        times: int = 1,
        other: bool = False,
        unless: int = NEVER,
    ) -> None:
        self.kinds: Final = kinds  # one of these, chosen
        self.where: Final = where
        self.n: Final = n
        self.how: Final = how
        self.times: Final = times  # random rooms, a card each
        self.other: Final = other  # not where the spell went before
        self.unless: Final = unless


class Remove(Verb):
    """Take threats off the board; no attack, no mana."""

    __slots__ = ("bits", "how", "other", "where")

    def __init__(self, bits: int, where: int, how: int = EACH, other: bool = False) -> None:
        self.bits: Final = bits  # kinds
        self.where: Final = where
        self.how: Final = how
        self.other: Final = other  # not where the spell went before


class Damage(Verb):
    """Add damage to creatures; at their threshold they die."""

    __slots__ = ("how", "most", "n", "where")

    def __init__(self, n: int, where: int, how: int = EACH, most: int = 1) -> None:
        self.n: Final = n
        self.where: Final = where
        self.how: Final = how
        self.most: Final = most  # targets, when they are chosen


class Activate(Verb):
    """One paragraph of activations."""

    __slots__ = ("bits", "rooms", "where")

    def __init__(self, bits: int, where: int, rooms: tuple[int, ...] = ()) -> None:
        self.bits: Final = bits  # kinds
        self.where: Final = where
        self.rooms: Final = rooms  # for NAMED


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


class Grip(Verb):
    """Force one creature here up to so many rooms."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps


class Rotate(Verb):
    """Turn a room with all it contains."""

    __slots__ = ("how", "where")

    def __init__(self, where: int, how: int) -> None:
        self.where: Final = where
        self.how: Final = how


class SwapHere(Verb):
    """Exchange the caster's room with an adjacent one."""

    __slots__ = ()


class SwapOutside(Verb):
    """Exchange a room with the room outside."""

    __slots__ = ("where",)

    def __init__(self, where: int) -> None:
        self.where: Final = where


class Rebuild(Verb):
    """Up to so many shifts."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Invert(Verb):
    """Turn every room of the academy half around."""

    __slots__ = ()


class Foresee(Verb):
    """Look at room cards and put them back in any order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Scry(Verb):
    """Look at disaster cards; one goes to the bottom, the rest back in any order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


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


class Trade(Verb):
    """Exchange a glyph for one a type higher, or any lower."""

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


class Banish(Verb):
    """Creatures go to the room outside."""

    __slots__ = ()


class Prank(Verb):
    """Lose a glyph; without one, go to a random room."""

    __slots__ = ()


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


class Snuff(Verb):
    """Remove fire nearby; boosted, what was connected to it too."""

    __slots__ = ()


class Abjure(Verb):
    """Remove one kind of token here; boosted, from adjoining rooms too."""

    __slots__ = ()


class CaveIn(Verb):
    """Empty an adjoining room without wizards; boosted, one farther off."""

    __slots__ = ()


class Transmute(Verb):
    """Turn one element nearby into another."""

    __slots__ = ()


class Annihilate(Verb):
    """Damage to all creatures of one kind in the academy; boosted, their portals go."""

    __slots__ = ()


class Dominion(Verb):
    """Remove one element from every room."""

    __slots__ = ()


class Mana(Verb):
    """Mana comes or goes."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Redraw(Verb):
    """Discard the disaster in hand and draw another."""

    __slots__ = ()


class Gather(Verb):
    """Every creature is forced one room towards the Cursed Room."""

    __slots__ = ()


class Lure(Verb):
    """Every wizard is forced one room towards the Mana Crystal."""

    __slots__ = ()


class ConvertToken(Verb):
    """One token of fire, water or ice nearby becomes another of these."""

    __slots__ = ()


class Unsettle(Verb):
    """The Unstable Room may change places with a neighbour."""

    __slots__ = ()


class Deface(Verb):
    """A glyph source here moves to a random room."""

    __slots__ = ()
