"""Mana comes and goes, and a game ends."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules
from spellhall.games.wizards_academy.box.kinds import MOST_MANA
from spellhall.games.wizards_academy.frames.threats import LoseMana
from spellhall.games.wizards_academy.state.state import OUT_OF_MANA, Academy


def lose_mana(s: Academy, f: LoseMana) -> None:
    """At 0 the game is lost at once (WA-GEN-25)."""
    s.mana = max(0, s.mana - f.n)
    tell(s, "lose_mana", f.n, f.cause, s.mana, f.room, f.card)
    if s.mana == 0:
        end(s, OUT_OF_MANA)


def gain_mana(s: Academy, n: int) -> None:
    """Never above 8 (WA-AMC-3)."""
    n = min(n, MOST_MANA - s.mana)
    s.mana += n
    tell(s, "gain_mana", n, s.mana)


def end(s: Academy, ending: int) -> None:
    """Nothing is pending any more."""
    s.ending = ending
    s.stack.clear()
    tell(s, "over", ending)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(LoseMana, lose_mana)
