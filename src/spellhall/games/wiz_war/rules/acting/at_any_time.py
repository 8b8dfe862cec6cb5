"""What may be done at any time in one's own turn (WW-MNT-2, WW-OBJ-8, WW-MOVE-4, WW-AMB-55)."""

from spellhall.engine.choices import ABSENT, ALLOWED, Codes
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Question
from spellhall.games.wiz_war.box.cards import BOOSTS
from spellhall.games.wiz_war.box.modifier_keys import BOOST_LESS
from spellhall.games.wiz_war.choices.turn import FreeActs
from spellhall.games.wiz_war.frames.turn import BeginPhase
from spellhall.games.wiz_war.rules.casting.announce import energy_value
from spellhall.games.wiz_war.rules.modifiers import is_maintained, mod, spell_in_play
from spellhall.games.wiz_war.rules.piles import discard_from_hand
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.rules.table.things import drop_item, end_spell
from spellhall.games.wiz_war.rules.why_not import BOOSTED_ALREADY, MOVES_NO_MORE, NOT_MAINTAINED
from spellhall.games.wiz_war.state.numbers import GIVEN_UP
from spellhall.games.wiz_war.state.state import Duel


def add_free_acts(s: Duel, seat: int, verbs: FreeActs, options: Codes) -> None:
    """End a maintained spell, drop a carried item, or boost one's speed."""
    add_lets_go(s, seat, verbs, options)
    if may_boost(s):
        codes: Codes = verbs.boost.codes
        for card in s.players[seat].hand:
            if BOOSTS[card]:
                options.append(codes[card])


def add_lets_go(s: Duel, seat: int, verbs: FreeActs, options: Codes) -> None:
    """End a maintained spell, or drop a carried item."""
    add_finishes(s, seat, verbs, options)
    add_drops(s, seat, verbs, options)


def add_finishes(s: Duel, seat: int, verbs: FreeActs, options: Codes) -> None:
    """End one of the spells that a seat maintains (WW-MNT-2, WW-OPT-7)."""
    codes: Codes = verbs.finish.codes
    for one in s.spells:
        if one.owner == seat and is_maintained(s, one):
            options.append(codes[one.card])


def add_drops(s: Duel, seat: int, verbs: FreeActs, options: Codes) -> None:
    """Drop a carried item."""
    codes: Codes = verbs.drop.codes
    for card in s.players[seat].items:
        options.append(codes[card])


def why_not_finish(s: Duel, f: Question, card: int) -> int:
    """A spell of one's own that lasts by itself cannot be ended (WW-MNT-2)."""
    for one in s.spells:
        if one.card == card and one.owner == f.seat:
            return ALLOWED if is_maintained(s, one) else NOT_MAINTAINED
    return ABSENT


def why_not_boost_now(s: Duel, f: Question, card: int) -> int:
    """A card for speed, once per turn (WW-MOVE-4, WW-AMB-31)."""
    if card not in s.players[f.seat].hand or not BOOSTS[card]:
        return ABSENT
    if s.turn.idle:
        return MOVES_NO_MORE
    return BOOSTED_ALREADY if s.turn.boosted else ALLOWED


def may_boost(s: Duel) -> bool:
    """Once per turn (WW-MOVE-4), unless no more MP can be gained (WW-AMB-31)."""
    return not s.turn.boosted and not s.turn.idle


def do_free_act(s: Duel, seat: int, verbs: FreeActs, choice: int) -> None:
    """Carry one of them out."""
    if verbs.boost.has(choice):
        boost(s, seat, verbs.boost.first[choice])
    elif verbs.drop.has(choice):
        drop_item(s, seat, verbs.drop.first[choice], cell_of(s, seat))
    else:
        finish_spell(s, verbs.finish.first[choice])


def finish_spell(s: Duel, card: int) -> None:
    """End a spell in play of one's own."""
    spell = spell_in_play(s, card)
    assert spell is not None
    end_spell(s, spell, GIVEN_UP)


def boost(s: Duel, seat: int, card: int) -> None:
    """Once per turn, one card (WW-MOVE-4 to WW-MOVE-6)."""
    discard_from_hand(s, seat, card)
    gained = max(0, energy_value(s, seat, card) - mod(s, seat, BOOST_LESS))
    if is_too_late(s):
        gained = 0
    s.turn.mp += gained
    s.turn.boosted = True
    tell(s, "boost", seat, card, gained)


def is_too_late(s: Duel) -> bool:
    """After Move and Cast points are lost (WW-MAC-3); before it they wait."""
    return s.turn.over and not any(isinstance(frame, BeginPhase) for frame in s.stack)
