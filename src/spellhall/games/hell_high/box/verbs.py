"""The verbs that cards are made of (ledger section 6.1): typed values, no behaviour."""

from typing import Final

# Types of card, which are also the slots of a Spell.
SOURCE: Final = 0
QUALITY: Final = 1
DELIVERY: Final = 2
WILD: Final = 3
TREASURE: Final = 4
DEAD: Final = 5

# Glyphs.
ARCANE: Final = 0
DARK: Final = 1
ELEMENTAL: Final = 2
ILLUSION: Final = 3
PRIMAL: Final = 4
GLYPHS: Final = 5
NO_GLYPH: Final = -1

# Whom an effect is aimed at. The caster picks one of several candidates ...
CHOOSE: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
ADJACENT: Final = 3
LOWER: Final = 4
HIGHER: Final = 5
WEAKER: Final = 6
STRONGER: Final = 7
ACTED: Final = 8
NOT_ACTED: Final = 9
MOST_TREASURE: Final = 10
OWNER: Final = 11  # a foe who owns a Treasure
FRAIL: Final = 12  # a foe with 10 or fewer HP
LIVING: Final = 13  # any living wizard
OF_TREASURE: Final = 14  # any living wizard who owns a Treasure
OF_CREATURE: Final = 15  # any living wizard with a kept Creature
LEFT: Final = 16
RIGHT: Final = 17
TOP_STATUS: Final = 18  # the foe on the highest rank
BOTTOM_STATUS: Final = 19  # the living wizard on the lowest rank
SELF: Final = 20
# ... a die picks ...
RANDOM: Final = 21
# ... or all of them are meant.
EACH: Final = 22
LEFT_RIGHT: Final = 23
EACH_LOWER: Final = 24
EACH_HIGHER: Final = 25
EACH_WEAKER: Final = 26
EACH_STRONGER: Final = 27
EACH_LWS: Final = 28  # each foe who holds a Last Wizard Standing Token
EVERYONE: Final = 29
FIRST_GROUP: Final = EACH

# Conditions.
HIGH_RANK: Final = 0  # on rank 6 or higher
LOWEST: Final = 1  # no foe has lower status

# Whose status changes.
ME: Final = 0
TARGET: Final = 1


class Verb:
    """One thing that a card does."""

    __slots__ = ()


Verbs = tuple[Verb, ...]


class Aim(Verb):
    """What follows is aimed at these wizards."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final = at


class Damage(Verb):
    """One instance of n damage to each target; with `per_card`, n for each card in the Spell."""

    __slots__ = ("n", "per_card")

    def __init__(self, n: int, per_card: bool = False) -> None:
        self.n: Final = n
        self.per_card: Final = per_card


class Suffer(Verb):
    """You take n damage."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Heal(Verb):
    """You, or the targets, heal n; with `per_lower`, n for each foe with lower status."""

    __slots__ = ("n", "per_lower", "who")

    def __init__(self, n: int, who: int = ME, per_lower: bool = False) -> None:
        self.n: Final = n
        self.who: Final = who
        self.per_lower: Final = per_lower


class Status(Verb):
    """You, or the targets, gain n Social Status, or lose it if n is negative."""

    __slots__ = ("n", "who")

    def __init__(self, who: int, n: int) -> None:
        self.who: Final = who
        self.n: Final = n


class Gain(Verb):
    """You gain n Treasures."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Steal(Verb):
    """You take one Treasure of your choice from the target."""

    __slots__ = ()


class Destroy(Verb):
    """You discard one Treasure, or one kept Creature, of the target."""

    __slots__ = ("creature",)

    def __init__(self, creature: bool) -> None:
        self.creature: Final = creature


class AddTop(Verb):
    """The top card of the Main Deck joins your Spell."""

    __slots__ = ()


class RemoveComponent(Verb):
    """The target discards one component of the unresolved Spell."""

    __slots__ = ()


class PowerRoll(Verb):
    """Roll for the card's glyph; one of three lists applies."""

    __slots__ = ("bands",)

    def __init__(self, low: Verbs, mid: Verbs, high: Verbs) -> None:
        self.bands: Final = (low, mid, high)


class Keep(Verb):
    """This Creature stays in play."""

    __slots__ = ()


class RollDie(Verb):
    """Roll one die: the first list for 1-2, the second for 3-4, the third for 5-6."""

    __slots__ = ("lists",)

    def __init__(self, low: Verbs, mid: Verbs, high: Verbs) -> None:
        self.lists: Final = (low, mid, high)


class Ritual(Verb):
    """Everybody rolls a die; whoever rolls below the own rank takes n damage, all at once."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class If(Verb):
    """One of two lists, judged when it is reached."""

    __slots__ = ("condition", "otherwise", "verbs")

    def __init__(self, condition: int, verbs: Verbs, otherwise: Verbs = ()) -> None:
        self.condition: Final = condition
        self.verbs: Final = verbs
        self.otherwise: Final = otherwise


class Bully(Verb):
    """The list is done if the target had lower status when it was chosen."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: Verbs) -> None:
        self.verbs: Final = verbs


class Reaction(Verb):
    """If you die with this card unresolved, the active player takes n for each of its glyphs."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class DiscardEach(Verb):
    """Each target discards one hand card of the own choice."""

    __slots__ = ()


class DrawDead(Verb):
    """Draw n Dead Wizard cards, one after another."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class SetLife(Verb):
    """Your HP become n."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class FetchCreature(Verb):
    """Reveal Main Deck cards until a Creature appears; it is in play, kept."""

    __slots__ = ()


class MoreCards(Verb):
    """Draw up to n cards more in the next step 1."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class ChooseGlyph(Verb):
    """This card stays face up and counts as a card of a glyph of your choice."""

    __slots__ = ()


class BearGrudge(Verb):
    """This card stays face up: more damage to the wizard who last killed you."""

    __slots__ = ()
