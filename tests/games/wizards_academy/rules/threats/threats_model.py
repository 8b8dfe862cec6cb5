"""What a paragraph of activations may do, said slowly from the ledger (sections 5.1, 7 and 14).

Every function takes a table and gives all the tables that the players' free choices can lead
to. Rooms and kinds are words; nothing here looks at the rules of the game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
MOST = {"ice": 2, "darkness": 1, "haunt": 1}  # WA-AT-ICE-1, WA-AT-DARK-1, WA-AT-HAUNT-1
PER_MANA = {"fire": 3, "water": 6, "darkness": 4}  # WA-FIRE-11, WA-WATER-5, WA-AT-DARK-5
TOKENS = ("fire", "water", "ice", "darkness", "haunt")
FAR = 99


@dataclass(frozen=True)
class Academy:
    """What does not change during a paragraph."""

    places: dict[str, tuple[int, int]]  # column and row of each room on the board
    doors: dict[str, str]  # as the rooms lie
    outside: str  # the room beside the board, or ""
    sources: dict[int, str]
    arrows: tuple[str, ...]  # of the room cards, the next one first; "" is towards the Cursed Room
    advanced: bool

    def beside(self, room: str, direction: str) -> str:
        """WA-GEN-1."""
        if room not in self.places:
            return ""
        x, y = self.places[room]
        dx, dy = STEPS[direction]
        return next((r for r, at in self.places.items() if at == (x + dx, y + dy)), "")

    def linked(self, room: str, direction: str) -> str:
        """WA-AT-2."""
        other = self.beside(room, direction)
        doors = other and direction in self.doors[room] and OPPOSITE[direction] in self.doors[other]
        return other if doors else ""


@dataclass(frozen=True)
class Table:
    """Everything that a paragraph can change."""

    academy: Academy = field(compare=False)
    tokens: tuple[tuple[str, str], ...] = ()  # kind and room, one for each token
    portals: frozenset[tuple[str, str]] = frozenset()
    beasts: tuple[tuple[int, str, str], ...] = ()  # number, kind, room
    wizards: tuple[tuple[str, tuple[int, ...]], ...] = ()  # room and glyphs
    mana: int = 8
    drawn: int = 0  # room cards
    left: frozenset[tuple[str, str] | int] = frozenset()  # what is still to activate
    overflowed: frozenset[str] = frozenset()  # since water was last added otherwise

    def count(self, kind: str, room: str) -> int:
        if kind in TOKENS:
            return self.tokens.count((kind, room))
        return sum(beast[1:] == (kind, room) for beast in self.beasts)

    def has(self, kind: str, room: str) -> bool:
        return self.count(kind, room) > 0

    def ways(self, room: str, mode: str) -> dict[str, str]:
        """What is adjacent, linked or adjoining in each direction (WA-GEN-1 to 3)."""
        found = {}
        for way in "NESW":
            other = self.academy.beside(room, way)
            if mode != "adjacent":
                other = self.academy.linked(room, way)
            ice = {self.count("ice", room), self.count("ice", other)}
            if other and not (mode == "adjoining" and 2 in ice):
                found[way] = other
        return found

    def near(self, room: str, mode: str = "adjoining") -> list[str]:
        return list(self.ways(room, mode).values())

    def away(self, goal: str, mode: str) -> dict[str, int]:
        """Moves to a goal."""
        found = {goal: 0}
        queue = [goal]
        for room in queue:
            for other in self.near(room, mode):
                if other not in found:
                    found[other] = found[room] + 1
                    queue.append(other)
        return found

    def steps(self, room: str, goal: str, mode: str) -> list[str]:
        """First steps of the shortest routes (WA-GEN-16)."""
        away = self.away(goal, mode)
        return [o for o in self.near(room, mode) if away.get(o, FAR) == away.get(room, FAR) - 1]

    def spreads(self, kind: str, room: str) -> set[str]:
        """Rooms with such tokens, connected through adjoining ones (WA-FIRE-3, WA-FIRE-11)."""
        found = {room}
        while more := {o for r in found for o in self.near(r) if self.has(kind, o)} - found:
            found |= more
        return found

    # -- Changes that leave no choice ------------------------------------------------------------

    def add(self, kind: str, room: str, n: int = 1) -> "Table":
        if kind not in TOKENS:
            new = max([beast[0] for beast in self.beasts], default=0) + 1000
            return replace(self, beasts=(*self.beasts, (new, kind, room)))
        most = MOST.get(kind, FAR)
        if not self.academy.advanced:
            most = {"fire": 1, "water": 2}.get(kind, most)  # WA-FIRE-1, WA-WATER-2
        n = min(n, most - self.count(kind, room))
        return replace(self, tokens=tuple(sorted([*self.tokens, *[(kind, room)] * n])))

    def take(self, kind: str, room: str, n: int = FAR) -> "Table":
        """What has left a room is not activated any more, whatever comes there (WA-AMB-5)."""
        if kind not in TOKENS:
            gone = [beast for beast in self.beasts if beast[1:] == (kind, room)][:n]
            return replace(self, beasts=tuple(b for b in self.beasts if b not in gone))
        rest = list(self.tokens)
        for _ in range(min(n, self.count(kind, room))):
            rest.remove((kind, room))
        left = self.left if (kind, room) in rest else self.left - {(kind, room)}
        return replace(self, tokens=tuple(rest), left=left)

    def pay(self, n: int) -> "Table":
        return replace(self, mana=max(0, self.mana - n))

    def arrow(self) -> tuple["Table", str]:
        """A room card (WA-GEN-12)."""
        return replace(self, drawn=self.drawn + 1), self.academy.arrows[self.drawn]

    def lose(self, seat: int, kind: int) -> "Table":
        room, glyphs = self.wizards[seat]
        rest = list(glyphs)
        rest.remove(kind)
        return self.seated(seat, (room, tuple(rest)))

    def seated(self, seat: int, wizard: tuple[str, tuple[int, ...]]) -> "Table":
        return replace(self, wizards=(*self.wizards[:seat], wizard, *self.wizards[seat + 1 :]))

    def those_in(self, room: str) -> list[int]:
        return [seat for seat, wizard in enumerate(self.wizards) if wizard[0] == room]


Tables = Iterable[Table]

# -- Threats that meet (14.7) and attacks --------------------------------------------------------


def settled(t: Table) -> set[Table]:
    """All that can be left when nothing happens any more, in any order (WA-INT-11, WA-INT-12)."""
    done: set[Table] = set()
    seen: set[Table] = set()
    todo = [t]
    while todo:
        t = todo.pop()
        if t in seen:
            continue
        seen.add(t)
        more = [*meetings(t), *attacks(t)] if t.mana else []
        if not more:
            done.add(replace(t, overflowed=frozenset()))
        todo += more
    return done


def rooms_of(t: Table) -> list[str]:
    return [*t.academy.places, *([t.academy.outside] if t.academy.outside else [])]


def meetings(t: Table) -> Iterator[Table]:
    """WA-INT-1 to 9."""
    for room in rooms_of(t):
        fire, water, ice = (t.count(kind, room) for kind in ("fire", "water", "ice"))
        if fire and water:
            yield t.take("fire", room)
        if fire and ice:
            yield t.take("ice", room)
        if ice and water:
            yield t.take("water", room)
        if fire and t.has("darkness", room):
            yield t.take("darkness", room)
        if t.has("guardian", room):
            if t.has("imp", room):
                yield t.take("imp", room)
            if t.has("troll", room):
                yield t.take("troll", room, 1).take("guardian", room, 1)
            if t.has("demon", room):
                pair = t.count("guardian", room) >= 2
                yield t.take("guardian", room, 2).take("demon", room, 1 if pair else 0)
        if fire > 1:  # WA-AT-FIRE-1
            yield from each_loses(t.take("fire", room, fire - 1), t.those_in(room))
        if water > 2:
            yield overflow(t, room)


def overflow(t: Table, room: str) -> Table:
    """WA-AT-WATER-2 to 4."""
    t = replace(t.take("water", room, t.count("water", room) - 2), overflowed=t.overflowed | {room})
    for other in t.near(room):
        if other not in t.overflowed:
            t = t.add("water", other)
    return t


def each_loses(t: Table, seats: list[int]) -> list[Table]:
    """Each wizard loses a glyph of choice, if there is one."""
    found = [t]
    for seat in seats:
        found = [
            table.lose(seat, kind) if kind else table
            for table in found
            for kind in (set(table.wizards[seat][1]) or {0})
        ]
    return found


def attacks(t: Table) -> Iterator[Table]:
    """What stands in the Mana Crystal, and the ring of ice around it."""
    here = "crystal"
    for kind, per in PER_MANA.items():
        waits = kind == "water" and any(t.count("water", room) > 2 for room in rooms_of(t))
        if t.has(kind, here) and not waits:  # WA-AT-WATER-5
            rooms = t.spreads(kind, here)
            n = sum(t.count(kind, room) for room in rooms)
            after = t
            for room in rooms:
                after = after.take(kind, room)
            yield after.pay(-(-n // per))
    if t.has("ice", here):
        yield t.take("ice", here)  # WA-AT-ICE-7
    if t.has("haunt", here):
        yield t.take("haunt", here).pay(1)
    gates = {portal for portal in t.portals if portal[1] == here}
    if gates:
        yield replace(t, portals=t.portals - gates).pay(len(gates))
    imps = t.count("imp", here)
    if imps >= 2:  # WA-IMP-6
        yield t.take("imp", here).pay(-(-imps // 2))
    for kind, price in (("troll", 1), ("demon", 2)):
        if t.has(kind, here):
            yield t.take(kind, here).pay(price * t.count(kind, here))
    around = t.near(here, "linked")
    if t.academy.advanced and around and all(t.has("ice", room) for room in around):
        for room in around:
            t = t.take("ice", room, 1)
        yield t.pay(1)  # WA-AT-ICE-8


# -- The paragraph -------------------------------------------------------------------------------


def paragraph(t: Table, kinds: set[str], rooms: list[str]) -> set[Table]:
    """The set is fixed now; the players order it (WA-DIS-7, WA-AMB-5)."""
    left: set[tuple[str, str] | int] = set()
    for room in rooms:
        for kind in set(TOKENS) & kinds:
            if t.has(kind, room):
                left |= {(kind, r) for r in (t.spreads(kind, room) if kind == "fire" else [room])}
        left |= {(f"{kind} portal", r) for kind, r in t.portals if r == room} & {
            (kind, room) for kind in kinds
        }
        left |= {beast for beast, kind, at in t.beasts if at == room and kind in kinds}
    if not t.academy.advanced:
        left = {item for item in left if isinstance(item, int) or item[0] != "water"}
    done: set[Table] = set()
    seen: set[Table] = set()
    todo = [replace(t, left=frozenset(left))]
    while todo:
        t = todo.pop()
        if t in seen:
            continue
        seen.add(t)
        items = {item for item in t.left if there(t, item)}
        t = replace(t, left=frozenset(items))
        if not items or t.mana == 0:
            done.add(replace(t, left=frozenset()))
            continue
        joint = {item[0] for item in items if isinstance(item, tuple)} & {"fire", "ice", "darkness"}
        for kind in joint:  # one event each (WA-AMB-4)
            others = {item for item in items if isinstance(item, int) or item[0] != kind}
            rest = replace(t, left=frozenset(others))
            sources = [room for room in rooms_of(t) if (kind, room) in items]
            todo += [s for after in spread(rest, kind, sources) for s in settled(after)]
        for item in items:
            rest = replace(t, left=frozenset(items - {item}))
            if isinstance(item, int):
                todo += beast_acts(rest, item)
            elif item[0] not in joint:
                todo += token_acts(rest, *item)
    return done


def there(t: Table, item: tuple[str, str] | int) -> bool:
    """Threats removed before their turn are skipped."""
    if isinstance(item, int):
        return any(beast[0] == item for beast in t.beasts)
    kind, room = item
    if kind.endswith(" portal"):
        return (kind.removesuffix(" portal"), room) in t.portals
    return t.has(kind, room)


def token_acts(t: Table, kind: str, room: str) -> Iterator[Table]:
    if kind == "haunt":  # WA-AT-HAUNT-3
        t, arrows = t.arrow()
        found = goals(t, arrows, room, "adjacent")
        for goal in found:
            yield from settled(t.take("haunt", room).add("haunt", goal))
        if not found:
            yield t
        return
    if kind == "water":  # WA-AT-WATER-1
        yield from settled(replace(t.add("water", room), overflowed=frozenset()))
        return
    born = kind.removesuffix(" portal")  # WA-PORT-2, WA-AT-PORT-2
    if born == "water":
        t = replace(t, overflowed=frozenset())
    yield from settled(t.add(born, room))


def goals(t: Table, arrows: str, room: str, mode: str) -> list[str]:
    """The lowest arrow that fits, or towards the Cursed Room (WA-GEN-14, WA-GEN-16 to 18)."""
    ways = t.ways(room, mode)
    if arrows:
        return [ways[way] for way in arrows if way in ways][:1]
    return t.steps(room, "cursed", mode) or list(ways.values())


def spread(t: Table, kind: str, rooms: list[str]) -> list[Table]:
    """One card for all; all are placed, then checked (WA-FIRE-4 to 8, WA-AT-ICE-5, DARK-3)."""
    t, arrows = t.arrow()
    mode = "adjoining" if kind == "darkness" else "linked"

    def ways(room: str, coming: tuple[str, ...]) -> list[str]:
        if arrows:
            found = [other for way, other in t.ways(room, mode).items() if way == arrows[0]]
        else:
            found = t.steps(room, "cursed", mode)
            if len(found) != 1:
                found = found or t.near(room, mode)
                found = [other for other in found if is_new(t, kind, other, coming)] or found
        return found or ([room] if kind == "ice" else [])

    certain = [room for room in rooms if len(ways(room, ())) == 1]
    if not arrows:
        rooms = certain + [room for room in rooms if room not in certain]
    chosen: list[tuple[str, ...]] = [()]
    for room in rooms:
        chosen = [(*coming, *more) for coming in chosen for more in _each(ways(room, coming))]
    found = []
    for targets in chosen:
        after = t
        for target in targets:
            after = after.add(kind, target)
        found.append(after)
    return found


def _each(rooms: list[str]) -> list[tuple[str, ...]]:
    return [(room,) for room in rooms] or [()]


def is_new(t: Table, kind: str, room: str, coming: tuple[str, ...]) -> bool:
    """Whether a token there would be one more in the end (WA-AMB-34)."""
    if room == "crystal":
        return False
    n = t.count(kind, room) + coming.count(room)
    if kind == "fire":
        return n == 0 and not t.has("water", room)
    if t.has("fire", room):
        return False
    if kind == "darkness":
        return n == 0
    around = t.near("crystal", "linked")
    ring = all(t.has("ice", other) or other in (*coming, room) for other in around)
    return n < 2 and not (room in around and ring)


# -- Creatures -----------------------------------------------------------------------------------


def beast_acts(t: Table, number: int) -> Iterator[Table]:
    kind, room = next(beast[1:] for beast in t.beasts if beast[0] == number)
    seats = t.those_in(room)
    if kind == "imp":
        seats = [seat for seat in seats if t.wizards[seat][1]]  # WA-AMB-39
    if seats:
        hit = {"imp": robbed, "troll": mauled, "demon": in_peril}[kind]
        for seat in seats:
            yield from hit(t, seat)
    elif kind == "imp" and room in t.academy.sources.values():
        yield from raids(t, number, room)
    elif kind == "demon" and not t.has("haunt", room) and (near := hunted(t, room)):
        for goal in near:
            yield from moved(t, number, goal)
    else:  # WA-IMP-4, WA-AT-TROLL-3
        t, arrows = t.arrow()
        found = goals(t, arrows, room, "adjoining")
        for goal in found:
            yield from moved(t, number, goal)
        if not found:
            yield t


def moved(t: Table, number: int, goal: str) -> set[Table]:
    beasts = tuple((n, k, goal if n == number else r) for n, k, r in t.beasts)
    return settled(replace(t, beasts=beasts))


def hunted(t: Table, room: str) -> list[str]:
    """A step to the nearest wizard (WA-AT-DEMON-3)."""
    prey = {wizard[0] for wizard in t.wizards}
    away = t.away(room, "adjoining")
    nearest = min((away.get(goal, FAR) for goal in prey), default=FAR)
    if nearest == FAR:
        return []
    near = [goal for goal in prey if away.get(goal, FAR) == nearest]
    return sorted({step for goal in near for step in t.steps(room, goal, "adjoining")})


def robbed(t: Table, seat: int) -> Iterator[Table]:
    """WA-IMP-2."""
    for after in each_loses(t, [seat]):
        yield from put_out(after, t.wizards[seat][0])


def put_out(t: Table, room: str) -> Iterator[Table]:
    """One token of fire, water or (advanced) ice goes, if there is one (WA-AMB-7)."""
    kinds = [k for k in ("fire", "water", "ice") if t.has(k, room)]
    if not t.academy.advanced:
        kinds = [kind for kind in kinds if kind != "ice"]
    for kind in kinds:
        yield from settled(t.take(kind, room, 1))
    if not kinds:
        yield t


def raids(t: Table, number: int, room: str) -> Iterator[Table]:
    """WA-IMP-3, WA-AMB-8."""
    for kind in [kind for kind, at in t.academy.sources.items() if at == room]:
        after = t
        for seat, wizard in enumerate(t.wizards):
            if kind in wizard[1]:
                after = after.lose(seat, kind)
        if after == t:
            yield replace(t, beasts=tuple(b for b in t.beasts if b[0] != number))
        else:
            yield from put_out(after, room)


def mauled(t: Table, seat: int) -> Iterator[Table]:
    """WA-AT-TROLL-2."""
    for after in each_loses(t, [seat]):
        room, glyphs = after.wizards[seat]
        if not after.near(room):
            yield from in_peril(after, seat)
            continue
        drawn, arrows = after.arrow()
        for goal in goals(drawn, arrows, room, "adjoining"):
            yield drawn.seated(seat, (goal, glyphs))


def in_peril(t: Table, seat: int) -> Iterator[Table]:
    """WA-AT-1: a mana, and perhaps a flight."""
    t = t.pay(1)
    yield t
    if t.mana:
        yield t.seated(seat, ("crystal", t.wizards[seat][1]))
