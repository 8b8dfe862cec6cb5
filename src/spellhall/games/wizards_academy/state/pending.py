"""What may be pending: the range of every field of every frame, and what frames rely on."""

from typing import Any, Final

from spellhall.engine.machine.codec import fields_of
from spellhall.engine.machine.frames import Frame
from spellhall.games.wizards_academy.box.grid import SPACES, space_of
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    FIRE,
    GLYPHS,
    GUARD,
    HAUNT,
    ICE,
    PORTAL,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import ROOM_CARDS, ROOMS
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT
from spellhall.games.wizards_academy.box.texts import BOOST, MAIN
from spellhall.games.wizards_academy.frames import casting as spells
from spellhall.games.wizards_academy.frames import effects, threats
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.frames.picks import (
    WHYS,
    Pick,
    PickGlyph,
)
from spellhall.games.wizards_academy.frames.threats import CAUSES
from spellhall.games.wizards_academy.rules.casting import payments
from spellhall.games.wizards_academy.rules.grid import unbound_spaces
from spellhall.games.wizards_academy.rules.threats.activation import still_there
from spellhall.games.wizards_academy.rules.threats.enduring import left_to_endure
from spellhall.games.wizards_academy.rules.threats.interaction import interactions
from spellhall.games.wizards_academy.state.pending_picks import (
    check_aim,
    check_pick,
    check_picks,
    check_text,
)
from spellhall.games.wizards_academy.state.ranges import MANY, number
from spellhall.games.wizards_academy.state.setup import TURNS
from spellhall.games.wizards_academy.state.state import MAGIC, NONE, Academy, Air

# The frames that only the wizard whose turn it is can have, and those that a spell in the air has.
OF_THE_TURN: Final = (
    *(turns.PlayDisaster, turns.DrawDisaster, turns.EndTurn, turns.Prelude, turns.Postlude),
    *(turns.Act, turns.ShareGlyph, spells.Pay, threats.Endure),
)
FLAGS: Final = ("peril", "first", "optional")
MASKS: Final = ("fire", "ice", "dark")


def check_pending(s: Academy) -> None:
    """Every frame by itself, then what lies beside and beneath them."""
    if s.ending:
        return
    bottom = s.stack[0]
    assert isinstance(bottom, (turns.EndTurn, turns.BeginTurn)), (
        f"beneath all else lies the end or the beginning of a turn, not {type(bottom).__name__}"
    )
    ends = [x for x in s.stack if isinstance(x, (turns.EndTurn, turns.BeginTurn))]
    assert len(ends) == 1, "one turn ends or begins beneath all else"
    check_aim(s)
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
    check_picks(s)


# -- Fields --------------------------------------------------------------------------------------


def _fields(s: Academy, frame: Frame) -> None:
    """The fields by their names: the same name means the same everywhere."""
    for name in fields_of(type(frame)):
        value = getattr(frame, name)
        what = f"{name} of {type(frame).__name__}"
        if name in FLAGS:
            assert isinstance(value, bool), f"{what} is true or false, not {value!r}"
        elif name in ("why", "cause"):
            known = CAUSES if name == "cause" else _whys(frame)
            assert value in known, f"{what} is one of {', '.join(known)}, not {value!r}"
        elif name == "items":
            _items(frame, value, what)
        elif name in ("rooms", "targets", "sources", "things", "chosen"):
            _row(value, what)
            if name in ("rooms", "targets", "sources"):
                assert all(room in s.room_at for room in value), f"each of {what} is a room in play"
        elif name not in ("text", "step"):
            low, high = _range(s, frame, name)
            number(value, low, high, what)


def _row(value: Any, what: str) -> None:
    assert isinstance(value, tuple), f"{what} is a row of numbers, not {value!r}"
    for item in value:
        number(item, 0, MANY, f"each of {what}")


def _items(frame: Frame, value: Any, what: str) -> None:
    parts = 3 if isinstance(frame, (threats.Paragraph, threats.OrderActivation)) else 2
    assert isinstance(value, tuple), f"{what} is a row of rows, not {value!r}"
    for item in value:
        right = isinstance(item, tuple) and len(item) == parts
        assert right, f"each of {what} has {parts} numbers, not {item!r}"
        for part in item:
            number(part, NONE, MANY, f"each number of {what}")


def _whys(frame: Frame) -> tuple[str, ...]:
    if isinstance(frame, effects.GiveUp):
        return (*WHYS[PickGlyph], "")  # by a text that is told before
    return WHYS[type(frame) if isinstance(frame, Pick) else PickGlyph]


def _range(s: Academy, frame: Frame, name: str) -> tuple[int, int]:
    if name in ("seat", "caster", "victim"):
        return 0, len(s.wizards) - 1
    if name == "to":
        return NONE, len(s.wizards) - 1
    if name == "room":
        return (NONE if isinstance(frame, (turns.Walk, threats.LoseMana)) else 0), ROOMS - 1
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
    if name == "card" and isinstance(frame, threats.LoseMana):
        return NONE, MANY
    if name == "card" and not isinstance(frame, effects.Perform):
        return 0, len(ROOM_CARDS) - 1
    assert name in ("n", "kind", "at", "card"), f"no frame has a field {name}"
    return 0, MANY


# -- Frames --------------------------------------------------------------------------------------


def _frame(s: Academy, frame: Frame) -> None:
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
        assert len(frame.sources) in (0, len(frame.targets)), "each target has its source"
    elif isinstance(frame, effects.Perform):
        check_text(s, frame)
    elif isinstance(frame, Pick):
        check_pick(s, frame)
    elif isinstance(frame, threats.MoveHaunt):
        assert s.tokens[TOKENS * frame.room + HAUNT], "a haunt that moves is there"
    else:
        _order(s, frame)


def _permit(s: Academy, frame: spells.Permit) -> None:
    assert frame.seat != frame.caster, "nobody asks for a glyph of their own"
    assert frame.caster == s.active, f"the active seat {s.active} casts"
    assert s.this_turn.acts[MAGIC], "to cast takes a magic action"
    assert s.wizards[frame.caster].glyphs[frame.own - 1], "the caster owns the one glyph"
    assert s.wizards[frame.seat].glyphs[frame.lent - 1], "the lender owns the other glyph"
    assert space_of(frame.own, frame.lent) == frame.space, "the two glyphs choose the space"


def _order(s: Academy, frame: Frame) -> None:
    """The rows of what is to be put in order."""
    if isinstance(frame, (threats.Paragraph, threats.OrderActivation)):
        for kind, room, beast in frame.items:
            _activation(s, kind, room, beast)
        if isinstance(frame, threats.OrderActivation):
            assert frame.items, "there is something to put in order"
            assert all(still_there(s, frame, item) for item in frame.items), (
                "what is to activate is there"
            )
    elif isinstance(frame, threats.OrderInteraction):
        assert frame.items, "there is something to put in order"
        assert set(frame.items) <= set(interactions(s)), "what is to happen can happen"
    elif isinstance(frame, (threats.Enduring, threats.OrderEndure)):
        for kind, beast in frame.items:
            if beast == NONE:
                number(kind, 0, TOKENS - 1, "a token to endure")
            else:
                _creature(s, kind, beast, "a creature to endure")
        if isinstance(frame, threats.OrderEndure):
            assert frame.items, "there is something to endure"
            assert left_to_endure(s, frame.room, frame.items) == frame.items, (
                "what is endured is there"
            )


def _creature(s: Academy, kind: int, beast: int, what: str) -> None:
    number(beast, 0, len(s.beast_room) - 1, what)
    assert s.beast_kind[beast] == kind, f"{what} is of its kind"
    assert kind != GUARD, f"{what} is no guardian"


def _activation(s: Academy, kind: int, room: int, beast: int) -> None:
    if beast != NONE:
        assert room == NONE, "a creature activates wherever it is"
        _creature(s, kind, beast, "a creature to activate")
    elif room == NONE:
        assert kind in (FIRE, ICE, DARK), "fire, ice or darkness activates together"
    else:
        number(room, 0, ROOMS - 1, "the room of a threat to activate")
        alone = kind in (WATER, HAUNT) or PORTAL <= kind < GUARD
        assert alone, "water, a haunt or a portal activates by itself"


# -- Zones ---------------------------------------------------------------------------------------


def _air(s: Academy) -> None:
    """The spell in the air, and the frames that it has."""
    assert s.air is None or isinstance(s.air, Air), "air is nothing, or an object of the kind Air"
    hides = [i for i, frame in enumerate(s.stack) if isinstance(frame, spells.Hide)]
    assert len(hides) == (1 if s.air else 0), "one spell is in the air, and is hidden at the end"
    for i, frame in enumerate(s.stack):
        spoken = isinstance(frame, effects.Perform) and frame.text in (MAIN, BOOST)
        dashes = isinstance(frame, turns.DashOn) or getattr(frame, "dash", NONE) != NONE
        if spoken or dashes or isinstance(frame, spells.Resolve):
            cast = bool(hides) and hides[0] < i
            assert cast, f"{type(frame).__name__} belongs to a spell in the air"
        if isinstance(frame, effects.Perform) and spoken:
            text = s.air is not None and frame.card == s.grid[s.air.space]
            assert text, "the text of the spell in the air is performed"
    if s.air is None:
        return
    number(s.air.space, 0, SPACES - 1, "the space of the spell in the air")
    assert s.grid[s.air.space] != NONE, "the spell in the air lies in its space"
    assert isinstance(s.air.boosted, bool), "the spell in the air is boosted or not"
    assert s.air.room in s.room_at, "the spell in the air was cast in a room in play"
