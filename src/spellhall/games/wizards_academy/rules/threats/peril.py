"""Peril: a mana is lost, and perhaps somebody flees (WA-AT-1)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.people import WENNA
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import FLEE, LET_GO, SPARE, STAY
from spellhall.games.wizards_academy.frames.effects import LoseOne
from spellhall.games.wizards_academy.frames.threats import Flee, LoseMana, Peril, Spare
from spellhall.games.wizards_academy.rules.table.wizards import glyph_count, teleport
from spellhall.games.wizards_academy.state.state import NONE, Academy


def peril(s: Academy, f: Peril) -> None:
    """Sister Wenna may pay for a wizard in her room; else a mana goes (WA-CHAR-6, WA-AT-1)."""
    if s.scenario != BASIC and not s.this_turn.spared:
        for seat in range(len(s.wizards)):
            wizard = s.wizards[seat]
            if (
                wizard.person == WENNA
                and wizard.room == s.wizards[f.seat].room
                and glyph_count(s, seat) >= 2
            ):
                then(s, Spare(seat, f.seat, f.cause))
                return
    then(s, LoseMana(1, f.cause, s.wizards[f.seat].room), Flee(f.seat, f.cause))


def pay_or_not(s: Academy, f: Spare) -> list[int]:
    """Two glyphs, or the mana."""
    return [LET_GO.bare, SPARE.bare]


def spare(s: Academy, f: Spare, choice: int) -> None:
    """Once per turn."""
    if choice == LET_GO.bare:
        then(s, LoseMana(1, f.cause, s.wizards[f.victim].room), Flee(f.victim, f.cause))
        return
    s.this_turn.spared = True
    tell(s, "spares", f.seat, f.victim)
    then(s, Flee(f.victim, f.cause))
    for _ in range(2):
        then(s, LoseOne(f.seat, "spare", NONE))


def stay_or_flee(s: Academy, f: Flee) -> list[int]:
    """To flee is never compulsory; in the crystal there is nowhere to go."""
    return [STAY.bare] if s.wizards[f.seat].room == CRYSTAL else [STAY.bare, FLEE.bare]


def flee(s: Academy, f: Flee, choice: int) -> None:
    """A teleport to the Mana Crystal (WA-FIRE-10)."""
    if choice == FLEE.bare:
        teleport(s, f.seat, CRYSTAL, flees=True)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Peril, peril)
    rules.question(Spare, pay_or_not, spare)
    rules.question(Flee, stay_or_flee, flee)
