"""What a seat or a spectator may see, built by adding what may be shown."""

from msgspec import Struct

from spellhall.games.wizards_academy.state import School


class View(Struct):
    turn: int
    mana: int


def view(s: School, seat: int | None) -> View:
    return View(s.turn, s.mana)


def see_all(s: School) -> View:
    return View(s.turn, s.mana)
