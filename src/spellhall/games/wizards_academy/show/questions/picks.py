"""How the choices are said whose answer the next frame uses."""

from typing import Final

from spellhall.engine.wording import Prompt, Words
from spellhall.games.wizards_academy.box.disasters import DISASTER_WORDS
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.rooms import CARD_ROOM, NEIGHBOUR, ROOM_WORDS, SQUARE_WORDS
from spellhall.games.wizards_academy.frames.picks import (
    Pick,
    PickBeast,
    PickCard,
    PickGlyph,
    PickKind,
    PickOne,
    PickRoom,
    PickSeat,
    PickShift,
    PickSource,
    PickSpace,
    PickThing,
    PickTurn,
)
from spellhall.games.wizards_academy.rules.effects.building import TURN_LEFT, TURN_RIGHT
from spellhall.games.wizards_academy.rules.effects.threats import THING
from spellhall.games.wizards_academy.show.names import (
    TEXTS,
    beast_name,
    beast_word,
    disaster_name,
    kind_name,
    room_name,
    space_name,
    the_room,
)
from spellhall.games.wizards_academy.state.state import School


def _room(room: int) -> str:
    return f"room:{room}"


def _space(space: int) -> str:
    return f"space:{SPACE_WORDS[space]}"


def shift_words(s: School, choice: int) -> Words:
    if choice >= TURN_RIGHT:
        room = (choice - TURN_RIGHT) % (TURN_LEFT - TURN_RIGHT)
        way = "left" if choice >= TURN_LEFT else "right"
        text = f"turn {ROOM_WORDS[room]} {way}"
        label = f"Turn {the_room(room)} a quarter to the {way}"
        return Words(text, label, (_room(room), f"turn:{room}:{way}"), ("WA-ASET-12",))
    square, direction = divmod(choice, 4)
    other = NEIGHBOUR[4 * square + direction]
    one, two = s.room_at[square], s.room_at[other]
    text = f"swap {SQUARE_WORDS[square]} {SQUARE_WORDS[other]}"
    label = f"Swap {the_room(one)} and {the_room(two)}"
    return Words(text, label, (_room(one), _room(two)), ("WA-ASET-12",))


def pick_prompt(s: School, f: Pick) -> Prompt:
    key = f"picks.{f.why}"
    rule = TEXTS(f"{key}.rule")
    return Prompt(TEXTS(f"{key}.prompt"), f"@{f.seat} {TEXTS(f'{key}.waiting')}", "", (rule,))


def pick_option(s: School, f: Pick, code: int) -> Words:
    rule = (TEXTS(f"picks.{f.why}.rule"),)
    if code == 0:
        return Words("none", "None", ("stop",), rule)
    said = _thing(s, f, code - 1)
    return Words(said.text, said.label, said.touches, rule)


def _thing(s: School, f: Pick, thing: int) -> Words:
    if isinstance(f, PickRoom):
        return Words(ROOM_WORDS[thing], room_name(thing), (_room(thing),))
    if isinstance(f, PickBeast):
        name = beast_name(s, thing)
        return Words(beast_word(s, thing), name[0].upper() + name[1:], (f"beast:{thing}",))
    if isinstance(f, PickThing):
        room, kind = divmod(thing, THING)
        label = f"The {kind_name(kind)} in {the_room(room)}"
        touch = (f"token:{room}:{kind}",)
        return Words(f"{KIND_WORDS[kind]} {ROOM_WORDS[room]}", label, touch)
    if isinstance(f, PickGlyph):
        if thing > 7:
            touch = (f"shared:{f.seat}",)
            return Words(f"shared {thing - 7}", f"The shared {thing - 7}", touch)
        return Words(str(thing), f"Glyph {thing}", (f"glyph:{f.seat}:{thing}",))
    if isinstance(f, PickSeat):
        return Words(f"wizard {thing + 1}", f"@{thing}", (f"wizard:{thing}",))
    if isinstance(f, PickKind):
        name = kind_name(thing)
        return Words(KIND_WORDS[thing], name[0].upper() + name[1:], (f"kind:{KIND_WORDS[thing]}",))
    if isinstance(f, PickSpace):
        return Words(SPACE_WORDS[thing], space_name(s, thing), (_space(thing),))
    if isinstance(f, PickTurn):
        room, quarters = divmod(thing, 4)
        way = ("Leave as it is", "Turn right", "Turn half around", "Turn left")[quarters]
        touches = (_room(room), f"turn:{room}:{quarters}")
        return Words(f"{ROOM_WORDS[room]} r{quarters}", f"{way}: {room_name(room)}", touches)
    if isinstance(f, PickCard):
        if f.why == "next_room_card":
            room = CARD_ROOM[thing]
            return Words(ROOM_WORDS[room], room_name(room), (f"room_card:{thing}",))
        return Words(DISASTER_WORDS[thing], disaster_name(thing), (f"disaster:{thing}",))
    if isinstance(f, PickSource):
        return Words(f"source {thing}", f"The source of glyph {thing}", (f"source:{thing}",))
    if isinstance(f, PickShift):
        return shift_words(s, thing)
    assert isinstance(f, PickOne)
    words, label = _ONE_OF[f.why][thing]
    return Words(words, label, (f"one:{thing}",))


_ONE_OF: Final[dict[str, dict[int, tuple[str, str]]]] = {
    "fold": {0: ("go", "Go to another wizard"), 1: ("bring", "Bring a willing wizard here")},
    "keep_item": {0: ("old", "Keep the old one"), 1: ("new", "Take the new one")},
    "masterwork": {0: ("robe", "A robe"), 2: ("staff", "A staff")},
    "come_along": {1: ("yes", "Come along"), 0: ("no", "Stay")},
}
