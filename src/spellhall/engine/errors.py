"""What can go wrong, in words that a person can act on."""

from collections.abc import Sequence


class SpellhallError(Exception):
    """Something the caller asked for cannot be done; the message says why."""


class IllegalChoice(SpellhallError):
    """A player's error: the choice is not among the options of the open question."""

    def __init__(self, tried: str, legal: Sequence[str], reason: str = "") -> None:
        self.tried = tried
        self.legal = tuple(legal)
        shown = ", ".join(f"'{text}'" for text in self.legal[:12])
        more = f" and {len(self.legal) - 12} more" if len(self.legal) > 12 else ""
        why = reason or f"'{tried}' is not possible now"
        super().__init__(f"{why}; possible: {shown}{more}" if legal else why)


class BadOptions(SpellhallError):
    """A game was asked for with a number of players, an option or a value it does not have."""


class BadRecord(SpellhallError):
    """A record that cannot be read or does not replay."""


class BadPosition(SpellhallError):
    """A position that cannot be read or cannot occur."""


class NoUndo(SpellhallError):
    """The last choice cannot be taken back."""


class ScriptError(SpellhallError):
    """A test's script does not fit the game."""


class BoundReached(SpellhallError):
    """A rule went past a bound of the engine: an error of ours, never of a player."""
