"""What a seat or a spectator sees now, built by adding what may be shown."""

from spellhall.games.wizards_academy.box.disasters import DISASTER_LEVEL
from spellhall.games.wizards_academy.box.rooms import ROOMS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT
from spellhall.games.wizards_academy.rules.goals import items_of
from spellhall.games.wizards_academy.rules.room_actions import has_power
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.show.foretell import strikes
from spellhall.games.wizards_academy.show.sight.book import (
    known_top,
    open_book,
    out_of_sight,
    turns_left,
)
from spellhall.games.wizards_academy.show.sight.goal import goal_sight
from spellhall.games.wizards_academy.show.sight.rooms import room_sights
from spellhall.games.wizards_academy.show.sight.shapes import EffectSight, Sight, WizardSight
from spellhall.games.wizards_academy.state.paths import in_play
from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    NONE,
    ROBED,
    SAFE,
    WARD,
    Academy,
    Wizard,
    robe_of,
)


def sight(s: Academy, seat: int | None) -> Sight:
    """The table as this seat sees it; None for a spectator."""
    return _sight(s, seat, frozenset() if seat is None else frozenset({seat}), False)


def see_all(s: Academy) -> Sight:
    """The table with hands and spells open."""
    return _sight(s, None, frozenset(range(len(s.wizards))), True)


def sight_of_several(s: Academy, seat: int, seats: frozenset[int]) -> Sight:
    """The table as this seat sees it, with the hands of all wizards that its player runs."""
    return _sight(s, seat, seats, False)


def _sight(s: Academy, seat: int | None, hands: frozenset[int], everything: bool) -> Sight:
    looking = s.active if seat is None else seat
    n = len(s.wizards)
    rooms = sorted(in_play(s))
    shown = room_sights(s, rooms, looking)
    present = [0] * ROOMS
    risk = 0
    for one in shown:
        present[one.room] = _bits([threat.kind for threat in one.threats])
        if one.room == s.wizards[looking].room and one.stay:
            risk = one.stay.mana
    move, room, magic = s.this_turn.acts
    hidden = out_of_sight(s, hands)
    advanced = s.scenario != BASIC
    found = Sight(
        turn=s.turn,
        round=(s.turn + n - 1) // n,
        active=s.active,
        mana=s.mana,
        goal=goal_sight(s),
        actions=(move, room, magic),
        rooms=shown,
        wizards=[_wizard(s, wizard, i in hands, present) for i, wizard in enumerate(s.wizards)],
        sources=[None if room == NONE else room for room in s.source],
        spells=[],
        used=0,
        deck_left=len(s.deck),
        unseen=sorted([card for card in hidden if s.deck_met[card]]),
        discard=list(s.discard),
        progression_left=len(s.progression),
        turns_left=turns_left(s),
        room_cards_left=sorted(s.room_deck),
        mana_at_risk=risk,
        named=[spell for spell in range(SPELL_COUNT) if s.met[spell]],
        deck_next=known_top(s.deck, s.deck_known),
        unmet=len([card for card in hidden if not s.deck_met[card]]),
        progression_levels=_levels(s) if advanced else [],
        reshuffles=s.reshuffles,
        room_deck_next=known_top(s.room_deck, s.room_known),
        room_discard=list(s.room_discard),
        empowered=_bits([room for room in rooms if not advanced or has_power(s, looking, room)]),
        warded=_bits([room for room in rooms if warded(s, room)]) if s.lasting else 0,
        effects=[_effect(status) for status in s.lasting],
    )
    open_book(s, found, looking, everything)
    if s.air:
        found.in_air = s.grid[s.air.space]
        found.air_boosted = s.air.boosted
    return found


def _bits(places: list[int]) -> int:
    return sum([1 << place for place in places])


def _levels(s: Academy) -> list[int]:
    """The backs of the progression deck, the next one first."""
    return [DISASTER_LEVEL[card] for card in reversed(s.progression)]


def _wizard(s: Academy, wizard: Wizard, hand_open: bool, present: list[int]) -> WizardSight:
    found = WizardSight(
        room=wizard.room,
        person=None if wizard.person == NONE else wizard.person,
        glyphs=[kind + 1 for kind in range(7) for _ in range(wizard.glyphs[kind])],
        shared=wizard.shared or None,
        robe=None if wizard.robe == NONE else wizard.robe,
        wand=wizard.wand or None,
        staff=None if wizard.staff == NONE else wizard.staff,
        items=items_of(wizard),
    )
    card = wizard.card
    if card != NONE:
        found.has_card = True
        found.shown = s.deck_known[card]
        if found.shown or hand_open:
            found.card = card
            found.wakes, found.bells = strikes(s, card, present)
    return found


def _effect(status: tuple[int, int, int, int]) -> EffectSight:
    what, subject, ends, _ = status
    found = EffectSight(what, ends)
    if what == SAFE or what == BOOSTED:
        found.seat = subject
    elif what == ROBED:
        found.seat, found.threat = robe_of(subject)
    elif what == WARD:
        found.room = subject
    return found
