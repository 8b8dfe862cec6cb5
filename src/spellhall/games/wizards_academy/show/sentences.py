"""The log of Wizard's Academy: one sentence for each event.

Long because there are some sixty kinds, and whoever looks for one finds it here.
"""

from spellhall.engine.wording import Seat, Sentence, Wording
from spellhall.games.wizards_academy.box.facts import (
    CardOrNone,
    Disaster,
    DisasterOrNone,
    Ending,
    GlyphKind,
    Item,
    Lasting,
    Person,
    Quarters,
    Resort,
    Room,
    RoomCard,
    RoomOrNone,
    Space,
    Spell,
    Threat,
)
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ARROWS,
    CARD_ROOM,
    CRYSTAL,
    DIRECTION_WORDS,
)
from spellhall.games.wizards_academy.box.wizard_effects import ROBE, WAND
from spellhall.games.wizards_academy.show.names import (
    TEXTS,
    a_kind,
    design_name,
    disaster_name,
    disaster_text,
    kind_name,
    listed,
    pair_name,
    person_name,
    room_name,
    spell_name,
    the_room,
)
from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    CALM,
    HOPELESS,
    NONE,
    OUT_OF_MANA,
    OUT_OF_TIME,
    PORTALS,
    ROBED,
    SAFE,
    WON,
    robe_of,
)


def _room(room: int) -> str:
    return f"room:{room}"


def turn(seat: Seat, number: int) -> Sentence:
    return Sentence(f"Turn {number}: @{seat}", seat, (f"wizard:{seat}",), heading=True)


def person(seat: Seat, who: Person) -> Sentence:
    return Sentence(f"@{seat} plays {person_name(who)}.", seat, (f"wizard:{seat}",))


def disaster(seat: Seat, card: Disaster) -> Sentence:
    text = f"{disaster_name(card)}: {disaster_text(card)}"
    return Sentence(text, seat, (f"disaster:{card}",))


def draw(seat: Seat, card: DisasterOrNone) -> Sentence:
    what = disaster_name(card) if card != NONE else "a disaster"
    touches = (f"disaster:{card}",) if card != NONE else ()
    return Sentence(f"@{seat} draws {what}.", seat, touches)


def shows(seat: Seat, card: Disaster) -> Sentence:
    return Sentence(f"@{seat} tells of {disaster_name(card)}.", seat, (f"disaster:{card}",))


def discards_disaster(seat: Seat, card: Disaster) -> Sentence:
    text = f"@{seat} discards {disaster_name(card)} unplayed."
    return Sentence(text, seat, (f"disaster:{card}",))


def reshuffle(times: int, deck: int, left: int) -> Sentence:
    text = f"Reshuffle {times}: {deck} disasters in the deck, {left} progression cards left."
    return Sentence(text, None, ("deck", "progression"))


def room_card(card: RoomCard) -> Sentence:
    arrows = " ".join(DIRECTION_WORDS[arrow].upper() for arrow in CARD_ARROWS[card])
    text = f"Room card: {room_name(CARD_ROOM[card])} ({arrows or 'towards the Cursed Room'})."
    return Sentence(text, None, (_room(CARD_ROOM[card]),))


def place(kind: Threat, room: Room, n: int, source: RoomOrNone) -> Sentence:
    what = a_kind(kind, n)
    if source == room:
        text = f"{kind_name(kind)} grows thicker in {the_room(room)}."
        return Sentence(text[0].upper() + text[1:], None, (_room(room),))
    if source != NONE:
        text = f"{kind_name(kind)} spreads from {the_room(source)} to {the_room(room)}."
        return Sentence(text[0].upper() + text[1:], None, (_room(source), _room(room)))
    verb = "come" if n > 1 else "comes"
    text = f"{what[0].upper()}{what[1:]} {verb} into {the_room(room)}."
    return Sentence(text, None, (_room(room),))


def kept_out(room: Room, kind: Threat) -> Sentence:
    text = f"The ward keeps {a_kind(kind)} out of {the_room(room)}."
    return Sentence(text, None, (_room(room),))


def remove(kind: Threat, room: Room, n: int, why: str) -> Sentence:
    what = a_kind(kind, n)
    verb = "leave" if n > 1 else "leaves"
    text = f"{what[0].upper()}{what[1:]} {verb} {the_room(room)}{_why_gone(why)}."
    return Sentence(text, None, (_room(room),))


def _why_gone(why: str) -> str:
    return f": {TEXTS(f'gone.{why}')}" if why else ""


def dies(kind: Threat, room: Room, why: str) -> Sentence:
    what = a_kind(kind)
    text = f"{what[0].upper()}{what[1:]} is gone from {the_room(room)}{_why_gone(why)}."
    return Sentence(text, None, (_room(room),))


def spent(kind: Threat, rooms: tuple[Room, ...]) -> Sentence:
    name = kind_name(kind)
    where = listed([the_room(room) for room in rooms])
    text = f"{name[0].upper()}{name[1:]} is spent in the attack on {the_room(CRYSTAL)}: {where}."
    return Sentence(text, None, tuple(_room(room) for room in rooms))


def hit(kind: Threat, room: Room, n: int) -> Sentence:
    text = f"The {kind_name(kind)} in {the_room(room)} takes {n} damage."
    return Sentence(text, None, (_room(room),))


def acts(kind: Threat, room: Room) -> Sentence:
    text = f"The {kind_name(kind)} in {the_room(room)} activates."
    return Sentence(text, None, (_room(room),))


def spreads(kind: Threat, rooms: tuple[Room, ...]) -> Sentence:
    name = kind_name(kind)
    text = f"{name[0].upper()}{name[1:]} activates in {listed([the_room(r) for r in rooms])}."
    return Sentence(text, None, tuple(_room(room) for room in rooms))


def beast_moves(kind: Threat, old: Room, new: Room) -> Sentence:
    text = f"The {kind_name(kind)} goes from {the_room(old)} to {the_room(new)}."
    return Sentence(text, None, (_room(old), _room(new)))


def haunt_moves(old: Room, new: Room) -> Sentence:
    text = f"The haunt drifts from {the_room(old)} to {the_room(new)}."
    return Sentence(text, None, (_room(old), _room(new)))


def flare(room: Room) -> Sentence:
    return Sentence(f"The fire in {the_room(room)} flares.", None, (_room(room),))


def overflow(room: Room) -> Sentence:
    text = f"The water in {the_room(room)} overflows."
    return Sentence(text[0].upper() + text[1:], None, (_room(room),))


def ice_ring() -> Sentence:
    return Sentence("Ice lies in all rooms around the Mana Crystal.", None, (_room(0),))


def lose_mana(n: int, cause: str, left: int, room: RoomOrNone, card: CardOrNone) -> Sentence:
    where = "" if room == NONE else f" {'at' if room == CRYSTAL else 'in'} {the_room(room)}"
    which = {"spell": spell_name, "disaster": design_name}.get(cause)
    name = f" {which(card)}" if which else ""
    text = f"{n} mana lost to {TEXTS(f'causes.{cause}')}{name}{where}; {left} left."
    return Sentence(text, None, ("mana",) if room == NONE else ("mana", _room(room)))


def gain_mana(n: int, left: int) -> Sentence:
    return Sentence(f"{n} mana gained; {left} now.", None, ("mana",))


def walk(seat: Seat, old: Room, new: Room) -> Sentence:
    text = f"@{seat} walks to {the_room(new)}."
    return Sentence(text, seat, (_room(old), _room(new)))


def slide(seat: Seat, room: Room) -> Sentence:
    return Sentence(f"@{seat} slides on over the ice to {the_room(room)}.", seat, (_room(room),))


def wasted(seat: Seat, room: RoomOrNone) -> Sentence:
    text = f"@{seat} cannot pay for the way and stays."
    return Sentence(text, seat, (_room(room),) if room != NONE else ())


def teleport(seat: Seat, room: Room, flees: bool) -> Sentence:
    how = "flees" if flees else "teleports"
    return Sentence(f"@{seat} {how} to {the_room(room)}.", seat, (_room(room),))


def forced(seat: Seat, room: Room) -> Sentence:
    return Sentence(f"@{seat} is moved to {the_room(room)}.", seat, (_room(room),))


def swap(one: Room, other: Room) -> Sentence:
    text = f"{the_room(one)} and {the_room(other)} change places."
    return Sentence(text[0].upper() + text[1:], None, (_room(one), _room(other)))


def turn_room(room: Room, quarters: Quarters) -> Sentence | None:
    if quarters == 0:
        return None
    way = ("", "a quarter clockwise", "half around", "a quarter anticlockwise")[quarters]
    text = f"{the_room(room)} turns {way}."
    return Sentence(text[0].upper() + text[1:], None, (_room(room),))


def source_moves(kind: GlyphKind, room: Room) -> Sentence:
    text = f"The source of glyph {kind} moves to {the_room(room)}."
    return Sentence(text, None, (f"source:{kind}", _room(room)))


def gain_glyph(seat: Seat, kind: GlyphKind, n: int, room: RoomOrNone) -> Sentence:
    what = f"a glyph {kind}" if n == 1 else f"{n} glyphs {kind}"
    where = "" if room == NONE else f" in {the_room(room)}"
    how = "gains" if room == NONE else "takes"
    return Sentence(f"@{seat} {how} {what}{where}.", seat, (f"glyph:{seat}:{kind}",))


def lose_glyph(seat: Seat, kind: GlyphKind, why: str) -> Sentence:
    text = f"@{seat} loses a glyph {kind}{TEXTS(f'losing.{why}')}."
    return Sentence(text, seat, (f"glyph:{seat}:{kind}",))


def lends(lender: Seat, seat: Seat, kind: GlyphKind) -> Sentence:
    text = f"@{seat} uses a glyph {kind} of @{lender}."
    if lender == seat:
        text = f"@{seat} uses the shared glyph {kind}."
    return Sentence(text, seat, (f"glyph:{lender}:{kind}",))


def refuses(seat: Seat, caster: Seat) -> Sentence:
    return Sentence(f"@{seat} refuses @{caster} a glyph.", seat, (f"wizard:{seat}",))


def stripped(seat: Seat) -> Sentence:
    return Sentence(f"@{seat} loses the whole collection.", seat, (f"wizard:{seat}",))


def shares(seat: Seat, kind: GlyphKind) -> Sentence:
    return Sentence(f"@{seat} shares a glyph {kind}.", seat, (f"shared:{seat}",))


def takes_back(seat: Seat, kind: GlyphKind) -> Sentence:
    return Sentence(f"@{seat} takes the shared glyph {kind} back.", seat, (f"shared:{seat}",))


def no_sharing(seat: Seat) -> Sentence:
    return Sentence(f"In the dark @{seat} cannot share.", seat, (f"shared:{seat}",))


def cast(seat: Seat, space: Space, spell: Spell, boosted: bool, room: Room) -> Sentence:
    how = ", boosted" if boosted else ""
    where = f"{'at' if room == CRYSTAL else 'in'} {the_room(room)}"
    text = f"@{seat} casts {pair_name(space)} {where}: {spell_name(spell)}{how}."
    return Sentence(text, seat, (f"space:{SPACE_WORDS[space]}",))


def names_kind(seat: Seat, kind: Threat, spell: Spell) -> Sentence:
    """Said before what comes of it, since nothing may."""
    text = f"@{seat} names {kind_name(kind)} for {spell_name(spell)}."
    return Sentence(text, seat, (f"wizard:{seat}",))


def bind(space: Space, spell: Spell) -> Sentence:
    text = f"{pair_name(space)} is bound: {spell_name(spell)}."
    return Sentence(text, None, (f"space:{SPACE_WORDS[space]}",))


def misnamed(seat: Seat, space: Space, named: Spell, spell: Spell) -> Sentence:
    text = f"{pair_name(space)} is not {spell_name(named)} but {spell_name(spell)}."
    return Sentence(text, seat, (f"space:{SPACE_WORDS[space]}",))


def peek(seat: Seat, space: Space, spell: Spell) -> Sentence:
    text = f"@{seat} looks at {pair_name(space)}: {spell_name(spell)}."
    return Sentence(text, seat, (f"space:{SPACE_WORDS[space]}",))


def unbound(space: Space, spell: Spell) -> Sentence:
    text = f"{spell_name(spell)} at {pair_name(space)} comes loose."
    return Sentence(text, None, (f"space:{SPACE_WORDS[space]}",))


def shuffle(level: int, n: int) -> Sentence:
    if n < 2:
        return Sentence(f"Nothing of level {level} can change places.", None, (f"level:{level}",))
    text = f"The {n} unbound spells of level {level} are shuffled."
    return Sentence(text, None, (f"level:{level}",))


def foresee(seat: Seat, cards: tuple[RoomCard, ...]) -> Sentence:
    names = ", ".join(room_name(CARD_ROOM[card]) for card in cards)
    return Sentence(f"@{seat} sees the next room cards: {names}.", seat, ("room_deck",))


def scry(seat: Seat, cards: tuple[Disaster, ...]) -> Sentence:
    names = ", ".join(disaster_name(card) for card in cards)
    return Sentence(f"@{seat} sees the next disasters: {names}.", seat, ("deck",))


def gain_actions(seat: Seat, move: int, room: int, magic: int) -> Sentence:
    names = ["move"] * move + ["room"] * room + ["magic"] * magic
    text = f"@{seat} gains a {listed(names)} action."
    return Sentence(text, seat, ("actions",))


def meditates(seat: Seat) -> Sentence:
    return Sentence(f"@{seat}'s next spell will be boosted.", seat, (f"wizard:{seat}",))


def item(seat: Seat, which: Item, mark: int) -> Sentence:
    if which == ROBE:
        what = f"a robe against {kind_name(mark)}"
    elif which == WAND:
        what = f"a wand of type {mark}"
    else:
        what = f"a staff for {pair_name(mark)}"
    return Sentence(f"@{seat} gains {what}.", seat, (f"items:{seat}",))


def room_action(seat: Seat, room: Room) -> Sentence:
    return Sentence(f"@{seat} uses {the_room(room)}.", seat, (_room(room),))


def last_resort(seat: Seat, which: Resort) -> Sentence:
    what = ("clear a room", "bring wizards", "gain glyphs", "bind a spell")[which]
    return Sentence(f"@{seat} spends mana to {what}.", seat, (_room(0), "mana"))


def lasting(what: Lasting, subject: int, seat: Seat) -> Sentence:
    if what == SAFE:
        text = f"@{subject} endures nothing for now."
    elif what == ROBED:
        who, kind = robe_of(subject)
        text = f"@{who} is proof against {kind_name(kind)} for now."
    elif what == BOOSTED:
        text = f"All spells of @{subject} are boosted for now."
    elif what == CALM:
        text = "Fire, water and ice are calm for now."
    elif what == PORTALS:
        text = "Whoever walks out of a room will arrive in a random one."
    else:
        return Sentence(f"A ward lies on {the_room(subject)}.", seat, (_room(subject),))
    return Sentence(text, seat, (f"wizard:{seat}",))


def endures(seat: Seat, kind: Threat, room: Room) -> Sentence:
    text = f"@{seat} endures {a_kind(kind)} in {the_room(room)}."
    return Sentence(text, seat, (f"wizard:{seat}", _room(room)))


def spares(seat: Seat, victim: Seat) -> Sentence:
    whom = "" if seat == victim else f" for @{victim}"
    return Sentence(f"@{seat} pays two glyphs{whom}; no mana is lost.", seat, (f"wizard:{seat}",))


def over(ending: Ending) -> Sentence:
    texts = {
        WON: "The academy is saved!",
        OUT_OF_MANA: "The Mana Crystal is empty. The academy is lost.",
        OUT_OF_TIME: "No disaster is left to draw: time is up. The academy is lost.",
        HOPELESS: "The spells fall behind the disasters. The academy is lost.",
    }
    return Sentence(texts[ending], None, ("mana",))


def register(wording: Wording) -> None:
    """All events that the rules tell."""
    for sentence in (
        *(turn, person, disaster, draw, shows, discards_disaster, reshuffle, room_card),
        *(place, kept_out, remove, dies, spent, hit, acts, spreads, beast_moves, haunt_moves),
        *(flare, overflow, ice_ring, lose_mana, gain_mana, walk, slide, wasted, teleport),
        *(forced, swap, turn_room, source_moves, gain_glyph, lose_glyph, lends, refuses),
        *(
            stripped,
            shares,
            takes_back,
            no_sharing,
            cast,
            names_kind,
            bind,
            misnamed,
            peek,
            unbound,
        ),
        *(shuffle, foresee, scry, gain_actions, meditates, item, room_action, last_resort),
        *(lasting, endures, spares, over),
    ):
        wording.event(sentence.__name__, sentence)
