"""What a seat or a spectator may see, built by adding what may be shown."""

from functools import cache

from spellhall.games.wizards_academy.disasters import (
    DESIGN_OF,
    DISASTER_LEVEL,
    DISASTER_WORDS,
    DISASTERS,
)
from spellhall.games.wizards_academy.foretell import (
    attack_cost,
    if_activated,
    if_ended,
    if_happens,
    struck,
)
from spellhall.games.wizards_academy.goals import bound_at, items_of
from spellhall.games.wizards_academy.kinds import (
    GUARD,
    KIND_WORDS,
    MOST_MANA,
    PORTAL,
    SCHOOL_WORDS,
    TOKENS,
    TOUGHNESS,
)
from spellhall.games.wizards_academy.names import (
    disaster_name,
    disaster_text,
    is_noted,
    kind_name,
    person_name,
    person_text,
    room_name,
    room_text,
    scenario_goal,
    scenario_name,
    spell_boost,
    spell_main,
    spell_name,
)
from spellhall.games.wizards_academy.paths import (
    FAR,
    distances,
    joined,
    joined_room,
    reach,
)
from spellhall.games.wizards_academy.people import PEOPLE, SCHOOL_OF_PERSON
from spellhall.games.wizards_academy.rooms import (
    CARD_ARROWS,
    CARD_ROOM,
    CENTRE,
    CORNERS,
    CRYSTAL,
    DIRECTION_WORDS,
    DOORS,
    OUTSIDE,
    ROOM_ROWS,
    ROOM_WORDS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.rules.board import beasts_in, warded
from spellhall.games.wizards_academy.rules.casting import (
    LENDER,
    boosted,
    castable,
    pairs,
    spaces_for,
)
from spellhall.games.wizards_academy.rules.moving import extra_costs, walkable
from spellhall.games.wizards_academy.rules.room_actions import has_power, room_has_action
from spellhall.games.wizards_academy.scenarios import BASIC, SCENARIO_WORDS, SCENARIOS
from spellhall.games.wizards_academy.shapes import (
    ActionsView,
    DisasterView,
    EffectView,
    GoalView,
    LinkView,
    RoomCardView,
    RoomView,
    SpaceView,
    SpellView,
    StayView,
    ThreatView,
    View,
    WizardView,
)
from spellhall.games.wizards_academy.spells import (
    IS_BOTCH,
    OF_LEVEL,
    PAIRS,
    SCHOOL_OF,
    SPACE_LEVEL,
    SPACE_WORDS,
    SPACES,
    SPELLS,
)
from spellhall.games.wizards_academy.state import (
    BOOSTED,
    CALM,
    NONE,
    PORTALS,
    ROBED,
    SAFE,
    School,
    Wizard,
)


def view(s: School, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}), False)


def see_all(s: School) -> View:
    """The table with hands and spells open."""
    return _view(s, None, frozenset(range(len(s.wizards))), True)


def _view(s: School, seat: int | None, hands: frozenset[int], everything: bool) -> View:
    looking = s.active if seat is None else seat
    n = len(s.wizards)
    mask = reach(s)
    away = distances(s, CRYSTAL)
    ways = walkable(s, looking, walls=True)
    risk = if_ended(s, looking, s.wizards[looking].room)[0]
    air = s.grid[s.air[0]] if s.air else NONE
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
        actions=ActionsView(sum(s.acts), s.acts[0], s.acts[1], s.acts[2]),
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
        air_boosted=bool(s.air) and s.air[1] == 1,
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


def goal_view(s: School) -> GoalView:
    """The aim, and what of it is done."""
    parts: list[tuple[str, bool]] = []
    word = SCENARIO_WORDS[s.scenario]
    rooms = [room for room in s.room_at if room != NONE]
    if word == "basic":
        fires = sum(s.tokens[TOKENS * room] for room in rooms)
        parts.append((f"burning rooms: {fires}" if fires else "nothing burns", fires == 0))
    elif word == "pest-control":
        imps = sum(len(beasts_in(s, room, 5)) for room in rooms)
        gates = sum(s.portals[room] >> 5 & 1 for room in rooms)
        parts = [
            (f"imps: {imps}, imp portals: {gates}", imps + gates == 0),
            ("first reshuffle made", s.reshuffles > 0),
        ]
    elif word == "golem-construction":
        for square in CORNERS:
            room = s.room_at[square]
            parts.append((room_name(room), bool(beasts_in(s, room, GUARD))))
    elif word == "high-water":
        gates = sum(s.portals[room] >> 1 & 1 for room in rooms)
        parts.append((f"water portals: {gates}", gates == 0))
    elif word == "night-school":
        inside = s.room_at[:OUTSIDE]
        dark = sum(s.tokens[TOKENS * room + 3] for room in inside)
        haunts = sum(s.tokens[TOKENS * room + 4] for room in inside)
        parts = [(f"dark rooms: {dark}", dark == 0), (f"haunts: {haunts}", haunts == 0)]
    elif word == "demon-binding":
        parts.append(("a demon is in the Warded Room", bool(beasts_in(s, 3, 7))))
    elif word == "midwinter-finals":
        for level, need in ((1, 6), (2, 6), (3, 3)):
            have = bound_at(s, level)
            parts.append((f"level {level}: {have} of {need} bound", have >= need))
    elif word == "unstable-academy":
        parts = [
            ("the crystal is in the centre", s.square[CRYSTAL] in CENTRE),
            ("it has four links", len(joined(s, CRYSTAL, 1)) == 4),
        ]
    else:
        for wizard in s.wizards:
            line = f"{person_name(wizard.person)}: {items_of(wizard)} of 2 items"
            parts.append((line, items_of(wizard) >= 2))
    return GoalView(
        scenario_goal(s.scenario), [text for text, _ in parts], [done for _, done in parts]
    )


def turns_left(s: School) -> int:
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


def _level_used(s: School, level: int) -> bool:
    return any(s.grid[space] != NONE and SPACE_LEVEL[space] == level for space in range(SPACES))


# -- Rooms ---------------------------------------------------------------------------------------


def _room(s: School, room: int, seat: int, mask: int, away: list[int], ways: list[int]) -> RoomView:
    doors = DOORS[4 * room + s.facing[room]]
    near = room in ways
    return RoomView(
        room=room,
        id=ROOM_WORDS[room],
        name=room_name(room),
        text=room_text(room, s.scenario),
        icon=ROOM_ROWS[room].icon,
        square=SQUARE_WORDS[s.square[room]],
        doors="".join(name for i, name in enumerate("NESW") if doors >> i & 1),
        turn=s.facing[room],
        links=_links(s, room),
        schools=[SCHOOL_WORDS[school] for school in ROOM_ROWS[room].schools],
        action=room_has_action(s, room),
        empowered=s.scenario == BASIC or has_power(s, seat, room),
        warded=warded(s, room),
        sources=[kind + 1 for kind in range(7) if s.source[kind] == room],
        guarded=bool(beasts_in(s, room, GUARD)),
        threats=_threats(s, room, mask),
        wizards=[i for i, wizard in enumerate(s.wizards) if wizard.room == room],
        away=away[room] if away[room] != FAR else None,
        cost=1 + extra_costs(s, seat, room) if near else None,
        stay=StayView(*if_ended(s, seat, room)),
    )


def _links(s: School, room: int) -> list[LinkView]:
    found = []
    for direction in range(4):
        other = joined_room(s, room, direction, 2)
        if other == NONE:
            continue
        if joined_room(s, room, direction, 0) == other:
            state = "open"
        elif joined_room(s, room, direction, 1) == other:
            state = "ice"
        else:
            state = "wall"
        found.append(LinkView(DIRECTION_WORDS[direction], other, state))
    return found


def _threats(s: School, room: int, mask: int) -> list[ThreatView]:
    near = mask >> room & 1 == 1
    found = []
    for kind in range(TOKENS):
        n = s.tokens[TOKENS * room + kind]
        if n:
            found.append(_threat(s, kind, room, n, near))
    for kind in range(PORTAL, GUARD):
        if s.portals[room] >> (kind - PORTAL) & 1:
            found.append(_threat(s, kind, room, 1, near))
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] == room:
            shown = _threat(s, s.beast_kind[beast], room, 1, near)
            shown.beast = beast
            shown.damage = s.beast_hurt[beast]
            shown.toughness = TOUGHNESS[s.beast_kind[beast]]
            found.append(shown)
    return found


def _threat(s: School, kind: int, room: int, n: int, near: bool) -> ThreatView:
    return ThreatView(
        KIND_WORDS[kind],
        kind_name(kind),
        n,
        None,
        0,
        0,
        if_activated(s, kind, room),
        near and kind != GUARD,
        attack_cost(s, kind, room),
    )


# -- Spells --------------------------------------------------------------------------------------


@cache
def spell_view(spell: int) -> SpellView:
    """A spell that lies open."""
    row = SPELLS[spell]
    return SpellView(
        spell,
        f"WA-SP-{row.id}",
        row.word,
        spell_name(spell),
        row.level,
        SCHOOL_WORDS[row.school] if SCHOOL_OF[spell] >= 0 else "",
        row.icon,
        IS_BOTCH[spell],
        spell_main(spell),
        spell_boost(spell),
    )


def _spaces(s: School, seat: int, everything: bool) -> list[SpaceView]:
    mask = castable(s, seat)
    own = 0
    wand = s.wizards[seat].wand
    for payment in pairs(s, seat):
        if payment // LENDER % 16 == 0:
            for space in spaces_for(payment, wand):
                own |= 1 << space
    found = []
    for space in range(SPACES):
        spell = s.grid[space]
        known = spell != NONE and (everything or is_noted(s, space))
        state = "unused" if spell == NONE else "bound" if s.bound[space] else "unknown"
        if state == "unknown" and known:
            state = "seen"
        found.append(
            SpaceView(
                SPACE_WORDS[space],
                list(PAIRS[space]),
                SPACE_LEVEL[space],
                state,
                spell_view(spell) if known else None,
                _how(mask, own, space),
                known and boosted(s, seat, space),
            )
        )
    return found


def _how(mask: int, own: int, space: int) -> str:
    if not mask >> space & 1:
        return ""
    return "own" if own >> space & 1 else "lent"


# -- Disasters and room cards --------------------------------------------------------------------


def _level(card: int) -> str:
    return "-" if DISASTER_LEVEL[card] < 0 else str(DISASTER_LEVEL[card])


@cache
def disaster_view(card: int) -> DisasterView:
    """A disaster that lies open."""
    row = DISASTERS[DESIGN_OF[card]]
    return DisasterView(
        card,
        f"WA-DC-{row.id:02}",
        DISASTER_WORDS[card],
        disaster_name(card),
        _level(card),
        row.icon,
        disaster_text(card),
    )


def _known_top(s: School) -> list[DisasterView]:
    found = []
    for card in reversed(s.deck):
        if not s.deck_known[card]:
            break
        found.append(disaster_view(card))
    return found


def _hidden_cards(s: School, hands: frozenset[int]) -> list[int]:
    held = [
        wizard.card
        for seat, wizard in enumerate(s.wizards)
        if wizard.card != NONE and seat not in hands and not s.deck_known[wizard.card]
    ]
    return s.deck + held


def _unseen(s: School, hands: frozenset[int]) -> list[DisasterView]:
    return [disaster_view(card) for card in sorted(_hidden_cards(s, hands)) if s.deck_met[card]]


def _unmet(s: School, hands: frozenset[int]) -> int:
    return sum(not s.deck_met[card] for card in _hidden_cards(s, hands))


@cache
def room_card_view(card: int) -> RoomCardView:
    """A room card that lies open, or is known to be in the deck."""
    room = CARD_ROOM[card]
    arrows = [DIRECTION_WORDS[arrow] for arrow in CARD_ARROWS[card]]
    return RoomCardView(card, room, room_name(room), arrows)


def _known_rooms(s: School) -> list[RoomCardView]:
    found = []
    for card in reversed(s.room_deck):
        if not s.room_known[card]:
            break
        found.append(room_card_view(card))
    return found


# -- Wizards -------------------------------------------------------------------------------------


def _wizard(s: School, seat: int, wizard: Wizard, hand_open: bool) -> WizardView:
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
        return EffectView("robed", subject // 16, None, KIND_WORDS[subject % 16], ends)
    if what == CALM or what == PORTALS:
        return EffectView("calm" if what == CALM else "portals", None, None, None, ends)
    return EffectView("ward", None, subject, None, ends)
