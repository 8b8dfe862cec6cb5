"""How the choices are said whose answer the next frame uses."""

from collections.abc import Callable
from typing import Final

from spellhall.engine.choices import Verb
from spellhall.engine.wording import Prompt, Refused, Said
from spellhall.games.wizards_academy.box.rooms import CARD_ROOM
from spellhall.games.wizards_academy.choices import (
    A_ROBE,
    A_STAFF,
    COME,
    DO_NOT_COME,
    FOLD_HERE,
    FOLD_TO,
    NEW_ITEM,
    OLD_ITEM,
    PICK_BEAST,
    PICK_DISASTER,
    PICK_GLYPH,
    PICK_KIND,
    PICK_ROOM,
    PICK_ROOM_CARD,
    PICK_SEAT,
    PICK_SHARED,
    PICK_SOURCE,
    PICK_SPACE,
    PICK_THING,
    PICK_TURN,
    SHIFT_SWAP,
    SHIFT_TURN,
)
from spellhall.games.wizards_academy.frames.picks import Pick
from spellhall.games.wizards_academy.show import among
from spellhall.games.wizards_academy.show.names import (
    TEXTS,
    disaster_name,
    kind_name,
    room_name,
    space_name,
    the_room,
)
from spellhall.games.wizards_academy.show.questions.causes import asked_by, cause
from spellhall.games.wizards_academy.show.questions.openings import swap_label, turn_label
from spellhall.games.wizards_academy.show.refusals import not_offered
from spellhall.games.wizards_academy.state.state import Academy

QUARTERS: Final = ("Leave as it is", "Turn right", "Turn half around", "Turn left")


def pick_prompt(s: Academy, f: Pick) -> Prompt:
    key = f"picks.{f.why}"
    rule = TEXTS(f"{key}.rule")
    waiting = f"@{f.seat} {TEXTS(f'{key}.waiting')}"
    return asked_by(cause(s, f.seat), TEXTS(f"{key}.prompt"), waiting, (rule,))


def left_out(s: Academy, f: Pick) -> list[Refused]:
    """What the rule that asks left out of the things of that kind."""
    key = f"picks.{f.why}"
    if type(f) not in among.PICKED:
        return []
    things = not_offered(s, f, among.PICKED[type(f)](s, f))
    return [Refused(thing, TEXTS(f"{key}.others"), TEXTS(f"{key}.rule")) for thing in things]


def _label(s: Academy, verb: Verb, things: tuple[int, ...]) -> str:
    """What is picked, in words."""
    if verb in _FIXED:
        return _FIXED[verb]
    return _NAMED[verb](s, *things)


def _kind(s: Academy, kind: int) -> str:
    name = kind_name(kind)
    return name[0].upper() + name[1:]


def _threat(s: Academy, kind: int, room: int, hurt: int = 0) -> str:
    return f"The {kind_name(kind)} in {the_room(room)}"


_NAMED: Final[dict[Verb, Callable[..., str]]] = {
    PICK_ROOM: lambda s, room: room_name(room),
    PICK_BEAST: _threat,
    PICK_THING: _threat,
    PICK_GLYPH: lambda s, kind: f"Glyph {kind}",
    PICK_SHARED: lambda s, kind: f"The shared {kind}",
    PICK_SEAT: lambda s, seat: f"@{seat}",
    PICK_KIND: _kind,
    PICK_SPACE: space_name,
    PICK_TURN: lambda s, room, quarters: f"{QUARTERS[quarters]}: {room_name(room)}",
    PICK_DISASTER: lambda s, card: disaster_name(card),
    PICK_ROOM_CARD: lambda s, card: room_name(CARD_ROOM[card]),
    PICK_SOURCE: lambda s, kind: f"The source of glyph {kind}",
    SHIFT_SWAP: swap_label,
    SHIFT_TURN: turn_label,
}
_FIXED: Final[dict[Verb, str]] = {
    FOLD_TO: "Go to another wizard",
    FOLD_HERE: "Bring a willing wizard here",
    OLD_ITEM: "Keep the old one",
    NEW_ITEM: "Take the new one",
    A_ROBE: "A robe",
    A_STAFF: "A staff",
    COME: "Come along",
    DO_NOT_COME: "Stay",
}


def said(verb: Verb) -> Callable[..., Said]:
    """How one of the things is said; the rule is that of the pick."""

    def say(s: Academy, f: Pick, *things: int) -> Said:
        label = _label(s, verb, things) if verb.name != "none" else "None"
        return Said(label, (TEXTS(f"picks.{f.why}.rule"),))

    return say
