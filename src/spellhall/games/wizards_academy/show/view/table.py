"""What a seat or a spectator may see, built by adding what may be shown."""

from spellhall.games.wizards_academy.box.grid import SPACE_LEVEL, SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS, MOST_MANA, SCHOOL_WORDS
from spellhall.games.wizards_academy.box.people import PEOPLE, SCHOOL_OF_PERSON
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.scenarios import BASIC, SCENARIO_WORDS, SCENARIOS
from spellhall.games.wizards_academy.box.spells import OF_LEVEL, SPELLS
from spellhall.games.wizards_academy.rules.goals import items_of
from spellhall.games.wizards_academy.rules.moving import walkable
from spellhall.games.wizards_academy.show.foretell import if_ended, if_happens, struck
from spellhall.games.wizards_academy.show.names import person_name, person_text, scenario_name
from spellhall.games.wizards_academy.show.view.cards import (
    _known_rooms,
    _known_top,
    _level,
    _spaces,
    _unmet,
    _unseen,
    disaster_view,
    room_card_view,
    spell_view,
)
from spellhall.games.wizards_academy.show.view.goal import goal_view
from spellhall.games.wizards_academy.show.view.rooms import _room
from spellhall.games.wizards_academy.show.view.shapes import (
    ActionsView,
    EffectView,
    View,
    WizardView,
)
from spellhall.games.wizards_academy.state.paths import distances, reach
from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    CALM,
    NONE,
    PORTALS,
    ROBED,
    SAFE,
    Academy,
    Wizard,
    robe_of,
)


def view(s: Academy, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}), False)


def see_all(s: Academy) -> View:
    """The table with hands and spells open."""
    return _view(s, None, frozenset(range(len(s.wizards))), True)


def _view(s: Academy, seat: int | None, hands: frozenset[int], everything: bool) -> View:
    looking = s.active if seat is None else seat
    n = len(s.wizards)
    mask = reach(s)
    away = distances(s, CRYSTAL)
    ways = walkable(s, looking, walls=True)
    risk = if_ended(s, looking, s.wizards[looking].room)[0]
    air = s.grid[s.air.space] if s.air else NONE
    named = [SPELLS[spell].word for spell in range(len(SPELLS)) if s.met[spell]]
    levels = [level for level in range(1, 5) if _level_used(s, level)]
    return View(
        turn=s.turn,
        round=(s.turn + n - 1) // n,
        active=s.active,
        scenario=SCENARIO_WORDS[s.scenario],
        title=scenario_name(s.scenario),
        stars=SCENARIOS[s.scenario].stars,
        advanced=s.scenario != BASIC,
        goal=goal_view(s),
        mana=s.mana,
        mana_most=MOST_MANA,
        mana_at_risk=risk,
        actions=ActionsView(
            sum(s.this_turn.acts), s.this_turn.acts[0], s.this_turn.acts[1], s.this_turn.acts[2]
        ),
        rooms=[_room(s, room, looking, mask, away, ways) for room in s.room_at if room != NONE],
        wizards=[_wizard(s, i, wizard, i in hands) for i, wizard in enumerate(s.wizards)],
        spaces=_spaces(s, looking, everything),
        names=[
            spell_view(spell)
            for level in levels
            for spell in OF_LEVEL[level]
            if s.scenario != BASIC or SPELLS[spell].basic
        ],
        named=named,
        in_air=spell_view(air) if air != NONE else None,
        air_boosted=s.air is not None and s.air.boosted,
        deck_left=len(s.deck),
        deck_next=_known_top(s),
        unseen=_unseen(s, hands),
        unmet=_unmet(s, hands),
        discard=[disaster_view(card) for card in s.discard],
        progression_left=len(s.progression),
        progression_levels=[]
        if s.scenario == BASIC
        else [_level(card) for card in reversed(s.progression)],
        turns_left=turns_left(s),
        reshuffles=s.reshuffles,
        room_deck_left=len(s.room_deck),
        room_deck_next=_known_rooms(s),
        room_cards_left=[room_card_view(card) for card in sorted(s.room_deck)],
        room_discard=[room_card_view(card) for card in s.room_discard],
        effects=[_effect(status) for status in s.lasting],
        notes=s.notes,
    )


def turns_left(s: Academy) -> int:
    """How many disasters can still be drawn, reshuffles included (WA-EX-9)."""
    total = len(s.deck)
    held = sum(wizard.card != NONE for wizard in s.wizards)
    pool = len(s.deck) + len(s.discard) + held
    left = len(s.progression)
    n = len(s.wizards)
    while left:
        added = min(2, left)
        left -= added
        pool += added
        total += max(0, pool - (n - 1))
    return total


def _level_used(s: Academy, level: int) -> bool:
    return any(s.grid[space] != NONE and SPACE_LEVEL[space] == level for space in range(SPACES))


# -- Wizards -------------------------------------------------------------------------------------


def _wizard(s: Academy, seat: int, wizard: Wizard, hand_open: bool) -> WizardView:
    shown = wizard.card != NONE and s.deck_known[wizard.card]
    visible = shown or (hand_open and wizard.card != NONE)
    school = SCHOOL_OF_PERSON[wizard.person] if wizard.person != NONE else NONE
    return WizardView(
        seat=seat,
        person="" if wizard.person == NONE else PEOPLE[wizard.person].word,
        icon="" if wizard.person == NONE else PEOPLE[wizard.person].icon,
        name=person_name(wizard.person),
        ability="" if s.scenario == BASIC else person_text(wizard.person),
        school=SCHOOL_WORDS[school] if school >= 0 else "",
        room=wizard.room,
        glyphs=[kind + 1 for kind in range(7) for _ in range(wizard.glyphs[kind])],
        shared=wizard.shared or None,
        robe=KIND_WORDS[wizard.robe] if wizard.robe != NONE else None,
        wand=wizard.wand or None,
        staff=SPACE_WORDS[wizard.staff] if wizard.staff != NONE else None,
        items=items_of(wizard),
        has_card=wizard.card != NONE,
        card=disaster_view(wizard.card) if visible else None,
        shown=shown,
        ahead=if_happens(s, wizard.card) if visible else [],
        bells=struck(s, wizard.card) if visible else [],
    )


def _effect(status: tuple[int, int, int, int]) -> EffectView:
    what, subject, ends, _ = status
    if what == SAFE or what == BOOSTED:
        return EffectView("safe" if what == SAFE else "boosted", subject, None, None, ends)
    if what == ROBED:
        who, kind = robe_of(subject)
        return EffectView("robed", who, None, KIND_WORDS[kind], ends)
    if what == CALM or what == PORTALS:
        return EffectView("calm" if what == CALM else "portals", None, None, None, ends)
    return EffectView("ward", None, subject, None, ends)
