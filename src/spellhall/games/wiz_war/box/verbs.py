"""The verbs that cards are made of (WW-V): typed values, no behaviour."""

from dataclasses import dataclass

from spellhall.games.wiz_war.box.terms import MAGICAL, NOTHING, PLAIN, TARGET


@dataclass(frozen=True)
class N:
    """An amount: a number, plus the spell's energy, a die, or what is counted."""

    base: int = 0
    energy: bool = False
    die: bool = False
    count: int = NOTHING
    most: int = 99  # of what is counted, or of the whole for a Stun


class Verb:
    """One thing that a card does."""


@dataclass(frozen=True)
class Deal(Verb):
    """Damage from one source; `hurt` follows for whoever was really damaged."""

    n: N
    kind: int = MAGICAL
    element: int = PLAIN
    to: int = TARGET
    indirect: bool = False
    noevade: bool = False
    sure: bool = False  # cannot be prevented or reduced
    hurt: tuple[Verb, ...] = ()


@dataclass(frozen=True)
class Stun(Verb):
    n: N = N(1)
    to: int = TARGET


@dataclass(frozen=True)
class Heal(Verb):
    n: N
    to: int = TARGET


@dataclass(frozen=True)
class HealHalf(Verb):
    """The caster gains half of the damage just dealt, rounded up."""


@dataclass(frozen=True)
class IfStunned(Verb):
    yes: tuple[Verb, ...]
    no: tuple[Verb, ...]


@dataclass(frozen=True)
class Roll(Verb):
    """Roll a d4 and do the list under its result."""

    lists: tuple[tuple[Verb, ...], tuple[Verb, ...], tuple[Verb, ...], tuple[Verb, ...]]


@dataclass(frozen=True)
class DealDie(Verb):
    """Damage of a d4 to each, then perhaps a push of as many squares."""

    kind: int
    noevade: bool = False
    push: bool = False


@dataclass(frozen=True)
class Punch(Verb):
    """The fist, with all that makes it stronger."""


@dataclass(frozen=True)
class Gore(Verb):
    """2 physical, and 1 for each straight square just moved, at most 2."""


@dataclass(frozen=True)
class Fang(Verb):
    """2 physical, 3 in a sector with one of your totems."""


@dataclass(frozen=True)
class Wrath(Verb):
    """2 magical, 3 to one that carries a treasure or relic."""


@dataclass(frozen=True)
class Smite(Verb):
    """Damage equal to the energy of the card that feeds the blade."""


@dataclass(frozen=True)
class Split(Verb):
    """The chosen part of the energy as damage, the rest as a push."""


@dataclass(frozen=True)
class Hurl(Verb):
    """Throw a carried treasure: damage equal to the walking distance; it lands there."""


@dataclass(frozen=True)
class ShareLife(Verb):
    """Both lives are summed and halved."""


@dataclass(frozen=True)
class BrainBurn(Verb):
    """The victim may shed cards, then suffers one for each left."""


@dataclass(frozen=True)
class Shards(Verb):
    """A die of shards, each at a random target in sight."""


@dataclass(frozen=True)
class Push(Verb):
    n: N
    to: int = TARGET


@dataclass(frozen=True)
class Pull(Verb):
    n: N
    hit: tuple[Verb, ...] = ()  # when it ends up adjacent


@dataclass(frozen=True)
class Flee(Verb):
    """Away by the path that most raises the distance; a carried treasure falls."""

    n: N


@dataclass(frozen=True)
class Steer(Verb):
    """The caster walks the target."""

    n: N


@dataclass(frozen=True)
class Glide(Verb):
    """The caster moves straight up to n squares in the chosen direction."""

    n: N


@dataclass(frozen=True)
class Swoop(Verb):
    """The attacker flies straight, over objects, to a square in reach of the target."""

    n: int


@dataclass(frozen=True)
class Blink(Verb):
    """Teleport to a square of one's choice within n."""

    n: int


@dataclass(frozen=True)
class Stray(Verb):
    """Teleport n squares in a random direction."""

    n: N
    to: int = TARGET
    drop: bool = False  # a carried treasure or relic falls first


@dataclass(frozen=True)
class SwapPlaces(Verb):
    """Caster and target change squares; the caster moves no more this turn."""


@dataclass(frozen=True)
class ThroughWall(Verb):
    """The next step may go through this wall."""


@dataclass(frozen=True)
class Dash(Verb):
    """MP are doubled; the treasure falls and none may be taken this turn."""


@dataclass(frozen=True)
class Idle(Verb):
    """MP become 0 for the rest of the turn."""


@dataclass(frozen=True)
class Halt(Verb):
    """MP become 0 now."""


@dataclass(frozen=True)
class EndPhase(Verb):
    """The mover's Move and Cast ends."""


@dataclass(frozen=True)
class Aid(Verb):
    """Something that helps the next spell of this turn."""

    kind: int


@dataclass(frozen=True)
class Make(Verb):
    """Put a thing on the target square."""

    kind: int


@dataclass(frozen=True)
class MakeTraps(Verb):
    """Four face-down tokens, one of them live."""


@dataclass(frozen=True)
class MakeMist(Verb):
    """Up to five connected squares."""


@dataclass(frozen=True)
class MakeLine(Verb):
    """A wall, door or fire on the target line."""

    kind: int


@dataclass(frozen=True)
class BreakLine(Verb):
    """Destroy the target wall or door."""

    splash: int = 0  # physical damage to each figure that borders it
    heal: int = 0


@dataclass(frozen=True)
class Smash(Verb):
    """Damage to a wall or door."""

    n: int


@dataclass(frozen=True)
class BreakThing(Verb):
    """Destroy the target object."""


@dataclass(frozen=True)
class Quench(Verb):
    """Fire spells on the target end, Fire objects break; `everywhere` for the whole board."""

    everywhere: bool = False


@dataclass(frozen=True)
class End(Verb):
    """End the target spell and every spell on it."""

    stray: int = 0  # then its caster is teleported at random so far


@dataclass(frozen=True)
class Open(Verb):
    """The caster may pass and hold this door while next to it."""


@dataclass(frozen=True)
class TurnBoard(Verb):
    """Turn a sector by the chosen number of quarters."""


@dataclass(frozen=True)
class DropOne(Verb):
    """The target drops what the caster picks."""


@dataclass(frozen=True)
class DropAll(Verb):
    """Everybody drops everything."""


@dataclass(frozen=True)
class TakeItem(Verb):
    """The caster takes a carried item; `drop`: or makes it fall; `treasure`: or a treasure."""

    drop: bool = False
    treasure: bool = False


@dataclass(frozen=True)
class TakeTreasure(Verb):
    """The acting creature may take the victim's treasure."""


@dataclass(frozen=True)
class TakeCards(Verb):
    """Look at a hand and take up to n cards."""

    n: int


@dataclass(frozen=True)
class Look(Verb):
    """Look at a hand."""


@dataclass(frozen=True)
class Meld(Verb):
    """Both hands are shuffled together and dealt back."""


@dataclass(frozen=True)
class DrawThenTrim(Verb):
    n: int


@dataclass(frozen=True)
class Peek(Verb):
    """Look at the top n of the deck, take 1, return the rest in any order."""

    n: int


@dataclass(frozen=True)
class DiscardRandom(Verb):
    n: int


@dataclass(frozen=True)
class Beguile(Verb):
    """The victim is walked, or gives a random card."""

    steps: int


@dataclass(frozen=True)
class BiteSector(Verb):
    """Each enemy in the totem's sector suffers."""

    n: int


@dataclass(frozen=True)
class Summon(Verb):
    kind: int


@dataclass(frozen=True)
class ReturnCreature(Verb):
    """A creature card comes back from a discard pile."""


@dataclass(frozen=True)
class CallCreature(Verb):
    """An own creature comes next to the caster."""


@dataclass(frozen=True)
class Brace(Verb):
    """A totem takes three cracks instead of one."""


@dataclass(frozen=True)
class Stretch(Verb):
    """Pick up something in sight."""


@dataclass(frozen=True)
class PlaceAt(Verb):
    """Put something that you carry on a square in sight."""


@dataclass(frozen=True)
class PlaceTacks(Verb):
    """Strew the tacks."""


@dataclass(frozen=True)
class Fetch(Verb):
    """The servant brings an object."""
