"""What may be pending: the ranges of all fields of all frames, said once."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.codec import fields_of
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.hell_high.box.cards import (
    CARD_COUNT,
    CARD_OF,
    HIGH,
    IS_CREATURE,
    KIND_OF,
    LOW,
    NO_CARD,
    PARTS,
    PARTS_OF,
    POWER_OF,
    WHEN_OF,
    has_power_roll,
)
from spellhall.games.hell_high.box.design import NEXT_GAME, NOTHING
from spellhall.games.hell_high.box.verbs import (
    DEAD,
    DELIVERY,
    FIRST_GROUP,
    NO_GLYPH,
    RANDOM,
    WILD,
    Aim,
    Bully,
    Destroy,
    RemoveComponent,
    Steal,
    Verbs,
)
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardAnswers,
    DiscardOne,
    Perform,
    PickTarget,
)
from spellhall.games.hell_high.frames.harm import PutAway, Shield, Strike
from spellhall.games.hell_high.frames.match import NextOpened, PickWizard
from spellhall.games.hell_high.frames.power import (
    ApplyBand,
    BeforeRoll,
    ExtraTarget,
    KeepCreature,
    RerollDie,
    RollPower,
    TurnDie,
)
from spellhall.games.hell_high.frames.round import UseRank
from spellhall.games.hell_high.frames.turn import PickSlot
from spellhall.games.hell_high.rules.build import MOST_CHANGES
from spellhall.games.hell_high.rules.damage import shields
from spellhall.games.hell_high.rules.effects.dead_cards import own_hand
from spellhall.games.hell_high.state.state import MOST_LIFE, NO_ANSWER, NOBODY, Brawl

SEATS: Final = ("seat", "target", "victim", "source", "foe", "jock", "bully")
MOST_AMOUNT: Final = 1000
WAITING_BELOW: Final = (PickWizard, PickSlot, NextOpened, TurnDie)  # questions that may wait


def check_pending(s: Brawl) -> None:
    """Every frame is possible; no question waits below another frame, but a few kinds."""
    for lane in [s.stack, *s.lanes]:
        for place, frame in enumerate(lane):
            for name in fields_of(type(frame)):
                _check_field(s, frame, name, getattr(frame, name))
            if type(frame) in OF_KIND:
                OF_KIND[type(frame)](s, frame)
            below = place + 1 < len(lane) and isinstance(frame, Question)
            assert not below or isinstance(frame, WAITING_BELOW), "an open question is on top"
    for check in (_check_lanes, _check_answers):
        check(s)


def _check_field(s: Brawl, frame: Frame, name: str, value: Any) -> None:
    """The range of a field, by its name."""
    seats = len(s.players)
    kind = type(frame).__name__
    if name in SEATS:
        assert 0 <= value < seats, f"{kind}: {name} is a seat from 0 to {seats - 1}, not {value}"
    elif name == "killer":
        assert NOBODY <= value < seats, f"{kind}: killer is a seat or {NOBODY}, not {value}"
    elif name == "targets":
        assert all(0 <= seat < seats for seat in value), f"{kind}: targets are seats, not {value}"
        assert len(set(value)) == len(value), f"{kind}: each target is named once"
    elif name == "card":
        assert value == NO_CARD or 0 <= value < CARD_COUNT, f"{kind}: there is no card {value}"
        assert value == NO_CARD or CARD_OF[value].id, f"{kind}: there is no card {value}"
    elif name == "amounts":
        assert all(0 < n <= MOST_AMOUNT for n in value), f"{kind}: damage is positive"
    elif name in ("amount", "n"):
        assert abs(value) <= MOST_AMOUNT, f"{kind}: {name} is {MOST_AMOUNT} at most"
    elif name == "changes":
        assert 0 <= value <= MOST_CHANGES, f"{kind}: changes of mind are 0 to {MOST_CHANGES}"
    elif name == "kind":
        assert 0 <= value < 3, f"{kind}: a type is 0 to 2, not {value}"


def _list_of(frame: Any, part: int) -> Verbs:
    """The list that a frame is at."""
    kind = type(frame).__name__
    assert frame.card != NO_CARD, f"{kind}: an effect has a card"
    assert 0 <= part < PARTS, f"{kind}: a part is 0 to {PARTS - 1}, not {part}"
    verbs: Verbs = PARTS_OF[frame.card][part]
    assert 0 <= getattr(frame, "clause", 0) < len(verbs), f"{kind}: the card has no such clause"
    return verbs


def _perform(s: Brawl, f: Perform) -> None:
    for verb in _list_of(f, f.part)[f.clause :]:
        if isinstance(verb, Aim):
            return
        if isinstance(verb, Steal | Destroy | Bully | RemoveComponent):
            assert f.targets, "Perform: this clause needs a target"


def _pick_target(s: Brawl, f: PickTarget) -> None:
    verb = _list_of(f, f.part)[f.clause]
    assert isinstance(verb, Aim), "PickTarget: the clause takes aim"
    assert verb.at < min(RANDOM, FIRST_GROUP), "PickTarget: the caster chooses"


def _apply_band(s: Brawl, f: ApplyBand) -> None:
    assert has_power_roll(f.card), "ApplyBand: the card has a Power Roll"


def _extra_target(s: Brawl, f: ExtraTarget) -> None:
    assert LOW <= f.band <= HIGH, "ExtraTarget: a band of the card applies"
    assert has_power_roll(f.card), "ExtraTarget: the card has a Power Roll"
    assert KIND_OF[f.card] == DELIVERY, "ExtraTarget: the card is a Delivery"


def _rolls(s: Brawl, f: BeforeRoll | RollPower | RerollDie | TurnDie) -> None:
    kind = type(f).__name__
    assert f.card in range(CARD_COUNT), f"{kind}: a component rolls"
    assert KIND_OF[f.card] <= WILD, f"{kind}: a component rolls"
    assert CARD_OF[f.card].glyph != NO_GLYPH, f"{kind}: a card with a glyph rolls"


def _strike(s: Brawl, f: Strike) -> None:
    assert len(f.amounts) == len(f.targets), "Strike: an amount for each target"


def _use_rank(s: Brawl, f: UseRank) -> None:
    assert f.rank in (3, 5, 6, 7, 8), f"UseRank: rank {f.rank} has no ability in step 3"


def _keep(s: Brawl, f: KeepCreature) -> None:
    assert IS_CREATURE[f.card], "KeepCreature: only a Creature is kept"


def _lasting(s: Brawl, f: ChooseLastingGlyph | ChooseGrudge) -> None:
    kind = type(f).__name__
    assert WHEN_OF[f.card] == NEXT_GAME, f"{kind}: the card is for the next game"
    assert POWER_OF[f.card] != NOTHING, f"{kind}: the card is a lasting one"


def _put_away(s: Brawl, f: PutAway) -> None:
    assert KIND_OF[f.card] == DEAD, "PutAway: a Dead Wizard card is put away"


def _shield(s: Brawl, f: Shield) -> None:
    assert 0 < f.amount <= MOST_LIFE * MOST_AMOUNT, "Shield: damage is positive"
    assert f.seat != f.source, "Shield: nobody is asked about the own damage"


OF_KIND: Final[dict[type[Frame], Callable[[Any, Any], None]]] = {
    Perform: _perform,
    PickTarget: _pick_target,
    ApplyBand: _apply_band,
    ExtraTarget: _extra_target,
    BeforeRoll: _rolls,
    RollPower: _rolls,
    RerollDie: _rolls,
    TurnDie: _rolls,
    UseRank: _use_rank,
    KeepCreature: _keep,
    ChooseLastingGlyph: _lasting,
    ChooseGrudge: _lasting,
    PutAway: _put_away,
    Shield: _shield,
    Strike: _strike,
}


def _check_lanes(s: Brawl) -> None:
    """Several choose at once: each in the own lane, one question deep."""
    assert len(s.lanes) in (0, len(s.players)), "a lane for each seat, or none"
    for seat, lane in enumerate(s.lanes):
        assert len(lane) < 2, "a lane holds one question"
        for frame in lane:
            assert isinstance(frame, Question), "a lane holds a question"
            assert frame.seat == seat, "a question lies in the lane of its seat"


def _check_answers(s: Brawl) -> None:
    """An answer face down is one of the options, and what uses it comes next."""
    following = s.stack[-1] if s.stack else None
    for seat, player in enumerate(s.players):
        if player.answer == NO_ANSWER:
            continue
        assert s.lanes, "an answer lies face down only while others choose"
        assert not s.lanes[seat], "whoever answered is not asked any more"
        if isinstance(following, Strike):
            assert seat in following.targets, "only those who are hit answer damage"
            amount = following.amounts[following.targets.index(seat)]
            legal = shields(s, Shield(seat, following.source, amount, following.card))
        else:
            assert isinstance(following, DiscardAnswers), "the answers are for something"
            legal = own_hand(s, DiscardOne(seat))
        assert player.answer in legal, "an answer face down is one of the options"
