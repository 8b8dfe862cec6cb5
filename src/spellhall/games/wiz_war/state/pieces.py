"""What lies on the table: piles, wizards, creatures, spells in play, things. Data only."""


class Pile:
    """A deck and its discard pile."""

    __slots__ = ("deck", "discard", "shown")

    def __init__(self, deck: list[int], discard: list[int], shown: bool) -> None:
        self.deck = deck  # face down, the next card last
        self.discard = discard  # face up
        self.shown = shown  # discards were shuffled back: everybody knows its school

    def copy(self) -> "Pile":
        """An independent copy."""
        return Pile(self.deck.copy(), self.discard.copy(), self.shown)


class Player:
    """One wizard and what lies before the player."""

    __slots__ = (
        "cell",
        "colour",
        "hand",
        "items",
        "kills",
        "life",
        "own_pile",
        "pile",
        "put_back",
        "seen",
        "stun",
        "turns",
    )

    def __init__(
        self,
        colour: int,
        cell: int,
        life: int,
        stun: int,
        hand: list[int],
        items: list[int],
        kills: int,
        seen: list[int],
        turns: int,
        pile: int,
        own_pile: int,
        put_back: int,
    ) -> None:
        self.colour = colour  # of figure, sector board and treasures
        self.cell = cell  # NONE once eliminated
        self.life = life
        self.stun = stun  # stun tokens
        self.hand = hand
        self.items = items  # carried
        self.kills = kills  # victory points for direct kills
        self.seen = seen  # hidden cards whose place this seat knows, oldest first
        self.turns = turns  # begun so far
        self.pile = pile  # drawn from
        self.own_pile = own_pile  # of the specialization, or NONE
        self.put_back = put_back  # school looked at and not kept, or NONE

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.colour,
            self.cell,
            self.life,
            self.stun,
            self.hand.copy(),
            self.items.copy(),
            self.kills,
            self.seen.copy(),
            self.turns,
            self.pile,
            self.own_pile,
            self.put_back,
        )


class Beast:
    """A creature on the board."""

    __slots__ = ("card", "cell", "kind", "life", "owner", "straight", "stun")

    def __init__(
        self, kind: int, owner: int, card: int, cell: int, life: int, stun: int, straight: int
    ) -> None:
        self.kind = kind
        self.owner = owner
        self.card = card  # its summon card
        self.cell = cell
        self.life = life
        self.stun = stun
        self.straight = straight  # squares just moved straight: 4 * number + direction

    def copy(self) -> "Beast":
        """An independent copy."""
        return Beast(
            self.kind, self.owner, self.card, self.cell, self.life, self.stun, self.straight
        )


class Spell:
    """A spell in play, before its caster."""

    __slots__ = ("card", "energy", "owner", "source", "target", "tokens")

    def __init__(
        self, card: int, owner: int, tokens: int, target: int, energy: int, source: int
    ) -> None:
        self.card = card
        self.owner = owner
        self.tokens = tokens  # energy left; NONE for a permanent one
        self.target = target  # figure, line, thing or treasure; NONE for all or nothing
        self.energy = energy  # as cast
        self.source = source  # the figure that cast it

    def copy(self) -> "Spell":
        """An independent copy."""
        return Spell(self.card, self.owner, self.tokens, self.target, self.energy, self.source)


class Thing:
    """Something on the board that is neither figure nor treasure."""

    __slots__ = ("card", "cell", "cracks", "kind", "limit", "line", "live", "owner", "uid")

    def __init__(
        self,
        uid: int,
        kind: int,
        card: int,
        owner: int,
        cell: int,
        line: int,
        cracks: int,
        limit: int,
        live: int,
    ) -> None:
        self.uid = uid
        self.kind = kind
        self.card = card  # the spell that made it, or the item itself
        self.owner = owner  # who made it
        self.cell = cell  # NONE for one on a line
        self.line = line  # NONE for one on a square
        self.cracks = cracks
        self.limit = limit  # cracks that destroy it; 0 for indestructible
        self.live = live  # a trap: 1, a blank: 0

    def copy(self) -> "Thing":
        """An independent copy."""
        return Thing(
            self.uid,
            self.kind,
            self.card,
            self.owner,
            self.cell,
            self.line,
            self.cracks,
            self.limit,
            self.live,
        )
