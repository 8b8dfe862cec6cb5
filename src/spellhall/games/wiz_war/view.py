"""What a seat or a spectator may see, built by adding what may be shown."""

from msgspec import Struct

from spellhall.engine.frames import Question
from spellhall.games.wiz_war.air import Cast
from spellhall.games.wiz_war.board import IS_DOOR, OFF, STANDS, labyrinth
from spellhall.games.wiz_war.cards import (
    CARD_OF,
    EFFECTS,
    LASTS_OF,
    SCHOOL_OF,
    SCHOOLS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.cards_bestial import CREATURES
from spellhall.games.wiz_war.effect_frames import ActBeast
from spellhall.games.wiz_war.frames import Act, PickTarget, Respond
from spellhall.games.wiz_war.modifier_keys import FIGURE_FORM, IMMUNE_FIRE, TAKEN, TAKEN_PHYSICAL
from spellhall.games.wiz_war.names import (
    card_name,
    card_text,
    creature_name,
    figure_name,
    line_name,
    school_name,
    square_name,
    target_touch,
    thing_name,
)
from spellhall.games.wiz_war.rules.castable import weapon_of
from spellhall.games.wiz_war.rules.damage import points
from spellhall.games.wiz_war.rules.doors import can_unlock, is_held, is_sealed
from spellhall.games.wiz_war.rules.figures import (
    beast_of,
    carried_treasure,
    cell_of,
    home_of,
    slot_of,
)
from spellhall.games.wiz_war.rules.life import life_of
from spellhall.games.wiz_war.rules.modifiers import hand_limit, load_of, mod, speed_of
from spellhall.games.wiz_war.rules.seeing import sight, walking_for
from spellhall.games.wiz_war.rules.treasures import start_squares
from spellhall.games.wiz_war.rules.walls import crack_limit, cracks_on
from spellhall.games.wiz_war.rules.windows import answer_order, crossed_lines, line_of_attack
from spellhall.games.wiz_war.sectors import COLOURS
from spellhall.games.wiz_war.state import AT_SQUARE, BEAST, CARRIED, GOING_ON, HUNTERS, NONE, Duel
from spellhall.games.wiz_war.terms import PHYSICAL, THING_WORDS, TRAP
from spellhall.games.wiz_war.verbs import Deal

TYPES = ("attack", "neutral", "counter", "item", "energy", "flash", "random")
REACHES = (
    "self", "adjacent", "sight", "anywhere", "sector", "here", "touch", "six steps", "within 3",
)  # fmt: skip
DURATIONS = ("instant", "temporary", "permanent")
LINES = ("free", "wall", "door", "rubble", "made-wall", "made-door")
FORMS = ("", "big man", "golem", "werewolf", "gnome", "slime", "mist")
TRAITS = (
    "fire", "water", "lightning", "curse", "global", "transformation", "mundane", "magic stone",
    "totem", "relic", "hex", "creature", "creation",
)  # fmt: skip


class CardView(Struct):
    card: int  # number of this copy, as in card:N
    id: str  # ledger id
    name: str
    text: str
    icon: str
    school: str
    types: list[str]
    energy: int  # 0: none
    die: bool  # random energy: a d4 plus `energy`
    reach: str
    lasts: str
    traits: list[str]


class SquareView(Struct):
    row: int
    column: int
    name: str  # "c3"
    sector: int  # slot
    home: int | None  # seat whose home base it is
    start: int | None  # seat whose treasure starts here
    seen: bool  # by the figure that acts now
    steps: int | None  # walking steps of that figure, if within its movement points


class LineView(Struct):
    line: int
    row: int  # of the square on one side
    column: int
    side: str  # "n", "e", "s" or "w" of that square
    name: str  # "c3|d3"
    kind: str  # one of LINES
    seam: str  # "" inside the map, "wrap", or the colour of a portal
    to_row: int  # the square on the other side
    to_column: int
    cracks: int
    limit: int  # cracks that destroy it
    owner: int | None  # seat that can always open this door, or that made it
    held_by: int | None
    sealed: bool
    opens: bool  # for the seat that looks
    fire: bool


class OuterWall(Struct):
    row: int
    column: int
    side: str


class PillarView(Struct):
    row: int  # lattice point: 0 is the top edge
    column: int


class ThingView(Struct):
    thing: int  # as in thing:N
    kind: str  # one of THING_WORDS
    name: str
    icon: str
    row: int | None
    column: int | None
    line: int | None
    owner: int
    cracks: int
    limit: int
    mobile: bool
    live: bool | None  # a trap token, for its owner only


class TreasureView(Struct):
    treasure: int
    owner: int  # seat
    row: int | None
    column: int | None
    carrier: int | None  # figure: a seat, or 8 + kind of creature


class BeastView(Struct):
    figure: int
    kind: int
    name: str
    icon: str
    owner: int
    row: int
    column: int
    life: int
    stun: int
    speed: int
    attacks: list[str]
    activated: bool


class SpellView(Struct):
    card: CardView
    owner: int
    tokens: int | None  # None: permanent
    target: str  # id on the screen of what it lies on; "" for none


class PlayerView(Struct):
    seat: int
    colour: str
    alive: bool
    row: int | None
    column: int | None
    life: int
    to_come: int  # damage that will be suffered if what is in the air lands
    stun: int
    points: int
    kills: int
    treasures_home: int
    speed: int
    form: str
    hand_size: int
    hand_limit: int
    load: int  # hand, items and spells that count
    hand: list[CardView]  # empty for everybody else
    known: list[CardView]  # cards of this hand that the looking seat has seen
    items: list[CardView]
    spells: list[SpellView]
    treasure: int | None


class AirView(Struct):
    height: int
    card: CardView | None  # None: a punch or a creature's own attack
    name: str
    caster: int
    by: int  # figure
    role: str
    energy: int
    sum: str  # how the damage is made up: "energy 5 + 2"
    damage: int | None
    kind: str  # "magical fire"
    fuel: list[CardView]
    targets: list[str]  # ids on the screen
    evaded: list[str]
    cancelled: bool
    against: int | None  # height of the spell that it answers
    if_it_lands: list[str]  # one sentence for each consequence
    order: list[int]  # seats in the order in which they answer
    waiting: list[int]  # of these, seats that are still asked about it, the present one first
    lines: list[int]  # border lines that the attack crosses
    walls: list[int]  # of these, lines on which the looking seat could raise earth


class TurnView(Struct):
    mp: int
    speed: int
    boosted: bool
    attacks: int
    stunned: bool
    moved: bool
    phase: str  # "time", "move", "draw"
    trail: list[tuple[int, int]]  # squares walked this turn


class View(Struct):
    turn: int
    round: int
    active: int
    goal: int
    rows: int
    columns: int
    players: list[PlayerView]
    squares: list[SquareView]
    lines: list[LineView]
    outer: list[OuterWall]
    pillars: list[PillarView]
    sectors: list[str]  # colour in each slot
    things: list[ThingView]
    treasures: list[TreasureView]
    beasts: list[BeastView]
    air: list[AirView]
    blow: int | None  # damage about to be suffered
    now: TurnView
    acting: int | None  # figure whose sight and reach are shown
    deck: int
    own_deck: int | None  # of the looking seat
    decks: list[int]
    discards: list[list[CardView]]
    aside: list[CardView]  # cards that the looking seat looks at
    schools: list[str]
    options: list[str]
    ended: bool


def view(s: Duel, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Duel) -> View:
    """The table with all hands open."""
    return _view(s, None, frozenset(range(len(s.players))))


def _view(s: Duel, seat: int | None, open_hands: frozenset[int]) -> View:
    maze = labyrinth(len(s.players))
    acting = _acting(s)
    count = len(s.players)
    return View(
        turn=s.turn_number,
        round=(s.turn_number + count - 1) // count,
        active=s.active,
        goal=s.goal,
        rows=max(maze.row) + 1,
        columns=max(maze.column) + 1,
        players=[_player(s, one, seat, one in open_hands) for one in range(count)],
        squares=_squares(s, acting),
        lines=[_line(s, line, seat) for line in range(maze.lines)],
        outer=[
            OuterWall(maze.row[side // 4], maze.column[side // 4], "nesw"[side % 4])
            for side in range(4 * maze.cells)
            if maze.next[side] == OFF
        ],
        pillars=_pillars(s),
        sectors=[COLOURS[face // 2] for face in s.faces],
        things=[_thing(s, i, seat, open_hands) for i in range(len(s.things))],
        treasures=[_treasure(s, i) for i in range(len(s.treasures))],
        beasts=[_beast(s, beast.kind) for beast in s.beasts],
        air=[_air(s, i, seat) for i in range(len(s.air))],
        blow=s.blows[-1].amount if s.blows else None,
        now=_turn(s),
        acting=acting,
        deck=len(s.piles[s.players[seat].pile if seat is not None else 0].deck),
        own_deck=_own_deck(s, seat),
        decks=[len(heap.deck) for heap in s.piles],
        discards=[[card_view(card) for card in heap.discard] for heap in s.piles],
        aside=[card_view(card) for card in s.aside] if _looks(s, seat, open_hands) else [],
        schools=[
            school_name(school)
            for school in range(len(SCHOOLS))
            if s.school_pile[school] in (0, 1) and s.school_pile[school] not in _own_piles(s)
        ],
        options=_options(s),
        ended=s.ended != GOING_ON,
    )


def card_view(card: int) -> CardView:
    """A card that lies open."""
    row = CARD_OF[card]
    return CardView(
        card,
        f"WW-{row.id}",
        card_name(card),
        card_text(card),
        row.icon,
        SCHOOLS[SCHOOL_OF[card]],
        [TYPES[kind] for kind in row.types],
        row.ev,
        row.die,
        REACHES[row.reach],
        DURATIONS[LASTS_OF[card]],
        [TRAITS[i] for i in range(len(TRAITS)) if TRAITS_OF[card] >> i & 1],
    )


def _own_piles(s: Duel) -> set[int]:
    return {player.own_pile for player in s.players if player.own_pile != NONE}


def _own_deck(s: Duel, seat: int | None) -> int | None:
    if seat is None or s.players[seat].own_pile == NONE:
        return None
    return len(s.piles[s.players[seat].own_pile].deck)


def _options(s: Duel) -> list[str]:
    names = (
        "uncluttered minds", "custom spellbook", "deadly treasures", "heavy items",
        "permanent creations", "treasure hunters", "specializations", "extended flash (malefic)",
        "extended flash (bestial)",
    )  # fmt: skip
    return [names[i] for i in range(len(names)) if s.rules >> i & 1]


def _looks(s: Duel, seat: int | None, open_hands: frozenset[int]) -> bool:
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Question):
        return False
    return frame.seat == seat or frame.seat in open_hands


def _acting(s: Duel) -> int | None:
    """The figure that moves or aims now."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Act):
        return frame.seat
    if isinstance(frame, ActBeast):
        return BEAST + frame.kind if beast_of(s, frame.kind) is not None else None
    if isinstance(frame, PickTarget):
        return frame.by
    if s.air and isinstance(frame, Respond):
        return s.air[frame.height].by
    return None


def _squares(s: Duel, acting: int | None) -> list[SquareView]:
    maze = labyrinth(len(s.players))
    homes = {home_of(s, seat): seat for seat in range(len(s.players))}
    starts = {cell: seat for seat in range(len(s.players)) for cell in start_squares(s, seat)}
    seen = 0
    steps: list[int] = []
    mp = 0
    if acting is not None and cell_of(s, acting) != NONE:
        cell = cell_of(s, acting)
        seen = sight(s, acting, cell)
        steps = walking_for(s, acting, cell)
        mp = s.turn.mp if acting < BEAST else s.turn.beast_mp
    return [
        SquareView(
            maze.row[cell],
            maze.column[cell],
            square_name(len(s.players), cell),
            cell // 25,
            homes.get(cell),
            starts.get(cell),
            seen >> cell & 1 == 1,
            steps[cell] if steps and 0 < steps[cell] <= mp else None,
        )
        for cell in range(maze.cells)
    ]


def _line(s: Duel, line: int, seat: int | None) -> LineView:
    maze = labyrinth(len(s.players))
    at = maze.line_at[line]
    cell, there = at // 4, maze.next[at]
    door = IS_DOOR[s.lines[line]]
    holder = next((entry % 8 for entry in s.held if entry // 8 == line), None)
    seam = ""
    if not maze.flat[at]:
        seam = next(x.colour for x in maze.seams if x.cell == cell and x.side == at % 4)
    return LineView(
        line=line,
        row=maze.row[cell],
        column=maze.column[cell],
        side="nesw"[at % 4],
        name=line_name(len(s.players), line),
        kind=LINES[s.lines[line]],
        seam=seam,
        to_row=maze.row[there],
        to_column=maze.column[there],
        cracks=cracks_on(s, line),
        limit=crack_limit(s, line) if STANDS[s.lines[line]] else 0,
        owner=_line_owner(s, line),
        held_by=holder,
        sealed=door and is_sealed(s, line),
        opens=door and (is_held(s, line) or (seat is not None and _may_open(s, seat, line))),
        fire=any(thing.line == line and thing.kind == 9 for thing in s.things),
    )


def _may_open(s: Duel, seat: int, line: int) -> bool:
    return s.players[seat].cell != NONE and can_unlock(s, seat, line)


def _line_owner(s: Duel, line: int) -> int | None:
    for thing in s.things:
        if thing.line == line:
            return thing.owner
    if s.lines[line] == 2:
        slot = labyrinth(len(s.players)).line_at[line] // 100
        for seat in range(len(s.players)):
            if slot_of(s, seat) == slot:
                return seat
    return None


def _pillars(s: Duel) -> list[PillarView]:
    maze = labyrinth(len(s.players))
    bits = maze.outer_posts
    for line in range(maze.lines):
        if STANDS[s.lines[line]]:
            bits |= maze.posts_of[line]
    return [
        PillarView(row, column) for (row, column), post in maze.post_at.items() if bits >> post & 1
    ]


def _thing(s: Duel, index: int, seat: int | None, open_hands: frozenset[int]) -> ThingView:
    thing = s.things[index]
    maze = labyrinth(len(s.players))
    on_square = thing.cell != NONE
    knows = thing.owner == seat or thing.owner in open_hands
    return ThingView(
        thing.uid,
        THING_WORDS[thing.kind],
        thing_name(thing.kind, thing.card),
        CARD_OF[thing.card].icon,
        maze.row[thing.cell] if on_square else None,
        maze.column[thing.cell] if on_square else None,
        None if thing.line == NONE else thing.line,
        thing.owner,
        thing.cracks,
        thing.limit,
        thing.kind == 0,
        bool(thing.live) if thing.kind == TRAP and knows else None,
    )


def _treasure(s: Duel, treasure: int) -> TreasureView:
    maze = labyrinth(len(s.players))
    place = s.treasures[treasure]
    if place >= CARRIED:
        return TreasureView(treasure, treasure // 2, None, None, place - CARRIED)
    return TreasureView(treasure, treasure // 2, maze.row[place], maze.column[place], None)


def _beast(s: Duel, kind: int) -> BeastView:
    beast = beast_of(s, kind)
    assert beast is not None
    maze = labyrinth(len(s.players))
    return BeastView(
        BEAST + kind,
        kind,
        creature_name(kind),
        CREATURES[kind].icon,
        beast.owner,
        maze.row[beast.cell],
        maze.column[beast.cell],
        beast.life,
        beast.stun,
        speed_of(s, BEAST + kind),
        [weapon.id for weapon in CREATURES[kind].attacks],
        BEAST + kind in s.turn.activated,
    )


def _player(s: Duel, one: int, seat: int | None, hand_open: bool) -> PlayerView:
    player = s.players[one]
    maze = labyrinth(len(s.players))
    alive = player.cell != NONE
    total = points(s, one)
    kills = 0 if s.rules & HUNTERS else player.kills
    treasure = carried_treasure(s, one)
    known = [] if seat is None or hand_open else s.players[seat].seen
    return PlayerView(
        seat=one,
        colour=COLOURS[player.colour],
        alive=alive,
        row=maze.row[player.cell] if alive else None,
        column=maze.column[player.cell] if alive else None,
        life=max(0, player.life),
        to_come=_to_come(s, one),
        stun=player.stun,
        points=total,
        kills=kills,
        treasures_home=total - kills,
        speed=speed_of(s, one) if alive else 0,
        form=FORMS[min(6, mod(s, one, FIGURE_FORM))],
        hand_size=len(player.hand),
        hand_limit=hand_limit(s, one),
        load=load_of(s, one),
        hand=[card_view(card) for card in player.hand] if hand_open else [],
        known=[card_view(card) for card in sorted(known) if card in player.hand],
        items=[card_view(card) for card in player.items],
        spells=[_spell(s, i) for i, spell in enumerate(s.spells) if spell.owner == one],
        treasure=None if treasure == NONE else treasure,
    )


def _spell(s: Duel, index: int) -> SpellView:
    spell = s.spells[index]
    return SpellView(
        card_view(spell.card),
        spell.owner,
        None if spell.tokens == NONE else spell.tokens,
        "" if spell.target == NONE else target_touch(s, spell.target),
    )


# -- What is in the air ----------------------------------------------------------------------------


def _amount(cast: Cast) -> tuple[int | None, str, str]:
    """The damage that an attack announces: number, sum in words, kind."""
    if cast.effects == NONE:
        return None, "", ""
    for verb in EFFECTS[cast.effects]:
        if isinstance(verb, Deal):
            n = verb.n
            if n.die:
                return None, "a die", ""
            total = n.base + (cast.energy if n.energy else 0)
            parts = []
            if n.energy:
                parts.append(f"energy {cast.energy}")
            if n.base:
                parts.append(str(n.base))
            kind = "physical" if verb.kind == PHYSICAL else "magical"
            element = ("", " fire", " water", " lightning")[verb.element]
            return total, " + ".join(parts), kind + element
    return None, "", ""


def _to_come(s: Duel, figure: int) -> int:
    """Damage that a figure would suffer if everything in the air lands."""
    total = 0
    for cast in s.air:
        amount, _, kind = _amount(cast)
        if amount is None or cast.cancelled or figure in cast.evaded:
            continue
        total += cast.targets.count(figure) * _after_armour(s, figure, amount, kind)
    if s.blows and s.blows[-1].victim == figure:
        total = max(total, s.blows[-1].amount)
    return total


def _after_armour(s: Duel, figure: int, amount: int, kind: str) -> int:
    if kind.endswith("fire") and mod(s, figure, IMMUNE_FIRE):
        return 0
    amount -= mod(s, figure, TAKEN)
    if kind.startswith("physical"):
        amount -= mod(s, figure, TAKEN_PHYSICAL)
    return max(0, amount)


def _if_it_lands(s: Duel, cast: Cast) -> list[str]:
    """Consequences in words, for attacks with a known sum."""
    found = []
    for figure in dict.fromkeys(cast.targets):
        if not 0 <= figure < AT_SQUARE or figure in cast.evaded or cell_of(s, figure) == NONE:
            continue
        hit = _to_come(s, figure)
        if not hit:
            continue
        left = life_of(s, figure) - hit
        if left > 0:
            found.append(f"{figure_name(figure)}: {life_of(s, figure)} life, {left} left")
            continue
        found.append(f"{figure_name(figure)}: {life_of(s, figure)} life, dies")
        if figure < BEAST and cast.attack and not s.rules & HUNTERS:
            now = points(s, cast.seat)
            found.append(f"@{cast.seat}: {now} to {now + 1} points")
            if now + 1 >= s.goal:
                found.append(f"@{cast.seat} wins at once")
    return found


def _air(s: Duel, height: int, seat: int | None) -> AirView:
    cast = s.air[height]
    amount, words, kind = _amount(cast)
    crossed = 0
    for target in cast.targets:
        if cast.attack:
            crossed |= line_of_attack(s, cast, target)
    if cast.card == NONE:
        name = weapon_of(cast.by, cast.card, cast.weapon).id if cast.weapon != NONE else ""
    else:
        name = card_name(cast.card)
    may_raise = seat is not None and s.players[seat].cell != NONE and cast.attack
    return AirView(
        height=height,
        card=None if cast.card == NONE else card_view(cast.card),
        name=name,
        caster=cast.seat,
        by=cast.by,
        role=TYPES[cast.role],
        energy=cast.energy,
        sum=words,
        damage=amount,
        kind=kind,
        fuel=[card_view(card) for card in cast.fuel],
        targets=[target_touch(s, target) for target in cast.targets],
        evaded=[target_touch(s, target) for target in cast.evaded],
        cancelled=cast.cancelled,
        against=None if cast.against == NONE else cast.against,
        if_it_lands=_if_it_lands(s, cast),
        order=answer_order(s, cast),
        waiting=_waiting(s, height),
        lines=[line for line in range(len(s.lines)) if crossed >> line & 1],
        walls=crossed_lines(s, seat, height) if may_raise and seat is not None else [],
    )


def _waiting(s: Duel, height: int) -> list[int]:
    """Who is asked, whatever they hold; a counter that is being fuelled or aimed asks nobody."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Respond) and frame.height == height:
        return [frame.seat, *frame.rest]
    return []


def _turn(s: Duel) -> TurnView:
    maze = labyrinth(len(s.players))
    alive = s.players[s.active].cell != NONE
    return TurnView(
        s.turn.mp,
        speed_of(s, s.active) if alive else 0,
        s.turn.boosted,
        s.turn.attacks,
        s.turn.stunned,
        s.turn.left,
        "move" if not s.turn.over else "draw",
        [(maze.row[cell], maze.column[cell]) for cell in s.turn.trail],
    )
