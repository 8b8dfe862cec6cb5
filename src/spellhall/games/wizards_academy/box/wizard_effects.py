"""Effects on wizards: moving, what lasts, glyphs, magic items, the spell grid."""

from typing import Final

from spellhall.engine.machine.declare import frame
from spellhall.games.wizards_academy.box.effects import Effect

# Who.
SELF: Final = 0
EVERYBODY: Final = 1

# Magic items.
ROBE: Final = 0
WAND: Final = 1
STAFF: Final = 2


# -- Moving, and what lasts (rules/effects/moving.py, lasting.py) ----------------------------------


@frame
class GainActions(Effect):
    """Extra actions in this turn."""

    move: int
    room: int
    magic: int


@frame
class Dash(Effect):
    """Walk up to so many rooms."""

    steps: int


@frame
class Sidestep(Effect):
    """Move to an adjacent room, walls ignored."""


@frame
class Stumble(Effect):
    """Be forced to a random adjoining room."""


@frame
class Lure(Effect):
    """Every wizard is forced one room towards the Mana Crystal."""


@frame
class TeleportSelf(Effect):
    """Go to any room of the academy."""


@frame
class GoOutside(Effect):
    """Go to the room outside."""


@frame
class Summon(Effect):
    """Any wizards come to the Mana Crystal."""


@frame
class Scatter(Effect):
    """Each wizard goes to a random room."""


@frame
class Fold(Effect):
    """Go to another wizard, or let willing ones come."""


@frame
class Shelter(Effect):
    """A wizard endures nothing until the caster's next turn."""

    other: bool  # another wizard, not the caster


@frame
class Stoneskin(Effect):
    """Count as robed against kinds of threats."""

    n: int


@frame
class Uplift(Effect):
    """Endure nothing, all spells boosted, to the end of the next turn."""


@frame
class WardRoom(Effect):
    """Nothing activates in a room or comes into it."""

    other: bool


@frame
class CalmElements(Effect):
    """Fire, water and ice do not activate."""


@frame
class ScramblePaths(Effect):
    """Whoever walks out of a room arrives in a random one."""


@frame
class Meditate(Effect):
    """The next spell of this turn is boosted."""


@frame
class Mana(Effect):
    """Mana comes or goes."""

    n: int


# -- Glyphs and magic items (rules/effects/glyphs.py, items.py) ------------------------------------


@frame
class Give(Effect):
    """Each other wizard gains a glyph of a type just spent."""


@frame
class Transcribe(Effect):
    """Exchange one glyph for a type up to the top one."""

    top: int


@frame
class Steal(Effect):
    """Gain glyphs from other wizards."""

    n: int


@frame
class Gain(Effect):
    """Gain glyphs."""

    n: int
    top: int = 7  # highest type
    who: int = SELF
    free: bool = False  # no source needed
    other: bool = False  # of another type than before


@frame
class Lose(Effect):
    """Lose glyphs of one's choice."""

    n: int
    who: int = SELF


@frame
class Prank(Effect):
    """Lose a glyph; without one, go to a random room."""


@frame
class Trade(Effect):
    """Exchange a glyph for one a type higher, or any lower."""


@frame
class PayGlyphs(Effect):
    """Pay glyphs for an item."""

    n: int


@frame
class Item(Effect):
    """Gain a magic item marked with what was paid."""

    item: int


@frame
class EnchantWand(Effect):
    """Gain a wand of any type with a source in play."""


@frame
class Masterwork(Effect):
    """Gain a robe, or a staff for a bound spell."""


# -- The spell grid (rules/effects/grid.py) --------------------------------------------------------


@frame
class Shuffle(Effect):
    """Shuffle the unbound spells of a level."""

    level: int  # 0: the lowest with an unbound spell


@frame
class Peek(Effect):
    """Look at unbound spells."""

    n: int
    top: int  # highest level


@frame
class BindSpell(Effect):
    """Turn an unbound spell up for good."""

    top: int  # highest level
    peeked: bool = False  # one of those just seen


@frame
class NameSpells(Effect):
    """Bind spells by naming them."""


@frame
class Unravel(Effect):
    """Unbind the lowest bound level, shuffle it, bind one space."""


@frame
class Unbind(Effect):
    """Unbind one spell of each level, then shuffle those levels."""


@frame
class Echo(Effect):
    """Cast the highest bound botch."""
