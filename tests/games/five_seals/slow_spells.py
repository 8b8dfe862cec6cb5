"""What each scroll may be used for and what it does, once more, straight from the ledger.

Everything is plain names: a die or token is («air», 5), a scroll «growth-air». Questions are known
by their kind, options by their notation.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from spellhall.ledger import folder
from spellhall.ledger.tables import tables
from tests.games.five_seals import slow

COLOURS = ("fire", "water", "air", "earth")
Die = tuple[str, int]


@cache
def strengths() -> dict[str, int]:
    """The strength of every spell, as the ledger's table of spells says."""
    pages = tables((folder() / "five_seals.md").read_text("utf-8"))
    (rows,) = [table.rows for table in pages if table.name == "FS-D-BINDING"]
    return {row.cells["spell"].lower(): int(row.cells["str"]) for row in rows}


def spell(scroll: str) -> str:
    return scroll.split("-", maxsplit=1)[0]


def element(scroll: str) -> str:
    """The element of a scroll; Bindings are of Mind."""
    word = scroll.split("-")[1].removesuffix("#2")
    return word if word in COLOURS else "mind"


def strength(scroll: str) -> int:
    return strengths()[spell(scroll)]


def fits(scroll: str, colour: str) -> bool:
    """Whether a scroll works on a colour: its own, or any for Mind (FS-SCROLL-6)."""
    return element(scroll) in ("mind", colour)


def said(die: Die) -> str:
    return f"{die[0]}{die[1]}"


@dataclass
class Seat:
    """What one player has."""

    dice: list[Die]
    up: list[str]  # face up and not in use at this moment
    down: list[str]
    stored: dict[str, Die]  # on Absorption scrolls
    active: bool
    mage: str
    familiar: str  # a node; empty when it is not on the board


@dataclass
class Table:
    """The whole table as one seat sees it."""

    players: int
    me: int
    raising: bool  # FS-VAR-2
    seats: list[Seat]
    supply: dict[str, int]
    tokens: dict[str, Die]
    scrolls: dict[str, str]  # node -> scroll
    guardians: dict[str, str]  # of this game, element -> node; empty beside the board
    box: Counter[Die] = field(default_factory=Counter)
    aside: list[Die] = field(default_factory=list)  # just broken, not yet kept or boxed

    @property
    def own(self) -> Seat:
        return self.seats[self.me]

    def opponents(self) -> list[int]:
        """Only active opponents can be affected (FS-CONF-1)."""
        others = [seat for seat in range(self.players) if seat != self.me]
        return [seat for seat in others if self.seats[seat].active]

    def of_colour(self, seat: int, colour: str) -> list[int]:
        return [value for its, value in self.seats[seat].dice if its == colour]

    def reach(self) -> slow.Position:
        others = [seat for number, seat in enumerate(self.seats) if number != self.me]
        return slow.Position(
            self.players,
            self.own.mage,
            self.tokens,
            {node: (element(word), strength(word)) for node, word in self.scrolls.items()},
            [seat.mage for seat in others] + [seat.familiar for seat in others if seat.familiar],
            {seat.familiar for seat in self.seats if seat.familiar},
            {node for node in self.guardians.values() if node},
        )

    def breakable(self) -> set[str]:
        """What can be broken with dice now."""
        p = self.reach()
        seals = p.tokens | p.scrolls
        return {n for n in slow.reachable(p) if slow.legal_sets(self.own.dice, *seals[n])}

    def blocked(self, node: str) -> bool:
        """FS-MOVE-1."""
        return node in self.guardians.values() or node in {seat.familiar for seat in self.seats}


def dice_sets(verb: str, colour: str, values: list[int], most: int = 99) -> set[str]:
    """Every choice of one or more of these dice, equal ones merged."""
    found = set()
    for size in range(1, min(most, len(values)) + 1):
        for chosen in combinations(sorted(values, reverse=True), size):
            found.add(f"{verb} {colour} {'+'.join(map(str, chosen))}")
    return found


# -- What a scroll's first question offers; nothing means that it cannot be used ------------------


def usable(t: Table, scroll: str) -> bool:
    return bool(FIRST[spell(scroll)](t, scroll))


def colours(t: Table, scroll: str) -> list[str]:
    """The colours of dice that the scroll could work on now."""
    return [colour for colour in COLOURS if fits(scroll, colour) and works(t, scroll, colour)]


def works(t: Table, scroll: str, colour: str) -> bool:
    own = t.of_colour(t.me, colour)
    match spell(scroll):
        case "change":  # FS-CHANGE-3
            return bool(own) and any(t.supply[other] for other in COLOURS if other != colour)
        case "renewal":  # FS-RENEW-2
            return bool(own)
        case "strengthening":  # FS-STRENG-2
            return any(value < 6 for value in own)
        case "growth":  # FS-GROW-2
            return t.supply[colour] > 0
        case "alteration":  # FS-ALTER-3
            return any(alters(t, colour, other) for other in t.opponents())
    raise AssertionError(scroll)


def alters(t: Table, colour: str, other: int) -> bool:
    rises = any(value < 6 for value in t.of_colour(t.me, colour))
    return rises or any(value > 1 for value in t.of_colour(other, colour))


def binding(t: Table, scroll: str) -> list[str]:
    found = ["join"] if t.own.familiar != t.own.mage else []  # FS-BIND-11
    if any(node in t.tokens for node in t.breakable()):  # FS-BIND-5, FS-BIND-6
        found.append("break")
    if t.raising and any(value < 6 for _, value in t.own.dice):
        found.append("raise")
    return found


def partners(t: Table, scroll: str, node: str) -> list[str]:
    """FS-SWAP-1, FS-EXCH-1, FS-EXCH-3."""
    colour, worth = t.tokens[node]
    if spell(scroll) == "swap":
        return [n for n, (c, w) in t.tokens.items() if w == worth and c != colour]
    return [n for n, (c, w) in t.tokens.items() if c == colour and w != worth]


def swap(t: Table, scroll: str) -> list[str]:
    firsts = [node for node, (colour, _) in t.tokens.items() if fits(scroll, colour)]
    return [f"swap {node}" for node in firsts if partners(t, scroll, node)]


def absorption(t: Table, scroll: str) -> list[str]:
    if scroll not in t.own.stored:
        return []
    return [f"add {said(die)}" for die in t.own.dice if die[1] < 6]  # FS-ABSORB-5


def disintegration(t: Table, scroll: str) -> list[str]:
    return [f"remove {node}" for node, (colour, _) in t.tokens.items() if fits(scroll, colour)]


def rearrangement(t: Table, scroll: str) -> list[str]:
    if len(t.scrolls) < 2:
        return []
    return [f"move {n}" for n, word in t.scrolls.items() if element(word) == element(scroll)]


def deception(t: Table, scroll: str) -> list[str]:
    return [
        f"get {said(die)} of {other + 1}"
        for other in t.opponents()
        for die in t.seats[other].dice
        if fits(scroll, die[0]) and any(colour != die[0] for colour, _ in t.own.dice)
    ]


def equals(t: Table, scroll: str, theirs: str) -> list[str]:
    """What may be given for a scroll (FS-TRANS-1, FS-TRANS-3, FS-AMB-11)."""
    found = [own for own in t.own.up if own != scroll and spell(own) != "binding"]
    return [own for own in found if strength(own) == strength(theirs)]


def transfer(t: Table, scroll: str) -> list[str]:
    return [
        f"get {theirs} of {other + 1}"
        for other in t.opponents()
        for theirs in t.seats[other].up
        if element(theirs) == element(scroll) and spell(theirs) != "binding"
        if theirs != scroll and equals(t, scroll, theirs)
    ]


def theft(t: Table, scroll: str) -> list[str]:
    return [f"at {other + 1}" for other in t.opponents() if stealable(t, scroll, other)]


def stealable(t: Table, scroll: str, other: int) -> list[Die]:
    return [die for die in t.seats[other].dice if fits(scroll, die[0])]


def exploitation(t: Table, scroll: str) -> list[str]:
    """FS-EXPLOIT-1, 3 to 5; the Exploitation itself is in use (FS-AMB-11)."""
    own = t.own.up
    t.own.up = [word for word in own if word != scroll]
    found = [
        f"exploit {theirs} of {other + 1}"
        for other in t.opponents()
        for theirs in t.seats[other].up
        if element(theirs) == element(scroll) and spell(theirs) not in ("binding", "synergy")
        if usable(t, theirs)
    ]
    t.own.up = own
    return found


def dispatch(t: Table, scroll: str) -> list[str]:
    open_tokens = [node for node in t.tokens if not t.blocked(node)]
    return [f"send {node}" for node in open_tokens if fits(scroll, t.tokens[node][0])]


def guardian(t: Table, scroll: str) -> list[str]:
    now = t.guardians[element(scroll)]
    fitting = [n for n, word in t.scrolls.items() if element(word) == element(scroll)]
    return [f"post {n}" for n in fitting if n != now] + (["withdraw"] if now else [])


FIRST = {
    "binding": binding,
    "change": colours,
    "renewal": colours,
    "strengthening": colours,
    "growth": colours,
    "synergy": lambda t, scroll: [],
    "swap": swap,
    "exchange": swap,
    "absorption": absorption,
    "disintegration": disintegration,
    "rearrangement": rearrangement,
    "deception": deception,
    "alteration": colours,
    "transfer": transfer,
    "theft": theft,
    "exploitation": exploitation,
    "dispatch": dispatch,
    "guardian": guardian,
}
BY_REACH = ("leap", "teleportation", "speed")  # compared in test_reach_and_dice


# -- Every question ------------------------------------------------------------------------------


@dataclass
class Asked:
    """A question within the use of a scroll: what has been answered before."""

    kind: str
    scroll: str = ""
    colour: str = ""
    into: str = ""
    node: str = ""
    victim: int = -1
    die: Die = ("", 0)
    theirs: str = ""
    raised: bool = False
    by_familiar: bool = False


def offered(t: Table, q: Asked) -> set[str] | None:
    """The options in notation; None for questions that are compared elsewhere."""
    if q.kind in STARTS:
        return set(FIRST[spell(q.scroll)](t, q.scroll))
    match q.kind:
        case "take_turn":
            seals = {f"break {node}" for node in t.breakable()} or {"give up"}
            scrolls = [word for word in t.own.up if spell(word) not in BY_REACH]
            return seals | {f"use {word}" for word in scrolls if usable(t, word)}
        case "pick_colour":
            return {f"colour {colour}" for colour in colours(t, q.scroll)}
        case "pick_opponent" if spell(q.scroll) == "alteration":
            return {f"at {o + 1}" for o in t.opponents() if alters(t, q.colour, o)}
        case "pick_opponent":
            return set(theft(t, q.scroll))
        case "bind_target":
            return {f"break {node}" for node in t.breakable() if node in t.tokens}
        case "bind_raise":
            return {f"raise {said(die)}" for die in t.own.dice if die[1] < 6}
        case "change_into":
            return {f"into {c}" for c in COLOURS if c != q.colour and t.supply[c]}
        case "change_dice":
            own = t.of_colour(t.me, q.colour)
            return dice_sets("change", q.colour, own, t.supply[q.into])
        case "renew_dice":
            return dice_sets("roll", q.colour, t.of_colour(t.me, q.colour))
        case "raise_dice":
            return dice_sets("raise", q.colour, rising(t, q.colour))
        case "swap_second":
            return {f"with {node}" for node in partners(t, q.scroll, q.node)}
        case "rearrange_second":
            return {f"with {node}" for node in t.scrolls if node != q.node}
        case "deceive_own":
            return {f"give {said(die)}" for die in t.own.dice if die[0] != q.die[0]}
        case "alter_own":
            none = {"raise none"} if falling(t, q.victim, q.colour) else set()
            return dice_sets("raise", q.colour, rising(t, q.colour)) | none
        case "alter_theirs":
            none = {"lower none"} if q.raised else set()
            return dice_sets("lower", q.colour, falling(t, q.victim, q.colour)) | none
        case "transfer_own":
            return {f"give {own}" for own in equals(t, q.scroll, q.theirs)}
        case "give_die":
            return {f"give {said(die)}" for die in stealable(t, q.scroll, q.victim)}
        case "take_die":
            return {f"take {colour}" for colour in COLOURS if t.supply[colour]}
        case "pay_dice":
            p = t.reach()
            sets = slow.legal_sets(t.own.dice, *(p.tokens | p.scrolls)[q.node])
            return {f"pay {colour} {'+'.join(map(str, shown))}" for colour, *shown in sets}
        case "keep_token":
            (token,) = t.aside
            return {"box"} | {f"keep {word}" for word in stores(t, token)}
    return None


def stores(t: Table, token: Die) -> list[str]:
    """Own Absorptions that can keep a token (FS-ABSORB-1, 6, 7)."""
    return [word for word in t.own.up if spell(word) == "absorption" and fits(word, token[0])]


STARTS = frozenset(
    [
        "bind_how",
        "swap_first",
        "absorb_into",
        "disintegrate",
        "rearrange_first",
        "deceive_theirs",
        "transfer_theirs",
        "exploit",
        "send_to",
        "post_at",
    ]
)


def rising(t: Table, colour: str) -> list[int]:
    return [value for value in t.of_colour(t.me, colour) if value < 6]


def falling(t: Table, victim: int, colour: str) -> list[int]:
    return [value for value in t.of_colour(victim, colour) if value > 1]


# -- What an answer does -------------------------------------------------------------------------


def carry_out(t: Table, q: Asked, answer: str) -> None:
    """Change the table as the ledger says; rolls of dice are left to the caller."""
    word, _, rest = answer.partition(" ")
    match q.kind:
        case "bind_how" if answer == "join":
            t.own.familiar = t.own.mage  # FS-BIND-3
        case "bind_raise":
            replace(t.own, read(rest), 1)
        case "absorb_into":
            token = t.own.stored.pop(q.scroll)  # FS-ABSORB-4
            t.box[token] += 1
            replace(t.own, read(rest), token[1])
        case "change_dice":
            for value in values(rest):
                t.own.dice.remove((q.colour, value))
                t.own.dice.append((q.into, value))
                t.supply[q.colour] += 1
                t.supply[q.into] -= 1
        case "raise_dice":
            shift(t.own, q.colour, rest, 2)
        case "alter_own":
            shift(t.own, q.colour, rest, 1)
        case "alter_theirs":
            shift(t.seats[q.victim], q.colour, rest, -1)
        case "swap_second":
            t.tokens[q.node], t.tokens[rest] = t.tokens[rest], t.tokens[q.node]
        case "rearrange_second":
            t.scrolls[q.node], t.scrolls[rest] = t.scrolls[rest], t.scrolls[q.node]
        case "disintegrate":
            t.box[t.tokens.pop(rest)] += 1
        case "deceive_own":
            mine, theirs = read(rest), q.die
            t.own.dice.remove(mine)
            t.own.dice.append((theirs[0], mine[1]))
            t.seats[q.victim].dice.remove(theirs)
            t.seats[q.victim].dice.append((mine[0], theirs[1]))
        case "transfer_own":
            t.own.up[t.own.up.index(rest)] = q.theirs
            other = t.seats[q.victim].up
            other[other.index(q.theirs)] = rest
        case "give_die":
            t.seats[q.victim].dice.remove(read(rest))
            t.own.dice.append(read(rest))
        case "send_to":
            t.own.familiar = rest
        case "post_at":
            t.guardians[element(q.scroll)] = rest if word == "post" else ""
        case "take_die":
            t.supply[rest] -= 1
        case "pay_dice":
            for value in values(rest):
                t.own.dice.remove((rest.split()[0], value))
                t.supply[rest.split()[0]] += 1  # FS-BREAK-5
            break_seal(t, q.node, q.by_familiar)
        case "keep_token":
            token = t.aside.pop()
            if word == "box":
                t.box[token] += 1
            else:
                if rest in t.own.stored:
                    t.box[t.own.stored[rest]] += 1  # FS-ABSORB-2
                t.own.stored[rest] = token


def break_seal(t: Table, node: str, by_familiar: bool) -> None:
    """FS-BREAK-6 to FS-BREAK-8, FS-TURN-6, FS-BIND-5, FS-DISP-5."""
    if node in t.scrolls:
        t.own.up.append(t.scrolls.pop(node))
    else:
        token = t.tokens.pop(node)
        if stores(t, token):
            t.aside.append(token)
        else:
            t.box[token] += 1
    if by_familiar:
        t.own.familiar = node
    else:
        t.own.mage = node
        if t.own.familiar == node:
            t.own.familiar = ""


def read(die: str) -> Die:
    return (die[:-1], int(die[-1]))


def values(dice: str) -> list[int]:
    """«air 5+3», or none."""
    return [] if dice == "none" else [int(value) for value in dice.split()[1].split("+")]


def replace(seat: Seat, die: Die, by: int) -> None:
    """One die shows more or less, from 1 to 6."""
    seat.dice.remove(die)
    seat.dice.append((die[0], max(1, min(6, die[1] + by))))


def shift(seat: Seat, colour: str, dice: str, by: int) -> None:
    for value in values(dice):
        replace(seat, (colour, value), by)
