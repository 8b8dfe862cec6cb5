"""Lists of verbs by name, so that frames can say which one they carry out.

A part of a card is called by the card's id and what it is: "EL-4 does", "ME-5 mode 1",
"CT-3 counters", "AL-2 throw" for a weapon of that name; "CRE-1 pinch" is an attack of a creature.
What follows from a verb goes on from its place in the list: "NE-5 does 0 hurt".
"""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Card, Weapon
from spellhall.games.wiz_war.box.cards import ROWS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.terms import ADJACENT, FIRE, OWC
from spellhall.games.wiz_war.box.verbs import (
    Deal,
    IfStunned,
    N,
    Pull,
    Punch,
    Push,
    Roll,
    Stun,
    Verb,
)

NO_PART: Final = ""

# Lists that no row has.
PUNCH: Final = "punch"
WITHER: Final = "wither"  # for each card drawn
SCORCH: Final = "scorch"  # for each card played
BURST: Final = "burst"  # round a phoenix
STONE_BLAST: Final = "stone blast"
CLAW_STUN: Final = "claw stun"
SHARD: Final = "shard"
PUSH_ON: Final = "push on"  # as many squares as its energy

FIST: Final = Weapon("punch", ADJACENT, OWC, (Punch(),))
PARTS: Final[dict[str, tuple[Verb, ...]]] = {
    PUNCH: FIST.does,
    WITHER: (Deal(N(1), indirect=True),),
    SCORCH: (Deal(N(1), element=FIRE, indirect=True),),
    BURST: (Deal(N(2), element=FIRE, indirect=True),),
    STONE_BLAST: (Deal(N(4), element=FIRE, indirect=True),),
    CLAW_STUN: (Stun(),),
    SHARD: (Deal(N(2)),),
    PUSH_ON: (Push(N(energy=True)),),
}


def following(part: str, at: int, name: str) -> str:
    """The list that follows from one verb of a list."""
    return f"{part} {at} {name}"


def rolled(result: int) -> str:
    """The list under one result of a die."""
    return f"roll {result}"


def cast_part(row: Card, mode: int) -> str:
    """What a card does when it is cast, in the way that was chosen if it has several."""
    return known(f"{row.id} mode {mode}" if row.modes else f"{row.id} does")


def counter_part(row: Card) -> str:
    """What a card does as a counter."""
    return known(f"{row.id} counters")


def time_part(row: Card) -> str:
    """What a card does when time passes."""
    return known(f"{row.id} each turn")


def end_part(row: Card) -> str:
    """What a spell does when it ends."""
    return known(f"{row.id} at end")


def entering_part(row: Card) -> str:
    """What a figure meets that enters the thing that a card made."""
    return known(f"{row.id} enters")


def lingering_part(row: Card) -> str:
    """What it does to a figure that ends its turn there."""
    return known(f"{row.id} lingers")


def weapon_part(owner: str, weapon: Weapon) -> str:
    """What a weapon of a card or an attack of a creature does."""
    return known(f"{owner} {weapon.id}")


def known(name: str) -> str:
    """A name, if there is such a list."""
    return name if name in PARTS else NO_PART


def _enter(name: str, verbs: tuple[Verb, ...]) -> None:
    """Name a list and all that follows from its verbs."""
    if not verbs:
        return
    assert name not in PARTS or PARTS[name] == verbs, f"two lists are called '{name}'"
    PARTS[name] = verbs
    for at in range(len(verbs)):
        verb = verbs[at]
        if isinstance(verb, Roll):
            for side in range(4):
                _enter(following(name, at, rolled(side + 1)), verb.lists[side])
        elif isinstance(verb, Deal):
            _enter(following(name, at, "hurt"), verb.hurt)
        elif isinstance(verb, Pull):
            _enter(following(name, at, "hit"), verb.hit)
        elif isinstance(verb, IfStunned):
            _enter(following(name, at, "yes"), verb.yes)
            _enter(following(name, at, "no"), verb.no)


def _enter_card(row: Card) -> None:
    """Name the lists of a row."""
    _enter(f"{row.id} does", row.does)
    for mode in range(len(row.modes)):
        _enter(f"{row.id} mode {mode}", row.modes[mode])
    _enter(f"{row.id} counters", row.counters)
    _enter(f"{row.id} each turn", row.each_turn)
    _enter(f"{row.id} at end", row.at_end)
    _enter(f"{row.id} enters", row.enters)
    _enter(f"{row.id} lingers", row.lingers)
    for weapon in row.weapons:
        _enter(f"{row.id} {weapon.id}", weapon.does)


for _table in ROWS:
    for _row in _table:
        _enter_card(_row)
for _beast in CREATURES:
    for _weapon in _beast.attacks:
        _enter(f"{_beast.id} {_weapon.id}", _weapon.does)
