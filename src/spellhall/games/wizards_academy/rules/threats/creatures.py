"""What imps, trolls, demons and haunts do (ledger sections 7 and 14)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.kinds import (
    DEMON,
    ELEMENT_BITS,
    FIRE,
    HAUNT,
    IMP,
    TOKENS,
    TROLL,
    WATER,
    shared_glyph,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.effects import GiveUp, LoseOne
from spellhall.games.wizards_academy.frames.picks import (
    PickGlyph,
    PickKind,
    PickRoom,
    PickSeat,
    PickSource,
)
from spellhall.games.wizards_academy.frames.threats import (
    BeastActs,
    ImpRaids,
    ImpRobs,
    Interact,
    MoveBeast,
    MoveHaunt,
    Peril,
    Shove,
    Shoved,
)
from spellhall.games.wizards_academy.rules.moving import mode_of
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.contents import kill, kinds_in, take
from spellhall.games.wizards_academy.rules.table.lasting import exposed, robed, warded
from spellhall.games.wizards_academy.rules.table.room_cards import draw_room_card, ways
from spellhall.games.wizards_academy.rules.table.wizards import glyph_count, owned, relocate
from spellhall.games.wizards_academy.state.building import set_tokens
from spellhall.games.wizards_academy.state.paths import (
    ADJACENT,
    ADJOINING,
    FAR,
    distances,
    in_play,
    joined,
    steps_towards,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy

# -- Imps ----------------------------------------------------------------------------------------


def imp_acts(s: Academy, beast: int) -> None:
    """It robs a wizard, or raids a source, or moves on (WA-IMP-2 to 4)."""
    room = s.beast_room[beast]
    owners = [seat for seat in exposed(s, room, IMP) if glyph_count(s, seat)]
    if owners:
        then(s, PickSeat(s.active, "imp_robs", tuple(owners), False), BeastActs(beast))
        return
    sources = [kind + 1 for kind in range(7) if s.source[kind] == room]
    if sources:
        then(s, PickSource(s.active, "imp_raids", tuple(sources), False), ImpRaids(beast))
        return
    move_at_random(s, beast)


def move_at_random(s: Academy, beast: int) -> None:
    """One card for each creature; with no way out it stays (WA-IMP-4)."""
    found = ways(s, draw_room_card(s), s.beast_room[beast], ADJOINING)
    if found:
        then(s, PickRoom(s.active, "beast_step", tuple(found), False), MoveBeast(beast))


def move_beast(s: Academy, f: MoveBeast) -> None:
    """The creature arrives."""
    room = chosen(s)
    if room != NONE:
        creature_goes(s, f.beast, room)


def creature_goes(s: Academy, beast: int, room: int) -> None:
    """A creature that lives changes its room."""
    if s.beast_room[beast] >= 0:
        if s.watched:
            tell(s, "beast_moves", s.beast_kind[beast], s.beast_room[beast], room)
        s.beast_room[beast] = room
        then(s, Interact())


def rob(s: Academy, seat: int, room: int, why: str) -> None:
    """The wizard loses a glyph of choice; then fire or water goes (WA-IMP-2, WA-IMP-5)."""
    if glyph_count(s, seat):
        then(s, LoseOne(seat, why, NONE), *puts_out(s, room))


def puts_out(s: Academy, room: int) -> list[Frame]:
    """One token of fire, water or (advanced) ice goes, if there is one (WA-AMB-7)."""
    bits = ELEMENT_BITS if s.scenario != BASIC else 1 << FIRE | 1 << WATER
    kinds = kinds_in(s, room, bits)
    if not kinds:
        return []
    return [PickKind(s.active, "imp_puts_out", tuple(kinds), False), ImpRobs(room)]


def imp_robs(s: Academy, f: ImpRobs) -> None:
    """The token is gone."""
    take(s, chosen(s), f.room, 1, "imp")
    then(s, Interact())


def imp_raids(s: Academy, f: ImpRaids) -> None:
    """Whoever it sees loses a glyph of the source's type, or the imp goes (WA-IMP-3)."""
    kind = chosen(s)
    room = s.beast_room[f.beast]
    losses: list[Frame] = []
    for seat in range(len(s.wizards)):
        if not robed(s, seat, IMP):
            mine = tuple([glyph for glyph in (kind, shared_glyph(kind)) if glyph in owned(s, seat)])
            if mine:
                losses += [
                    PickGlyph(seat, "imp_raided", mine, False),
                    GiveUp(seat, NONE, "imp_raided"),
                ]
    if losses:
        then(s, *losses, *puts_out(s, room))
    else:
        kill(s, f.beast, "nothing")


# -- Trolls, demons, haunts ----------------------------------------------------------------------


def troll_acts(s: Academy, beast: int) -> None:
    """It falls on a wizard, or moves on (WA-AT-TROLL-2, WA-AT-TROLL-3)."""
    seats = exposed(s, s.beast_room[beast], TROLL)
    if seats:
        then(s, PickSeat(s.active, "troll_hits", tuple(seats), False), BeastActs(beast))
    else:
        move_at_random(s, beast)


def demon_acts(s: Academy, beast: int) -> None:
    """Peril for a wizard, or a step to the nearest one (WA-AT-DEMON-2, WA-AT-DEMON-3).

    Out of a haunted room it strays as everybody does (WA-AT-HAUNT-2).
    """
    room = s.beast_room[beast]
    seats = exposed(s, room, DEMON)
    if seats:
        then(s, PickSeat(s.active, "demon_hits", tuple(seats), False), BeastActs(beast))
        return
    if s.tokens[TOKENS * room + HAUNT]:
        move_at_random(s, beast)
        return
    nearest = FAR
    steps: list[int] = []
    for other in in_play(s):
        if not exposed(s, other, DEMON):
            continue
        away = distances(s, other)[room]
        if away < nearest:
            nearest = away
            steps = []
        if away == nearest and away < FAR:
            steps += [
                step
                for step in steps_towards(s, room, other, ADJOINING)
                if step not in steps and not warded(s, step)
            ]
    if nearest == FAR:
        move_at_random(s, beast)
    elif steps:
        then(s, PickRoom(s.active, "beast_step", tuple(steps), False), MoveBeast(beast))


def beast_acts(s: Academy, f: BeastActs) -> None:
    """The creature deals with the wizard chosen."""
    seat = chosen(s)
    kind = s.beast_kind[f.beast]
    room = s.beast_room[f.beast]
    if kind == IMP:
        rob(s, seat, room, "imp_robs")
    elif kind == TROLL:
        then(s, LoseOne(seat, "troll_hits", NONE), Shove(seat, True))
    else:
        then(s, Peril(seat, "demon"))


def shove(s: Academy, f: Shove) -> None:
    """Forced along a room card to an adjoining room, else peril (WA-AT-TROLL-2, WA-SP-115)."""
    room = s.wizards[f.seat].room
    mode = mode_of(s, f.seat)
    if not joined(s, room, mode):
        if f.peril:
            then(s, Peril(f.seat, "troll"))
        return
    found = ways(s, draw_room_card(s), room, mode, threat=False)
    then(s, PickRoom(s.active, "shoved", tuple(found), False), Shoved(f.seat))


def shoved(s: Academy, f: Shoved) -> None:
    """Forced movement ignores water, darkness, haunts and single ice (WA-AT-4)."""
    room = chosen(s)
    if room != NONE:
        tell(s, "forced", f.seat, room)
        relocate(s, f.seat, room)


def haunt_drifts(s: Academy, room: int) -> None:
    """A card for each haunt; walls and ice do not stop it (WA-AT-HAUNT-3)."""
    found = ways(s, draw_room_card(s), room, ADJACENT)
    if found:
        then(s, PickRoom(s.active, "haunt_step", tuple(found), False), MoveHaunt(room))


def move_haunt(s: Academy, f: MoveHaunt) -> None:
    """The haunt arrives; a second one in a room goes."""
    room = chosen(s)
    set_tokens(s, f.room, HAUNT, 0)
    set_tokens(s, room, HAUNT, 1)
    tell(s, "haunt_moves", f.room, room)
    then(s, Interact())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(MoveBeast, move_beast)
    rules.work(ImpRobs, imp_robs)
    rules.work(ImpRaids, imp_raids)
    rules.work(BeastActs, beast_acts)
    rules.work(Shove, shove)
    rules.work(Shoved, shoved)
    rules.work(MoveHaunt, move_haunt)
