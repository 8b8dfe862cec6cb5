"""What a pending frame takes out of the zones `picked` and `marks`."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.games.wizards_academy.box.cardlists import EFFECTS
from spellhall.games.wizards_academy.box.effects import (
    EACH,
    MARKED,
    RANDOM,
    SAME,
    ConvertToken,
    Damage,
    Effect,
    Foresee,
    Gather,
    Grip,
    Place,
    Rotate,
    Scry,
    Transmute,
)
from spellhall.games.wizards_academy.box.kinds import GLYPHS
from spellhall.games.wizards_academy.box.wizard_effects import (
    EnchantWand,
    Fold,
    Item,
    Lure,
    Masterwork,
    Pay,
    Scatter,
    Steal,
    TeleportSelf,
    Unbind,
)
from spellhall.games.wizards_academy.frames import effects, threats
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.state.state import School

ONE_PICK: Final = (
    *(effects.GiveUp, effects.Receive, turns.Follow, threats.Unbound, threats.ImpRobs),
    *(threats.ImpRaids, threats.MoveBeast, threats.MoveHaunt, threats.BeastActs),
    *(threats.Shoved, threats.Spreading),
)
# Verbs that ask and answer in turn: only their odd steps find something picked.
BY_TURNS: Final = (Gather, Steal, Unbind)
# Verbs that find two things picked, and at which step.
SECOND_STEP: Final[dict[type[Effect], int]] = {
    Transmute: 2,
    ConvertToken: 2,
    Item: 2,
    EnchantWand: 2,
    TeleportSelf: 3,
    Fold: 3,
}


def picks_needed(frame: Frame) -> int:
    """How many things a frame finds picked when its turn comes."""
    if isinstance(frame, ONE_PICK):
        return 1
    if not isinstance(frame, effects.Perform) or frame.step == 0:
        return 0
    verb = EFFECTS[frame.effects][frame.at]
    if isinstance(verb, (Lure, Scatter)):  # their steps count the wizards
        return 0
    if isinstance(verb, BY_TURNS):
        return frame.step % 2
    if isinstance(verb, Damage):
        return 0 if verb.how == SAME else frame.step % 2
    if isinstance(verb, Grip):
        return 1 if frame.step == 1 or frame.step % 2 == 0 else 0
    if isinstance(verb, Place):
        return 2 if frame.step == 2 and verb.where != RANDOM and verb.how != EACH else 1
    if isinstance(verb, Masterwork):
        return {11: 0, 12: 0, 22: 2, 32: 2}.get(frame.step, 1)
    return 2 if SECOND_STEP.get(type(verb)) == frame.step else 1


def right_marks(s: School, frame: effects.Perform) -> None:
    """Whether the marks are what the verbs still to be done take them for."""
    for verb in EFFECTS[frame.effects][frame.at :]:
        begun = frame.step > 0 and verb is EFFECTS[frame.effects][frame.at]
        if isinstance(verb, Rotate) and verb.where == MARKED:
            assert all(mark in s.room_at for mark in s.marks), "marks holds rooms in play"
            assert not begun or frame.step <= len(s.marks), "there is a room to turn"
        elif isinstance(verb, (Damage, Grip)):
            assert all(mark < len(s.beast_room) for mark in s.marks), "marks holds creatures"
            assert not (begun and isinstance(verb, Grip) and frame.step > 1) or s.marks, (
                "marks holds the creature in the grip"
            )
        elif begun and isinstance(verb, Place):
            assert not s.picked or s.picked[0] in verb.kinds, "picked holds a kind to place"
        elif begun and isinstance(verb, Gather):
            beasts = range(len(s.beast_room))
            assert all(mark in beasts for mark in s.marks), "marks holds creatures"
            assert len(set(s.marks)) == len(s.marks), "no creature is in marks twice"
        elif begun and isinstance(verb, (Foresee, Scry)):
            deck = s.room_deck if isinstance(verb, Foresee) else s.deck
            top = deck[len(deck) - min(verb.n, len(deck)) :]
            assert len(set(s.marks)) == len(s.marks), "no card is in marks twice"
            assert all(mark in top for mark in s.marks), "marks holds cards that were looked at"
        elif begun and isinstance(verb, (Pay, Item)):
            assert all(1 <= mark <= GLYPHS for mark in s.marks), "marks holds the types paid"
        elif begun and isinstance(verb, Unbind):
            assert all(1 <= mark <= 4 for mark in s.marks), "marks holds levels"
