"""What was done in this turn. Data only."""


class Turn:
    """What was done in this turn."""

    __slots__ = (
        "activated",
        "astral",
        "attacks",
        "beast_attacks",
        "beast_moved",
        "beast_mp",
        "boosted",
        "busy",
        "corner",
        "dazed",
        "drawn_by",
        "fuel",
        "hasty",
        "idle",
        "left",
        "mp",
        "no_treasure",
        "over",
        "released",
        "sickened",
        "started",
        "stunned",
        "through",
        "trail",
        "used",
    )

    def __init__(
        self,
        mp: int,
        boosted: bool,
        attacks: int,
        left: bool,
        stunned: bool,
        over: bool,
        idle: bool,
        no_treasure: bool,
        activated: list[int],
        beast_attacks: int,
        beast_moved: bool,
        beast_mp: int,
        corner: bool,
        astral: int,
        fuel: int,
        used: list[int],
        hasty: list[int],
        dazed: list[int],
        sickened: list[int],
        drawn_by: list[int],
        released: list[int],
        through: int,
        started: int,
        trail: list[int],
        busy: bool,
    ) -> None:
        self.mp = mp
        self.boosted = boosted
        self.attacks = attacks  # made
        self.left = left  # the square was left willingly
        self.stunned = stunned
        self.over = over  # Move and Cast has ended
        self.idle = idle  # no more movement
        self.no_treasure = no_treasure
        self.activated = activated  # creatures
        self.beast_attacks = beast_attacks  # made in the running activation
        self.beast_moved = beast_moved
        self.beast_mp = beast_mp
        self.corner = corner  # next spell
        self.astral = astral  # next spell: square, or NONE
        self.fuel = fuel  # next spell: energy, or 0
        self.used = used  # items used once
        self.hasty = hasty  # creatures that dash
        self.dazed = dazed  # creatures that are stunned this turn
        self.sickened = sickened  # figures
        self.drawn_by = drawn_by  # seats whose raven has drawn
        self.released = released  # doors let go
        self.through = through  # wall that may be passed once
        self.started = started  # square at the start of the turn
        self.trail = trail  # squares walked this turn
        self.busy = busy  # something was done in Move and Cast

    def copy(self) -> "Turn":
        """An independent copy."""
        return Turn(
            self.mp,
            self.boosted,
            self.attacks,
            self.left,
            self.stunned,
            self.over,
            self.idle,
            self.no_treasure,
            self.activated.copy(),
            self.beast_attacks,
            self.beast_moved,
            self.beast_mp,
            self.corner,
            self.astral,
            self.fuel,
            self.used.copy(),
            self.hasty.copy(),
            self.dazed.copy(),
            self.sickened.copy(),
            self.drawn_by.copy(),
            self.released.copy(),
            self.through,
            self.started,
            self.trail.copy(),
            self.busy,
        )
