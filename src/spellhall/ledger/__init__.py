"""The rule ledgers: every rule of every game under an id that tests and screens can cite."""

from functools import cache
from pathlib import Path

from spellhall.ledger.model import Entry, Kind, Ledger, LedgerError, Section
from spellhall.ledger.parse import parse

__all__ = [
    "Entry",
    "Kind",
    "Ledger",
    "LedgerError",
    "Section",
    "folder",
    "games",
    "ledger",
    "parse",
]


def folder() -> Path:
    """Where the ledgers lie: inside an installed package, or in docs/rules of a checkout."""
    package = Path(__file__).resolve().parent.parent
    places = (package / "rulebooks", package.parent.parent / "docs" / "rules")
    for place in places:
        if place.is_dir():
            return place
    raise LedgerError(f"The rule ledgers are missing; looked in {places[0]} and {places[1]}.")


def games() -> list[str]:
    """The ids of the games that have a ledger."""
    return sorted(file.stem for file in folder().glob("*.md"))


@cache
def ledger(game: str) -> Ledger:
    """The ledger of a game, read once."""
    if game not in games():
        raise LedgerError(f"There is no ledger of {game!r}; there are: {', '.join(games())}.")
    return parse(game, (folder() / f"{game}.md").read_text(encoding="utf-8"))
