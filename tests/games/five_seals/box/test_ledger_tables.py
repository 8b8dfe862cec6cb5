"""Every column of every table of the ledger says what the code says."""

from collections import Counter
from collections.abc import Callable, Mapping

from spellhall.games.five_seals import frames
from spellhall.games.five_seals.box import effects
from spellhall.games.five_seals.box.board import (
    BOARDS,
    COMMON,
    NICHES,
    OPEN,
    RICH,
    RICH_ONLY,
    SCROLL_BOX,
    SEAL,
    SEGMENTS,
    START,
    TYPED,
    Place,
    places,
)
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import (
    CIRCLES,
    FIRST_BINDING,
    MAGES,
    SCROLL_COUNT,
    SPELLS,
    Spell,
)
from spellhall.games.five_seals.box.seals import TOKEN_KINDS, copies_of
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scoring import ENDS_BELOW
from spellhall.games.five_seals.show import layout
from spellhall.games.five_seals.show.names import ELEMENTS, FAMILIARS, MAGE_NAMES, ROOMS, TEXTS
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.testing import Compared, Prose, Table, differences
from tests.games.five_seals.tables import state

GAME = "five_seals"
PLAYERS = tuple(BOARDS)

# -- Components ----------------------------------------------------------------------------------

MOST_DICE = max(PLAYERS) + 1  # of one colour
COLOUR_WORDS = ("red", "blue", "yellow", "green")
FIGURES = 3 * MAGES  # mages, familiars, guardians


def components() -> Mapping[str, tuple[int, str]]:
    """What is in the box: its number, and what it is."""
    tokens = sum(copies_of(token) for token in TOKEN_KINDS)
    of_one = [copies_of(strength) for strength in range(2, 7)]  # of Fire, whose number is 0
    dice = ", ".join(
        f"{MOST_DICE} {word} ({ELEMENTS[colour]})" for colour, word in enumerate(COLOUR_WORDS)
    )
    return {
        "FS-COMP-1": (
            COLOURS * MOST_DICE,
            f"six-sided dice, faces 1-6: {dice}. There are no purple dice.",
        ),
        "FS-COMP-2": (
            tokens,
            (
                f"tokens: {sum(of_one)} per element ({', '.join(ELEMENTS[:COLOURS])}):"
                f" {of_one[0]} of strength 2 and {of_one[1]} each of strength 3, 4, 5, 6."
                f" Check: {of_one[0]} + 4x{of_one[1]} = {sum(of_one)};"
                f" {COLOURS}x{sum(of_one)} = {tokens}."
                f" By strength: {COLOURS * of_one[0]} of strength 2;"
                f" {COLOURS * of_one[1]} each of 3, 4, 5, 6. There are no Mind tokens."
            ),
        ),
        "FS-COMP-3": (
            FIRST_BINDING,
            (
                f"scroll cards: {CIRCLES} circles (basic, first, second, third, fourth) x 5 spells"
                " (one each of strength 2, 3, 4, 5, 6)"
                f" x {len(ELEMENTS)} elements ({', '.join(ELEMENTS)})."
                f" {FIRST_BINDING // CIRCLES} per circle. One copy of each within a circle."
            ),
        ),
        "FS-COMP-4": (
            SCROLL_COUNT - FIRST_BINDING,
            (
                "Binding scrolls, one per mage; Mind (purple), strength 1; of no circle;"
                " identical but for the familiar's name and picture."
            ),
        ),
        "FS-COMP-5": (len(MAGE_NAMES), "mage figures."),
        "FS-COMP-6": (len(FAMILIARS), "familiar figures."),
        "FS-COMP-7": (len(ELEMENTS), "guardian figures, one per element including Mind."),
        "FS-COMP-8": (1, "first-player marker."),
        "FS-COMP-9": (SEGMENTS, "two-sided board segments forming one round dungeon."),
        "FS-COMP-10": (
            FIGURES + 1,
            (
                f"plastic stands ({MAGES} mages + {MAGES} familiars + {MAGES} guardians + marker)."
                " No rules meaning."
            ),
        ),
    }


COMPONENTS = Compared(
    "FS-COMP-1",
    components,
    {"count": lambda thing: str(thing[0]), "what": lambda thing: thing[1]},
)
MAGE_ROWS = Compared(
    "FS-MAGE-1",
    lambda: {
        f"FS-MAGE-{number}": pair
        for number, pair in enumerate(zip(MAGE_NAMES, FAMILIARS, strict=True), 1)
    },
    {"mage": lambda pair: pair[0], "familiar": lambda pair: pair[1]},
)

# -- Boards --------------------------------------------------------------------------------------


def face(players: int, segment: int) -> str:
    return "R" if segment in RICH[players] else "L"


BOARD_ROWS = Compared(
    "FS-BOARD-2P",
    lambda: {f"FS-BOARD-{players}P": players for players in PLAYERS},
    {
        "players": str,
        "face of segments 1-6 (L lean, R rich)": lambda players: " ".join(
            face(players, segment) for segment in range(1, SEGMENTS + 1)
        ),
        "segments with the niches of seats 1, 2 …": lambda players: " ".join(
            str(segment) for segment in NICHES[players]
        ),
    },
)
KINDS = {OPEN: "open", START: "start", SEAL: "seal", SCROLL_BOX: "scroll"}


def drawn(local: str, types: tuple[int, ...]) -> list[layout.Polar]:
    """Where a place is drawn: once, or once for each type of segment."""
    if local in layout.ALL_TYPES:
        return [layout.ALL_TYPES[local]]
    return [layout.BY_TYPE[kind][local] for kind in types]


def signed(angle: float) -> str:
    return f"{angle:+g}" if angle else "0"


PlaceRow = tuple[Place, tuple[int, ...]]  # and the types of segments that have it


def place_columns() -> dict[str, Callable[[PlaceRow], str]]:
    return {
        "local": lambda row: row[0].local,
        "kind": lambda row: KINDS[row[0].kind],
        "strength": lambda row: str(row[0].strength or "-"),
        "r": lambda row: " / ".join(f"{r:g}" for r, _ in drawn(row[0].local, row[1])),
        "d": lambda row: " / ".join(signed(d) for _, d in drawn(row[0].local, row[1])),
        "edges": lambda row: ", ".join(row[0].edges.split()) or "-",
        "name": lambda row: (
            TEXTS.texts["spaces"][row[0].local]
            .removeprefix("{room}, ")
            .removesuffix(" {room} to {next}")
        ),
    }


COMMON_PLACES = Compared(
    "FS-B-P",
    lambda: {f"FS-B-{place.local}": (place, tuple(TYPED)) for place in COMMON},
    place_columns(),
)


def by_type(table: str, first: str, rows: Mapping[int, tuple[Place, ...]]) -> Compared:
    """The places that a type of segment adds."""
    return Compared(
        first,
        lambda: {
            f"FS-{table}{kind}-{place.local}": (place, (kind,))
            for kind in rows
            for place in rows[kind]
        },
        {"type": lambda row: str(row[1][0])} | place_columns(),
    )


def counts(found: list[Place], kind: int) -> str:
    """How many circles or boxes there are of each strength."""
    strengths = Counter(place.strength for place in found if place.kind == kind)
    return "/".join(str(strengths[strength]) for strength in range(2, 7))


FACES = Compared(
    "L1",
    lambda: {f"{'LR'[rich]}{kind}": places(kind, rich) for kind in TYPED for rich in (False, True)},
    {
        "circles 2/3/4/5/6": lambda found: counts(found, SEAL),
        "boxes 2/3/4/5/6": lambda found: counts(found, SCROLL_BOX),
    },
)


def on_board(players: int) -> list[Place]:
    """Every printed place of a whole board."""
    return [
        place
        for segment in range(1, SEGMENTS + 1)
        for place in places(segment, segment in RICH[players])
    ]


def reachable_at_first(players: int) -> str:
    s = state(Table.new(GAME, players))
    (found,) = {len(reach(s, seat).targets) for seat in range(players)}
    return str(found)


def to_be_taken(players: int) -> str:
    there = BOARDS[players].sixes
    return f"{there - ENDS_BELOW[players] + 1} of {there}"


PROPERTIES = Compared(
    "FS-BT-2",
    lambda: {f"FS-BT-{players}": players for players in PLAYERS},
    {
        "players": str,
        "nodes": lambda players: str(BOARDS[players].size),
        "edges": lambda players: str(len(BOARDS[players].edges)),
        "circles 2/3/4/5/6 (sum)": lambda players: (
            f"{counts(on_board(players), SEAL)} ({len(BOARDS[players].circles)})"
        ),
        "boxes 2/3/4/5/6 (sum)": lambda players: (
            f"{counts(on_board(players), SCROLL_BOX)} ({len(BOARDS[players].scroll_boxes)})"
        ),
        "seals reachable from every start": reachable_at_first,
        "strength-6 scrolls to be taken to end": to_be_taken,
    },
)
WEDGES = Compared(
    "C",
    lambda: {"C": (0, layout.HUB_RADIUS, 180)} | layout.ROOMS,
    {
        "inner r": lambda room: str(room[0]),
        "outer r": lambda room: str(room[1]),
        "half angle": lambda room: str(room[2]),
    },
)
SEGMENT_NAMES = Compared(
    "1",
    lambda: {str(segment): name for segment, name in enumerate(ROOMS, 1)},
    {"name": str},
)

# -- Spells --------------------------------------------------------------------------------------


def written(effect: effects.Effect) -> str:
    """An effect of the code in the ledger's words; c is the colour of the scroll."""
    match effect:
        case effects.Raise():
            return f"ADJUST(self, c, {effect.by:+})"
        case effects.Alter():
            return (
                f"ADJUST(self, c, {effect.by:+}) + ADJUST(one opponent, c, {-effect.by:+});"
                " at least one change"
            )
        case effects.SwapTokens(same=effects.STRENGTH):
            return "SWAP_TOKENS(same strength, different colour, one of c)"
        case effects.SwapTokens(same=effects.COLOUR):
            return "SWAP_TOKENS(both c, different strength)"
        case effects.BreakPast(past=effects.TOKEN):
            return (
                "BREAK(any, dice, ignoring one reachable unblocked token of c, newly reachable)"
                " + END_TURN"
            )
        case effects.BreakPast(past=effects.FIGURE):
            return (
                "BREAK(colour c, dice, ignoring one opponent's mage/familiar, newly reachable)"
                " + END_TURN"
            )
    return WITHOUT_NUMBERS[type(effect)]


WITHOUT_NUMBERS: dict[type[effects.Effect], str] = {
    effects.Bind: "choice: PLACE_FIGURE(familiar, own mage's node)"
    " / BREAK(token, dice, mover familiar) + END_TURN",
    effects.Recolour: "RECOLOUR(from c, to not c)",
    effects.Reroll: "REROLL(c)",
    effects.GrowDie: "GAIN_DIE(supply, c, roll)",
    effects.ScorePer: "SCORE_PER(c), passive",
    effects.StoreToken: (
        "passive STORE(c); SPEND_TOKEN + ADJUST(self, one die any colour, +strength)"
    ),
    effects.RemoveToken: "REMOVE_TOKEN(c)",
    effects.SwapBoardScrolls: "SWAP_BOARD_SCROLLS(one of c)",
    effects.TradeColours: "TRADE_COLOURS(own not c, theirs c)",
    effects.SwapOwnedScrolls: "SWAP_OWNED_SCROLLS(theirs of c, face up)",
    effects.StealDie: "GAIN_DIE(opponent, c, chooser victim, keep); FINISH(victim) if none left",
    effects.Invoke: "INVOKE(theirs of c, face up, not Binding/Synergy)",
    effects.SendFamiliar: "PLACE_FIGURE(familiar, unblocked token of c)",
    effects.PostGuardian: "PLACE_FIGURE(guardian c, board scroll of c / off-board if on board)",
    effects.BreakTwice: "BREAK(any, dice) + BREAK(colour c, free) + END_TURN, both needed",
}


def circles_of(spell: Spell) -> str:
    return ", ".join(("basic", *CIRCLE_IDS)[circle] for circle in spell.circles) or "-"


SPELL_ROWS = Compared(
    "FS-D-BINDING",
    lambda: {f"FS-D-{spell.rule}": spell for spell in SPELLS},
    {
        "spell": lambda spell: TEXTS(f"spells.{spell.id}.name"),
        "str": lambda spell: str(spell.strength),
        "circle": circles_of,
        "verbs": lambda spell: written(spell.effect),
    },
    {"Mind variant": "repeats the rules of section 8, where each Mind scroll is played"},
)

# What carries out each verb: rows of scrolls, or the frames that follow them.
CARRIED_OUT: dict[str, tuple[str, tuple[type, ...]]] = {
    "FS-VERB-1": ("RECOLOUR", (effects.Recolour,)),
    "FS-VERB-2": ("REROLL", (effects.Reroll,)),
    "FS-VERB-3": ("ADJUST", (effects.Raise, effects.Alter)),
    "FS-VERB-4": ("GAIN_DIE", (effects.GrowDie, effects.StealDie)),
    "FS-VERB-5": ("TRADE_COLOURS", (effects.TradeColours,)),
    "FS-VERB-6": ("SWAP_TOKENS", (effects.SwapTokens,)),
    "FS-VERB-7": ("REMOVE_TOKEN", (effects.RemoveToken,)),
    "FS-VERB-8": ("STORE / SPEND_TOKEN", (effects.StoreToken,)),
    "FS-VERB-9": ("SWAP_BOARD_SCROLLS", (effects.SwapBoardScrolls,)),
    "FS-VERB-10": ("SWAP_OWNED_SCROLLS", (effects.SwapOwnedScrolls,)),
    "FS-VERB-11": ("INVOKE", (effects.Invoke,)),
    "FS-VERB-12": ("PLACE_FIGURE", (effects.SendFamiliar, effects.PostGuardian)),
    "FS-VERB-13": ("BREAK", (effects.BreakPast, effects.BreakTwice)),
    "FS-VERB-14": ("END_TURN", (frames.EndTurn,)),
    "FS-VERB-15": ("SCORE_PER", (effects.ScorePer,)),
    "FS-VERB-16": ("FLIP", (frames.TurnDown,)),
    "FS-VERB-17": ("FINISH", (frames.Finish,)),
}
VERB_ROWS = Compared(
    "FS-VERB-1",
    lambda: CARRIED_OUT,
    {"verb": lambda row: row[0]},
    {
        "parameters": "sorts of things, which the verbs column of the spells fills in",
        "meaning": "sentences, each played by the tests that cite it",
    },
)
COMPARED: list[Compared | Prose] = [
    COMPONENTS,
    MAGE_ROWS,
    Prose("FS-AMB-1", "rulings are sentences, each cited by the test that plays it"),
    BOARD_ROWS,
    COMMON_PLACES,
    by_type("B", "FS-B1-D2", TYPED),
    by_type("R", "FS-R1-G3", RICH_ONLY),
    FACES,
    PROPERTIES,
    WEDGES,
    SEGMENT_NAMES,
    VERB_ROWS,
    SPELL_ROWS,
    Prose("FS-DEC-1", "decisions are described in words; each is asked in the tests that cite it"),
]


def test_every_column_of_every_table_agrees_with_the_code() -> None:
    assert differences(GAME, COMPARED) == []


def test_every_verb_of_the_scrolls_has_a_row_in_the_ledger() -> None:
    rows = {kind for _, kinds in CARRIED_OUT.values() for kind in kinds}
    assert {type(spell.effect) for spell in SPELLS} - rows == {effects.Bind}  # of 12, 13 and 14
