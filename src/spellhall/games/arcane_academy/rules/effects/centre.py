"""Studying cards and sweeping the centre (AA-VERB-9, AA-VERB-10)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.chance import take_one
from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.arcane_academy.box.tiles import EMPTY
from spellhall.games.arcane_academy.box.verbs import CARD_ROW, Study, Sweep
from spellhall.games.arcane_academy.choices import DISCARD, REPLACE_CARD, REPLACE_TILE, SWEEP
from spellhall.games.arcane_academy.frames import Perform, PickSwept, StudyDiscard
from spellhall.games.arcane_academy.rules.resources import draw_card
from spellhall.games.arcane_academy.rules.why_not import PICKED
from spellhall.games.arcane_academy.state.state import ROW_SIZE, Academy


def do_study(s: Academy, f: Perform, verb: Study) -> None:
    """Fewer if the deck is short; then as many go as came (AA-VERB-9)."""
    hand = s.players[f.seat].hand
    drawn = [draw_card(s) for _ in range(min(verb.n, len(s.deck)))]
    if not drawn:
        return
    hand.extend(drawn)
    n = len(drawn)
    told = (f.seat, n, tuple(drawn), f.card)
    tell_in_part(s, (f.seat,), "study", told, (f.seat, n, (), f.card))
    then(s, StudyDiscard(f.seat, len(drawn), f.card))


def study_cards(s: Academy, f: StudyDiscard) -> list[int]:
    """Any Private card, old or new."""
    return [DISCARD.codes[card] for card in s.players[f.seat].hand]


def study_discard(s: Academy, f: StudyDiscard, choice: int) -> None:
    """What is discarded becomes public (AA-HID-5)."""
    card = DISCARD.first[choice]
    s.players[f.seat].hand.remove(card)
    s.discard.append(card)
    reveal(s)
    tell(s, "discard", f.seat, card, f.card)
    if f.left > 1:
        then(s, StudyDiscard(f.seat, f.left - 1, f.card))


def do_sweep(s: Academy, f: Perform, verb: Sweep) -> None:
    """Ask for the slots, one by one (AA-VERB-10)."""
    then(s, PickSwept(f.seat, verb.row, verb.n, 0, f.card))


def full_slots(s: Academy, f: PickSwept) -> list[int]:
    """Slots emptied earlier in the turn stay empty."""
    row = s.public if f.row == CARD_ROW else s.centre
    replace = REPLACE_CARD if f.row == CARD_ROW else REPLACE_TILE
    options = [SWEEP.bare]
    for slot in range(ROW_SIZE):
        if row[slot] != EMPTY and not f.picked >> slot & 1:
            options.append(replace.codes[row[slot]])
    return options


def why_not_replace_card(s: Academy, f: PickSwept, card: int) -> int:
    """Each slot once (AA-VERB-10)."""
    return _why_not_slot(f, s.public, card) if f.row == CARD_ROW else ABSENT


def why_not_replace_tile(s: Academy, f: PickSwept, tile: int) -> int:
    """Each slot once (AA-VERB-10)."""
    return _why_not_slot(f, s.centre, tile) if f.row != CARD_ROW else ABSENT


def _why_not_slot(f: PickSwept, row: list[int], thing: int) -> int:
    if thing not in row:
        return ABSENT
    return PICKED if f.picked >> row.index(thing) & 1 else ALLOWED


def pick_swept(s: Academy, f: PickSwept, choice: int) -> None:
    """All picked leave together."""
    if choice == SWEEP.bare:
        sweep(s, f, f.picked)
        return
    if f.row == CARD_ROW:
        slot = s.public.index(REPLACE_CARD.first[choice])
    else:
        slot = s.centre.index(REPLACE_TILE.first[choice])
    picked = f.picked | 1 << slot
    if f.left > 1:
        then(s, PickSwept(f.seat, f.row, f.left - 1, picked, f.card))
    else:
        sweep(s, f, picked)


def sweep(s: Academy, f: PickSwept, picked: int) -> None:
    """Exactly the picked slots are refilled; swept tiles go back after the new ones are drawn."""
    slots = [slot for slot in range(ROW_SIZE) if picked >> slot & 1]
    if not slots:
        return
    if f.row == CARD_ROW:
        old = [s.public[slot] for slot in slots]
        s.discard.extend(old)
        for slot in slots:
            s.public[slot] = draw_card(s) if s.deck else EMPTY
    else:
        old = [s.centre[slot] for slot in slots]
        for slot in slots:
            s.centre[slot] = take_one(s, s.bag) if s.bag else EMPTY
        s.bag.extend(old)
    tell(s, "sweep", f.seat, f.row, tuple(old), f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(StudyDiscard, study_cards, study_discard)
    rules.question(PickSwept, full_slots, pick_swept)
