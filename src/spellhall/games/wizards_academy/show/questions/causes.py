"""What asks a question, and where: the text, the threat or the room that waits for the answer."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from spellhall.engine.machine.frames import Frame
from spellhall.engine.wording import Cause, Prompt
from spellhall.games.wizards_academy.box import texts
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.threats import (
    BeastActs,
    Enduring,
    ImpRaids,
    ImpRobs,
    MoveBeast,
    MoveHaunt,
    Shoved,
    Spreading,
)
from spellhall.games.wizards_academy.show.names import (
    beast_name,
    design_name,
    kind_name,
    person_name,
    spell_name,
    the_room,
)
from spellhall.games.wizards_academy.state.state import Academy


class Asking(NamedTuple):
    """What asks: a sentence about it, its name in that sentence, and its ids."""

    sentence: str
    name: str
    touches: tuple[str, ...]

    @property
    def cause(self) -> Cause:
        """As the question declares it."""
        return Cause(self.name, self.touches)


def asked_by(
    asking: Asking, text: str, waiting: str, rules: tuple[str, ...], more: str = ""
) -> Prompt:
    """A question whose second sentence says what asks it."""
    why = f"{asking.sentence} {more}" if more else asking.sentence
    return Prompt(text, waiting, why, rules, asking.cause)


def cause(s: Academy, seat: int) -> Asking:
    """What asks a seat now."""
    pending = s.lanes[seat] if s.lanes else s.stack
    for f in reversed(pending):
        if (said := _CAUSES.get(type(f))) is not None:
            found = said(s, f)
            break
    else:
        found = _of_the_turn(s)
    return found._replace(sentence=found.sentence[0].upper() + found.sentence[1:])


def _of_the_turn(s: Academy) -> Asking:
    """Where no frame waits for the answer: the spell in the air, or the room that is used."""
    if s.air is not None:
        return _spell(s, s.active, s.grid[s.air.space])
    room = s.wizards[s.active].room
    return Asking(f"@{s.active} acts in {the_room(room)}.", the_room(room), (_room(room),))


def _room(room: int) -> str:
    return f"room:{room}"


def _spell(s: Academy, seat: int, spell: int) -> Asking:
    name = spell_name(spell)
    if s.air is None:
        return Asking(f"@{seat} casts {name}.", name, (f"wizard:{seat}",))
    touches = (f"space:{SPACE_WORDS[s.air.space]}", _room(s.air.room))
    return Asking(f"@{seat} casts {name} in {the_room(s.air.room)}.", name, touches)


def _text(s: Academy, f: Perform) -> Asking:
    """The card or the room whose text is carried out."""
    if f.text in (texts.MAIN, texts.BOOST):
        return _spell(s, f.seat, f.card)
    wizard = f"wizard:{f.seat}"
    if f.text == texts.DISASTER:
        name = design_name(f.card)
        played = [card for card in s.discard if DESIGN_OF[card] == f.card]
        touches = (*(f"disaster:{card}" for card in played[-1:]), wizard)
        return Asking(f"{name} strikes @{f.seat}.", name, touches)
    if f.text == texts.ABILITY:
        name = person_name(f.card)
        return Asking(f"{name} does this after a spell.", name, (wizard,))
    room = 0 if f.text == texts.LAST_RESORT else f.card
    sentence = f"{the_room(room)} does this, used by @{f.seat}."
    if f.text == texts.LAST_RESORT:
        sentence = f"@{f.seat} spends mana in {the_room(room)}."
    return Asking(sentence, the_room(room), (_room(room),))


def _spreading(s: Academy, f: Spreading) -> Asking:
    name = f"the {kind_name(f.kind)} in {the_room(f.rooms[0])}"
    return Asking(f"{name} spreads.", name, (_room(f.rooms[0]),))


def _beast(s: Academy, f: MoveBeast | BeastActs | ImpRaids) -> Asking:
    name = beast_name(s, f.beast)
    return Asking(f"{name} activates.", name, (_room(s.beast_room[f.beast]),))


def _haunt(s: Academy, f: MoveHaunt) -> Asking:
    name = f"the haunt in {the_room(f.room)}"
    return Asking(f"{name} drifts.", name, (_room(f.room),))


def _robbed(s: Academy, f: ImpRobs) -> Asking:
    return Asking(f"an imp robs {the_room(f.room)}.", "an imp", (_room(f.room),))


def _shoved(s: Academy, f: Shoved) -> Asking:
    room = s.wizards[f.seat].room
    sentence = f"@{f.seat} is driven out of {the_room(room)}."
    return Asking(sentence, the_room(room), (_room(room), f"wizard:{f.seat}"))


def _enduring(s: Academy, f: Enduring) -> Asking:
    sentence = f"@{f.seat} ended the turn in {the_room(f.room)} and endures what is there."
    return Asking(sentence, the_room(f.room), (_room(f.room),))


_CAUSES: Final[dict[type[Frame], Callable[[Academy, Any], Asking]]] = {
    Perform: _text,
    GoOn: _text,
    Spreading: _spreading,
    MoveBeast: _beast,
    BeastActs: _beast,
    ImpRaids: _beast,
    MoveHaunt: _haunt,
    ImpRobs: _robbed,
    Shoved: _shoved,
    Enduring: _enduring,
}
