"""What may be pending of picks and of texts that are carried out."""

from typing import Final

from spellhall.engine.machine.frames import Frame
from spellhall.games.wizards_academy.box.disasters import DISASTER_COUNT
from spellhall.games.wizards_academy.box.effects import (
    Effect,
    Foresee,
    Gather,
    Grip,
    Place,
    Rotate,
    Scry,
)
from spellhall.games.wizards_academy.box.grid import SPACES
from spellhall.games.wizards_academy.box.kinds import ELEMENTS, GLYPHS, GUARD, KINDS, TOKENS
from spellhall.games.wizards_academy.box.rooms import ROOM_CARDS
from spellhall.games.wizards_academy.box.texts import TEXTS
from spellhall.games.wizards_academy.box.wizard_effects import ROBE, STAFF, WAND, Stoneskin, Unbind
from spellhall.games.wizards_academy.choices import (
    PICK_THING,
    PICK_TURN,
    PICK_VERBS,
    SHIFT_SWAP,
    SHIFT_TURN,
)
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.frames.effects import GiveUp, GoOn, Perform, Receive
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
from spellhall.games.wizards_academy.frames.threats import (
    BeastActs,
    ImpRaids,
    ImpRobs,
    MoveBeast,
    MoveHaunt,
    Shoved,
    Spreading,
    Unbound,
)
from spellhall.games.wizards_academy.rules.effects.building import shifts
from spellhall.games.wizards_academy.rules.effects.perform import STEPS
from spellhall.games.wizards_academy.rules.table.wizards import owned
from spellhall.games.wizards_academy.state.ranges import MANY, number
from spellhall.games.wizards_academy.state.state import NONE, Academy, Aim

GAINED: Final = ("gain", "give", "wand")  # glyphs that are picked from the supply
LEVELS: Final = 4

# The frames that use what was picked right above them, and the pick.
AFTER_PICK: Final[dict[type[Frame], type[Pick]]] = {
    GiveUp: PickGlyph,
    Receive: PickGlyph,
    turns.Follow: PickRoom,
    Unbound: PickSpace,
    ImpRobs: PickKind,
    ImpRaids: PickSource,
    MoveBeast: PickRoom,
    MoveHaunt: PickRoom,
    BeastActs: PickSeat,
    Shoved: PickRoom,
    Spreading: PickRoom,
}
# The same for the steps of effects. An item is marked with a kind, a type or a space.
STEP_AFTER: Final[dict[type[Pick], tuple[str, ...]]] = {
    PickBeast: ("hit farther", "hit target", "grip creature", "gather creature"),
    PickKind: (
        *("annihilate kind", "place kind", "abjure here", "rule element", "transmute from"),
        *("transmute into", "convert into", "stoneskin", "mark item"),
    ),
    PickRoom: (
        *("place there", "clear room", "cave in", "force creature", "turn neighbour"),
        *("swap with", "swap outside", "unsettle", "sidestep", "teleport", "ward room"),
    ),
    PickThing: ("remove thing", "convert from"),
    PickSource: ("deface",),
    PickTurn: ("turn room", "turn moved"),
    PickShift: ("rebuild",),
    PickCard: ("order rooms", "sink disaster", "order disasters"),
    PickSeat: ("invite", "fold to", "summon", "shelter", "steal from"),
    PickOne: ("answer invitation", "fold", "keep item", "choose masterwork"),
    PickGlyph: (
        *("give type", "transcribe glyph", "trade glyph", "gain type", "pay glyph"),
        *("enchant wand", "mark item"),
    ),
    PickSpace: ("peek at", "bind spell", "unbind", "echo", "mark item"),
}
# The steps that go on by themselves.
UNASKED: Final = (
    *("next target", "place again", "abjure next door", "grip on", "gather on", "lure next"),
    *("scatter next", "steal again", "make masterwork"),
)


def check_picks(s: Academy) -> None:
    """Every pick is for the frame right beneath it, and every such frame has its pick."""
    above: Frame | None = None
    for frame in reversed(s.stack):
        if isinstance(above, Pick):
            assert _uses(frame, type(above)), (
                f"{type(frame).__name__} does not use what {type(above).__name__} picks"
            )
        else:
            alone = type(frame) not in AFTER_PICK
            if isinstance(frame, GoOn):
                alone = frame.step in UNASKED
            assert alone, f"{type(frame).__name__} uses what is picked right above it"
        above = frame
    assert not isinstance(above, Pick), "nobody uses what is picked"


def _uses(frame: Frame, pick: type[Pick]) -> bool:
    if isinstance(frame, GoOn):
        return frame.step in STEP_AFTER[pick]
    return AFTER_PICK.get(type(frame)) is pick


# -- Things to pick ------------------------------------------------------------------------------


def check_pick(s: Academy, frame: Pick) -> None:
    """The things to pick are of the kind that the question names."""
    for thing in frame.things:
        what = f"a thing of {type(frame).__name__}"
        if isinstance(frame, PickRoom):
            assert thing in s.room_at, f"{what} is a room in play"
        elif isinstance(frame, PickBeast):
            number(thing, 0, len(s.beast_room) - 1, what)
            assert s.beast_room[thing] >= 0, f"{what} is alive"
        elif isinstance(frame, PickThing):
            assert PICK_THING.has(thing), f"{what} is a kind and a room"
            assert PICK_THING.second[thing] in s.room_at, f"{what} lies in a room in play"
        elif isinstance(frame, PickGlyph):
            number(thing, 1, 2 * GLYPHS, what)
            mine = frame.why in GAINED or thing in owned(s, frame.seat)
            assert mine, f"{what} is a glyph that seat {frame.seat} owns"
        elif isinstance(frame, PickSpace):
            number(thing, 0, SPACES - 1, what)
            assert s.grid[thing] != NONE, f"{what} is a space with a spell"
        elif isinstance(frame, PickShift):
            right = thing in shifts(s, SHIFT_SWAP, SHIFT_TURN)
            assert right, f"{what} is a swap of neighbours or a turn"
        elif isinstance(frame, PickTurn):
            right = PICK_TURN.has(thing) and PICK_TURN.first[thing] in s.room_at
            assert right, f"{what} is a room in play and its turn"
        else:
            _small_pick(s, frame, thing, what)


def _small_pick(s: Academy, frame: Pick, thing: int, what: str) -> None:
    if isinstance(frame, PickSeat):
        number(thing, 0, len(s.wizards) - 1, what)
    elif isinstance(frame, PickKind):
        number(thing, 0, GUARD, what)
    elif isinstance(frame, PickCard):
        rooms = frame.why == "next_room_card"
        number(thing, 0, (len(ROOM_CARDS) if rooms else DISASTER_COUNT) - 1, what)
    elif isinstance(frame, PickSource):
        number(thing, 1, GLYPHS, what)
    else:
        assert isinstance(frame, PickOne)
        answers = [verb.bare for verb in PICK_VERBS[PickOne]]
        assert thing in answers, f"{what} is one of its answers"


# -- Texts ---------------------------------------------------------------------------------------


def check_text(s: Academy, frame: Perform) -> None:
    """The text has such an effect, and the effect such a step."""
    assert frame.text in TEXTS, f"text of {type(frame).__name__} is one of {', '.join(TEXTS)}"
    cards = TEXTS[frame.text]
    number(frame.card, 0, len(cards) - 1, f"card of {type(frame).__name__}")
    text = cards[frame.card]
    assert text, f"the text '{frame.text}' of {frame.card} has no effects"
    number(frame.at, 0, len(text) - 1, f"at of {type(frame).__name__}")
    effect = text[frame.at]
    if isinstance(frame, GoOn):
        steps = STEPS.get(type(effect), {})
        assert frame.step in steps, f"step of GoOn is one of {', '.join(steps)}"
        _step(s, frame, effect)
    for later in text[frame.at :]:
        if isinstance(later, Rotate):
            assert all(room in s.room_at for room in s.aim.rooms), "aim holds rooms in play"


def _step(s: Academy, f: GoOn, effect: Effect) -> None:
    """What a step counts, and what was chosen before it."""
    item = f.step in ("mark item", "keep item", "make masterwork")
    level = isinstance(effect, Unbind)
    most = STAFF if item else LEVELS if level else MANY
    if f.step == "turn moved":
        most = len(s.aim.rooms) - 1
    elif f.step in ("lure next", "scatter next"):
        most = len(s.wizards)
    number(f.n, 1 if level else 0, most, "n of GoOn")
    low, high = _how_many(s, f, effect)
    assert low <= len(f.chosen) <= high, f"chosen of GoOn has {low} to {high} entries"
    for thing in f.chosen:
        assert _was_choice(s, f, effect, thing), f"chosen of GoOn does not fit '{f.step}'"
    assert len(set(f.chosen)) == len(f.chosen), "nothing is chosen twice"
    if isinstance(effect, Grip) and f.step != "grip creature":
        assert s.aim.beasts, "aim holds the creature in the grip"


def _how_many(s: Academy, f: GoOn, effect: Effect) -> tuple[int, int]:
    one = (
        *("place there", "place again", "abjure next door", "transmute into", "convert into"),
        "keep item",
    )
    if f.step in one:
        return 1, 1
    if f.step in ("gather creature", "gather on"):
        return 0, len(s.beast_room)
    if f.step in ("invite", "answer invitation"):
        return (0 if f.step == "invite" else 1), len(s.wizards)
    if isinstance(effect, (Foresee, Scry, Stoneskin)) and f.step != "sink disaster":
        return 0, effect.n
    return 0, LEVELS if isinstance(effect, Unbind) else 0


def _was_choice(s: Academy, f: GoOn, effect: Effect, thing: int) -> bool:
    if isinstance(effect, Place):
        return thing in effect.kinds
    if isinstance(effect, Gather):
        return 0 <= thing < len(s.beast_room)
    if isinstance(effect, Foresee):
        return thing in s.room_deck[-effect.n :]
    if isinstance(effect, Scry):
        return thing in s.deck[-effect.n :]
    if isinstance(effect, Unbind):
        return 1 <= thing <= LEVELS
    if f.step == "convert into":
        return PICK_THING.has(thing) and PICK_THING.second[thing] in s.room_at
    if f.step in ("invite", "answer invitation"):
        return 0 <= thing < len(s.wizards)
    if f.step == "keep item":
        low, high = {ROBE: (0, KINDS - 1), WAND: (1, GLYPHS), STAFF: (0, SPACES - 1)}[f.n]
        return low <= thing <= high
    if f.step == "transmute into":
        return thing in ELEMENTS
    return 0 <= thing < (KINDS if isinstance(effect, Stoneskin) else TOKENS)


def check_aim(s: Academy) -> None:
    """What the text at hand was aimed at."""
    assert isinstance(s.aim, Aim), "aim is an object of the kind Aim"
    for things, most, what in (
        (s.aim.rooms, MANY, "rooms"),
        (s.aim.beasts, len(s.beast_room) - 1, "beasts"),
        (s.aim.types, GLYPHS, "types"),
        (s.aim.spaces, SPACES - 1, "spaces"),
        (s.aim.kinds, KINDS - 1, "kinds"),
    ):
        assert isinstance(things, tuple), f"{what} of aim is a row of numbers"
        for thing in things:
            number(thing, 0, most, f"each of {what} of aim")
    assert all(room in s.room_at for room in s.aim.rooms), "each of rooms of aim is in play"
    assert isinstance(s.aim.farther, bool), "farther of aim is true or false"
