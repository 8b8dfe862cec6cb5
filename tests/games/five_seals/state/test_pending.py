"""What cannot be pending together is refused, and the refusal says what could."""

from collections.abc import Callable
from typing import Any

import pytest

from spellhall.engine import begin, from_json
from spellhall.engine.machine.frames import Frame
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.words import SCROLL_WORDS
from spellhall.games.five_seals.frames import (
    AlterOwn,
    AlterTheirs,
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    DeceiveOwn,
    EndTurn,
    GiveDie,
    KeepToken,
    NextTurn,
    PassTarget,
    PayDice,
    PickColour,
    PickMage,
    PickOpponent,
    RaiseDice,
    RearrangeSecond,
    RenewDice,
    SpeedFirst,
    SpeedSecond,
    StartRound,
    SwapSecond,
    TakeDie,
    TakeTurn,
    TransferOwn,
    TurnDown,
)
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import Table
from tests.games.five_seals.editing import put, refused
from tests.games.five_seals.tables import VAULTS, Seat, dungeon, state

GATES = {"1.G1": "fire2", "2.G1": "air2"}
DONE: Seat = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}


def pending(*frames: Frame) -> Callable[[Seals], None]:
    """What happens, in its order."""

    def change(s: Seals) -> None:
        s.stack = list(frames[::-1])

    return change


def on_top(frame: Frame) -> Callable[[Seals], None]:
    def change(s: Seals) -> None:
        s.stack[-1] = frame

    return change


def number(scroll: str) -> int:
    return SCROLL_WORDS.index(scroll)


def node(name: str, players: int = 2) -> int:
    return BOARDS[players].node(name)


def might(*lines: str, **rest: Any) -> Table:
    """Alice uses scrolls of circle I."""
    scrolls = ["change-mind", "renewal-fire", "strengthening-fire", "growth-mind"]
    alice = {"dice": ["fire2", "fire3", "air1"], "scrolls": scrolls}
    return dungeon(alice, seals=GATES | VAULTS, **rest).play(*(f"alice: {line}" for line in lines))


def finishing() -> Table:
    """Alice has given up and chooses dice."""
    return dungeon({"dice": ["air1"]}, seals=VAULTS).play("alice: give up")


def spaces(*lines: str) -> Table:
    scrolls = ["swap-fire", "rearrangement-fire", "absorption-fire <fire3", "absorption-mind"]
    alice = {"dice": ["fire2", "air1"], "scrolls": scrolls}
    seals = GATES | VAULTS | {"3.G1": "air2", "1.A": "change-fire", "2.A": "change-air"}
    return dungeon(alice, seals=seals, circle="II").play(*(f"alice: {line}" for line in lines))


def conflict(*lines: str) -> Table:
    scrolls = ["deception-fire", "alteration-fire", "transfer-fire", "theft-fire"]
    scrolls += ["exploitation-fire", "change-air", "growth-air"]
    alice = {"dice": ["fire2", "air1", "water3"], "scrolls": scrolls}
    theirs = ["change-fire", "growth-fire", "renewal-fire"]
    bob = {"dice": ["fire3", "fire4"], "scrolls": theirs}
    cara = {"dice": ["fire5", "earth1"], "scrolls": ["renewal-air"]}
    table = dungeon(alice, bob, cara, seals=GATES | VAULTS, circle="III")
    return table.play(*(f"alice: {line}" for line in lines))


def movement(*lines: str, **alice: Any) -> Table:
    held = {"dice": ["fire6", "air6"], "scrolls": ["leap-air", "speed-fire", "dispatch-fire"]}
    seals = {"1.K1": "air6", "1.V1": "synergy-fire", "2.K1": "air6", "2.V1": "speed-air"}
    seals |= {"1.G1": "fire2", "1.G2": "fire2"}
    table = dungeon(held | alice, seals=seals, circle="IV")
    return table.play(*(f"alice: {line}" for line in lines))


LEAP, SPEED, CHANGE = number("leap-air"), number("speed-fire"), number("change-mind")
BINDING = number("binding-raven")
RAISED = TurnDown(0, number("strengthening-fire")), TakeTurn(0)
PENDING: list[tuple[Callable[[], Table], Callable[[Seals], None], str]] = [
    (might, pending(), "nothing is pending, yet not all are finished"),
    (might, pending(TakeTurn(1)), "the turn is that of the active seat"),
    (might, pending(TakeTurn(0), TakeTurn(0)), "nothing else comes before a turn"),
    (might, pending(TakeTurn(0), EndTurn(0)), "TakeTurn is no part of a turn that has begun"),
    (might, pending(TakeTurn(0), NextTurn()), "only a choice of dice comes before the next turn"),
    (might, pending(TakeDie(0, 3), NextTurn()), "who chooses dice has just finished"),
    (might, pending(TakeDie(1, 3), NextTurn()), "the active seat chooses dice"),
    (finishing, pending(TakeDie(0, 2), NextTurn()), "chooses 3 dice in all, not 2"),
    (might, pending(TakeDie(0, 4), NextTurn()), "left of TakeDie is 1 to 3, not 4"),
    (might, pending(TakeDie(0, 0), NextTurn()), "left of TakeDie is 1 to 3, not 0"),
    (finishing, put(using=[CHANGE]), "no scroll is in use now"),
    (
        finishing,
        lambda s: put(aside=[2], box__0=s.box[0] - 1)(s),
        "no token was broken just now",
    ),
    (might, pending(TakeDie(0, 3), StartRound()), "rounds count from 1"),
    (might, pending(TakeDie(0, 3), TakeDie(1, 3), StartRound()), "rounds count from 1"),
    (might, pending(PickMage(0), StartRound()), "rounds count from 1"),
    (might, pending(TakeTurn(0), StartRound()), "rounds count from 1"),
    (might, pending(TakeDie(1, 2), TakeTurn(0)), "nothing else comes before a turn"),
    (might, pending(RenewDice(0, 5, 0)), "RenewDice is not what a turn ends with"),
    (might, pending(KeepToken(0), EndTurn(0)), "a token just broken is kept or not"),
    (
        might,
        pending(PayDice(0, node("1.K1"), False, -1), EndTurn(0)),
        "the seal can be broken",
    ),
    (
        might,
        pending(PayDice(0, node("1.G1"), True, -1), EndTurn(0)),
        "the familiar breaks by Binding only",
    ),
    (
        might,
        pending(PayDice(0, node("1.G1"), False, 5), EndTurn(0)),
        "only Leap and Teleportation pass anything",
    ),
    (
        might,
        pending(PayDice(0, node("1.G1"), False, -1), TakeTurn(0)),
        "nothing else comes before a turn",
    ),
    (
        might,
        pending(PayDice(1, node("1.G1"), False, -1), EndTurn(0)),
        "only the victim of a Theft acts in between",
    ),
    (
        might,
        pending(PayDice(0, 113, False, -1), EndTurn(0)),
        "the seal can be broken",
    ),
    (
        lambda: might("use change-mind"),
        on_top(PickColour(0, number("renewal-fire"))),
        "the question is about the scroll in use",
    ),
    (
        lambda: might("use change-mind"),
        on_top(RenewDice(0, CHANGE, 0)),
        "this scroll does not ask RenewDice",
    ),
    (
        lambda: might("use change-mind"),
        on_top(ChangeInto(0, CHANGE, 4)),
        "the colour that a Mind scroll works on is 0 to 3, not 4",
    ),
    (
        lambda: might("use change-mind"),
        on_top(ChangeInto(0, CHANGE, 3)),
        "there is nothing to change",
    ),
    (
        lambda: might("use change-mind"),
        on_top(ChangeDice(0, CHANGE, 4, 4)),
        "the colour that a Mind scroll works on is 0 to 3, not 4",
    ),
    (
        lambda: might("use change-mind"),
        on_top(ChangeDice(0, CHANGE, 2, 2)),
        "2 is no answer to ChangeInto",
    ),
    (
        lambda: might("use change-mind"),
        on_top(ChangeDice(0, CHANGE, 3, 2)),
        "ChangeDice has no answer",
    ),
    (lambda: might("use change-mind"), on_top(TakeTurn(0)), "TakeTurn is no part of a turn"),
    (
        lambda: might("use strengthening-fire"),
        pending(RaiseDice(0, number("strengthening-fire"), 2), *RAISED),
        "a scroll works on its own colour",
    ),
    (
        lambda: might("use strengthening-fire"),
        pending(PickColour(0, number("strengthening-fire")), *RAISED),
        "this scroll does not ask PickColour",
    ),
    (
        lambda: might("use strengthening-fire"),
        pending(RaiseDice(0, number("strengthening-fire"), 0), RAISED[0], EndTurn(0)),
        "a break ends the turn, anything else lets it go on",
    ),
    (
        lambda: might("use strengthening-fire"),
        pending(RaiseDice(0, number("strengthening-fire"), 0), TakeTurn(0)),
        "nothing else comes before a turn",
    ),
    (
        lambda: might("use strengthening-fire"),
        pending(
            RaiseDice(0, number("strengthening-fire"), 0),
            TurnDown(1, number("strengthening-fire")),
            TakeTurn(0),
        ),
        "a used scroll belongs to its owner",
    ),
    (
        lambda: might("use strengthening-fire"),
        put(players__0__down=[number("strengthening-fire")]),
        "a used scroll lay face up",
    ),
    (
        lambda: might("use strengthening-fire"),
        pending(RaiseDice(0, number("strengthening-fire"), 0), NextTurn(), *RAISED),
        "NextTurn cannot be pending there",
    ),
    (
        lambda: might("use binding-raven"),
        pending(BindHow(0, BINDING), TurnDown(0, BINDING), TakeTurn(0)),
        "how Binding is used decides what follows",
    ),
    (
        lambda: might("use binding-raven"),
        pending(BindTarget(0, BINDING), TurnDown(0, BINDING), TakeTurn(0)),
        "a break ends the turn, anything else lets it go on",
    ),
    (
        lambda: might("use binding-raven", "break"),
        on_top(PayDice(0, node("1.G1"), False, -1)),
        "the familiar breaks by Binding only",
    ),
    (
        lambda: might("use binding-raven", "break"),
        on_top(PayDice(0, node("1.K1"), True, -1)),
        "is no answer to BindTarget",
    ),
    (
        lambda: might("use binding-raven", "raise", binding_raises=True),
        pending(BindRaise(0, BINDING), TurnDown(0, BINDING), EndTurn(0)),
        "a break ends the turn, anything else lets it go on",
    ),
    (
        lambda: spaces("use swap-fire"),
        on_top(SwapSecond(0, number("swap-fire"), node("2.G1"))),
        "is no answer to SwapFirst",
    ),
    (
        lambda: spaces("use rearrangement-fire"),
        on_top(RearrangeSecond(0, number("rearrangement-fire"), node("2.A"))),
        "is no answer to RearrangeFirst",
    ),
    (
        lambda: spaces("use absorption-fire"),
        lambda s: put(players__0__stored=[], box__1=s.box[1] + 1)(s),
        "a token lies on an Absorption that is used",
    ),
    (
        lambda: spaces("break 1.G1"),
        lambda s: put(aside=[], box__0=s.box[0] + 1)(s),
        "a token just broken is kept or not",
    ),
    (
        lambda: spaces("break 1.G1"),
        lambda s: put(aside=[2, 3], box__1=s.box[1] - 1)(s),
        "one token is broken at a time",
    ),
    (
        lambda: spaces("break 1.G1"),
        put(players__0__down=[number("absorption-mind"), number("absorption-fire")]),
        "a token is kept on an Absorption that takes it",
    ),
    (
        lambda: conflict("use deception-fire"),
        on_top(DeceiveOwn(0, number("deception-fire"), 1, 5)),
        "is no answer to DeceiveTheirs",
    ),
    (
        lambda: conflict("use alteration-fire"),
        on_top(PickOpponent(0, number("alteration-fire"), 1)),
        "a scroll works on its own colour",
    ),
    (
        lambda: conflict("use alteration-fire"),
        on_top(AlterOwn(0, number("alteration-fire"), 1, 1)),
        "a scroll works on its own colour",
    ),
    (
        lambda: conflict("use alteration-fire"),
        on_top(AlterTheirs(0, number("alteration-fire"), 1, 1, True)),
        "a scroll works on its own colour",
    ),
    (
        lambda: conflict("use alteration-fire"),
        on_top(AlterOwn(0, number("alteration-fire"), 0, 0)),
        "0 is no answer to PickOpponent",
    ),
    (
        lambda: conflict("use alteration-fire"),
        on_top(AlterTheirs(0, number("alteration-fire"), 0, 0, True)),
        "only active opponents",
    ),
    (
        lambda: conflict("use transfer-fire"),
        on_top(TransferOwn(0, number("transfer-fire"), 2, number("renewal-air"))),
        "is no answer to TransferTheirs",
    ),
    (
        lambda: conflict("use theft-fire"),
        on_top(PickOpponent(0, number("theft-fire"), 1)),
        "Theft is of its own colour",
    ),
    (
        lambda: conflict("use theft-fire", "at 2"),
        on_top(GiveDie(1, number("theft-fire"), 2)),
        "the active seat steals",
    ),
    (
        lambda: conflict("use theft-fire", "at 2"),
        on_top(GiveDie(0, number("theft-fire"), 0)),
        "only the victim of a Theft acts in between",
    ),
    (
        lambda: movement("use leap-air"),
        on_top(PassTarget(0, LEAP, node("1.G1"))),
        "is no answer to PassWhat",
    ),
    (
        lambda: movement("use leap-air"),
        on_top(PayDice(0, node("1.V1"), False, node("2.K1"))),
        "is no answer to PassTarget",
    ),
    (
        lambda: movement("use leap-air"),
        on_top(PayDice(0, node("1.V1"), False, -1)),
        "-1 is no answer to PassWhat",
    ),
    (
        lambda: movement("use speed-fire"),
        pending(SpeedFirst(0, SPEED), TurnDown(0, SPEED), EndTurn(0)),
        "Speed breaks twice",
    ),
    (
        lambda: movement("use speed-fire"),
        pending(SpeedSecond(0, SPEED), SpeedSecond(0, SPEED), TurnDown(0, SPEED), EndTurn(0)),
        "the second break follows the first",
    ),
    (
        lambda: movement("use speed-fire"),
        on_top(PayDice(0, node("1.V1"), False, -1)),
        "is no answer to SpeedFirst",
    ),
]


@pytest.mark.parametrize(
    ("table", "change", "reason"),
    PENDING,
    ids=[f"{number} {case[2]}" for number, case in enumerate(PENDING)],
)
def test_what_cannot_be_pending_is_refused_with_the_reason(
    table: Callable[[], Table], change: Callable[[Seals], None], reason: str
) -> None:
    assert reason in refused(table(), change)


@pytest.mark.parametrize("colour", range(4))
@pytest.mark.parametrize("more", [-1, 1])
def test_no_die_is_lost_or_made_while_one_plays(colour: int, more: int) -> None:
    s = state(might())
    GAME.invariants(s)
    s.supply[colour] += more
    with pytest.raises(AssertionError):
        GAME.invariants(s)


def test_every_position_of_a_script_is_accepted() -> None:
    tables = [
        might("use change-mind", "colour fire", "into earth"),
        might("use binding-raven"),
        might("use binding-raven", "raise", binding_raises=True),
        spaces("use swap-fire"),
        spaces("use rearrangement-fire", "move 1.A"),
        spaces("use absorption-fire"),
        spaces("break 1.G1"),
        conflict("use deception-fire", "get fire3 of 2"),
        conflict("use alteration-fire", "at 2", "raise fire 2"),
        conflict("use theft-fire", "at 2"),
        conflict("use exploitation-fire", "exploit renewal-fire of 2"),
        movement("use leap-air"),
        movement("use speed-fire"),
        movement("use dispatch-fire"),
        dungeon(seals=VAULTS).play("alice: give up", "alice: take fire"),
    ]
    for table in tables:
        again = from_json(GAME, table.match.to_json())
        assert again.to_json() == table.match.to_json()


def test_the_set_up_is_a_position_at_every_choice() -> None:
    match = begin(GAME, 3, 1, {"first": "2"})
    seen = 0
    while match.state.round.number == 0:  # type: ignore[attr-defined]
        again = from_json(GAME, match.to_json())
        assert again.to_json() == match.to_json()
        seat = match.awaited()[0]
        match.answer(seat, match.options(seat)[0])
        seen += 1
    assert seen == 12  # three mages and nine dice


# -- Before and after a round --------------------------------------------------------------------


def choosing(mages: int) -> Table:
    """The set-up of three, with some mages chosen; bob is the first player."""
    table = Table.new("five_seals", 3, 1, {"first": "2"})
    for name in table.match.names[:mages]:
        table.play(f"{name}: {table.options(name)[0]}")
    return table


def owing() -> Table:
    """The round is over; bob and alice lack a die each, and bob finished first."""
    short: Seat = {"familiar": "binding", "dice": [], "owed": 1}
    alice, bob = short | {"coming": ["fire"] * 2}, short | {"coming": ["water"] * 2}
    table = dungeon(alice, bob, {"dice": ["air1"]}, seals=VAULTS, finished=[1, 0], active=2)
    return table.play("cara: give up", *["cara: take air"] * 3)


def moved(first: int, second: int) -> Callable[[Seals], None]:
    """Two frames change places; 0 is what happens next."""

    def change(s: Seals) -> None:
        s.stack.reverse()
        s.stack[first], s.stack[second] = s.stack[second], s.stack[first]
        s.stack.reverse()

    return change


@pytest.mark.parametrize(
    ("table", "change", "reason"),
    [
        (lambda: choosing(0), moved(0, 1), "chooses one, in the order of seats"),
        (lambda: choosing(1), lambda s: s.stack.pop(), "chooses one, in the order of seats"),
        (lambda: choosing(1), moved(1, 2), "mages are chosen before dice"),
        (lambda: choosing(3), moved(0, 1), "dice are chosen from the first player on"),
        (lambda: choosing(3), lambda s: s.stack.pop(), "seat 1 chooses 3 dice in all, not 0"),
        (lambda: choosing(3), on_top(TakeDie(1, 2)), "seat 1 chooses 3 dice in all, not 2"),
        (
            lambda: choosing(3),
            lambda s: s.stack.insert(1, NextTurn()),
            "only mages and dice are chosen",
        ),
        (lambda: choosing(3), put(round__number=1), "rounds count from 1"),
        (lambda: choosing(3), put(using=[125]), "no scroll is in use now"),
        (
            lambda: choosing(3),
            lambda s: put(aside=[2], box__0=s.box[0] - 1)(s),
            "no token was broken",
        ),
        (owing, moved(0, 1), "what is owed is chosen in the order of finishing"),
        (owing, on_top(TakeDie(1, 2)), "seat 1 chooses 3 dice in all, not 4"),
        (owing, lambda s: s.stack.pop(), "seat 1 chooses 3 dice in all, not 2"),
        (owing, put(round__finished=[1, 0], players__2__familiar=-1), "seat 2 is not finished"),
        (owing, put(round__number=0), "rounds count from 1"),
    ],
)
def test_what_is_chosen_between_rounds_has_its_order(
    table: Callable[[], Table], change: Callable[[Seals], object], reason: str
) -> None:
    assert reason in refused(table(), change)


def exploiting() -> Table:
    return conflict("use exploitation-fire", "exploit change-fire of 2")


def lent(owner: int, scroll: str) -> Callable[[Seals], None]:
    """Another scroll would be turned down after its use."""

    def change(s: Seals) -> None:
        s.stack[1:] = [s.stack[1], TurnDown(owner, number(scroll)), s.stack[-1]]
        s.using[1] = number(scroll)

    return change


def test_only_a_fitting_scroll_of_an_opponent_is_exploited() -> None:
    assert "is about the scroll in use" in refused(exploiting(), lent(1, "growth-fire"))
    assert "of the same element" in refused(exploiting(), lent(2, "renewal-air"))
    own = refused(exploiting(), lent(0, "alteration-fire"))
    assert "the scroll of an opponent is exploited" in own
    assert "a scroll in use is turned down" in refused(exploiting(), put(using=[]))

    def thrice(s: Seals) -> None:
        s.stack.insert(2, TurnDown(1, number("renewal-fire")))

    assert "one scroll is exploited at a time" in refused(exploiting(), thrice)

    other = TurnDown(0, number("transfer-fire"))
    reason = refused(exploiting(), put(stack__1=other))
    assert "only Exploitation uses a second scroll" in reason
    stolen = conflict("use theft-fire", "at 2")
    theirs = TurnDown(1, number("change-fire"))
    assert "the active seat uses its own scroll" in refused(stolen, put(stack__1=theirs))
