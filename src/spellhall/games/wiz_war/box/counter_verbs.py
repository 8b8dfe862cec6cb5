"""The verbs of counters (WW-V): typed values, no behaviour."""

from dataclasses import dataclass

from spellhall.games.wiz_war.box.verbs import N, Verb


@dataclass(frozen=True)
class Cancel(Verb):
    """The answered spell is cancelled; `back`: its card returns to the caster's hand."""

    back: bool = False
    mine: bool = False  # or comes to yours


@dataclass(frozen=True)
class Backlash(Verb):
    """The answered spell's caster suffers its energy."""


@dataclass(frozen=True)
class Cut(Verb):
    """Lower the damage of one source."""

    n: N


@dataclass(frozen=True)
class CutAttack(Verb):
    """Lower the first damage of the answered attack."""

    n: N


@dataclass(frozen=True)
class GhostGuard(Verb):
    """Evade a physical attack; otherwise lower its damage."""

    n: N


@dataclass(frozen=True)
class Halve(Verb):
    """The answered attack does you half its damage."""


@dataclass(frozen=True)
class EarthWall(Verb):
    """Everybody beyond the chosen line evades."""


@dataclass(frozen=True)
class DouseAttack(Verb):
    """A Fire spell in the air is put out."""


@dataclass(frozen=True)
class SendHome(Verb):
    """The treasure just picked up goes back to one of its start squares."""


@dataclass(frozen=True)
class DropTreasure(Verb):
    """The treasure just picked up falls."""


@dataclass(frozen=True)
class StayAlive(Verb):
    """Life becomes 1 instead of death."""


@dataclass(frozen=True)
class Slip(Verb):
    """If the attacker no longer sees you, the attack is evaded."""
