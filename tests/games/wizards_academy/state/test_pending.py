"""Every field of every pending frame has its bounds, and just beyond them is refused."""

from typing import Any

import pytest

from spellhall.engine.machine.frames import Frame
from spellhall.games.wizards_academy.box.disasters import DISASTERS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS
from spellhall.games.wizards_academy.box.wizard_effects import ROBE, STAFF, WAND
from spellhall.games.wizards_academy.choices import (
    NEW_ITEM,
    OLD_ITEM,
    PICK_THING,
    PICK_TURN,
    SHIFT_SWAP,
    SHIFT_TURN,
)
from spellhall.games.wizards_academy.frames import casting as spells
from spellhall.games.wizards_academy.frames import effects, picks, threats
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.rules.effects.perform import STEPS
from spellhall.games.wizards_academy.state.pending import check_pending
from spellhall.games.wizards_academy.state.pending_picks import STEP_AFTER, UNASKED
from spellhall.games.wizards_academy.state.state import Academy, Air
from tests.games.wizards_academy.tables import advanced, basic, state

ZEN = ROOM_WORDS.index("zen")
HOARD = ROOM_WORDS.index("hoard")
AIR = Air(0, False, ZEN)


def school() -> Academy:
    """A troll and an imp, a haunt and fire; alice owns glyphs 1 and 2, bob a 3."""
    table = advanced(
        *({"glyphs": "1 2"}, {"glyphs": "3", "room": "zen"}),
        things={"zen": "troll haunt", "hoard": "imp fire water-portal"},
        bound=["22"],
    )
    return state(table)


def check(frames: list[Frame], **zones: Any) -> None:
    s = school()
    s.stack = [turns.EndTurn(0), *frames]
    for zone, value in zones.items():
        setattr(s.this_turn if zone == "acts" else s, zone, value)
    check_pending(s)


def hide() -> Frame:
    return spells.Hide(0, 0)


def shift(*codes: int) -> Frame:
    return picks.PickShift(0, "rebuild", codes, True)


def bind(space: int) -> Frame:
    return picks.PickSpace(0, "unbind", (space,), False)


LURE, FLOOD, GATHER, UNBIND, TWIST = (
    next(number for number, design in enumerate(DISASTERS) if design.word == word)
    for word in ("lure-of-power", "great-flood", "gathering", "unbinding", "twist")
)
# Steps of effects that use what is picked.
GATHERED = effects.GoOn(0, "disaster", GATHER, 0, "gather creature", 0, (0, 1))
TURNED = effects.GoOn(0, "disaster", TWIST, 0, "turn room")


def kept(item: int, thing: int) -> Frame:
    """Which of two items stays, where another such item waits."""
    return effects.GoOn(0, "room", ROOM_WORDS.index("awakened"), 1, "keep item", item, (thing,))


KEEP = kept(ROBE, 3)
KEEPS = picks.PickOne(0, "keep_item", (OLD_ITEM.bare, NEW_ITEM.bare), False)
REBUILD = SPELL_WORDS.index("rebuild")
SHIFTED = effects.GoOn(0, "main", REBUILD, 0, "rebuild")
IN_AIR = {"air": Air(26, False, ZEN)}  # where the rules for positions deal it
CONVERT = effects.GoOn(0, "ability", 3, 0, "convert from")
SCRY = effects.GoOn(0, "room", ROOM_WORDS.index("ball"), 0, "sink disaster")


# The frames above the end of the turn, zones, and a word of the reason; "" is accepted.
CASES: list[tuple[list[Frame], dict[str, Any], str]] = [
    ([turns.Act(0)], {}, ""),
    ([turns.Act(1)], {}, "belongs to the active seat 0"),
    ([turns.BeginTurn(1)], {}, "one turn ends or begins beneath all else"),
    ([turns.EndTurn(0)], {}, "one turn ends or begins beneath all else"),
    ([turns.DrawDisaster(0), turns.PlayDisaster(0)], {}, ""),
    ([turns.DrawDisaster(0)], {}, "the disaster in hand is played before the next"),
    ([turns.PlayDisaster(0), turns.DrawDisaster(0)], {}, "the disaster in hand is played before"),
    ([turns.DrawDisaster(0), turns.DrawDisaster(0)], {}, "a disaster is drawn once"),
    ([threats.Flee(1)], {}, ""),
    ([threats.Flee(2)], {}, "seat of Flee is a number from 0 to 1"),
    ([threats.Flee(-1)], {}, "seat of Flee is a number from 0 to 1"),
    ([hide(), effects.Perform(0, "main", 0, 0)], {"air": AIR}, ""),
    ([hide(), effects.Perform(0, "main", 2, 0)], {"air": AIR}, "the text of the spell in the air"),
    ([turns.Refine(1, 0)], {}, ""),
    ([turns.Refine(1, 32)], {}, ""),
    ([turns.Refine(1, 33)], {}, "left of Refine is a number from 0 to 32"),
    ([turns.Refine(1, -1)], {}, "left of Refine is a number from 0 to 32"),
    ([turns.PickPerson(0)], {}, "seat 0 has a character"),
    ([turns.Walk(0, ZEN, -1)], {}, ""),
    ([turns.Walk(0, -1, -1)], {}, ""),
    ([turns.Walk(0, 17, -1)], {}, "room of Walk is a number from -1 to 16"),
    ([turns.Walk(0, -2, -1)], {}, "room of Walk is a number from -1 to 16"),
    ([turns.Walk(0, ZEN, 3)], {}, "Walk belongs to a spell in the air"),
    ([hide(), turns.Walk(0, ZEN, 3)], {"air": AIR}, ""),
    ([hide(), turns.Walk(0, ZEN, 4)], {"air": AIR}, "dash of Walk is a number from -1 to 3"),
    ([turns.Walk(0, ZEN, 3), hide()], {"air": AIR}, "Walk belongs to a spell in the air"),
    ([turns.Follow(0, -1)], {}, "Follow uses what is picked right above it"),
    ([hide(), turns.DashOn(0, 1)], {"air": AIR}, ""),
    ([hide(), turns.DashOn(0, 3)], {"air": AIR}, ""),
    ([hide(), turns.DashOn(0, 0)], {"air": AIR}, "left of DashOn is a number from 1 to 3"),
    ([hide(), turns.DashOn(0, 4)], {"air": AIR}, "left of DashOn is a number from 1 to 3"),
    ([turns.DashOn(0, 1)], {}, "DashOn belongs to a spell in the air"),
    ([turns.Leave(16)], {}, ""),
    ([turns.Leave(0)], {}, ""),
    ([turns.Leave(-1)], {}, "room of Leave is a number from 0 to 16"),
    ([spells.Pay(0, 1)], {}, ""),
    ([spells.Pay(0, 28)], {}, "space of Pay is a number from 0 to 27"),
    ([spells.Pay(0, -1)], {}, "space of Pay is a number from 0 to 27"),
    ([spells.Pay(0, 0)], {}, "two glyphs that fit"),
    ([spells.Pay(0, 1)], {"acts": [1, 1, 0]}, "to cast takes a magic action"),
    ([spells.Pay(1, 1)], {}, "Pay belongs to the active seat 0"),
    ([spells.Cast(0, 27)], {}, ""),
    ([spells.Cast(0, 0)], {}, ""),
    ([spells.Cast(0, 28)], {}, "space of Cast is a number from 0 to 27"),
    ([spells.Cast(0, -1)], {}, "space of Cast is a number from 0 to 27"),
    ([hide(), spells.Resolve(0)], {"air": AIR}, ""),
    ([spells.Resolve(0)], {}, "Resolve belongs to a spell in the air"),
    ([spells.Hide(0, 71)], {"air": AIR}, ""),
    ([spells.Hide(0, 72)], {"air": AIR}, "spell of Hide is a number from 0 to 71"),
    ([spells.Hide(0, -1)], {"air": AIR}, "spell of Hide is a number from 0 to 71"),
    ([hide()], {"air": None}, "one spell is in the air"),
    ([hide(), hide()], {"air": AIR}, "one spell is in the air"),
    ([hide()], {"air": Air(28, False, ZEN)}, "the space of the spell in the air is a number"),
    ([hide()], {"air": Air(0, 2, ZEN)}, "the spell in the air is boosted or not"),  # type: ignore[arg-type]
    ([hide()], {"air": Air(0, True, 0)}, ""),
    ([hide()], {"air": Air(0, True, 17)}, "was cast in a room in play"),
    ([spells.NameSpace(0, True)], {}, ""),
    ([spells.NameSpace(0, True)], {"bound": [True] * 28}, "takes an unbound one"),
    ([spells.NameSpell(0, 0)], {}, ""),
    ([spells.NameSpell(0, 2)], {}, "a spell that is named is unbound"),
    ([effects.LoseOne(1, "lose", -1)], {}, ""),
    ([effects.LoseOne(1, "lose", 1)], {}, ""),
    ([effects.LoseOne(1, "lose", 2)], {}, "to of LoseOne is a number from -1 to 1"),
    ([effects.LoseOne(1, "lose", -2)], {}, "to of LoseOne is a number from -1 to 1"),
    ([effects.LoseOne(1, "tea", -1)], {}, "why of LoseOne is one of"),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "lose", (1,), False)], {}, ""),
    ([effects.GiveUp(0, -1)], {}, "GiveUp uses what is picked right above it"),
    ([effects.Receive(0)], {}, "Receive uses what is picked right above it"),
    ([threats.Unbound()], {}, "Unbound uses what is picked right above it"),
    ([threats.ImpRobs(HOARD)], {}, "ImpRobs uses what is picked right above it"),
    ([threats.ImpRaids(1), picks.PickSource(0, "imp_raids", (1,), False)], {}, ""),
    ([threats.ImpRaids(1)], {}, "ImpRaids uses what is picked right above it"),
    (
        [threats.ImpRaids(2), picks.PickSource(0, "imp_raids", (1,), False)],
        {},
        "beast of ImpRaids is a number from 0 to 1",
    ),
    ([threats.MoveBeast(0), picks.PickRoom(0, "beast_step", (1,), False)], {}, ""),
    ([threats.MoveBeast(0)], {}, "MoveBeast uses what is picked right above it"),
    (
        [threats.MoveBeast(-1), picks.PickRoom(0, "beast_step", (1,), False)],
        {},
        "beast of MoveBeast is a number from 0 to 1",
    ),
    ([threats.BeastActs(0), picks.PickSeat(0, "troll_hits", (1,), False)], {}, ""),
    ([threats.BeastActs(0)], {}, "BeastActs uses what is picked right above it"),
    (
        [threats.BeastActs(0), picks.PickSeat(0, "troll_hits", (1,), False)],
        {"beast_room": [-1, HOARD]},
        "that acts is alive",
    ),
    ([threats.MoveHaunt(ZEN), picks.PickRoom(0, "haunt_step", (1,), False)], {}, ""),
    ([threats.MoveHaunt(ZEN)], {}, "MoveHaunt uses what is picked right above it"),
    (
        [threats.MoveHaunt(HOARD), picks.PickRoom(0, "haunt_step", (1,), False)],
        {},
        "a haunt that moves is there",
    ),
    ([threats.Shove(0, True)], {}, ""),
    ([threats.Shove(0, 1)], {}, "peril of Shove is true or false"),  # type: ignore[arg-type]
    ([threats.Shoved(0)], {}, "Shoved uses what is picked right above it"),
    ([threats.LoseMana(0, "fire")], {}, ""),
    ([threats.LoseMana(-1, "fire")], {}, "n of LoseMana is a number from 0"),
    ([threats.LoseMana(1, "tea")], {}, "cause of LoseMana is one of"),
    ([threats.Peril(2, "fire")], {}, "seat of Peril is a number from 0 to 1"),
    ([threats.Spare(1, 1, "fire")], {}, ""),
    ([threats.Spare(1, 2, "fire")], {}, "victim of Spare is a number from 0 to 1"),
    ([threats.Spread(0, 13, (HOARD,), (ZEN,))], {}, ""),
    ([threats.Spread(3, 0, (), (ZEN,))], {}, ""),
    ([threats.Spread(2, 0, (), (ZEN,))], {}, ""),
    ([threats.Spread(1, 0, (), (ZEN,))], {}, "fire, ice or darkness spreads"),
    ([threats.Spread(4, 0, (), (ZEN,))], {}, "fire, ice or darkness spreads"),
    ([threats.Spread(0, 14, (HOARD,), ())], {}, "card of Spread is a number from 0 to 13"),
    ([threats.Spread(0, -1, (HOARD,), ())], {}, "card of Spread is a number from 0 to 13"),
    ([threats.Spread(0, 0, (17,), ())], {}, "each of rooms of Spread is a room in play"),
    ([threats.Spread(0, 0, (), (17,))], {}, "each of targets of Spread is a room in play"),
    ([threats.Spreading(0, 0, (HOARD,), ()), picks.PickRoom(0, "spread", (1,), False)], {}, ""),
    ([threats.Spreading(0, 0, (HOARD,), ())], {}, "Spreading uses what is picked right above it"),
    (
        [threats.Spreading(0, 0, (), ()), picks.PickRoom(0, "spread", (1,), False)],
        {},
        "it spreads from a room",
    ),
    ([threats.Paragraph(((6, -1, 0), (5, -1, 1), (0, -1, -1)), 1, 0, 0)], {}, ""),
    ([threats.Paragraph(((2, -1, -1), (3, -1, -1)), 0, 1, (1 << 17) - 1)], {}, ""),
    ([threats.Paragraph(((1, -1, -1),), 0, 0, 0)], {}, "activates together"),
    ([threats.Paragraph(((4, -1, -1),), 0, 0, 0)], {}, "activates together"),
    (
        [threats.Paragraph(((6, -1, 2),), 0, 0, 0)],
        {},
        "a creature to activate is a number from 0 to 1",
    ),
    ([threats.Paragraph(((1, 16, -1), (4, 0, -1), (8, 0, -1), (15, 0, -1)), 0, 0, 0)], {}, ""),
    ([threats.Paragraph(((1, 17, -1),), 0, 0, 0)], {}, "the room of a threat to activate"),
    ([threats.Paragraph(((2, 0, -1),), 0, 0, 0)], {}, "activates by itself"),
    ([threats.Paragraph(((5, 0, -1),), 0, 0, 0)], {}, "activates by itself"),
    ([threats.Paragraph(((7, 0, -1),), 0, 0, 0)], {}, "activates by itself"),
    ([threats.Paragraph(((16, 0, -1),), 0, 0, 0)], {}, "activates by itself"),
    ([threats.Paragraph((), 1 << 17, 0, 0)], {}, "fire of Paragraph is a number"),
    ([threats.OrderActivation(0, ((6, -1, 0), (5, -1, 1)), 0, 0, 0)], {}, ""),
    ([threats.OrderActivation(0, ((9, HOARD, -1), (4, ZEN, -1)), 0, 0, 0)], {}, ""),
    ([threats.OrderActivation(0, (), 0, 0, 0)], {}, "something to put in order"),
    ([threats.OrderActivation(0, ((4, HOARD, -1),), 0, 0, 0)], {}, "is to activate is there"),
    ([threats.OrderActivation(0, ((0, -1, -1),), 1 << ZEN, 0, 0)], {}, "is to activate is there"),
    ([threats.OrderActivation(0, ((0, -1, -1),), 1 << HOARD, 0, 0)], {}, ""),
    ([threats.OrderInteraction(0, ())], {}, "something to put in order"),
    ([threats.OrderInteraction(0, ((7, HOARD),))], {}, "what is to happen can happen"),
    ([threats.Enduring(0, ZEN, ((4, -1), (6, 0)))], {}, ""),
    ([threats.Enduring(0, ZEN, ((5, -1),))], {}, "a token to endure is a number from 0 to 4"),
    ([threats.Enduring(0, ZEN, ((5, 0),))], {}, "a creature to endure is of its kind"),
    ([threats.Enduring(0, ZEN, (4,))], {}, "has 2 numbers"),  # type: ignore[arg-type]
    ([threats.Enduring(0, ZEN, ((6, 2),))], {}, "a creature to endure is a number from 0 to 1"),
    ([threats.Enduring(0, ZEN, ((16, 0),))], {"beast_kind": [16, 5]}, "is no guardian"),
    ([threats.OrderEndure(0, ZEN, ((4, -1), (6, 0)))], {}, ""),
    ([threats.OrderEndure(0, ZEN, ())], {}, "something to endure"),
    ([threats.OrderEndure(0, ZEN, ((0, -1),))], {}, "what is endured is there"),
    ([effects.Perform(0, "main", 0, 0)], {}, "Perform belongs to a spell in the air"),
    ([effects.Perform(0, "disaster", 0, 0)], {}, ""),
    ([effects.Perform(0, "disaster", 0, 1)], {}, "at of Perform is a number from 0 to 0"),
    ([effects.Perform(0, "disaster", 49, 0)], {}, "card of Perform is a number from 0 to 48"),
    ([effects.Perform(0, "room", 3, 0)], {}, "has no effects"),
    ([effects.Perform(0, "tea", 0, 0)], {}, "text of Perform is one of main, boost"),
    ([effects.GoOn(0, "disaster", 0, 0, "next target")], {}, "step of GoOn is one of"),
    ([effects.GoOn(0, "disaster", LURE, 0, "lure next", 2)], {}, ""),
    (
        [effects.GoOn(0, "disaster", LURE, 0, "lure next", 3)],
        {},
        "n of GoOn is a number from 0 to 2",
    ),
    ([effects.GoOn(0, "disaster", FLOOD, 0, "place again", 2, (1,))], {}, ""),
    (
        [effects.GoOn(0, "disaster", FLOOD, 0, "place again", 2, (2,))],
        {},
        "does not fit 'place again'",
    ),
    ([effects.GoOn(0, "disaster", FLOOD, 0, "place again", 2)], {}, "has 1 to 1 entries"),
    ([effects.GoOn(0, "disaster", GATHER, 0, "gather on", 0, (0, 1))], {}, ""),
    (
        [effects.GoOn(0, "disaster", GATHER, 0, "gather on", 0, (0, 2))],
        {},
        "does not fit 'gather on'",
    ),
    (
        [effects.GoOn(0, "disaster", GATHER, 0, "gather on", 0, (0, 0))],
        {},
        "nothing is chosen twice",
    ),
    ([effects.GoOn(0, "disaster", UNBIND, 0, "unbind", 4, (1, 2)), bind(2)], {}, ""),
    ([effects.GoOn(0, "disaster", UNBIND, 0, "unbind", 5, (1, 2)), bind(2)], {}, "from 1 to 4"),
    ([effects.GoOn(0, "disaster", UNBIND, 0, "unbind", 0, ()), bind(2)], {}, "from 1 to 4"),
    ([effects.GoOn(0, "disaster", UNBIND, 0, "unbind", 4, (5,)), bind(2)], {}, "does not fit"),
    ([effects.GoOn(0, "disaster", UNBIND, 0, "unbind", 4, (1,))], {}, "picked right above it"),
    ([picks.PickRoom(0, "place", (ZEN,), False), turns.Follow(0, -1)], {}, "picked right above it"),
    ([picks.PickRoom(0, "place", (ZEN,), False)], {}, "EndTurn does not use what PickRoom picks"),
    ([turns.Follow(0, -1), picks.PickSeat(0, "steal", (0,), False)], {}, "Follow does not use"),
    ([turns.Follow(0, -1), picks.PickRoom(0, "place", (ZEN,), False)], {}, ""),
    ([turns.Follow(0, -1), picks.PickRoom(0, "place", (17,), False)], {}, "is a room in play"),
    ([GATHERED, picks.PickBeast(0, "gather", (0, 1), False)], {}, ""),
    ([GATHERED, picks.PickBeast(0, "gather", (2,), False)], {}, "a thing of PickBeast"),
    (
        [GATHERED, picks.PickBeast(0, "gather", (0,), False)],
        {"beast_room": [-1, HOARD]},
        "a thing of PickBeast is alive",
    ),
    ([CONVERT, picks.PickThing(0, "remove", (PICK_THING.code(16, 16),), False)], {}, ""),
    ([CONVERT, picks.PickThing(0, "remove", (0,), False)], {}, "is a kind and a room"),
    ([CONVERT, picks.PickThing(0, "remove", (9999,), False)], {}, "is a kind and a room"),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "lose", (1, 2), False)], {}, ""),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "lose", (3,), False)], {}, "seat 0 owns"),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "gain", (3, 14), False)], {}, ""),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "gain", (15,), False)], {}, "from 1 to 14"),
    ([effects.GiveUp(0, -1), picks.PickGlyph(0, "gain", (0,), False)], {}, "from 1 to 14"),
    ([threats.Unbound(), picks.PickSpace(0, "bind", (0, 27), False)], {}, ""),
    ([threats.Unbound(), picks.PickSpace(0, "bind", (28,), False)], {}, "from 0 to 27"),
    ([hide(), SHIFTED, shift(SHIFT_SWAP.code(0, 1), SHIFT_TURN.code(15, 1))], IN_AIR, ""),
    ([hide(), SHIFTED, shift(SHIFT_SWAP.code(0, 2))], IN_AIR, "a swap of"),
    ([TURNED, picks.PickTurn(0, "turn", (PICK_TURN.code(16, 3),), False)], {}, ""),
    ([TURNED, picks.PickTurn(0, "turn", (0,), False)], {}, "and its turn"),
    ([threats.BeastActs(0), picks.PickSeat(0, "steal", (0, 1), False)], {}, ""),
    ([threats.BeastActs(0), picks.PickSeat(0, "steal", (2,), False)], {}, "from 0 to 1"),
    ([threats.ImpRobs(HOARD), picks.PickKind(0, "robe", (0, 16), False)], {}, ""),
    ([threats.ImpRobs(HOARD), picks.PickKind(0, "robe", (17,), False)], {}, "from 0 to 16"),
    ([SCRY, picks.PickCard(0, "next_disaster", (0, 55), False)], {}, ""),
    ([SCRY, picks.PickCard(0, "next_disaster", (56,), False)], {}, "from 0 to 55"),
    ([threats.ImpRaids(1), picks.PickSource(0, "deface", (1, 7), False)], {}, ""),
    ([threats.ImpRaids(1), picks.PickSource(0, "deface", (0,), False)], {}, "from 1 to 7"),
    ([threats.ImpRaids(1), picks.PickSource(0, "deface", (8,), False)], {}, "from 1 to 7"),
    ([KEEP, KEEPS], {}, ""),
    ([KEEP, picks.PickOne(0, "keep_item", (0,), False)], {}, "is one of its answers"),
    *(
        ([kept(item, thing), KEEPS], {}, "" if low <= thing <= high else "chosen of GoOn")
        for item, low, high in ((ROBE, 0, 7), (WAND, 1, 7), (STAFF, 0, 27))
        for thing in (low - 1, low, high, high + 1)
    ),
]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_pending_frame_is_accepted_within_its_bounds_only(number: int) -> None:
    frames, zones, reason = CASES[number]
    if reason:
        with pytest.raises(AssertionError, match=reason):
            check(frames, **zones)
    else:
        check(frames, **zones)


def test_a_request_for_a_glyph_fits_its_lender_and_its_spell() -> None:
    s = state(basic({"glyphs": "1"}, {"glyphs": "2"}))

    def ask(seat: int, caster: int, space: int, own: int, lent: int) -> None:
        s.stack = [turns.EndTurn(0), spells.Permit(seat, caster, space, own, lent)]
        check_pending(s)

    ask(1, 0, 1, 1, 2)
    for wrong, reason in (
        ((0, 0, 1, 1, 2), "nobody asks for a glyph of their own"),
        ((0, 1, 1, 1, 2), "the active seat 0 casts"),
        ((1, 0, 1, 2, 2), "the caster owns the one glyph"),
        ((1, 0, 1, 1, 1), "the lender owns the other glyph"),
        ((1, 0, 0, 1, 2), "the two glyphs choose the space"),
        ((1, 0, 1, 0, 2), "own of Permit is a number from 1 to 7"),
        ((1, 0, 1, 1, 8), "lent of Permit is a number from 1 to 7"),
    ):
        with pytest.raises(AssertionError, match=reason):
            ask(*wrong)
    s.this_turn.acts = [1, 1, 0]
    with pytest.raises(AssertionError, match="to cast takes a magic action"):
        ask(1, 0, 1, 1, 2)


def test_every_step_of_an_effect_uses_a_pick_or_goes_on_by_itself() -> None:
    known = {step for steps in STEP_AFTER.values() for step in steps}
    assert not known & set(UNASKED)
    assert known | set(UNASKED) == {step for steps in STEPS.values() for step in steps}
