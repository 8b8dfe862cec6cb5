"""What may be pending: the range of every field of every frame, and what frames rely on."""

from typing import Any, Final

from spellhall.engine.frames import Frame
from spellhall.games.wizards_academy.box.cardlists import EFFECTS, HAPPENS
from spellhall.games.wizards_academy.box.disasters import DISASTER_COUNT
from spellhall.games.wizards_academy.box.grid import SPACES, space_of
from spellhall.games.wizards_academy.box.kinds import DARK, FIRE, GLYPHS, GUARD, ICE
from spellhall.games.wizards_academy.box.rooms import ROOM_CARDS, ROOMS
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT
from spellhall.games.wizards_academy.frames import casting as spells
from spellhall.games.wizards_academy.frames import effects, threats
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.frames.picks import (
    WHYS,
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
from spellhall.games.wizards_academy.frames.threats import CAUSES
from spellhall.games.wizards_academy.rules.casting import payments
from spellhall.games.wizards_academy.rules.effects.building import shifts
from spellhall.games.wizards_academy.rules.effects.threats import THING
from spellhall.games.wizards_academy.rules.grid import unbound_spaces
from spellhall.games.wizards_academy.rules.table.wizards import owned
from spellhall.games.wizards_academy.rules.threats.activation import BEAST, JOINT, still_there
from spellhall.games.wizards_academy.rules.threats.enduring import CREATURE, left_to_endure
from spellhall.games.wizards_academy.rules.threats.interaction import interactions
from spellhall.games.wizards_academy.state.pending_picks import picks_needed, right_marks
from spellhall.games.wizards_academy.state.setup import TURNS
from spellhall.games.wizards_academy.state.state import MAGIC, NONE, Air, School

MANY: Final = 9999
# The frames that only the wizard whose turn it is can have, and those that a spell in the air has.
OF_THE_TURN: Final = (
    *(turns.PlayDisaster, turns.DrawDisaster, turns.EndTurn, turns.Prelude, turns.Postlude),
    *(turns.Act, turns.ShareGlyph, spells.Pay, threats.Endure),
)
GAINED: Final = ("gain", "give", "wand")  # glyphs that are picked from the supply
FLAGS: Final = ("peril", "first", "optional")
MASKS: Final = ("fire", "ice", "dark")


def check_pending(s: School) -> None:
    """Every frame by itself, then what lies in the zones for them."""
    if s.ending:
        return
    bottom = s.stack[0]
    assert isinstance(bottom, (turns.EndTurn, turns.BeginTurn)), (
        f"beneath all else lies the end or the beginning of a turn, not {type(bottom).__name__}"
    )
    ends = [x for x in s.stack if isinstance(x, (turns.EndTurn, turns.BeginTurn))]
    assert len(ends) == 1, "one turn ends or begins beneath all else"
    for frame in s.stack:
        _fields(s, frame)
        _frame(s, frame)
    draws = [i for i, x in enumerate(s.stack) if isinstance(x, turns.DrawDisaster)]
    plays = [i for i, x in enumerate(s.stack) if isinstance(x, turns.PlayDisaster)]
    assert len(draws) < 2, "a disaster is drawn once"
    if draws and s.wizards[s.active].card != NONE:
        played = bool(plays) and plays[-1] > draws[0]
        assert played, "the disaster in hand is played before the next is drawn"
    for seat in range(len(s.wizards)):
        choosing = any(isinstance(x, turns.PickPerson) and x.seat == seat for x in s.stack)
        assert choosing == (s.wizards[seat].person == NONE), (
            f"seat {seat} has a character, or is about to choose one"
        )
    _air(s)
    _picked(s)


# -- Fields --------------------------------------------------------------------------------------


def within(value: Any, low: int, high: int, what: str) -> None:
    """A whole number within its bounds."""
    right = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    assert right, f"{what} is a number from {low} to {high}, not {value!r}"


def _fields(s: School, frame: Frame) -> None:
    """The fields by their names: the same name means the same everywhere."""
    for cls in type(frame).__mro__:
        for name in cls.__dict__.get("__slots__", ()):
            value = getattr(frame, name)
            what = f"{name} of {type(frame).__name__}"
            if name in FLAGS:
                assert isinstance(value, bool), f"{what} is true or false, not {value!r}"
            elif name in ("why", "cause"):
                known = CAUSES if name == "cause" else _whys(frame)
                assert value in known, f"{what} is one of {', '.join(known)}, not {value!r}"
            elif name in ("items", "rooms", "targets", "things"):
                assert isinstance(value, tuple), f"{what} is a row of numbers, not {value!r}"
                for item in value:
                    within(item, 0, MANY, f"each of {what}")
                    if name in ("rooms", "targets"):
                        assert item in s.room_at, f"each of {what} is a room in play"
            else:
                low, high = _range(s, frame, name)
                within(value, low, high, what)


def _whys(frame: Frame) -> tuple[str, ...]:
    return WHYS[type(frame) if isinstance(frame, Pick) else PickGlyph]


def _range(s: School, frame: Frame, name: str) -> tuple[int, int]:
    if name in ("seat", "caster", "victim"):
        return 0, len(s.wizards) - 1
    if name == "to":
        return NONE, len(s.wizards) - 1
    if name == "room":
        return (NONE if isinstance(frame, turns.Walk) else 0), ROOMS - 1
    if name == "beast":
        return 0, len(s.beast_room) - 1
    if name == "space":
        return 0, SPACES - 1
    if name == "spell":
        return 0, SPELL_COUNT - 1
    if name in ("own", "lent"):
        return 1, GLYPHS
    if name == "left":
        return (0, TURNS) if isinstance(frame, turns.Refine) else (1, 3)
    if name == "dash":
        return NONE, 3
    if name in MASKS:
        return 0, (1 << ROOMS) - 1
    if name == "card":
        return 0, len(ROOM_CARDS) - 1
    if name == "effects":
        return 0, len(EFFECTS) - 1
    assert name in ("n", "kind", "at", "step"), f"no frame has a field {name}"
    return 0, MANY


# -- Frames --------------------------------------------------------------------------------------


def _frame(s: School, frame: Frame) -> None:
    """What the fields of a frame mean together."""
    if isinstance(frame, OF_THE_TURN):
        assert getattr(frame, "seat", NONE) == s.active, (
            f"{type(frame).__name__} belongs to the active seat {s.active}"
        )
    room = getattr(frame, "room", NONE)
    assert room == NONE or room in s.room_at, f"the room of {type(frame).__name__} is in play"
    space = getattr(frame, "space", NONE)
    assert space == NONE or s.grid[space] != NONE, f"the space {space} holds a spell"
    if isinstance(frame, (threats.BeastActs, threats.ImpRaids)):
        assert s.beast_room[frame.beast] >= 0, "a creature that acts is alive"
    elif isinstance(frame, spells.Pay):
        assert s.this_turn.acts[MAGIC], "to cast takes a magic action"
        assert payments(s, frame), "to cast takes two glyphs that fit"
    elif isinstance(frame, spells.Permit):
        _permit(s, frame)
    elif isinstance(frame, spells.NameSpell):
        assert not s.bound[frame.space], "a spell that is named is unbound"
    elif isinstance(frame, spells.NameSpace):
        assert unbound_spaces(s), "to name a spell takes an unbound one"
    elif isinstance(frame, (threats.Spread, threats.Spreading)):
        assert frame.kind in (FIRE, ICE, DARK), "fire, ice or darkness spreads"
        assert frame.rooms or isinstance(frame, threats.Spread), "it spreads from a room"
    elif isinstance(frame, effects.Perform):
        _perform(frame)
    elif isinstance(frame, Pick):
        _pick(s, frame)
    elif isinstance(frame, threats.MoveHaunt):
        assert s.tokens[5 * frame.room + 4], "a haunt that moves is there"
    else:
        _order(s, frame)


def _permit(s: School, frame: spells.Permit) -> None:
    assert frame.seat != frame.caster, "nobody asks for a glyph of their own"
    assert frame.caster == s.active, f"the active seat {s.active} casts"
    assert s.this_turn.acts[MAGIC], "to cast takes a magic action"
    assert s.wizards[frame.caster].glyphs[frame.own - 1], "the caster owns the one glyph"
    assert s.wizards[frame.seat].glyphs[frame.lent - 1], "the lender owns the other glyph"
    assert space_of(frame.own, frame.lent) == frame.space, "the two glyphs choose the space"


def _perform(frame: effects.Perform) -> None:
    verbs = EFFECTS[frame.effects]
    assert verbs, f"list {frame.effects} has no verbs"
    within(frame.at, 0, len(verbs) - 1, "at of Perform")
    within(frame.step, 0, 40, "step of Perform")


def _order(s: School, frame: Frame) -> None:
    """The rows of what is to be put in order."""
    if isinstance(frame, (threats.Paragraph, threats.OrderActivation)):
        for item in frame.items:
            _activation(s, item)
        if isinstance(frame, threats.OrderActivation):
            assert frame.items, "there is something to put in order"
            same = threats.Paragraph(frame.items, frame.fire, frame.ice, frame.dark)
            assert all(still_there(s, same, item) for item in frame.items), (
                "what is to activate is there"
            )
    elif isinstance(frame, threats.OrderInteraction):
        assert frame.items, "there is something to put in order"
        assert set(frame.items) <= set(interactions(s)), "what is to happen can happen"
    elif isinstance(frame, (threats.Enduring, threats.OrderEndure)):
        for item in frame.items:
            within(item, 0, CREATURE + len(s.beast_room) - 1, "a threat to endure")
            assert item < 5 or item >= CREATURE, "a threat to endure is a token or a creature"
            alive = item < CREATURE or s.beast_kind[item - CREATURE] != GUARD
            assert alive, "guardians are not endured"
        if isinstance(frame, threats.OrderEndure):
            assert frame.items, "there is something to endure"
            assert left_to_endure(s, frame.room, frame.items) == frame.items, (
                "what is endured is there"
            )


def _activation(s: School, item: int) -> None:
    if item >= JOINT:
        assert item - JOINT in (FIRE, ICE, DARK), "fire, ice or darkness activates together"
    elif item >= BEAST:
        within(item - BEAST, 0, len(s.beast_room) - 1, "a creature to activate")
        assert s.beast_kind[item - BEAST] != GUARD, "guardians do not activate"
    else:
        kind, room = divmod(item, 32)
        within(room, 0, ROOMS - 1, "the room of a threat to activate")
        assert kind in (1, 4) or 8 <= kind < GUARD, "water, a haunt or a portal activates by itself"


def _pick(s: School, frame: Pick) -> None:
    """The things to pick are of the kind that the question names."""
    for thing in frame.things:
        what = f"a thing of {type(frame).__name__}"
        if isinstance(frame, PickRoom):
            assert thing in s.room_at, f"{what} is a room in play"
        elif isinstance(frame, PickBeast):
            within(thing, 0, len(s.beast_room) - 1, what)
            assert s.beast_room[thing] >= 0, f"{what} is alive"
        elif isinstance(frame, PickThing):
            assert thing // THING in s.room_at, f"{what} lies in a room in play"
            within(thing % THING, 0, GUARD, what)
        elif isinstance(frame, PickGlyph):
            within(thing, 1, 2 * GLYPHS, what)
            mine = frame.why in GAINED or thing in owned(s, frame.seat)
            assert mine, f"{what} is a glyph that seat {frame.seat} owns"
        elif isinstance(frame, PickSpace):
            within(thing, 0, SPACES - 1, what)
            assert s.grid[thing] != NONE, f"{what} is a space with a spell"
        elif isinstance(frame, PickShift):
            assert thing in shifts(s), f"{what} is a swap of neighbours or a turn"
        elif isinstance(frame, PickTurn):
            assert thing // 4 in s.room_at, f"{what} is a room in play and its turn"
        else:
            _small_pick(s, frame, thing, what)


def _small_pick(s: School, frame: Pick, thing: int, what: str) -> None:
    if isinstance(frame, PickSeat):
        within(thing, 0, len(s.wizards) - 1, what)
    elif isinstance(frame, PickKind):
        within(thing, 0, GUARD, what)
    elif isinstance(frame, PickCard):
        within(thing, 0, DISASTER_COUNT - 1, what)
    elif isinstance(frame, PickSource):
        within(thing, 1, GLYPHS, what)
    else:
        assert isinstance(frame, PickOne)
        within(thing, 0, 2, what)


# -- Zones ---------------------------------------------------------------------------------------


def _air(s: School) -> None:
    """The spell in the air, and the frames that it has."""
    assert s.air is None or isinstance(s.air, Air), "air is nothing, or an object of the kind Air"
    hides = [i for i, frame in enumerate(s.stack) if isinstance(frame, spells.Hide)]
    assert len(hides) == (1 if s.air else 0), "one spell is in the air, and is hidden at the end"
    for i, frame in enumerate(s.stack):
        spoken = isinstance(frame, effects.Perform) and frame.effects < HAPPENS
        dashes = isinstance(frame, turns.DashOn) or getattr(frame, "dash", NONE) != NONE
        if spoken or dashes or isinstance(frame, spells.Resolve):
            cast = bool(hides) and hides[0] < i
            assert cast, f"{type(frame).__name__} belongs to a spell in the air"
        if isinstance(frame, effects.Perform) and spoken:
            text = s.air is not None and frame.effects % SPELL_COUNT == s.grid[s.air.space]
            assert text, "the text of the spell in the air is performed"
    if s.air is None:
        return
    within(s.air.space, 0, SPACES - 1, "the space of the spell in the air")
    assert s.grid[s.air.space] != NONE, "the spell in the air lies in its space"
    assert isinstance(s.air.boosted, bool), "the spell in the air is boosted or not"
    assert s.air.room in s.room_at, "the spell in the air was cast in a room in play"


def _picked(s: School) -> None:
    """Every frame finds what was picked for it."""
    for thing in s.picked:
        within(thing, NONE, MANY, "each entry of picked")
    have = len(s.picked)
    for frame in reversed(s.stack):
        if isinstance(frame, Pick):
            have += 1
            continue
        need = picks_needed(frame)
        assert have >= need, f"{type(frame).__name__} needs {need} of what was picked"
        have -= need
    assert have == 0, f"picked holds {have} more than anybody needs"
    for thing in s.marks:
        within(thing, -5, MANY, "each entry of marks")
    for frame in s.stack:
        if isinstance(frame, effects.Perform):
            right_marks(s, frame)
