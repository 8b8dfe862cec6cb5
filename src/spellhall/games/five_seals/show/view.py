"""What everybody sees: nothing is hidden, only the light of reach depends on who looks."""

from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    COLOURED,
    SETS,
    VALUE_OF,
    colour_of_set,
    pack_of_set,
    values,
)
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, IS_SYNERGY, SPELL_OF, STRENGTH_OF
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH, scroll_of
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, MAGE_WORDS
from spellhall.games.five_seals.frames import PayDice, PickMage, TakeDie, TakeTurn, UseQuestion
from spellhall.games.five_seals.rules.breaking import dice_sets
from spellhall.games.five_seals.rules.power import breakable
from spellhall.games.five_seals.rules.reach import floor, path_to, reach
from spellhall.games.five_seals.rules.rounds import is_last_round
from spellhall.games.five_seals.rules.scoring import (
    ENDS_BELOW,
    bonus,
    score,
    sixes_left,
    strengths,
    synergy,
)
from spellhall.games.five_seals.rules.scrolls.using import usable_scrolls
from spellhall.games.five_seals.show import layout
from spellhall.games.five_seals.show.names import (
    CIRCLES,
    FAMILIARS,
    MAGE_NAMES,
    scroll_name,
    scroll_text,
    seal_name,
    spell_name,
)
from spellhall.games.five_seals.state.figures import NOTHING
from spellhall.games.five_seals.state.state import ON_BINDING, OUT, Player, Seals, stored_on

STEPS = {PickMage: "mages", TakeDie: "dice", TakeTurn: "turn", PayDice: "pay"}

# -- The board, which never changes: compendium entries FS-BOARD-2P to FS-BOARD-5P ---------------


class BoardNode(Struct):
    node: str  # "C" for the hub, else segment and place: "4.K1"
    kind: str  # "open", "start", "seal" or "box"
    strength: int  # printed; 0 for floor and niches
    segment: int  # 1 to 6; 0 for the hub
    name: str  # where it is, in words
    x: float
    y: float
    r: float  # distance from the centre
    angle: float  # degrees clockwise from north
    vault: bool  # a box of strength 6


class BoardPassage(Struct):
    ends: list[str]  # two nodes
    points: list[float]  # x, y, x, y … from the first end to the second; empty for start niches
    width: int
    stair: bool  # the hidden stair: drawn first, under the middle ring
    ring: float  # radius of the circle it runs on, 0 for a straight one


class BoardRoom(Struct):
    node: str
    segment: int
    name: str  # "Archive"; the three rooms of a segment share it
    inner: float
    outer: float
    start: float  # degrees clockwise from north
    end: float


class BoardView(Struct):
    players: int
    size: int  # of the square canvas
    hub: float  # radius of the central chamber
    nodes: list[BoardNode]
    passages: list[BoardPassage]
    rooms: list[BoardRoom]


# -- What changes --------------------------------------------------------------------------------


class DieView(Struct):
    element: str
    value: int


class TokenView(Struct):
    element: str
    strength: int


class ScrollView(Struct):
    scroll: int  # number: scroll:17
    id: str  # ledger id
    spell: str  # "growth"
    name: str  # "Growth of Air"
    title: str  # "Growth"
    element: str
    strength: int  # points, and strength of its seal
    icon: str
    text: str
    face_up: bool = True
    in_use: bool = False
    usable: bool = False  # in this turn, at this moment
    stored: TokenView | None = None  # on an Absorption scroll
    synergy: int = 0  # bonus of a Synergy scroll as things stand


class SealView(Struct):
    node: str
    element: str
    strength: int
    name: str
    scroll: ScrollView | None  # None: a token
    reached: bool  # by the viewpoint's mage
    breakable: bool  # with its dice, if it were to move
    guardian: bool  # shut to everybody
    familiar: int | None  # seat whose familiar stands on it


class SetView(Struct):
    element: str
    values: list[int]  # the highest first
    sum: int
    dice: list[int]  # places among the seat's dice
    keeps: list[int]  # places of the dice that stay


class TargetView(Struct):
    node: str
    sets: list[SetView]  # every legal set of dice
    path: list[str]  # nodes from the mage to the target
    trail: list[int]  # the same as a line: x, y, x, y …


class PlayerView(Struct):
    seat: int
    mage: str  # "witch"; empty before it is chosen
    mage_name: str
    familiar_name: str
    node: str  # where the mage stands
    familiar: str  # "hand", "binding" or "board"
    familiar_node: str | None
    finished: int  # 1 for the first to finish this round, 0 while active
    dice: list[DieView]  # die:seat:place
    coming: list[str]  # elements of the unrolled dice for the next round
    owed: int  # dice still to be chosen at the end of the round
    scrolls: list[ScrollView]
    score: int  # with Synergy as things stand
    strengths: int
    bonus: int
    next: bool  # the next to take a turn


class GuardianView(Struct):
    element: str
    place: str  # "board", "beside" or "out"
    node: str | None


class SupplyView(Struct):
    element: str
    left: int
    total: int  # dice of the colour in the game


class View(Struct):
    board: str  # id of the board's entry in the compendium: "FS-BOARD-3P"
    round: int
    circle: int  # additional circle, 1 to 4
    circle_name: str
    first: int  # who holds the marker
    active: int
    step: str  # "mages", "dice", "turn", "pay", "scroll" or "over"
    using: list[int]  # scrolls being used
    sixes_left: int  # strength-6 scrolls on the board
    sixes_placed: int
    ends_below: int
    last_round: bool  # if the round ended now, the game would
    quiet: int  # whole rounds in a row without a broken seal
    supply: list[SupplyView]
    players: list[PlayerView]
    seals: list[SealView]
    guardians: list[GuardianView]  # those of this game
    viewpoint: int  # seat whose reach is shown: the one that looks, else the active one
    lit: list[str]  # nodes of the floor that its mage can walk
    targets: list[TargetView]  # what it could break now, scrolls first, then clockwise
    paying: TargetView | None  # the seal whose dice are being chosen, by whomever
    unplaced: list[str]  # scrolls of the two circles that are not in this game


def view(s: Seals, seat: int | None) -> View:
    """The table as this seat sees it."""
    look = s.active if seat is None else seat
    players = len(s.players)
    names = BOARDS[players].names
    reached = reach(s, look)
    targets = breakable(s, look, reached.targets)
    return View(
        board=f"FS-BOARD-{players}P",
        round=s.round.number,
        circle=s.circle,
        circle_name=CIRCLES[s.circle],
        first=s.first,
        active=s.active,
        step=_step(s),
        using=s.using.copy(),
        sixes_left=sixes_left(s),
        sixes_placed=BOARDS[players].sixes,
        ends_below=ENDS_BELOW[players],
        last_round=is_last_round(s),
        quiet=s.quiet,
        supply=[SupplyView(ELEMENT_WORDS[c], s.supply[c], players + 1) for c in range(COLOURS)],
        players=[_player(s, other) for other in range(players)],
        seals=[
            _seal(s, n, reached.targets, targets) for n in range(len(s.seals)) if s.seals[n] >= 0
        ],
        guardians=[
            _guardian(names, element, node)
            for element, node in enumerate(s.guardians)
            if node != OUT
        ],
        viewpoint=look,
        lit=[names[node] for node in floor(s, look)],
        targets=[_target(s, PayDice(look, node, False, NOTHING)) for node in _in_order(s, targets)],
        paying=_paying(s),
        unplaced=[scroll_name(scroll) for scroll in s.unplaced],
    )


def see_all(s: Seals) -> View:
    """The whole table: the same, since nothing is hidden."""
    return view(s, None)


def _step(s: Seals) -> str:
    if not s.stack:
        return "over"
    frame = s.stack[-1]
    return "scroll" if isinstance(frame, UseQuestion) else STEPS.get(type(frame), "turn")


def scroll_view(scroll: int) -> ScrollView:
    """A scroll as it lies on the board or in the compendium."""
    return replace(_printed(scroll))


@cache
def _printed(scroll: int) -> ScrollView:
    spell = SPELL_OF[scroll]
    return ScrollView(
        scroll=scroll,
        id=f"FS-D-{spell.rule}",
        spell=spell.id,
        name=scroll_name(scroll),
        title=spell_name(scroll),
        element=ELEMENT_WORDS[ELEMENT_OF[scroll]],
        strength=STRENGTH_OF[scroll],
        icon=spell.icon,
        text=scroll_text(scroll),
    )


def _owned(s: Seals, player: Player, scroll: int, usable: list[int]) -> ScrollView:
    shown = scroll_view(scroll)
    shown.face_up = scroll not in player.down
    shown.in_use = scroll in s.using
    shown.usable = scroll in usable
    token = stored_on(player, scroll)
    if token >= 0:
        shown.stored = TokenView(ELEMENT_WORDS[COLOUR_OF[token]], VALUE_OF[token])
    if IS_SYNERGY[scroll]:
        shown.synergy = synergy(player, scroll)
    return shown


def _player(s: Seals, seat: int) -> PlayerView:
    player = s.players[seat]
    names = BOARDS[len(s.players)].names
    top = s.stack[-1] if s.stack else None
    usable: list[int] = []
    if isinstance(top, TakeTurn) and top.seat == seat:
        usable = usable_scrolls(s, seat, reach(s, seat))
    chosen = player.mage >= 0
    place = "board" if player.familiar >= 0 else "hand"
    return PlayerView(
        seat=seat,
        mage=MAGE_WORDS[player.mage] if chosen else "",
        mage_name=MAGE_NAMES[player.mage] if chosen else "",
        familiar_name=FAMILIARS[player.mage] if chosen else "",
        node=names[player.node],
        familiar="binding" if player.familiar == ON_BINDING else place,
        familiar_node=names[player.familiar] if player.familiar >= 0 else None,
        finished=s.round.finished.index(seat) + 1 if seat in s.round.finished else 0,
        dice=[DieView(ELEMENT_WORDS[COLOUR_OF[die]], VALUE_OF[die]) for die in player.dice],
        coming=[ELEMENT_WORDS[c] for c in range(COLOURS) for _ in range(player.coming[c])],
        owed=player.owed,
        scrolls=[_owned(s, player, scroll, usable) for scroll in player.scrolls],
        score=score(player),
        strengths=strengths(player),
        bonus=bonus(player),
        next=seat == _next_seat(s),
    )


def _next_seat(s: Seals) -> int:
    count = len(s.players)
    for i in range(1, count):
        seat = (s.active + i) % count
        if seat not in s.round.finished:
            return seat
    return -1


def _seal(s: Seals, node: int, reached: list[int], targets: list[int]) -> SealView:
    seal = s.seals[node]
    on_it = [seat for seat, player in enumerate(s.players) if player.familiar == node]
    return SealView(
        node=BOARDS[len(s.players)].names[node],
        element=ELEMENT_WORDS[SEAL_ELEMENT[seal]],
        strength=SEAL_STRENGTH[seal],
        name=seal_name(seal),
        scroll=_printed(scroll_of(seal)) if seal >= ON_BOARD else None,
        reached=node in reached,
        breakable=node in targets,
        guardian=node in s.guardians,
        familiar=on_it[0] if on_it else None,
    )


def _guardian(names: list[str], element: int, node: int) -> GuardianView:
    if node >= 0:
        return GuardianView(ELEMENT_WORDS[element], "board", names[node])
    return GuardianView(ELEMENT_WORDS[element], "beside", None)


def _in_order(s: Seals, targets: list[int]) -> list[int]:
    board = BOARDS[len(s.players)]

    def key(node: int) -> tuple[bool, int, float]:
        seal = s.seals[node]
        is_scroll = seal >= ON_BOARD
        around = layout.polar(board, node)[1] % 360
        return (not is_scroll, -SEAL_STRENGTH[seal] if is_scroll else 0, around)

    return sorted(targets, key=key)


def _paying(s: Seals) -> TargetView | None:
    top = s.stack[-1] if s.stack else None
    return _target(s, top) if isinstance(top, PayDice) else None


def _target(s: Seals, f: PayDice) -> TargetView:
    board = BOARDS[len(s.players)]
    path = path_to(s, f.seat, f.node, f.passing)
    return TargetView(
        node=board.names[f.node],
        sets=[_set(s.players[f.seat].dice, SETS[number]) for number in dice_sets(s, f)],
        path=[board.names[step] for step in path],
        trail=_trail(len(s.players), tuple(path)),
    )


@lru_cache(maxsize=4096)
def _trail(players: int, path: tuple[int, ...]) -> list[int]:
    return layout.trail(BOARDS[players], list(path))


def _set(held: list[int], dice: int) -> SetView:
    colour, pack = colour_of_set(dice), pack_of_set(dice)
    shown = values(pack)
    places: list[int] = []
    for value in shown:
        at = held.index(COLOURED[colour][value])
        while at in places:
            at += 1
        places.append(at)
    keeps = [at for at in range(len(held)) if at not in places]
    return SetView(ELEMENT_WORDS[colour], shown, sum(shown), sorted(places), keeps)
