"""How much mana the threats on the table will cost: guesses for bots, from what everybody sees."""

from typing import Final

from spellhall.games.wizards_academy.bot.effort import LONG
from spellhall.games.wizards_academy.box.kinds import DARK, FIRE, GUARD, ICE, TOKENS, WATER
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, ROOMS, WARDED
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.table.lasting import robed
from spellhall.games.wizards_academy.state.paths import FAR, LINKED, connected, distances, joined
from spellhall.games.wizards_academy.state.state import Academy

# Mana that is lost in a turn, on average, to each threat of a kind in the middle of the academy:
# fire, water, ice, darkness, haunt, imp, troll, demon.
HARM: Final[list[float]] = [0.0125, 0.005, 0.002, 0.005, 0.008, 0.005, 0.02, 0.035]
# To a portal of a kind.
GATE_HARM: Final[list[float]] = [0.015, 0.008, 0.004, 0.006, 0.008, 0.008, 0.02, 0.035]
UNSEEN: Final = 0.07  # to what disasters will still bring
WORSE: Final = 0.008  # more of it for each card that was added to the deck
PROGRESSION: Final = 10  # cards that can be added
# Fire, water and darkness strike with all that is connected: how likely, for each room next to the
# crystal where they lie (water: where it is deep), and more for each room that is connected.
STRIKES: Final = ((FIRE, 3, 0.02, 0.01), (WATER, 6, 0.05, 0.01), (DARK, 4, 0.02, 0.003))
LIKELIEST: Final = 0.3
NEAR: Final[list[float]] = [2.0, 2.0, 1.4, 1.0, 0.8]  # how the distance to the Mana Crystal counts
RING: Final = 0.2  # ice in all rooms around the crystal (WA-AT-ICE-8)
TRAPPED: Final = 1.0  # a wizard in double ice, in each of its turns (WA-AT-ICE-6)
EXPOSED: Final = 0.12  # a wizard where it would be in peril, and can still leave
CUT_OFF: Final = 0.35  # a threat without a way to the crystal


def danger(s: Academy) -> float:
    """Mana that a turn will cost, on average, as long as the table looks like this."""
    total = UNSEEN + WORSE * (PROGRESSION - len(s.progression))
    total += ring(s) + peril(s)
    if s.scenario in LONG:
        total += strikes(s)
    way = distances(s, CRYSTAL)
    for room in range(ROOMS):
        at = TOKENS * room
        harm = 0.0
        for kind in range(TOKENS):
            n = s.tokens[at + kind]
            if n:
                harm += HARM[kind] * n
        gates = s.portals[room]
        kind = 0
        while gates:
            if gates & 1:
                harm += GATE_HARM[kind]
            gates >>= 1
            kind += 1
        if harm:
            total += harm * nearness(way[room])
    for beast in range(len(s.beast_room)):
        room = s.beast_room[beast]
        if room >= 0 and s.beast_kind[beast] != GUARD:
            total += HARM[s.beast_kind[beast]] * nearness(way[room])
    return total


def strikes(s: Academy) -> float:
    """What fire, water and darkness beside the crystal will take when they reach it."""
    total = 0.0
    beside = joined(s, CRYSTAL)
    for kind, per_mana, each, more in STRIKES:
        rooms = 0
        tokens = 0
        gates = 0
        found: list[int] = []
        for room in beside:
            n = s.tokens[TOKENS * room + kind]
            if n:
                gates += 1 if kind != WATER or n > 1 else 0
                if room not in found:
                    found += connected(s, room, kind)
        for room in found:
            rooms += 1
            tokens += s.tokens[TOKENS * room + kind]
        if gates:
            chance = min(LIKELIEST, gates * (each + more * rooms))
            total += chance * -(-(tokens + 1) // per_mana)
    return total


def ring(s: Academy) -> float:
    """Ice that closes around the crystal costs mana when the ring is closed."""
    rooms = joined(s, CRYSTAL, LINKED)
    iced = 0
    for room in rooms:
        if s.tokens[TOKENS * room + ICE]:
            iced += 1
    if not iced:
        return 0.0
    share = iced / len(rooms)
    return RING * share * share


def peril(s: Academy) -> float:
    """Wizards who would lose mana where they stand, if their turn ended now."""
    total = 0.0
    for seat in range(len(s.wizards)):
        room = s.wizards[seat].room
        if room == CRYSTAL or (room == WARDED and s.scenario != BASIC):
            continue
        at = TOKENS * room
        if s.tokens[at + ICE] > 1 and not robed(s, seat, ICE):
            total += TRAPPED
        elif s.tokens[at + FIRE] or s.tokens[at + WATER] > 1:
            total += EXPOSED
    return total / len(s.wizards)


def nearness(away: int) -> float:
    """How much a threat so many steps from the crystal counts."""
    if away >= FAR:
        return CUT_OFF
    return NEAR[min(away, len(NEAR) - 1)]
