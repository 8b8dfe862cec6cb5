"""Reasons for saying no, the same over HTTP and on the socket."""

from spellhall.engine import SpellhallError
from spellhall.server.wire.http import Problem
from spellhall.server.wire.socket import Refused


class Denied(SpellhallError):
    """A request that cannot be met: a stable id, a sentence for people, an HTTP status."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message

    def problem(self) -> Problem:
        """As the body of an HTTP answer."""
        return Problem(self.error, self.message)

    def refused(self, seq: int | None = None) -> Refused:
        """As a frame of the socket."""
        return Refused(self.error, self.message, seq)


def malformed(message: str) -> Denied:
    """What was sent cannot be read."""
    return Denied(400, "malformed", message)


def unknown_key() -> Denied:
    """Nobody has this key."""
    return Denied(
        401, "unknown_key", "The key is missing or unknown; POST /api/people gives a new one."
    )


def unknown_table(id: str) -> Denied:
    """There is no such table."""
    return Denied(404, "unknown_table", f"There is no table '{id[:40]}'; the link may be misspelt.")


def forbidden(error: str, message: str) -> Denied:
    """Somebody else may do this."""
    return Denied(403, error, message)


def conflict(error: str, message: str) -> Denied:
    """Not at this moment of the table."""
    return Denied(409, error, message)


def unfit(error: str, message: str) -> Denied:
    """It can be read, but what it says cannot be."""
    return Denied(422, error, message)
