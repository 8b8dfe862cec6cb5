"""What is declared and not yet done: casts in the air, blows about to fall. Data only."""


class Cast:
    """A spell or attack in the air: declared, not yet resolved."""

    __slots__ = (
        "against",
        "aim",
        "attack",
        "by",
        "cancelled",
        "card",
        "cuts",
        "effects",
        "energy",
        "evaded",
        "fuel",
        "halved",
        "mode",
        "origin",
        "placed",
        "role",
        "seat",
        "secret",
        "spell",
        "targets",
        "weapon",
    )

    def __init__(
        self,
        card: int,
        seat: int,
        by: int,
        role: int,
        spell: bool,
        attack: bool,
        energy: int,
        fuel: list[int],
        aim: int,
        targets: list[int],
        mode: int,
        secret: int,
        effects: int,
        weapon: int,
        origin: int,
        against: int,
        cancelled: bool,
        placed: bool,
        evaded: list[int],
        halved: list[int],
        cuts: list[int],
    ) -> None:
        self.card = card  # NONE for a punch or a creature's own attack
        self.seat = seat  # who casts
        self.by = by  # the figure that acts
        self.role = role  # ATTACK, NEUTRAL or COUNTER
        self.spell = spell  # a spell being cast; else a use of item, fist or claw
        self.attack = attack
        self.energy = energy
        self.fuel = fuel  # cards discarded for it
        self.aim = aim  # what was chosen
        self.targets = targets  # all that it touches
        self.mode = mode  # list, number or quarter turns chosen
        self.secret = secret  # known to the caster only: index of the live trap
        self.effects = effects  # list of verbs
        self.weapon = weapon  # which weapon of the card or creature; NONE for a spell
        self.origin = origin  # square it is cast from
        self.against = against  # height of the spell it answers; NONE
        self.cancelled = cancelled
        self.placed = placed  # its card lies in play by now
        self.evaded = evaded  # figures
        self.halved = halved  # figures that take half
        self.cuts = cuts  # figure, amount, figure, amount …

    def copy(self) -> "Cast":
        """An independent copy."""
        return Cast(
            self.card,
            self.seat,
            self.by,
            self.role,
            self.spell,
            self.attack,
            self.energy,
            self.fuel.copy(),
            self.aim,
            self.targets.copy(),
            self.mode,
            self.secret,
            self.effects,
            self.weapon,
            self.origin,
            self.against,
            self.cancelled,
            self.placed,
            self.evaded.copy(),
            self.halved.copy(),
            self.cuts.copy(),
        )


class Blow:
    """Damage about to be suffered from one source."""

    __slots__ = ("amount", "attack", "element", "killer", "kind", "source", "sure", "victim")

    def __init__(
        self,
        victim: int,
        amount: int,
        kind: int,
        element: int,
        source: int,
        killer: int,
        attack: bool,
        sure: bool,
    ) -> None:
        self.victim = victim
        self.amount = amount
        self.kind = kind
        self.element = element
        self.source = source  # figure, or NONE
        self.killer = killer  # seat that scores, or NONE
        self.attack = attack  # part of an attack
        self.sure = sure  # cannot be lowered

    def copy(self) -> "Blow":
        """An independent copy."""
        return Blow(
            self.victim,
            self.amount,
            self.kind,
            self.element,
            self.source,
            self.killer,
            self.attack,
            self.sure,
        )
