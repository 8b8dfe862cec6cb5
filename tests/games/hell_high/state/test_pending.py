"""An impossible state, or something pending that cannot be, is refused with its reason."""

from collections.abc import Callable
from typing import Any

import pytest

from spellhall.engine.machine.frames import Frame
from spellhall.games.hell_high.box.cards import HIGH, IF_SO, LOW, OTHERWISE, WHOLE
from spellhall.games.hell_high.frames.effects import DiscardOne
from spellhall.games.hell_high.frames.harm import Shield
from spellhall.games.hell_high.frames.match import PickWizard
from spellhall.games.hell_high.frames.power import TurnDie
from spellhall.games.hell_high.frames.turn import PickSlot
from spellhall.games.hell_high.state.state import Brawl, Roll
from tests.games.hell_high.tables import DEAD, GAME, blow, cards_of, frame, school, state

SHOT = cards_of("parting-shot")[0]


def turn() -> Brawl:
    """Alice's turn: her Gargoyle waits, bob is asked about damage, dan is dead."""
    table = school(
        {"spell": ["volt-zapperlys", "library-gargoyle"], "creatures": ["runaway-mascot"]},
        {"creatures": ["boiler-room-salamander"], "hand": ["fire-drill"], "held": ["time-out"]},
        {"hand": ["pain-locker"]},
        DEAD,
        dead=[3],
        stack=[frame("TakeTurn", seat=0), frame("NextTurn")],
    )
    assert table.awaits() == "bob: shield"
    return state(table)


def at(path: str, value: Any) -> Callable[[Brawl], None]:
    """Sets one field of the state, of a seat or of another part of it: «1.hp», «turn.now»."""

    def change(s: Brawl) -> None:
        part: Any = s
        *parts, name = path.split(".")
        for one in parts:
            part = s.players[int(one)] if one.isdecimal() else getattr(part, one)
        setattr(part, name, value)

    return change


def a_now_card_is_opened(s: Brawl) -> None:
    s.dead_deck.remove(SHOT)
    s.opened = (SHOT,)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (at("1.wizard", 9), "seat 1: the wizard is -1 to 8, not 9"),
        (at("1.wizard", 0), "the choice of wizards names each once"),
        (at("1.glyph", 5), "seat 1: the glyph of a card is -1 to 4, not 5"),
        (at("1.died", 2), "seat 1: the round of the death is 0 to 1, not 2"),
        (at("1.extra_cards", 1), "seat 1: the number of cards to draw more is 0 to 0, not 1"),
        (at("0.slots", [0]), "seat 0: one slot for each component"),
        (at("0.slots", [0, 3]), "seat 0: a slot is 0 to 2, not 3"),
        (at("0.slots", [1, 2]), "seat 0: a component lies in the slot of its type"),
        (at("1.hand", []), "98 cards of the Main Deck"),
        (at("0.treasures", [100]), "25 Treasures"),
        (at("1.held", []), "25 Dead Wizard cards"),
        (at("2.hp", 0), "whoever has no HP is dead, or in the queue"),
        (at("3.rank", 1), "the dead are off the board"),
        (at("round.acted", (1, 1)), "who has acted names each once"),
        (at("round.acted", (4,)), "who has acted is 0 to 3, not 4"),
        (at("round.shown", (-1,)), "whose Initiative is known is 0 to 3, not -1"),
        (at("games", 2), "4 players play 3 games"),
        (at("round.step", 6), "the step of the round is 0 to 5, not 6"),
        (at("game.bonus", 5), "the glyph of the Power Bonus is -1 to 4, not 5"),
        (at("round.next_up", 4), "who acts next is -1 to 3, not 4"),
        (at("turn.seat", 4), "who is active is -1 to 3, not 4"),
        (at("turn.now", 98), "the card in resolution is -1 to 97, not 98"),
        (at("game.dying", 4), "who is dying is -1 to 3, not 4"),
        (at("game.dying", 1), "exactly while somebody dies"),
        (at("game.last_standing", 4), "the last wizard standing is -1 to 3, not 4"),
        (at("shuffles", -1), "the number of shuffles is 0 to 100000, not -1"),
        (at("round.number", -1), "the number of the round is 0 to 100000, not -1"),
        (a_now_card_is_opened, "only cards for the next game are revealed at its start"),
        (at("known", [(4, 1, 74)]), "a giver is 0 to 3, not 4"),
        (at("known", [(0, 4, 74)]), "a receiver is 0 to 3, not 4"),
        (at("known", [(0, 1, 75)]), "a card handed over is in hand or Spell"),
        (at("known", [(1, 1, 74)]), "handed over to another wizard"),
        (at("known", [(0, 1, 74), (2, 1, 74)]), "what was handed over names each once"),
        (at("turn.waiting", [74]), "what waits is in the active Spell, or a kept Creature"),
        (at("turn.waiting", [64, 64]), "what waits to be resolved names each once"),
        (at("turn.kept", [16, 16]), "what was kept names each once"),
        (at("turn.kept", [16]), "only Creatures are kept"),
        (at("turn.kept", [84]), "only cards of the active Spell are kept in its turn"),
        (at("turn.roll", Roll(dice=(1,))), "every die comes from somewhere"),
        (at("turn.roll", Roll(boosts=(110,))), "only cards that add dice are used for a roll"),
        (at("game.queue", [(1, 0, False)]), "exactly while somebody dies"),
        (at("game.queue", [(4, 0, False)]), "a victim is 0 to 3, not 4"),
        (at("game.queue", [(1, 4, False)]), "a killer is -1 to 3, not 4"),
        (at("game.queue", [(1, 1, False)]), "nobody is the own killer"),
        (at("game.queue", [(1, 0, False), (1, 2, False)]), "queue of the dying names each once"),
        (at("1.answer", 0), "whoever answered is not asked any more"),
        (at("2.answer", 7), "an answer face down is one of the options"),
        (at("3.answer", 0), "only those who are hit answer damage"),
        (at("lanes", [[]]), "a lane for each seat, or none"),
    ],
)
def test_an_impossible_state_is_refused_with_its_reason(
    change: Callable[[Brawl], None], reason: str
) -> None:
    s = turn()
    GAME.invariants(s)
    change(s)
    with pytest.raises(AssertionError, match=reason):
        GAME.invariants(s)


def test_dice_of_a_roll_show_one_to_six_and_come_from_cards_or_the_token() -> None:
    for dice, origins, fine in (
        ([1, 6], [0, -2], True),
        ([6], [149], True),
        ([0], [0], False),
        ([7], [0], False),
        ([1], [-1], False),
        ([1], [150], False),
    ):
        s = turn()
        s.turn.roll = Roll(tuple(dice), tuple(origins))
        if fine:
            GAME.invariants(s)
        else:
            with pytest.raises(AssertionError, match="a die"):
                GAME.invariants(s)


def pending(*frames: dict[str, Any]) -> Brawl:
    """The state between rounds with these frames pending."""
    s = state(school({"hand": ["fire-drill"]}, {"hand": ["pain-locker"]}, {}, start="build"))
    s.lanes = []
    s.stack = [GAME.codec.from_builtins(one) for one in reversed(frames)]
    return s


GARGOYLE = cards_of("library-gargoyle")[0]
HAZEL = cards_of("hazel-hexwells")[0]
LOCKER = cards_of("pain-locker")[0]
GRUDGE = cards_of("grudge")[0]
AUNT = cards_of("rich-aunt")[0]


def perform(card: int, part: int, clause: int, *targets: int) -> dict[str, Any]:
    return frame("Perform", seat=0, card=card, part=part, clause=clause, targets=targets)


def picking(card: int, clause: int) -> dict[str, Any]:
    return frame("PickTarget", seat=0, card=card, part=WHOLE, clause=clause)


def band(card: int) -> dict[str, Any]:
    return frame("ApplyBand", seat=0, card=card, targets=(1,), lower=False)


def cherry(card: int, part: int) -> dict[str, Any]:
    return frame("ExtraTarget", seat=0, card=card, band=part, targets=(1,), lower=False)


def strike(targets: tuple[int, ...], amounts: tuple[int, ...]) -> dict[str, Any]:
    return frame("Strike", source=0, targets=targets, amounts=amounts, card=-1)


def shield(seat: int, amount: int) -> dict[str, Any]:
    return frame("Shield", seat=seat, source=0, amount=amount, card=-1)


POSSIBLE = [
    perform(HAZEL, WHOLE, 0),
    perform(HAZEL, WHOLE, 1, 1),
    perform(HAZEL, IF_SO, 0),
    perform(LOCKER, HIGH, 1),
    picking(SHOT, 0),
    band(LOCKER),
    cherry(LOCKER, LOW),
    cherry(LOCKER, HIGH),
    frame("BeforeRoll", seat=0, card=LOCKER),
    frame("TurnDie", seat=2, card=0),
    frame("RollPower", seat=0, card=89),
    *[frame("UseRank", rank=rank) for rank in (3, 5, 6, 7, 8)],
    frame("KeepCreature", seat=0, card=GARGOYLE),
    frame("ChooseGrudge", seat=0, card=GRUDGE),
    frame("PutAway", card=AUNT),
    strike((1, 2), (1, 1000)),
    shield(1, 1),
    blow(0, (0, 2), 1000, 149),
    frame("ChangeStatus", seat=2, n=-1000, shifted=False),
    frame("GiveCard", seat=0, jock=2, kind=2),
    frame("Build", seat=0, changes=20),
    frame("LeaveBoard", victim=2, killer=-1, quiet=True),
]
IMPOSSIBLE = [
    (perform(HAZEL, WHOLE, 2), "Perform: this clause needs a target"),
    (perform(HAZEL, WHOLE, 3), "Perform: the card has no such clause"),
    (perform(HAZEL, WHOLE, -1), "Perform: the card has no such clause"),
    (perform(HAZEL, LOW, 0), "Perform: the card has no such clause"),
    (perform(HAZEL, OTHERWISE, 0), "Perform: the card has no such clause"),
    (perform(HAZEL, OTHERWISE + 1, 0), "Perform: a part is 0 to 5, not 6"),
    (perform(HAZEL, -1, 0), "Perform: a part is 0 to 5, not -1"),
    (perform(SHOT, WHOLE, 1, 3), "Perform: targets are seats, not"),
    (perform(SHOT, WHOLE, 1, 1, 1), "Perform: each target is named once"),
    (picking(SHOT, 1), "PickTarget: the clause takes aim"),
    (picking(cards_of("fire-drill")[0], 0), "PickTarget: the caster chooses"),
    (picking(cards_of("vinny-ventrilos")[0], 0), "PickTarget: the caster chooses"),
    (band(HAZEL), "ApplyBand: the card has a Power Roll"),
    (cherry(LOCKER, WHOLE), "ExtraTarget: a band of the card applies"),
    (cherry(LOCKER, IF_SO), "ExtraTarget: a band of the card applies"),
    (cherry(HAZEL, LOW), "ExtraTarget: the card has a Power Roll"),
    (cherry(cards_of("food-fighting")[0], LOW), "ExtraTarget: the card is a Delivery"),
    (frame("RollPower", seat=0, card=90), "RollPower: a card with a glyph rolls"),
    (frame("RerollDie", seat=0, card=102), "RerollDie: a component rolls"),
    (frame("TurnDie", seat=0, card=-1), "TurnDie: a component rolls"),
    (frame("UseRank", rank=4), "UseRank: rank 4 has no ability in step 3"),
    (frame("KeepCreature", seat=0, card=LOCKER), "KeepCreature: only a Creature is kept"),
    (frame("ChooseGrudge", seat=0, card=AUNT), "ChooseGrudge: the card is a lasting one"),
    (frame("ChooseLastingGlyph", seat=0, card=147), "the card is for the next game"),
    (frame("PutAway", card=LOCKER), "PutAway: a Dead Wizard card is put away"),
    (strike((1, 2), (1,)), "Strike: an amount for each target"),
    (strike((1,), (0,)), "Strike: damage is positive"),
    (strike((1,), (1001,)), "Strike: damage is positive"),
    (shield(1, 0), "Shield: damage is positive"),
    (shield(0, 1), "Shield: nobody is asked about the own damage"),
    (blow(3, (1,), 1), "Blow: source is a seat from 0 to 2, not 3"),
    (blow(-1, (1,), 1), "Blow: source is a seat from 0 to 2, not -1"),
    (blow(0, (-1,), 1), "Blow: targets are seats, not"),
    (blow(0, (1,), 1001), "Blow: amount is 1000 at most"),
    (blow(0, (1,), 1, 150), "Blow: there is no card 150"),
    (blow(0, (1,), 1, 98), "Blow: there is no card 98"),
    (blow(0, (1,), 1, -2), "Blow: there is no card -2"),
    (frame("ChangeStatus", seat=2, n=-1001, shifted=False), "n is 1000 at most"),
    (frame("GiveCard", seat=0, jock=3, kind=2), "GiveCard: jock is a seat"),
    (frame("GiveCard", seat=0, jock=2, kind=3), "GiveCard: a type is 0 to 2, not 3"),
    (frame("GiveCard", seat=0, jock=2, kind=-1), "GiveCard: a type is 0 to 2, not -1"),
    (frame("Build", seat=0, changes=21), "Build: changes of mind are 0 to 20"),
    (frame("ChangeMind", seat=0, changes=-1), "ChangeMind: changes of mind are 0 to 20"),
    (frame("DropComponent", seat=0, bully=3), "DropComponent: bully is a seat"),
    (frame("HitBack", seat=0, foe=3), "HitBack: foe is a seat"),
    (frame("PickTreasure", seat=0, target=3, steal=True), "PickTreasure: target is a seat"),
    (frame("LeaveBoard", victim=3, killer=-1, quiet=True), "LeaveBoard: victim is a seat"),
    (frame("LeaveBoard", victim=1, killer=3, quiet=True), "killer is a seat or -1, not 3"),
    (frame("LeaveBoard", victim=1, killer=-2, quiet=True), "killer is a seat or -1, not -2"),
]


@pytest.mark.parametrize("one", POSSIBLE)
def test_a_possible_frame_is_accepted(one: dict[str, Any]) -> None:
    GAME.invariants(pending(one))


@pytest.mark.parametrize(("one", "reason"), IMPOSSIBLE)
def test_an_impossible_frame_is_refused_with_its_reason(one: dict[str, Any], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        GAME.invariants(pending(one))
    below = pending(one)
    below.lanes = [below.stack, [], []]
    below.stack = []
    with pytest.raises(AssertionError, match=reason):
        GAME.invariants(below)


def test_an_open_question_is_on_top_but_a_few_kinds_may_wait() -> None:
    s = pending()
    for waiting in (PickWizard(0), PickSlot(1), TurnDie(0, 0)):
        s.stack = [waiting, PickSlot(0)]
        GAME.invariants(s)
    s.stack = [DiscardOne(0), PickSlot(0)]
    with pytest.raises(AssertionError, match="an open question is on top"):
        GAME.invariants(s)


def test_a_lane_holds_one_question_of_its_seat() -> None:
    s = pending()
    s.lanes = [[DiscardOne(0)], [], [DiscardOne(2)]]
    GAME.invariants(s)
    lanes: list[tuple[list[Frame], str]] = [
        ([DiscardOne(2)], "a question lies in the lane of its seat"),
        ([DiscardOne(0), DiscardOne(0)], "a lane holds one question|an open question is on top"),
        ([PickSlot(0), PickSlot(0)], "a lane holds one question"),
        (pending(frame("BeginRound")).stack, "a lane holds a question"),
    ]
    for lane, reason in lanes:
        s.lanes = [lane, [], []]
        with pytest.raises(AssertionError, match=reason):
            GAME.invariants(s)


def test_answers_face_down_fit_what_comes_next() -> None:
    s = pending(frame("DiscardAnswers"))
    s.lanes = [[], [DiscardOne(1)], []]
    s.players[0].answer = s.players[0].hand[0]
    GAME.invariants(s)
    s.players[0].answer = s.players[1].hand[0]
    with pytest.raises(AssertionError, match="one of the options"):
        GAME.invariants(s)
    s.players[0].answer = s.players[0].hand[0]
    s.stack = pending(frame("BeginRound")).stack
    with pytest.raises(AssertionError, match="the answers are for something"):
        GAME.invariants(s)
    s.lanes = []
    with pytest.raises(AssertionError, match="only while others choose"):
        GAME.invariants(s)
    s.stack = pending(strike((0, 1), (2, 3))).stack
    s.lanes = [[], [Shield(1, 2, 3, -1)], []]
    s.players[0].answer = 0
    GAME.invariants(s)


def test_deaths_are_in_the_queue_in_process_or_done() -> None:
    s = pending(frame("NextDeath"))
    s.players[1].hp = 0
    s.game.queue = ((1, 0, False),)
    GAME.invariants(s)
    s.players[1].rank = 0
    with pytest.raises(AssertionError, match="the dying in the queue are on the board"):
        GAME.invariants(s)
    s.players[1].rank, s.players[1].hp = 7, 3
    with pytest.raises(AssertionError, match="whoever is in the queue has no HP"):
        GAME.invariants(s)
    s = pending(frame("Bury", victim=1), frame("NextDeath"))
    s.players[1].hp = s.players[1].rank = 0
    s.game.dying = 1
    GAME.invariants(s)
    s.game.dying = 2
    with pytest.raises(AssertionError, match="only the dying are buried"):
        GAME.invariants(s)
    s.game.dying, s.stack = 1, s.stack[:1] * 2
    with pytest.raises(AssertionError, match="exactly while somebody dies"):
        GAME.invariants(s)


def test_a_bigger_hand_is_due_only_after_study_group() -> None:
    s = pending()
    card = cards_of("study-group")[0]
    s.dead_deck.remove(card)
    s.dead_discard.append(card)
    s.players[2].extra_cards = 2
    GAME.invariants(s)
    s.players[2].extra_cards = 3
    with pytest.raises(AssertionError, match="to draw more is 0 to 2, not 3"):
        GAME.invariants(s)
