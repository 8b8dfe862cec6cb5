"""When the players have won (ledger sections 8 and 19.6)."""

from typing import Final

from spellhall.games.wizards_academy.box.grid import SPACES_OF
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    IMP,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CENTRE, CORNERS, CRYSTAL, LOST, WARDED, WELL
from spellhall.games.wizards_academy.box.scenarios import (
    BASIC,
    BINDING,
    GOLEM,
    GRADUATION,
    HIGH_WATER,
    MIDWINTER,
    NIGHT,
    PEST,
    UNSTABLE_ACADEMY,
)
from spellhall.games.wizards_academy.box.spells import spell_named
from spellhall.games.wizards_academy.rules.table.contents import stands_in
from spellhall.games.wizards_academy.state.paths import LINKED, in_academy, in_play, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy, Wizard

ABJURE = spell_named("abjure")
CONSECRATE = spell_named("consecrate")
BANISH = spell_named("banish")
RENEWAL = spell_named("renewal")
REBUILD = spell_named("rebuild")
MOST_GLOOM: Final = 2  # rooms that may be dark or haunted (Night School)
ITEMS: Final = 1  # for each wizard (Graduation Day)
# The spell that wins, and where it must be cast; NONE: anywhere.
KEYS: Final = {
    BASIC: (ABJURE, CRYSTAL),
    GOLEM: (spell_named("create-guardian"), NONE),
    HIGH_WATER: (spell_named("dominion"), WELL),
    NIGHT: (CONSECRATE, LOST),
    BINDING: (BANISH, WARDED),
    UNSTABLE_ACADEMY: (REBUILD, CRYSTAL),
    GRADUATION: (RENEWAL, CRYSTAL),
}


def goal_reached(s: Academy) -> bool:
    """Scenarios that are won whenever the table looks so (WA-ATURN-17)."""
    if s.scenario == GOLEM:
        return all(stands_in(s, s.room_at[square], GUARD) for square in CORNERS)
    if s.scenario == MIDWINTER:
        return bound_at(s, 1) == 6 and bound_at(s, 2) >= 6 and bound_at(s, 3) >= 3
    return False


def won_by_casting(s: Academy, seat: int, spell: int) -> bool:
    """Tested when the spell is cast, before its text is applied (WA-AMB-13)."""
    room = s.wizards[seat].room
    if s.scenario == BASIC:
        return spell == ABJURE and room == CRYSTAL and not _token_in(s, in_play(s), FIRE)
    if s.scenario == NIGHT:
        return spell == CONSECRATE and room == LOST and len(gloomy_rooms(s)) <= MOST_GLOOM
    if s.scenario == BINDING:
        return spell == BANISH and room == WARDED and stands_in(s, WARDED, DEMON)
    if s.scenario == GRADUATION:
        return (
            spell == RENEWAL
            and room == CRYSTAL
            and all(items_of(wizard) >= ITEMS for wizard in s.wizards)
        )
    return False


def won_by_dominion(s: Academy, seat: int, kind: int) -> bool:
    """High Water: Dominion over water, in the Enchanted Well, with no water portal (WA-SC-3)."""
    return (
        s.scenario == HIGH_WATER
        and kind == WATER
        and s.wizards[seat].room == WELL
        and not any(s.portals[room] >> WATER & 1 for room in in_play(s))
    )


def won_after_casting(s: Academy, seat: int, spell: int) -> bool:
    """Unstable Academy: the crystal stands in the centre with four links (WA-SC-7)."""
    return (
        s.scenario == UNSTABLE_ACADEMY
        and spell == REBUILD
        and s.wizards[seat].room == CRYSTAL
        and s.square[CRYSTAL] in CENTRE
        and len(joined(s, CRYSTAL, LINKED)) == 4
    )


def won_at_end_of_turn(s: Academy) -> bool:
    """Pest Control: no imp and no imp portal, after the first reshuffle (WA-SC-1)."""
    return (
        s.scenario == PEST
        and s.reshuffles > 0
        and not any(stands_in(s, room, IMP) or s.portals[room] >> IMP & 1 for room in in_play(s))
    )


def gloomy_rooms(s: Academy) -> list[int]:
    """The rooms of the academy that are dark or haunted."""
    return [
        room
        for room in in_academy(s)
        if s.tokens[TOKENS * room + DARK] or s.tokens[TOKENS * room + HAUNT]
    ]


def bound_at(s: Academy, level: int) -> int:
    """How many spells of a level are bound."""
    return sum(s.bound[space] for space in SPACES_OF[level])


def items_of(wizard: Wizard) -> int:
    """How many magic items a wizard owns."""
    return (wizard.robe != NONE) + (wizard.wand != 0) + (wizard.staff != NONE)


def _token_in(s: Academy, rooms: list[int], kind: int) -> bool:
    return any(s.tokens[TOKENS * room + kind] for room in rooms)
