"""Spells, disasters and room cards as they are shown."""

from functools import cache

from spellhall.games.wizards_academy.box.disasters import (
    DESIGN_OF,
    DISASTER_LEVEL,
    DISASTER_WORDS,
    DISASTERS,
)
from spellhall.games.wizards_academy.box.grid import PAIRS, SPACE_LEVEL, SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import SCHOOL_WORDS
from spellhall.games.wizards_academy.box.rooms import CARD_ARROWS, CARD_ROOM, DIRECTION_WORDS
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, SCHOOL_OF, SPELLS
from spellhall.games.wizards_academy.rules.casting import (
    boosted,
    castable,
    pairs,
    spaces_for,
)
from spellhall.games.wizards_academy.show.names import (
    disaster_name,
    disaster_text,
    is_noted,
    room_name,
    spell_boost,
    spell_main,
    spell_name,
)
from spellhall.games.wizards_academy.show.view.shapes import (
    DisasterView,
    RoomCardView,
    SpaceView,
    SpellView,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy

# -- Spells --------------------------------------------------------------------------------------


@cache
def spell_view(spell: int) -> SpellView:
    """A spell that lies open."""
    row = SPELLS[spell]
    return SpellView(
        spell=spell,
        id=f"WA-SP-{row.id}",
        word=row.word,
        name=spell_name(spell),
        level=row.level,
        school=SCHOOL_WORDS[row.school] if SCHOOL_OF[spell] >= 0 else "",
        icon=row.icon,
        botch=IS_BOTCH[spell],
        main=spell_main(spell),
        boost=spell_boost(spell),
    )


def _spaces(s: Academy, seat: int, everything: bool) -> list[SpaceView]:
    mask = castable(s, seat)
    own = 0
    wand = s.wizards[seat].wand
    for one, other, lender in pairs(s, seat):
        if lender == NONE:
            for space in spaces_for(one, other, wand):
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
                space=SPACE_WORDS[space],
                glyphs=list(PAIRS[space]),
                level=SPACE_LEVEL[space],
                state=state,
                spell=spell_view(spell) if known else None,
                castable=_how(mask, own, space),
                boosted=known and boosted(s, seat, space),
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
        card=card,
        id=f"WA-DC-{row.id:02}",
        word=DISASTER_WORDS[card],
        name=disaster_name(card),
        level=_level(card),
        icon=row.icon,
        text=disaster_text(card),
    )


def _known_top(s: Academy) -> list[DisasterView]:
    found = []
    for card in reversed(s.deck):
        if not s.deck_known[card]:
            break
        found.append(disaster_view(card))
    return found


def _hidden_cards(s: Academy, hands: frozenset[int]) -> list[int]:
    held = [
        wizard.card
        for seat, wizard in enumerate(s.wizards)
        if wizard.card != NONE and seat not in hands and not s.deck_known[wizard.card]
    ]
    return s.deck + held


def _unseen(s: Academy, hands: frozenset[int]) -> list[DisasterView]:
    return [disaster_view(card) for card in sorted(_hidden_cards(s, hands)) if s.deck_met[card]]


def _unmet(s: Academy, hands: frozenset[int]) -> int:
    return sum(not s.deck_met[card] for card in _hidden_cards(s, hands))


@cache
def room_card_view(card: int) -> RoomCardView:
    """A room card that lies open, or is known to be in the deck."""
    room = CARD_ROOM[card]
    arrows = [DIRECTION_WORDS[arrow] for arrow in CARD_ARROWS[card]]
    return RoomCardView(card, room, room_name(room), arrows)


def _known_rooms(s: Academy) -> list[RoomCardView]:
    found = []
    for card in reversed(s.room_deck):
        if not s.room_known[card]:
            break
        found.append(room_card_view(card))
    return found
